import { describe, expect, it } from 'vitest';
import type { MustChange } from '../../src/schema/must-change';
import { toDoValue } from '../../src/content/to-do';
import { siteFrom } from '../../src/content/site';
import { leftToACopier } from '../../src/authoring/copy/left-to-a-copier';
import { seeded } from '../bench/seeded';
import { withExceptionsOf } from './copied-area';
import { inBreaths } from './in-breaths';
import { withValue } from './json-text';
import { documentOf } from './plant';
import { areaPaths, isOfOverwriting, problemsWith, textOf } from './real-site';
import { isFull } from '../sample';

const SAMPLE = 20;

const documents = new Map(areaPaths.map((file): [string, unknown] => [file, documentOf(file)]));
const site = siteFrom(documents);
const marked = new Map(site.valid.map((page) => [page.path, leftToACopier(page, site)]));

/**
 * What is true of the other page in the place of a fact; of the texts of blocks, the next one that nobody has taken.
 */
function truthOf(target: string): (fact: MustChange) => unknown {
  const own = marked.get(target)!;
  const texts = own.filter(({ path }) => path[0] === 'blocks').map(({ value }) => value);
  return ({ path }) =>
    path[0] === 'blocks'
      ? (texts.shift() ?? NOT_THERE)
      : own.find((other) => other.path.join('/') === path.join('/'))?.value;
}

/** Where the other page has fewer texts. */
const NOT_THERE =
  'We carry washers, valves and lengths of copper for every landing of every staircase in these terraces.';

/** A page that `npm run copy` makes, over which its author has written k of the n values that it marks. */
function copyWith(source: string, target: string, isWritten: readonly boolean[]): string {
  const truth = truthOf(target);
  const facts = marked.get(source)!;
  const isOfTarget = facts.some(({ path }, index) => path.at(-1) === 'credentials' && isWritten[index]);
  return facts.reduce(
    (text, fact, index) => {
      const value = truth(fact);
      return withValue(text, fact.path, isWritten[index] ? value : toDoValue(fact));
    },
    withExceptionsOf(isOfTarget ? target : undefined, textOf(source)),
  );
}

describe('an area page that was copied by the command', () => {
  it(
    '[PR9] and of whose n marked facts k are written has exactly n − k problems, onto every other page and whichever they are',
    { timeout: isFull ? 1_800_000 : 120_000 },
    async () => {
      const random = seeded(61);
      const pairs = areaPaths.flatMap((source) =>
        areaPaths.filter((target) => target !== source).map((target) => ({ source, target })),
      );
      const chosen = isFull ? pairs : Array.from({ length: SAMPLE }, () => pairs[Math.floor(random() * pairs.length)]!);
      const wrong = await inBreaths(chosen, ({ source, target }, index) => {
        const share = index % 10 === 0 ? 0 : index % 10 === 1 ? 1 : random();
        const isWritten = marked.get(source)!.map(() => random() < share);
        const problems = problemsWith(
          new Map([[target, new TextEncoder().encode(copyWith(source, target, isWritten))]]),
        ).filter((problem) => !isOfOverwriting(problem));
        const left = isWritten.filter((each) => !each).length;
        const told = problems.map(({ file, rule, pointer }) => `${file === target ? '' : file} ${rule} ${pointer}`);
        return problems.length === left && problems.every(({ file, rule }) => file === target && rule === 'to-do')
          ? []
          : [`${source} onto ${target}: ${left} left, told ${told.join(', ')}`];
      });
      expect(wrong.flat()).toEqual([]);
    },
  );
});
