import { countWords } from '../../src/check/texts/words-of';
import type { Mutant } from './mutant';
import { append, countOfBlocks, documentOf, plant } from './plant';
import { pagePaths, servicePaths } from './real-site';

const LONG = 18;
/** Into each page the texts of one service of so many are pasted. */
const SOURCES = 5;
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
    const pasted = (rule: string, how: string, changes: object, field: string) =>
      plant({
        rule,
        file,
        how,
        change: append(['blocks'], {
          type: 'reviews',
          heading: 'What a customer wrote',
          items: [{ ...review, ...changes }],
        }),
        told: { at: ['blocks', last, 'items', 0, field] },
      });
    yield pasted('copied-review', 'name', { name: 'Peter W.' }, 'text');
    yield pasted('copied-review', 'date', { date: 'May 2019' }, 'text');
    yield pasted('copied-review', 'stars', { rating: 4 }, 'text');
    yield pasted(
      'repeated-reviewer',
      'place',
      { place: 'Putney', text: 'The plug of roots was found with a camera and was gone before my lunch was cold.' },
      'name',
    );
  }
}
