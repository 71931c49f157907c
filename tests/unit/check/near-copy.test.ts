import { expect, it } from 'vitest';
import { candidatesAmong, signatureOf, likeness, numberSet } from '../../../src/check/rules/copies/min-hash';
import { seeded } from '../../bench/seeded';
import { published } from './make';
import { said } from './said';
import { islington, threeAreas, victoria } from './some-areas';
import { problemsBy, toldBy } from './told-by';

const FILE = 'pages/areas/islington.json';

/** Victoria's page with each name of Victoria turned into one of Islington. */
function renamed(): object {
  const text = JSON.stringify({ ...victoria(), facts: {} })
    .replaceAll('SW1H', 'N1')
    .replaceAll('Victoria Street', 'Upper Street')
    .replaceAll('Victoria', 'Islington')
    .replaceAll("Queen Anne's Gate", 'Union Chapel');
  return { ...(JSON.parse(text) as object), facts: islington().facts };
}

/** The same with a few words after each text, so that none stands there word for word. */
const reworded = () => {
  const page = renamed() as ReturnType<typeof victoria>;
  for (const block of page.blocks)
    if (block.paragraphs) block.paragraphs = block.paragraphs.map((text) => `${text} So it is.`);
  page.blocks[0]!.intro = `${page.blocks[0]!.intro!} Call.`;
  page.metadata.description = `${page.metadata.description} Call us.`;
  return page;
};

it('[K20] names the older page and the share of a page that differs only by its places and a few words', () => {
  const found = problemsBy('near-copy', { ...threeAreas(), [FILE]: reworded(), ...published('/areas/sw1h') });
  expect(found).toMatchObject(said`
    # ${FILE}
    70 % of what this page says stands in pages/areas/sw1h.json too.
    > Write what only this page can say: its buildings, its streets, its usual faults, its prices. What is the same everywhere belongs in a file of pages/_shared.
    ? Visitors learn nothing from the second page, and search engines show only one of the two.
    ~ pages/areas/sw1h.json`);
});

it('[K20] lets pages be that were written one by one, and leaves what stands word for word to copied-page', () => {
  expect(toldBy('near-copy', threeAreas())).toEqual([]);
  expect(toldBy('near-copy', { ...threeAreas(), [FILE]: { ...victoria(), facts: islington().facts } })).toEqual([]);
});

it('[K20] counts nothing that is left to write', () => {
  const begun = (page: ReturnType<typeof victoria>) => {
    const marks = Array.from({ length: 20 }, (_, index) => `TO DO: Write here what is true of house ${index} alone.`);
    return { ...page, blocks: [page.blocks[0]!, { type: 'prose', heading: 'Houses', paragraphs: marks }] };
  };
  const changes = { 'pages/areas/sw1h.json': begun(victoria()), [FILE]: begun(islington()) };
  expect(toldBy('near-copy', { ...threeAreas(), ...changes })).toEqual([]);
});

it('[K23] finds nearly every pair that is alike by three fifths among many, and compares few that are not', () => {
  const random = seeded(4);
  const some = (count: number) => Array.from({ length: count }, () => Math.floor(random() * 0xffffffff));
  const pairs = Array.from({ length: 200 }, () => {
    const both = some(150);
    return [numberSet([...both, ...some(50)]), numberSet([...both, ...some(50)])] as const;
  });
  const sets = pairs.flat().map((set) => signatureOf([...set]));
  const candidates = candidatesAmong(sets);
  const found = pairs.filter((_, index) => candidates[index * 2 + 1]!.includes(index * 2)).length;
  expect(likeness(...pairs[0]!)).toBeCloseTo(0.6, 1);
  expect(found).toBeGreaterThanOrEqual(199);
  expect(candidates.flat().length - found).toBeLessThan(5);
  expect(candidatesAmong(sets)).toEqual(candidates);
});

it('[K23] compares a set with few others of a thousand equal ones', () => {
  const equal = Array.from({ length: 1000 }, () => numberSet([1, 2, 3]));
  expect(Math.max(...candidatesAmong(equal).map((each) => each.length))).toBeLessThanOrEqual(8);
  expect(candidatesAmong([numberSet([]), numberSet([])])).toEqual([[], []]);
});
