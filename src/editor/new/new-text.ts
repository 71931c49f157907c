import { filledIn } from '../../authoring/new/filled-in';
import { templateOf } from '../../authoring/new/template';
import { withSchema } from '../../authoring/new/with-schema';
import { valueAt } from '../../json/path';
import type { ListedKind } from '../../kinds/kind';
import { districtOf } from '../copy/begin-copy';
import type { EditorSite } from '../site/editor-site';
import type { Wish } from './wish';

/** The facts that a new page of a kind needs first: those of its address, and its name. */
export function requiredFacts(site: EditorSite, kind: ListedKind): string[] {
  const template: unknown = JSON.parse(templateOf(kind, site.site()));
  return [...new Set<string>([kind.fileName.fact, 'name'])].filter(
    (fact) => valueAt(template, ['facts', fact]) !== undefined,
  );
}

/** The text of a page that is made from nothing: the template of its kind, with what is known already. */
export function newText(site: EditorSite, kind: ListedKind, { path, facts, isDraft }: Wish): string {
  const district = districtOf(site, facts['code'] ?? '');
  const given: Record<string, unknown> = {
    ...facts,
    ...(district && {
      code: district.code,
      coordinates: { latitude: district.centre.latitude, longitude: district.centre.longitude },
    }),
  };
  const answered = Object.entries(given)
    .map(([fact, value]) => ({ path: ['facts', fact], value: typeof value === 'string' ? value.trim() : value }))
    .filter(({ value }) => value !== '');
  const template = templateOf(kind, site.site(), new Set(answered.map(({ path: [, fact] }) => fact!)));
  const answers = answered.filter((each) => valueAt(JSON.parse(template), each.path) !== undefined);
  return withSchema(filledIn(template, { kind, answers, isDraft }), path, site.site().documents);
}
