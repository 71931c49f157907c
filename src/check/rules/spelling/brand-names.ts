import { distance } from 'fastest-levenshtein';
import { soundOf } from '../../../content/sound';
import { typos } from '../../nearest';
import { oncePer } from '../../once';
import type { Diagnostic } from '../../rule';
import { localeOf } from '../../sentences';
import type { Site } from '../../site';
import { textsIn } from '../../texts';

/** So short a name is a word of every day, and near to many. */
const LEAST_LETTERS = 5;
/** From so many letters on a word with two slips in it may be the name. */
const LONG_NAME = 8;
/** In an address the name is written as addresses are. */
const WORD = /(?<![\p{L}@./])\p{L}+(?!\p{L}|@|\.\p{L})/gu;

interface Misspelling {
  isCertain: boolean;
  diagnostic: Diagnostic;
}

/** Where a text writes the first word of the brand in another way; the second is often a place or a trade. */
export const misspellingsIn = oncePer((site: Site): readonly Misspelling[] => {
  const { brand, words = [] } = soundOf(site.business);
  const first = brand?.first ?? '';
  if (first.length < LEAST_LETTERS || !site.business?.isValid) return [];
  const own = new Set(words.map((word) => word?.toLowerCase()));
  return [...site.documents.values()].flatMap((document) =>
    document.kind === 'site'
      ? []
      : textsIn(document).flatMap(({ path, value }) =>
          [...namesIn(value)].flatMap(({ start, written }): Misspelling[] => {
            const likeness = own.has(written.toLowerCase()) ? undefined : likenessOf(site, written, first);
            if (!likeness) return [];
            const location = { path, part: 'value' as const, inside: { start, end: start + written.length } };
            return [
              {
                isCertain: likeness === 'certain',
                diagnostic: { document, location, words: wordsFor(written, first) },
              },
            ];
          }),
        ),
  );
});

const wordsFor = (written: string, brand: string): Diagnostic['words'] => ({
  message: `"${written}" seems to mean "${brand}".`,
  fix: `Write "${brand}" in its place, or {brand} for the whole name.`,
  why: 'Visitors who search for the name would not find it, and wonder whether they are on the right page.',
});

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

/** A word that the dictionary has may be meant as that. */
function likenessOf(site: Site, written: string, brand: string): 'certain' | 'doubtful' | undefined {
  if (Math.abs(written.length - brand.length) > 2 || written === brand || written === brand.toUpperCase())
    return undefined;
  const joined = written.replaceAll(/[ -]/g, '');
  const isSame = joined.toLowerCase() === brand.toLowerCase();
  if (!isSame && (joined !== written || !/^\p{Lu}/u.test(written))) return undefined;
  const slips = isSame ? 0 : Math.min(typos(written, brand), distance(written.toLowerCase(), brand.toLowerCase()));
  if (slips > (brand.length < LONG_NAME ? 1 : 2)) return undefined;
  const isWord = site.setting.spelling?.(localeOf(site))?.knows(written) ?? false;
  return slips < 2 && !isWord ? 'certain' : 'doubtful';
}
