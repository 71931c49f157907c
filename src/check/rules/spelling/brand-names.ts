import { distance } from 'fastest-levenshtein';
import { soundOf } from '../../../content/sound';
import { keptPerDocument } from '../../run/findings';
import { typos } from '../../nearest';
import { oncePer, oncePerText } from '../../once';
import type { Diagnostic, Rule } from '../../rule';
import { localeOf } from '../../texts/sentences';
import { Sift } from '../../texts/sift';
import type { Site, SiteDocument } from '../../site';
import { textsIn } from '../../texts/texts';

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

/** A word that is near to the brand, before a dictionary was asked. */
interface Likeness {
  written: string;
  slips: number;
  location: Diagnostic['location'];
  words: Diagnostic['words'];
}

/**
 * Where a text writes the first word of the brand in another way; the second is often a place or a trade. A word that
 * the dictionary has may be meant as that.
 */
const misspellingsIn = oncePer((site: Site): readonly Misspelling[] => {
  const dictionary = site.setting.spelling?.(localeOf(site));
  return [...site.documents.values()].flatMap((document) =>
    likenessesIn(site)(document).map(({ written, slips, ...place }) => ({
      isCertain: slips < 2 && !dictionary?.knows(written),
      diagnostic: { document, ...place },
    })),
  );
});

const likenessesIn = keptPerDocument('likenesses to the brand', (site) => {
  const { brand, words = [] } = soundOf(site.business);
  const first = brand?.first ?? '';
  if (first.length < LEAST_LETTERS || !site.business?.isValid) return undefined;
  const own = new Set(words.map((word) => word?.toLowerCase()));
  const near = nearReader(first);
  const slipsIn = oncePerText((written) => slipsOf(written, first));
  return (document: SiteDocument) =>
    document.kind === 'site'
      ? []
      : textsIn(document).flatMap(({ path, value }) =>
          [...near(value)].flatMap(({ start, written }): Likeness[] => {
            const slips = own.has(written.toLowerCase()) ? undefined : slipsIn(written);
            if (slips === undefined) return [];
            const location = { path, part: 'value' as const, inside: { start, end: start + written.length } };
            return [{ written, slips, location, words: wordsFor(written, first) }];
          }),
        );
});

const wordsFor = (written: string, brand: string): Diagnostic['words'] => ({
  message: `"${written}" seems to mean "${brand}".`,
  fix: `Write "${brand}" in its place, or {brand} for the whole name.`,
  why: 'Visitors who search for the name would not find it, and wonder whether they are on the right page.',
});

/**
 * What of a text may be the brand: a word in small letters or two words only where they are it, letter by letter, and
 * then its beginning or its end stands in one piece.
 */
function nearReader(brand: string): (text: string) => Iterable<{ start: number; written: string }> {
  const lower = brand.toLowerCase();
  const sift = new Sift(() => [[lower.slice(0, LEAST_PIECE)], [lower.slice(-LEAST_PIECE)]]);
  const hasAll = (text: string) => text.toLowerCase().replaceAll(/[ -]/g, '').includes(lower);
  return (text) => (sift.mayMatch(text) && hasAll(text) ? namesIn(text) : capitalsIn(text));
}

const LEAST_PIECE = 3;
const CAPITAL = new RegExp(WORD.source.replace(String.raw`\p{L}+`, String.raw`\p{Lu}\p{L}*`), 'gu');

const capitalsIn = (text: string) =>
  Array.from(text.matchAll(CAPITAL), ({ 0: written, index: start }) => ({ start, written }));

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

/** The slips that make a word of the brand; `undefined` where it is right, or another word. */
function slipsOf(written: string, brand: string): number | undefined {
  if (Math.abs(written.length - brand.length) > 2 || written === brand || written === brand.toUpperCase())
    return undefined;
  const joined = written.replaceAll(/[ -]/g, '');
  const isSame = joined.toLowerCase() === brand.toLowerCase();
  if (!isSame && (joined !== written || !/^\p{Lu}/u.test(written))) return undefined;
  const slips = isSame ? 0 : Math.min(typos(written, brand), distance(written.toLowerCase(), brand.toLowerCase()));
  if (slips <= (brand.length < LONG_NAME ? 1 : 2)) return slips;
  return brand.length >= LONG_NAME && consonantsOf(written) === consonantsOf(brand) ? slips : undefined;
}

/** What is heard of a name beside its vowels: "Cartwrite" and "Cartwright" are one. */
const consonantsOf = (name: string) =>
  name.charAt(0) +
  name
    .slice(1)
    .replaceAll(/gh|ck|ph/g, (pair) => ({ gh: '', ck: 'k', ph: 'f' })[pair]!)
    .replaceAll(/[aeiouy]/g, '')
    .replaceAll(/(.)\1/g, '$1');

const told = (site: Site, isCertain: boolean) =>
  misspellingsIn(site).flatMap((each) => (each.isCertain === isCertain ? [each.diagnostic] : []));

/** A word of the brand that is one letter off the place of the business, or what it is registered as. */
function* ofBrandItself({ business, region }: Site): Generator<Diagnostic> {
  const { brand = {}, address, registration = [] } = soundOf(business);
  const near = [region?.file.name, address?.locality, address?.region, ...registration.map((each) => each?.value)]
    .flatMap((text) => String(text ?? '').match(/\p{L}+/gu) ?? [])
    .filter((word) => word.length >= LEAST_LETTERS);
  for (const part of ['first', 'second'] as const) {
    for (const { 0: word, index: start } of (brand[part] ?? '').matchAll(/\p{L}+/gu)) {
      const meant = near.find((each) => typos(each, word) === 1);
      if (word.length < LEAST_LETTERS - 1 || !meant || near.some((each) => typos(each, word) === 0)) continue;
      yield {
        document: business!,
        location: { path: ['brand', part], part: 'value', inside: { start, end: start + word.length } },
        words: {
          message: `Is "${word}" of the brand "${meant}", as it is spelt elsewhere in this file?`,
          fix: `Write "${meant}" in its place, or leave it if the name is meant so.`,
          why: 'The brand stands in every title and on every page: visitors would read it misspelt everywhere.',
        },
      };
    }
  }
}

export const misspeltBrand: Rule = {
  code: 'misspelt-brand',
  severity: 'error',
  mayAllow: true,
  summary: 'A text means the name of the business, and writes it in another way.',
  example: { before: '"text": "Call Tapright at any hour."', after: '"text": "Call {brand} at any hour."' },
  check: (site) => told(site, true),
};

export const doubtfulBrand: Rule = {
  code: 'doubtful-brand',
  severity: 'warning',
  summary: 'A word of a text may be meant as the name of the business.',
  example: { before: '"text": "Call Tabright at any hour."', after: '"text": "Call {brand} at any hour."' },
  check: (site) => [...told(site, false), ...ofBrandItself(site)],
};
