import { schemaAt } from '../../content/must-change';
import type { Path } from '../../content/walk';
import { missingGasHotline as words } from '../messages/reading';
import type { Rule } from '../rule';
import { isObject } from '../schema-walk';
import { schemaOf } from '../site';
import type { Site, SiteDocument } from '../site';
import { textsIn } from '../texts';

const GAS = /\b(gas (leak|escape)s?|leaking gas|smell(s|ing)?( of)?( the)? gas)\b/i;

/** Blocks and cards that can show a hotline are known by having a field for it. */
export const missingGasHotline: Rule = {
  code: 'missing-gas-hotline',
  severity: 'error',
  summary: 'A block or card speaks of leaking gas in its heading and does not show the gas emergency number.',
  example: { before: '{ "icon": "flame", "heading": "Gas leak", "text": "…" }', after: '{ "icon": "flame", "heading": "Gas leak", "text": "…", "before": { "hotline": "gas" } }' },
  *check(site) {
    const id = gasHotline(site);
    if (!id) return;
    for (const document of site.documents.values()) {
      // What seems to be missing may be there under a misspelt name.
      if (!document.isValid) continue;
      for (const { kind, path, value } of textsIn(document)) {
        if (kind !== 'heading' || path.at(-1) !== 'heading' || !GAS.test(value)) continue;
        if (lacksHotline(document, path.slice(0, -1))) yield { document, spot: { path, part: 'value' }, words: words({ heading: value, id }) };
      }
    }
  },
};

function gasHotline({ business }: Site): string | undefined {
  const list = isObject(business?.value) ? business.value['hotlines'] : undefined;
  const found = (Array.isArray(list) ? list : []).find((each: unknown) => isObject(each) && /\bgas\b/i.test(`${String(each['id'])} ${String(each['name'])}`)) as { id: string } | undefined;
  return found?.id;
}

/** Whether what stands at this path could show a hotline and shows none. */
function lacksHotline({ kind, value }: SiteDocument, path: Path): boolean {
  const copy: unknown = structuredClone(value);
  const owner = path.reduce<unknown>((inner, step) => (inner as Record<string | number, unknown>)[step], copy) as Record<string, unknown>;
  if (owner['before'] !== undefined) return false;
  owner['before'] = {};
  return schemaAt(schemaOf(kind), copy, [...path, 'before']) !== undefined;
}
