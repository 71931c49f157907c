import { describe, expect, it } from 'vitest';
import { candidatesAmong, signatureOf, likeness, numberSet } from '../../../src/check/rules/copies/min-hash';
import { seeded } from '../../bench/seeded';
import { prose, published, reviews } from './make';
import { goodPage } from './small-site';
import { islington, ISLINGTON, threeAreas, victoria } from './some-areas';
import { problemsBy, toldBy } from './told-by';
import { said } from './said';

const LONG =
  'We send a camera through the drain, mark the place of the root on the ground, and give you the film on the same day.';
const pages = (mine: string[], theirs = mine) => ({
  'pages/about.json': goodPage('About', prose(theirs)),
  'pages/vans.json': goodPage('Vans', prose(mine)),
  ...published('/about'),
});
const told = (changes: Record<string, object>) =>
  problemsBy('copied-page copied-review copied-text', changes).map(
    ({ file, rule, pointer }) => `${file} ${rule} ${pointer}`,
  );
const VANS = 'pages/vans.json copied-text /blocks/1/paragraphs/0';

describe('a text that stands on another page', () => {
  it('[K39] is found with other capitals and white space, on the page that visitors have not seen', () => {
    expect(told(pages([LONG.replace('We send', 'WE  send')], [LONG]))).toEqual([VANS]);
  });

  it('[K39] says where it stands, and where what both say belongs', () => {
    expect(problemsBy('copied-text', pages([LONG]))).toMatchObject(said`
      # warning
      This text is the same in pages/about.json.
      > Write what only this page can say, or take it out. What both pages are meant to say belongs in a file of pages/_shared that both show.
      ~ pages/about.json`);
  });

  it('[K39] is let be where it is short, or where more than three pages have it', () => {
    expect(told(pages(['We come by day and by night.']))).toEqual([]);
    const more = ['Bikes', 'Boats'].map((name) => [`pages/${name.toLowerCase()}.json`, goodPage(name, prose(LONG))]);
    expect(told({ ...pages([LONG]), ...Object.fromEntries(more) })).toEqual([]);
  });

  it('[K39] is told together with others of the same page', () => {
    const two = ['root', 'trap'].map((word) => LONG.replace('root', word).replace('film', `${word}s`));
    const found = problemsBy('copied-text', pages(two));
    expect(found).toMatchObject(said`
      2 texts of this page are the same in pages/about.json.`);
    expect(found[0]!.related).toHaveLength(3);
  });
});

const review = (changes: object = {}) => ({
  place: 'Harbour',
  text: 'They came at three at night, and left the hall as clean as it was.',
  ...changes,
});
const withReviews = (mine: object, theirs: object = review()) => ({
  'pages/about.json': goodPage('About', reviews(theirs)),
  'pages/vans.json': goodPage('Vans', reviews(mine)),
  ...published('/about'),
});

describe('a review', () => {
  it('[K40] whose words stand under another place is no review', () => {
    expect(problemsBy('copied-review', withReviews(review({ place: 'Hill' })))).toMatchObject(said`
      # error pages/vans.json
      The words of this review stand under another place in pages/about.json.`);
  });

  it('[K40] may stand on two pages as it is, and be as short as others are', () => {
    const short = (name: string) => review({ name, text: 'Great work!' });
    for (const fine of [withReviews(review()), withReviews(short('Tom K.'), short('Ann B.'))])
      expect(told(fine)).toEqual([]);
  });

  it('[K40] is that of one place', () => {
    const areas = threeAreas();
    const add = (page: object) => (page as { blocks: object[] }).blocks.push(reviews(review()));
    add(areas['pages/areas/sw1h.json']);
    add(areas['pages/areas/islington.json']);
    expect(told(areas).map((line) => line.replace(/\S+ /, ''))).toEqual(['copied-page /blocks/3/items/0/text']);
  });
});

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
  const found = problemsBy('near-copy', { ...threeAreas(), [ISLINGTON]: reworded(), ...published('/areas/sw1h') });
  expect(found).toMatchObject(said`
    # ${ISLINGTON}
    70 % of what this page says stands in pages/areas/sw1h.json too.
    > Write what only this page can say: its buildings, its streets, its usual faults, its prices. What is the same everywhere belongs in a file of pages/_shared.
    ? Visitors learn nothing from the second page, and search engines show only one of the two.
    ~ pages/areas/sw1h.json`);
});

it('[K20] lets pages be that were written one by one, and leaves what stands word for word to copied-page', () => {
  expect(toldBy('near-copy', threeAreas())).toEqual([]);
  expect(toldBy('near-copy', { ...threeAreas(), [ISLINGTON]: { ...victoria(), facts: islington().facts } })).toEqual(
    [],
  );
});

it('[K20] counts nothing that is left to write', () => {
  const begun = (page: ReturnType<typeof victoria>) => {
    const marks = Array.from({ length: 20 }, (_, index) => `TO DO: Write here what is true of house ${index} alone.`);
    return { ...page, blocks: [page.blocks[0]!, { type: 'prose', heading: 'Houses', paragraphs: marks }] };
  };
  const changes = { 'pages/areas/sw1h.json': begun(victoria()), [ISLINGTON]: begun(islington()) };
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
