import { declaredBy } from '../../../content/declared';
import type { Site } from '../../../content/site';
import type { ListedKind } from '../../../kinds/kind';
import { slugOf } from '../../../schema/slug';

/** The fact after which a new page of a kind is called: that of most other pages of the site, or else its name. */
export function namingFact(kind: ListedKind, site: Site): string {
  const { fact } = kind.fileName;
  const others = site.valid.filter((page) => page.kind === kind.name);
  const after = others.filter((page) => {
    const { [fact]: own } = declaredBy(page)!.facts as Record<string, unknown>;
    return own !== undefined && page.route.endsWith(`/${slugOf(String(own))}`);
  });
  return 2 * after.length > others.length ? fact : 'name';
}
