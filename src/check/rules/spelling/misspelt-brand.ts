import { distance } from 'fastest-levenshtein';
import type { SiteFile } from '../../../content/site.schema';
import type { Rule } from '../../rule';
import { textsIn } from '../../texts';

/** So short a name is a word of every day, and near to many. */
const LEAST_LETTERS = 5;
const MOST_SLIPS = 2;
/** In an address the name is written as addresses are. */
const WORD = /(?<![\p{L}@./])\p{L}+(?!\p{L}|@|\.\p{L})/gu;

/** The first word of a brand is its own; the second is often a place or a trade. */
export const misspeltBrand: Rule = {
  code: 'misspelt-brand',
  severity: 'warning',
  summary: 'A text seems to mean the name of the business, and writes it in another way.',
  example: { before: '"text": "Call Tapright at any hour."', after: '"text": "Call {brand} at any hour."' },
  *check(site) {
    if (!site.business?.isValid) return;
    const {
      brand: { first },
      words = [],
    } = site.business.value as Pick<SiteFile, 'brand' | 'words'>;
    if (first.length < LEAST_LETTERS) return;
    const own = new Set(words.map((word) => word.toLowerCase()));
    for (const document of site.documents.values()) {
      if (document.kind === 'site') continue;
      for (const { path, value } of textsIn(document)) {
        for (const { start, written } of namesIn(value)) {
          if (own.has(written.toLowerCase()) || !isMeant(written, first)) continue;
          yield {
            document,
            location: { path, part: 'value', inside: { start, end: start + written.length } },
            words: {
              message: `"${written}" seems to mean "${first}".`,
              fix: `Write "${first}" in its place, or {brand} for the whole name.`,
              why: 'Visitors who search for the name would not find it, and wonder whether they are on the right page.',
            },
          };
        }
      }
    }
  },
};

/** Each word, and each two that stand side by side: "Tap wright". */
function* namesIn(text: string): Generator<{ start: number; written: string }> {
  const words = [...text.matchAll(WORD)];
  for (const [at, { 0: word, index }] of words.entries()) {
    yield { start: index, written: word };
    const next = words[at + 1];
    if (next && /^[ -]$/.test(text.slice(index + word.length, next.index))) {
      yield { start: index, written: text.slice(index, next.index + next[0].length) };
    }
  }
}

function isMeant(written: string, brand: string): boolean {
  if (written === brand || written === brand.toUpperCase()) return false;
  const joined = written.replaceAll(/[ -]/g, '');
  if (joined.toLowerCase() === brand.toLowerCase()) return true;
  if (joined !== written || !/^\p{Lu}/u.test(written) || Math.abs(written.length - brand.length) > MOST_SLIPS)
    return false;
  return distance(written.toLowerCase(), brand.toLowerCase()) <= MOST_SLIPS;
}
