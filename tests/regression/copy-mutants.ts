import { countWords } from '../../src/check/texts/words-of';
import type { Mutant } from './mutant';
import { append, countOfBlocks, documentOf, plant } from './plant';
import { pagePaths, servicePaths } from './real-site';

const LONG = 18;
/** Into each page the texts of one service of so many are pasted. */
const SOURCES = 3;
const REVIEWS = 'pages/reviews.json';

interface Review {
  name: string;
  text: string;
}

/** Pages that visitors have not seen yet, and so were written after the others. */
const newer = pagePaths.filter((file) => /guides\/|landlords|whose-pipe/.test(file));

/** Longer paragraphs without what other rules would have something to say of: tokens, links, figures, hotlines. */
const paragraphsOf = (file: string) =>
  documentOf(file)
    .blocks.flatMap(({ type, paragraphs }) => (type === 'prose' ? (paragraphs as string[]) : []))
    .filter((text) => countWords(text) >= LONG && !/[{[\d]|Thames/.test(text));

/** Texts and reviews of one page that were pasted into another. */
export function* copyMutants(): Generator<Mutant> {
  for (const [index, file] of newer.entries()) {
    const last = countOfBlocks(file);
    for (const source of servicePaths.filter((_, at) => at % SOURCES === index % SOURCES)) {
      for (const [number, text] of paragraphsOf(source).entries()) {
        yield plant({
          rule: 'copied-text',
          file,
          how: `${source} ${number}`,
          change: append(['blocks'], { type: 'prose', heading: 'One more thing', paragraphs: [text] }),
          told: { at: ['blocks', last, 'paragraphs', 0] },
        });
      }
    }
    const items = documentOf(REVIEWS).blocks.flatMap((block) => (block['items'] ?? []) as Review[]);
    const review = items.filter(({ text }) => text !== undefined)[index % 6]!;
    const pasted = (how: string, changes: object) =>
      plant({
        rule: 'copied-review',
        file,
        how,
        change: append(['blocks'], {
          type: 'reviews',
          heading: 'What a customer wrote',
          items: [{ ...review, ...changes }],
        }),
        told: { at: ['blocks', last, 'items', 0, 'text'] },
      });
    yield pasted('name', { name: 'Peter W.' });
    yield pasted('date', { date: 'May 2019' });
    yield pasted('stars', { rating: 4 });
  }
}
