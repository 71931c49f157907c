import { soundOf } from '../../../content/sound';
import { oncePer } from '../../once';
import type { Diagnostic, Rule } from '../../rule';
import { keptPerDocument } from '../../run/findings';
import type { Site, SiteDocument } from '../../site';
import { localeOf } from '../../texts/sentences';
import { Sift } from '../../texts/sift';
import { textsIn } from '../../texts/texts';
import type { FoundText } from '../../texts/texts';
import { upperFirst } from '../../words';
import { isName } from './names';
import { readForWords, wordsOfSite } from './site-words';
import { meantBy, siftOf, vocabularyFor } from './vocabulary';
import type { SpellingVocabulary } from './vocabulary';

/** A word that stands so often is one of them. */
const LEAST_USES = 2;

export const doubtfulWord: Rule = {
  code: 'doubtful-word',
  severity: 'warning',
  yieldsTo: ['mistaken-word', 'misspelt-word', 'cut-off-text', 'pasted-remains', 'placeholder-text', 'misspelt-brand'],
  summary: 'A word stands nowhere else on the site, and one that sounds like it is a word of the site.',
  example: {
    before: '"text": "The waist pipe is blocked."',
    after: '"text": "The waste pipe is blocked."',
  },
  *check(site) {
    const all = [...site.documents.values()].flatMap((document) =>
      doubtsIn(site)(document).map((doubt) => ({ document, ...doubt })),
    );
    const own = new Set(soundOf(site.business).words?.map((word) => word?.toLowerCase()));
    for (const { document, word, sort, written, meant, ...location } of all) {
      const isMeant = sort === 'twin' ? isOnlyIn(document, word, all) && isUsed(site, meant) : isThing(site, word);
      if (!isMeant || own.has(word)) continue;
      yield { document, location: { ...location, part: 'value' }, words: wordsFor(written, meant, sort) };
    }
  },
};

/** A word that stands for another, if that is a word of the site, or if `word` is one of its things. */
interface Doubt {
  word: string;
  sort: 'twin' | 'thing';
  written: string;
  meant: string;
  path: FoundText['path'];
  inside: { start: number; end: number };
}

const doubtsIn = keptPerDocument('doubtful words', (site) => {
  const vocabulary = vocabularyFor(localeOf(site));
  if (vocabulary.twins.size === 0) return undefined;
  const sift = twinSift(vocabulary);
  return (document: SiteDocument) =>
    textsIn(document).flatMap((text) =>
      isName(text) || text.path[0] === 'allow'
        ? []
        : [...(sift.mayMatch(text.value) ? twinsIn(text, vocabulary) : []), ...thingsIn(text, vocabulary)],
    );
});

const twinSift = oncePer(({ twins }: SpellingVocabulary) => new Sift(() => [[...twins.keys()]]));

const WORD = /(?<![\p{L}\p{N}@./{'’-])\p{L}{3,}(?![\p{L}\p{N}@}'’-])/gu;
/** A capital inside a sentence begins a name. */
const INSIDE = /[\p{L}\p{N},] $/u;

function* twinsIn({ path, value }: FoundText, { twins }: SpellingVocabulary): Generator<Doubt> {
  for (const { 0: written, index } of value.matchAll(WORD)) {
    const word = written.toLowerCase();
    const meant = twins.get(word);
    if (meant === undefined) continue;
    const isLarge = written !== word;
    if (isLarge && INSIDE.test(value.slice(0, index))) continue;
    const inside = { start: index, end: index + written.length };
    yield { word, sort: 'twin', written, meant: isLarge ? upperFirst(meant) : meant, path, inside };
  }
}

function* thingsIn({ path, value }: FoundText, { beforeThings }: SpellingVocabulary): Generator<Doubt> {
  for (const index of siftOf(beforeThings).matching(value)) {
    const slip = beforeThings[index]!;
    for (const found of value.matchAll(slip[0])) {
      const [written] = found;
      const word = found.groups!['thing']!.toLowerCase();
      const isMeant = meantBy(slip, found);
      const inside = { start: found.index, end: found.index + written.length };
      const isLarge = /^\p{Lu}/u.test(written);
      yield { word, sort: 'thing', written, meant: isLarge ? upperFirst(isMeant) : isMeant, path, inside };
    }
  }
}

/** How often a site shows that a word is one of its things. */
const thingsOfSite = oncePer((site: Site): ReadonlyMap<string, number> => {
  const uses = new Map<string, number>();
  for (const document of readForWords(site))
    for (const thing of thingsOf(document, vocabularyFor(localeOf(site)))) uses.set(thing, (uses.get(thing) ?? 0) + 1);
  return uses;
});

const thingsOf = (document: SiteDocument, { things }: SpellingVocabulary) =>
  textsIn(document).flatMap(({ value }) => (things ? Array.from(value.matchAll(things), ([, word]) => word!) : []));

const isOnlyIn = (document: SiteDocument, word: string, all: readonly { document: SiteDocument; word: string }[]) =>
  all.every((each) => each.word !== word || each.document === document);

/** Of several things that one of them is said counts, too: "levers" are a word of a site that has a lever. */
function isUsed(site: Site, word: string): boolean {
  const uses = (each: string | undefined) => (each === undefined ? 0 : (wordsOfSite(site).get(each) ?? 0));
  const small = word.toLowerCase();
  return uses(small) + uses(vocabularyFor(localeOf(site)).singularOf?.(small)) >= LEAST_USES;
}

const isThing = (site: Site, word: string) =>
  !vocabularyFor(localeOf(site)).noThings.has(word) && (thingsOfSite(site).get(word) ?? 0) >= LEAST_USES;

const wordsFor = (written: string, meant: string, sort: Doubt['sort']): Diagnostic['words'] => ({
  message:
    sort === 'twin'
      ? `"${written}" stands nowhere else on this site, and "${meant}" is one of its words. Is "${meant}" meant?`
      : `Is "${meant}" meant by "${written}"?`,
  fix: `If it is, write "${meant}" in its place${sort !== 'twin' ? '' : `. If "${written}" is right, add it to "words" in pages/_site.json`}.`,
  why: 'No dictionary finds a right word in the wrong place, but visitors do, and stumble over it.',
});
