import { ownTextsOf } from '../../check/rules/copies/copies';
import { schemaOf } from '../../content/site';
import type { Page, Site } from '../../content/site';
import { schemaAt } from '../../schema/children';
import { mustChangeIn } from '../../schema/must-change';
import type { MustChange } from '../../schema/must-change';

/**
 * The values that a copier must write anew: each field that its schema marks so, and each text that the check would
 * report as left over. So the check reports nothing in a copy that is not marked.
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
