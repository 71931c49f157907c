import { seeded } from './bench/seeded';

/** `npm run test:full`: every suite whole. */
export const isFull = process.env['FULL'] !== undefined;

/** `SEED=2 npm test` draws other samples. */
export const SEED = Number(process.env['SEED'] ?? 1);

/** Of the tests that take long a run takes one in so many. */
const TURNS = 4;

/** With these two numbers the long tests of the day are about as many in each turn. */
const numberOf = (name: string) => [...name].reduce((sum, sign) => (sum * 33 + sign.codePointAt(0)!) % 2 ** 32, 2);

/** Whether a long test is run: so many seeds one after another run each once; in full, and by its file, all are run. */
export const isInTurn = (name: string): boolean =>
  isFull || process.env['SEED'] === undefined || Math.floor(seeded(numberOf(name))() * TURNS) === SEED % TURNS;

/** Whether one of many by this name is looked at: about half of them, drawn by the seed; each of them in full. */
export const isDrawn = (name: string): boolean => isFull || seeded(numberOf(name) + SEED)() < 0.5;

/** At most `most` of the items, in their order and drawn by the seed, the first always among them; whole in full. */
export function sampleOf<Item>(items: readonly Item[], most: number): readonly Item[] {
  if (isFull || items.length <= most) return items;
  const random = seeded(SEED);
  const drawn = items
    .map((item, index) => ({ item, index, lot: index === 0 ? -1 : random() }))
    .toSorted((one, other) => one.lot - other.lot)
    .slice(0, most);
  return drawn.toSorted((one, other) => one.index - other.index).map(({ item }) => item);
}
