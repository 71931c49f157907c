import { expect, it } from 'vitest';
import { partsOf, sharedBlocks, sitePages } from './site-texts';
import type { Part } from './site-texts';

/** The photographs of a page in their order, those of its shared blocks among them. */
const photosOf = (blocks: readonly Part[]): string[] => {
  const drawn = blocks.flatMap((block) => (block['type'] === 'shared' ? sharedBlocks(String(block['ref'])) : [block]));
  return partsOf(drawn).flatMap(({ show, file }) => (show === 'photo' || show === 'backdrop' ? [String(file)] : []));
};
const twiceIn = (names: readonly string[]) => names.filter((name, nth) => names.indexOf(name) !== nth);

it('[PG19] shows no photograph twice on a page, so no two cards have the same one', () => {
  const shown = sitePages.map(({ path, blocks }) => ({ path, photos: photosOf(blocks) }));
  expect(shown.filter(({ photos }) => photos.length > 3).length).toBeGreaterThan(5);
  expect(shown.flatMap(({ path, photos }) => twiceIn(photos).map((name) => `${path}: ${name}`))).toEqual([]);
});

it('[PG19] counts what a shared block shows', () => {
  const [call] = sharedBlocks('area-call');
  const shared = { type: 'shared', ref: 'area-call' };
  expect(twiceIn(photosOf([shared, call!]))).toEqual(photosOf([shared]));
});
