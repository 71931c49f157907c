import { soundOf } from '../../../content/sound';
import { oncePer } from '../../once';
import type { Words } from '../../problem';
import type { PageHead } from '../../../content/resolve';
import type { Diagnostic, Rule } from '../../rule';
import type { Site } from '../../site';
import { comparable } from '../../words';
import { wordsOf } from '../../texts/words-of';
import { brandOf } from './titles';

/** How often one word may stand in a text of this length. */
const LIMITS = { title: 2, description: 3 } as const;
/** Shorter words are what sentences are made of. */
const SHORTEST = 4;
const SMALL_WORDS = new Set(
  'also and from have into that their them they this what when which will with your'.split(' '),
);

export const keywordStuffing: Rule = {
  code: 'keyword-stuffing',
  severity: 'warning',
  yieldsTo: ['vague-title'],
  summary: 'A title, a description or the keywords repeat one word again and again, or one keyword is a list.',
  example: {
    before: '"title": "Repairs, fast repairs, cheap repairs"',
    after: '"title": "Fast repairs at a fair price | {brand}"',
  },
  check(site) {
    const word = repeatedInBrand(site);
    const found = (site.resolver?.heads() ?? []).flatMap(repeatedIn);
    if (word === undefined) return found;
    const ofBrand = { document: site.business!, location: BRAND, words: repeatedName(word, brandOf(site)) };
    return [ofBrand, ...found.filter(({ location }) => location.path.at(-1) !== 'title')];
  },
};

const BRAND = { path: ['brand', 'second'], part: 'value' as const };

/** A word of both parts of the brand, which every title then has twice. */
function repeatedInBrand({ business }: Site): string | undefined {
  const { first = '', second = '' } = soundOf(business).brand ?? {};
  const words = wordsOf(second).map(({ word }) => word);
  return words.find((word) => word.length >= SHORTEST && wordsOf(first).some((other) => other.word === word));
}

const repeatedName = (word: string, name: string): Words => ({
  message: `The word "${word}" stands in both parts of the brand, so that the name is "${name}".`,
  fix: 'Take it out of one of the two.',
  why: 'Visitors would read the name so in every title and on every page.',
});

const repeatedIn = oncePer((read: PageHead) => [...repeatedWords(read), ...repeatedKeywords(read)]);

function* repeatedWords({ page, head }: PageHead): Generator<Diagnostic> {
  for (const field of ['title', 'description'] as const) {
    const counts = new Map<string, number>();
    for (const { word } of wordsOf(head[field])) {
      if (word.length >= SHORTEST && !SMALL_WORDS.has(word)) counts.set(word, (counts.get(word) ?? 0) + 1);
    }
    const [most] = [...counts].sort(([, a], [, b]) => b - a);
    if (!most || most[1] <= LIMITS[field]) continue;
    const [word, count] = most;
    yield {
      document: page,
      location: { path: ['metadata', field], part: 'value' },
      words: repeatedWord({ word, count, field }),
    };
  }
}

function* repeatedKeywords({ page, head }: PageHead): Generator<Diagnostic> {
  const seen = new Map<string, number>();
  for (const [index, keyword] of head.keywords.entries()) {
    const parts = keyword.split(/[,;|]/).filter((part) => part.trim() !== '');
    if (parts.length > MOST_PARTS)
      yield {
        document: page,
        location: { path: ['metadata', 'keywords', index], part: 'value' },
        words: severalKeywords(parts),
      };
    const plain = comparable(keyword);
    const first = seen.get(plain);
    if (first === undefined) seen.set(plain, index);
    else {
      const location = (at: number) => ({ path: ['metadata', 'keywords', at], part: 'value' as const });
      yield {
        document: page,
        location: location(index),
        words: repeatedKeyword(keyword),
        related: [{ document: page, location: location(first), message: 'It stands here first.' }],
      };
    }
  }
}

/** "repairs Northgate, Riverside" may be one. */
const MOST_PARTS = 2;

const severalKeywords = (parts: readonly string[]): Words => ({
  message: `This is one keyword, and holds ${parts.length} of them.`,
  fix: `Give each its own quotes: ${parts.map((part) => JSON.stringify(part.trim())).join(', ')}.`,
  why: 'Search engines would take the whole list for one phrase, which nobody looks for.',
});

const repeatedKeyword = (text: string): Words => ({
  message: `The keyword "${text}" stands here twice.`,
  fix: 'Remove one of the two.',
  why: 'Search engines take repetition for an attempt to mislead them.',
});

const repeatedWord = ({ word, count, field }: { word: string; count: number; field: string }): Words => ({
  message: `The word "${word}" stands ${count} times in this ${field}.`,
  fix: 'Keep it once or twice, and say something new in the place of the others.',
  why: 'It reads like a list for machines, and search engines rank such pages lower.',
});
