import { describe, expect, it } from 'vitest';
import type { Problem } from '../../src/check/problem';
import { seeded } from '../fixtures/seeded';
import { copiedArea, mustChangeOf } from './copied-area';
import { areaPaths, problemsWith } from './real-site';

const isFull = Boolean(process.env['FULL']);
const SAMPLE = 40;

interface Copy {
  source: string;
  target: string;
  isChanged: boolean[];
}

/** Every area copied onto every other, or a sample by a seed, with k of its n facts changed; k and which they are by chance. */
function* copies(): Generator<Copy> {
  const random = seeded(37);
  const pairs = areaPaths.flatMap((source) => areaPaths.filter((target) => target !== source).map((target) => ({ source, target })));
  const chosen = isFull ? pairs : Array.from({ length: SAMPLE }, () => pairs[Math.floor(random() * pairs.length)]!);
  for (const [index, pair] of chosen.entries()) {
    const count = mustChangeOf(pair.source).length;
    const share = index % 10 === 0 ? 0 : index % 10 === 1 ? 1 : random();
    yield { ...pair, isChanged: Array.from({ length: count }, () => random() < share) };
  }
}

/** The title is a template, and may be too long with a longer name: true, and no leftover. */
const isOfLongerName = ({ rule, pointer }: Problem) => rule === 'long-title' && pointer === '/metadata/title';

describe('one area page copied onto another', () => {
  it('[PR7] with k of its n own facts changed has exactly n − k problems', { timeout: isFull ? 1_800_000 : 60_000 }, () => {
    const wrong = [...copies()].flatMap(({ source, target, isChanged }) => {
      const text = copiedArea(source, target, isChanged);
      const problems = problemsWith(new Map([[target, new TextEncoder().encode(text)]])).filter((problem) => !isOfLongerName(problem));
      const left = mustChangeOf(source).filter((_, index) => !isChanged[index]);
      if (problems.length === left.length && problems.every(({ file }) => file === target)) return [];
      const told = new Set(problems.map(({ pointer }) => pointer));
      const untold = left.map(({ path }) => `/${path.join('/')}`).filter((pointer) => ![...told].some((each) => each.startsWith(pointer)));
      const extra = problems.filter(({ file, pointer }) => file !== target || !left.some(({ path }) => pointer.startsWith(`/${path.join('/')}`)));
      return [`${source} onto ${target}: ${left.length} of ${isChanged.length} left, ${problems.length} told; not told ${untold.join(' ') || '-'}; besides ${extra.map(({ file, rule, pointer }) => `${file === target ? '' : file} ${rule} ${pointer}`).join(', ') || '-'}`];
    });
    expect(wrong).toEqual([]);
  });
});
