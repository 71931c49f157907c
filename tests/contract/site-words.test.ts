import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { partsOf, sharedBlocks, sitePages, siteShared, textsOf } from './site-texts';
import type { Part, SiteFile } from './site-texts';

interface Claim {
  id: string;
  subject: string;
  value?: unknown;
  unit?: string;
  text?: string;
}

const { groups } = JSON.parse(readFileSync('pages/_claims.json', 'utf8')) as { groups: { claims: Claim[] }[] };
const claims = groups.flatMap((group) => group.claims);
const areas = sitePages.filter(({ path }) => path.startsWith('pages/areas/'));

it('[F5] has one claim for one truth', () => {
  const said = claims.map(({ id, subject, value, unit, text = '' }) => ({
    id,
    truth: JSON.stringify([subject, value, unit, text]),
  }));
  const twice = said.filter(({ id, truth }) => said.some((other) => other.id !== id && other.truth === truth));
  expect(twice).toEqual([]);
});

/** The sentences that a visitor reads of a page's blocks, those of shared files among them. */
function sentencesOf({ blocks }: SiteFile): string[] {
  const drawn = blocks.flatMap((block) => (block['type'] === 'shared' ? sharedBlocks(String(block['ref'])) : [block]));
  return partsOf(drawn)
    .flatMap(textsOf)
    .flatMap((text) => text.split(/(?<=[.?!])\s+/))
    .filter((sentence) => /[.?!]$/.test(sentence));
}

/** The share of all sentences that stand on so many pages or more. */
function shareOnMany(pages: string[][], many: number): number {
  const on = new Map<string, number>();
  for (const sentence of pages.flatMap((each) => [...new Set(each)])) on.set(sentence, (on.get(sentence) ?? 0) + 1);
  const all = pages.flat();
  return all.filter((sentence) => on.get(sentence)! >= many).length / all.length;
}

it('[F6] writes most of an area page for its own district: a sixth of its sentences at most stand on five or more', () => {
  expect(areas.length).toBe(37);
  expect(shareOnMany(areas.map(sentencesOf), 5)).toBeLessThanOrEqual(1 / 6);
  const own = areas.map(({ path, blocks }) => sentencesOf({ path, blocks: blocks.filter(({ ref }) => !ref) }));
  expect(shareOnMany(own, 5)).toBe(0);
  expect(
    shareOnMany(
      [
        ['Ours.', 'One.'],
        ['Ours.', 'Two.'],
      ],
      2,
    ),
  ).toBe(0.5);
});

it('[F6] keeps the frame of the area pages in shared files, and links from what is written by hand', () => {
  const framed = ['area-hero', 'area-frame', 'area-services', 'area-nearest', 'area-call'];
  for (const { path, blocks } of areas) {
    expect(
      blocks.flatMap((block) => (block['type'] === 'shared' ? [block['ref']] : [])),
      path,
    ).toEqual(framed);
    const own = blocks.filter(({ type }) => type === 'prose');
    expect(JSON.stringify(own), path).toMatch(/\]\(\/[a-z]/);
  }
});

/** What the trade calls it, and what people at home may know it by. */
const NAMES = [
  [/stop ?taps?\b/i, /stop taps? \(stopcock\)/i],
  [/consumer unit/i, /consumer unit \(fuse box\)/i],
] as const;
const textsWith = (blocks: Part[], name: RegExp) =>
  partsOf(blocks.filter(({ type }) => type !== 'reviews'))
    .flatMap(textsOf)
    .filter((text) => name.test(text));

it('[F5] says what a stop tap and a consumer unit are also called, on each page that speaks of them', () => {
  const found = [...sitePages, ...siteShared].flatMap(({ path, blocks }) =>
    NAMES.flatMap(([name, both]) => {
      const texts = textsWith(blocks, name);
      return texts.length > 0 ? [{ path, name: String(name), isSaid: texts.some((text) => both.test(text)) }] : [];
    }),
  );
  expect(found.length).toBeGreaterThan(30);
  expect(found.filter(({ isSaid }) => !isSaid)).toEqual([]);
});
