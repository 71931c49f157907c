import { expect } from 'vitest';
import { pushTo } from '../../src/check/lists';
import { seeded } from '../bench/seeded';
import { inBreaths } from './in-breaths';
import { FAMILIES, isMistake } from './all-mutants';
import { fieldMutants } from './field-mutants';
import { judge } from './mutant';
import type { Mutant } from './mutant';
import { isFull, sampleOf } from '../sample';

/** In `npm test` so many of each family are drawn; in full, fields are taken in turns and all others whole. */
const SAMPLE = 5;
/** How long a family may take, in milliseconds. */
export const PLANTED_MS = (isFull ? 60 : 2) * 60_000;

/**
 * Of the changes of each field one is made, another one for the same field of the next document: so every field of
 * every document is spoilt, and every field of every kind of document in every way.
 */
function inTurn(mutants: readonly Mutant[]): Mutant[] {
  const files = new Map<string, number>();
  return [...grouped(mutants, ({ name, sort }) => name.slice(0, -sort.length))].flatMap(([field, changes], index) => {
    const file = field.split(' ')[0]!;
    if (!files.has(file)) files.set(file, files.size);
    const turn = (index + files.get(file)!) % changes.length;
    return [...changes.slice(turn), ...changes.slice(0, turn)].find(isMistake) ?? [];
  });
}

function grouped<Item>(items: readonly Item[], nameOf: (item: Item) => string): Map<string, Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of items) pushTo(groups, nameOf(item), item);
  return groups;
}

function chosen(family: string): Mutant[] {
  // Whether a field may be as it is now takes longer to say than to change it.
  if (family === 'fields')
    return isFull ? inTurn([...fieldMutants()]) : drawn([...fieldMutants()], 2 * SAMPLE).filter(isMistake);
  const mutants = [...FAMILIES[family]!()];
  return isFull ? mutants : drawn(mutants, SAMPLE);
}

/** So many by a seed, as many sorts as can be. */
function drawn(mutants: readonly Mutant[], count: number): Mutant[] {
  const random = seeded(mutants.length);
  const oneOf = (group: readonly Mutant[]) => group[Math.floor(random() * group.length)]!;
  const sorts = sampleOf([...grouped(mutants, ({ sort }) => sort).values()], count);
  return Array.from({ length: count }, (_, index) => oneOf(sorts[index] ?? mutants));
}

interface Score {
  sort: string;
  isCaught: boolean;
  isExact: boolean;
}

/** Each mistake of a family, or a sample, is told as what it is, where it stands, and with nothing beside it. */
export async function expectExact(family: string): Promise<void> {
  const mutants = chosen(family);
  const verdicts = await inBreaths(mutants, (mutant) => ({ sort: mutant.sort, ...judge(mutant) }));
  if (isFull) console.log(scoreOf(family, verdicts));
  expect(verdicts.filter(({ isExact }) => !isExact).map(({ report }) => report)).toEqual([]);
  expect(mutants.length).toBeGreaterThan(isFull ? 100 : SAMPLE - 1);
}

const line = (name: string, group: readonly Score[]) =>
  `${name}: ${group.length} mutants, ${group.filter(({ isCaught }) => isCaught).length} caught, ${group.filter(({ isExact }) => isExact).length} exact`;

function scoreOf(family: string, verdicts: readonly Score[]): string {
  return [
    line(family, verdicts),
    ...[...grouped(verdicts, ({ sort }) => sort)].map(([sort, group]) => `  ${line(sort, group)}`),
  ].join('\n');
}
