import { ownTextsOf } from '../../check/rules/copies/copies';
import { schemaOf } from '../../content/site';
import type { Page, Site } from '../../content/site';
import { schemaAt } from '../../schema/children';
import { mustChangeIn } from '../../schema/must-change';
import type { MustChange } from '../../schema/must-change';

/**
 * What whoever copies a page must write anew: each field that its schema marks so, and each text that the check would
 * call left over. So the check says no more of a copy than is marked in it.
 */
export function leftToACopier(page: Page, site: Site): MustChange[] {
  const { kind, value } = page;
  const schema = schemaOf(kind);
  const marked = mustChangeIn(schema, value);
  const texts = ownTextsOf(page, site.valid, site);
  return [
    ...marked,
    ...texts.map((text) => ({ path: text.path, value: text.value, schema: schemaAt(schema, value, text.path)! })),
  ];
}
