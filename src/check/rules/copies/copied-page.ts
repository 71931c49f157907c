import { copiesIn, sharesOnly } from './copies';
import type { Copy, LeftFact } from './copies';
import { leftFact, leftHere } from '../../messages/copies';
import type { Diagnostic, Rule } from '../../rule';

/** What two pages share alone, district or coordinates, is told by `duplicate-district` and `same-coordinates`. */
export const copiedPage: Rule = {
  code: 'copied-page',
  severity: 'error',
  summary: 'A fact of an area or service page is still the one of the page that it was copied from.',
  example: {
    before: '"streets": ["Victoria Street", "Broadway", …] in pages/areas/n1.json, as in pages/areas/sw1h.json',
    after: '"streets": ["Upper Street", "Essex Road", …]',
  },
  *check(site) {
    for (const copy of copiesIn(site)) {
      if (sharesOnly(copy, 'facts/code') || sharesOnly(copy, 'facts/coordinates')) continue;
      for (const left of copy.left) yield diagnosticOf(copy, left);
    }
  },
};

function diagnosticOf({ page, source, total, left: all }: Copy, { fact, source: original, entries }: LeftFact): Diagnostic {
  const isPart = Array.isArray(fact.value) && entries.length > 0 && entries.length < fact.value.length;
  const path = isPart ? [...fact.path, entries[0]!.index] : fact.path;
  const from = isPart ? [...original.path, entries[0]!.inSource] : original.path;
  return {
    document: page,
    location: { path, part: 'value' },
    words: leftFact({
      field: fact.slot === 'text' ? undefined : String(fact.path.at(-1)), value: fact.value, source: source.path, description: fact.description,
      entries: isPart ? entries.map(({ value }) => value) : undefined,
      receipt: { total, left: all.length },
    }),
    related: [{ document: source, location: { path: from, part: 'value' }, message: leftHere }],
  };
}
