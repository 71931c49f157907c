import { ownTextsOf } from '../../../check/rules/copies/fact-sheet';
import { pagesOf } from '../../../check/site';
import { schemaAt } from '../../../schema/children';
import { mustChangeIn } from '../../../schema/must-change';
import type { MustChange } from '../../../schema/must-change';
import { pageSchemas } from '../../../content/page.schema';
import { listedKindNamed } from '../../../kinds/named';
import { kindOf } from '../../../content/files';

/**
 * What whoever copies a page must write anew: each field that its schema marks so, and on pages of the kinds that the
 * check compares, each text that it would tell as left over. So the check says no more of a copy than is marked in it.
 */
export function leftToACopier(path: string, documents: ReadonlyMap<string, unknown>): MustChange[] {
  const kind = kindOf(path);
  const schema = pageSchemas[kind];
  const value = documents.get(path);
  const marked = mustChangeIn(schema, value);
  if (!listedKindNamed(kind)?.isAlike) return marked;
  const pages = pagesOf(documents).filter((page) => page.kind === kind);
  const texts = ownTextsOf(pages.find((page) => page.path === path)!, pages);
  return [...marked, ...texts.map((text) => ({ path: text.path, value: text.value, schema: schemaAt(schema, value, text.path)! }))];
}
