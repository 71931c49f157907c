import { seeded } from './bench/seeded';

/** `npm run test:full`: every suite whole. */
export const isFull = process.env['FULL'] !== undefined;

/** `SEED=2 npm test` draws other samples. */
export const SEED = Number(process.env['SEED'] ?? 1);

/** Whether one of many by this name is looked at: about half of them, drawn by the seed; each of them in full. */
export const isDrawn = (name: string): boolean =>
  isFull || seeded([...name].reduce((sum, sign) => Math.imul(sum, 31) + sign.codePointAt(0)!, SEED))() < 0.5;

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
