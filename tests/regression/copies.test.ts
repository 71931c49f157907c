import { describe, expect, it } from 'vitest';
import type { OwnFact } from '../../src/check/rules/copies/own-facts';
import type { Problem } from '../../src/check/problem';
import { seeded } from '../bench/seeded';
import { copiedArea, mustChangeOf } from './copied-area';
import { inBreaths } from './in-breaths';
import { find } from './json-text';
import { areaPaths, isOfOverwriting, problemsWith } from './real-site';
import { isFull } from '../sample';

const SAMPLE = 16;

interface Copy {
  source: string;
  target: string;
  isChanged: boolean[];
}

/**
 * Every area copied onto every other, or a sample by a seed, with k of its n facts changed; k and which they are by
 * chance.
 */
function* copies(): Generator<Copy> {
  const random = seeded(37);
  const pairs = areaPaths.flatMap((source) =>
    areaPaths.filter((target) => target !== source).map((target) => ({ source, target })),
  );
  const chosen = isFull ? pairs : Array.from({ length: SAMPLE }, () => pairs[Math.floor(random() * pairs.length)]!);
  for (const [index, pair] of chosen.entries()) {
    const count = mustChangeOf(pair.source).length;
    const share = index % 10 === 0 ? 0 : index % 10 === 1 ? 1 : random();
    yield { ...pair, isChanged: Array.from({ length: count }, () => random() < share) };
  }
}

/** Whether a problem stands at a fact, or names it among the places of the copy. */
function names({ pointer, related, file }: Problem, { path }: OwnFact, text: string): boolean {
  const { start, end } = find(text, path).value;
  const isInside = (each: Problem['related'][number]) =>
    each.file === file && start <= each.range.start.offset && each.range.end.offset <= end;
  return `${pointer}/`.startsWith(`/${path.join('/')}/`) || related.some(isInside);
}

describe('one area page copied onto another', () => {
  it(
    '[PR7] with k of its n own facts changed has one problem with the place of each of the others',
    { timeout: isFull ? 1_800_000 : 300_000 },
    async () => {
      const wrong = await inBreaths(copies(), ({ source, target, isChanged }) => {
        const text = copiedArea(source, target, isChanged);
        const problems = problemsWith(new Map([[target, new TextEncoder().encode(text)]])).filter(
          (problem) => !isOfOverwriting(problem),
        );
        const left = mustChangeOf(source).filter((_, index) => !isChanged[index]);
        const untold = left.filter((fact) => !problems.some((problem) => names(problem, fact, text)));
        const copied = problems.filter(({ rule }) => rule === 'copied-page');
        if (copied.length > 1) return [`${source} onto ${target}: ${copied.length} problems of one copy`];
        // What follows from a fact that was left, such as a title, may be reported beside it.
        // Where all that is left may be true of both pages, such as twenty minutes, nothing need be.
        if (untold.every(({ isUnique }) => !isUnique) && (left.length > 0 || problems.length === 0)) return [];
        const extra = problems.filter(
          ({ pointer }) => !left.some(({ path }) => `${pointer}/`.startsWith(`/${path.join('/')}/`)),
        );
        return [
          `${source} onto ${target}: ${left.length} of ${isChanged.length} left, told ${problems.map(({ rule, pointer }) => `${rule} ${pointer}`).join(', ')}; not told ${untold.map(({ slot }) => slot).join(' ') || '-'}; besides ${extra.map(({ rule, pointer }) => `${rule} ${pointer}`).join(', ') || '-'}`,
        ];
      });
      expect(wrong.flat()).toEqual([]);
    },
  );
});
