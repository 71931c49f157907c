import { describe, expect, it } from 'vitest';
import { APPROVED_FILE } from '../../../src/content/files';
import { serviceJson } from '../../fixtures/site';
import { changed, published } from './make';
import { goodPage } from './small-site';
import { islington, ISLINGTON, threeAreas, victoria } from './some-areas';
import type { AreaJson } from './some-areas';
import { approvedList, problemsBy, toldBy } from './told-by';
import { said } from './said';

const SOURCE = 'pages/areas/sw1h.json';

const OTHERS = published('/areas/sw1h', '/areas/hackney');
const SHARED = 'What both pages are meant to say belongs in a file of pages/_shared that both show.';

type Keep = (copy: AreaJson, source: AreaJson) => void;

/** Everything of the copy is Islington's, but for what `keep` puts back. */
function finished(keep: Keep) {
  const copy = islington();
  keep(copy, victoria());
  return { ...threeAreas(), [ISLINGTON]: copy, ...OTHERS };
}
const description: Keep = (copy, source) => void (copy.metadata.description = source.metadata.description);

/** What is left by `copied-page`: the place of the message, and those that it names beside. */
const leftBy = (changes: Parameters<typeof problemsBy>[1], rules = 'copied-page') =>
  problemsBy(rules, changes).map(({ file, pointer, related }) => [
    `${file} ${pointer}`,
    ...related.map(({ message }) => message.split(' the same in ')[0]!),
  ]);

it('[K1] names what was left of the page that was copied as one mistake, with each place', () => {
  const changes = finished((copy, source) => {
    description(copy, source);
    copy.facts.streets = source.facts.streets;
  });
  expect(problemsBy('copied-page', changes)).toMatchObject(said`
    # /metadata/description
    2 of 15 facts of this page are still those of ${SOURCE}, from which it was copied.
    > Write at each of these places what is true of this page, or take it out. ${SHARED}
    ? Visitors would read what is true of another page, and would not trust the rest.
    ~ ${ISLINGTON} "description" is the same in ${SOURCE}.
    ~ ${ISLINGTON} "streets" are the same in ${SOURCE}.
    ~ ${SOURCE} It stands here too.`);
});

it('[K1] makes one problem of an untouched copy that lists each fact and text', () => {
  const facts =
    'description" is; priceRange" is "££",; credentials" are; name" is "Victoria",; code" is "SW1H",; ' +
    'locality" is "Victoria",; coordinates" is; responseMinutes" is 20,; rating" is; streets" are; landmarks" are';
  expect(leftBy({ ...threeAreas(), [ISLINGTON]: victoria(), ...OTHERS })).toEqual([
    [
      `${ISLINGTON} /metadata/description`,
      ...facts.split('; ').map((fact) => `"${fact}`),
      ...Array(4).fill('This text is'),
      'It stands here too.',
    ],
  ]);
});

it('[K1] underlines the entries of a list that are left, and says what they are', () => {
  const { streets } = victoria().facts;
  const changes = finished((copy, source) => {
    copy.facts.landmarks = source.facts.landmarks;
    copy.facts.streets = ['Upper Street', streets[1]!, 'Cross Street', streets[2]!];
  });
  expect(problemsBy('copied-page', changes)[0]?.related[0]?.message).toBe(
    `"Broadway" and "Caxton Street" of "streets" are the same in ${SOURCE}.`,
  );
});

it('[K4] tells the page that visitors have not seen, or that got the fact since the version kept last', () => {
  const text = victoria().blocks[1]!.paragraphs![0]!;
  const both = finished((copy) => (copy.blocks[1]!.paragraphs![0] = text));
  const told = (changes: object, setting = {}) => toldBy('copied-page', { ...both, ...changes }, setting);
  const of = (file: string) => [`${file} copied-page ${JSON.stringify(text)}`];
  expect(told({})).toEqual(of(ISLINGTON));
  expect(told(published('/areas/islington'))).toEqual(of(SOURCE));
  const kept = (pages: Record<string, object>) => (path: string) =>
    pages[path] && new TextEncoder().encode(JSON.stringify(pages[path]));
  const seen = published('/areas/sw1h', '/areas/hackney', '/areas/islington');
  expect(told(seen, { formerly: kept({ [ISLINGTON]: islington(), [SOURCE]: victoria() }) })).toEqual(of(ISLINGTON));
  const pasted = { [ISLINGTON]: both[ISLINGTON], [SOURCE]: { ...victoria(), blocks: [] } };
  expect(told(seen, { formerly: kept(pasted) })).toEqual(of(SOURCE));
  expect(told(published(), { formerly: kept({ [ISLINGTON]: islington() }) })).toEqual(of(SOURCE));
});

it.each(['a1', 'z1'])('[K4] takes the page that people approved, or the map, for the original: beside %s', (name) => {
  const copy = changed(victoria(), { 'facts.name': 'Islington', 'facts.code': 'N1' });
  const mapped = { ...threeAreas(), [ISLINGTON]: islington(), [`pages/areas/${name}.json`]: copy, ...published() };
  const changes = { ...mapped, 'pages/_region.json': undefined };
  for (const known of [mapped, { ...changes, [APPROVED_FILE]: approvedList(threeAreas()) }]) {
    const [found, ...others] = problemsBy('copied-page', known);
    expect([found!.file, others]).toEqual([`pages/areas/${name}.json`, []]);
    expect(found!.message).toContain(`are still those of ${SOURCE}`);
  }
  expect(problemsBy('copied-page', changes).map(({ message }) => message)).toEqual([
    expect.stringMatching(/ are the same in \S+: one of the two was copied from the other\.$/),
  ]);
});

it('[K5] takes an equal response time, price range or name of neighbours for chance', () => {
  const same = { name: 'Victoria', locality: 'Victoria', responseMinutes: 20, code: 'SW1E' };
  const neighbour = finished(({ facts }) =>
    Object.assign(facts, same, { coordinates: { latitude: 51.4985, longitude: -0.1413 } }),
  );
  for (const changes of [threeAreas(), neighbour]) expect(toldBy('copied-page', changes)).toEqual([]);
});

it('[K5] counts a name, a code or a figure as left while nothing that one page alone can have was changed', () => {
  const figures: Keep = (copy, { facts: { name, code, locality, responseMinutes } }) =>
    Object.assign(copy.facts, { name, code, locality, responseMinutes });
  expect(leftBy(finished(figures))).toEqual([]);
  const both: Keep = (copy, source) => (figures(copy, source), description(copy, source));
  expect(problemsBy('copied-page', finished(both)).map(({ pointer }) => pointer)).toEqual(['/metadata/description']);
});

it('[K7] lets safety words beside an emergency number be the same, and short and templated headings', () => {
  const gas = {
    type: 'notice',
    tone: 'danger',
    icon: 'flame',
    heading: 'If you ever smell gas indoors',
    paragraphs: ['Leave the building at once, open the doors and the windows on your way, and call from outside.'],
    before: { hotline: 'gas' },
  };
  const services = ['Drains', 'Boilers'].map((name, index) => [
    `pages/services/${name.toLowerCase()}.json`,
    serviceJson(name, 10 + 10 * index, [gas]),
  ]);
  expect(toldBy('copied-page', Object.fromEntries(services))).toEqual([]);
});

it('[K8] finds a service page that has the opening words of another, and nothing else', () => {
  const page = (name: string) => serviceJson(name, 10, [{ type: 'hero', heading: `${name} cleared`, intro: LONG }]);
  const changes = {
    'pages/services/drains.json': page('Drains'),
    'pages/services/taps.json': page('Taps'),
    ...published('/services/drains'),
  };
  expect(leftBy(changes).map(([place]) => place)).toEqual(['pages/services/taps.json /blocks/0/intro']);
});
const LONG = 'For Drains we send a camera ahead, mark the place on the ground, and give you the film.';

it.each([
  ['description', description, '"description" is', `Write what is true of this page in its place: the two lines`],
  [
    'text',
    ((copy, source) => void (copy.blocks[1]!.paragraphs = source.blocks[1]!.paragraphs!)) satisfies Keep,
    'This text is',
    `Write it anew for one of the two pages. ${SHARED}`,
  ],
])('[K9] says at its place what two pages share where it is one %s', (_, keep, subject, fix) => {
  expect(problemsBy('copied-page duplicate-description', finished(keep))).toMatchObject([
    {
      message: `${subject} the same in ${SOURCE}.`,
      fix: expect.stringContaining(fix) as string,
      related: [{ file: SOURCE, message: 'It stands here too.' }],
    },
  ]);
});

it.each([
  ['nothing', () => {}],
  ['the postcode', (copy: AreaJson) => void (copy.facts.code = 'N16')],
])('[C89] names the page that visitors have not seen once, when %s of a copy was changed', (_, change) => {
  const copy = islington();
  change(copy);
  for (const file of ['a16', 'n16'].map((name) => `pages/areas/${name}.json`)) {
    const routes = published('/areas/sw1h', '/areas/hackney', '/areas/islington');
    const rules = 'copied-page duplicate-description duplicate-title near-copy';
    const told = problemsBy(rules, { ...threeAreas(), [file]: copy, ...routes });
    expect(told.map((problem) => `${problem.file} ${problem.rule}`)).toEqual([`${file} copied-page`]);
  }
});

it('[C89] names the newer of two pages with one title or one description', () => {
  const files = (...routes: string[]) =>
    problemsBy('duplicate-title duplicate-description', {
      'pages/apple.json': goodPage('Welcome'),
      'pages/zebra.json': goodPage('Welcome'),
      'pages/index.json': goodPage('Home'),
      ...published(...routes),
    }).map(({ file, related }) => `${file} ${related[0]!.file}`);
  expect(files('/zebra')).toEqual(Array(2).fill('pages/apple.json pages/zebra.json'));
  for (const routes of [['/apple'], [], ['/apple', '/zebra']])
    expect(files(...routes)).toEqual(Array(2).fill('pages/zebra.json pages/apple.json'));
});

const PARAGRAPH = 'We began with one van, a set of rods and a plan that fits on a postcard.';
const about = (kind = 'AboutPage') => {
  const page = goodPage('About us', { type: 'prose', paragraphs: [PARAGRAPH] });
  const facts = { ...page.facts, summary: 'Who we are and how we began with one van.' };
  return { ...page, metadata: { ...page.metadata, structuredData: kind }, facts };
};
/** A guide of its own, but for what `left` puts back. */
const guide = (left: { heading?: string; structuredData?: string } = {}) => ({
  metadata: {
    title: 'Frozen pipes: thaw them slowly',
    description: 'What to do when a pipe has frozen, before it bursts, and whom to call when it has.',
    ...(left.structuredData && { structuredData: left.structuredData }),
  },
  facts: { name: 'Frozen pipes', summary: 'Begin at the tap, and go slowly.' },
  blocks: [
    { type: 'hero', heading: left.heading ?? 'Thaw them slowly', intro: 'Begin at the tap.' },
    { type: 'prose', paragraphs: ['Open the tap first, so that the water has somewhere to go when the ice lets go.'] },
  ],
});

describe('a page that was copied where other kinds stand', () => {
  const leftIn = (page: object, of: object = about()) =>
    leftBy(
      { 'pages/about.json': of, 'pages/guides/frozen.json': page, ...published('/about') },
      'copied-page copied-text',
    );

  it('[K34] is one problem with all that it still says of the other', () => {
    expect(leftIn(about())).toEqual([
      [
        'pages/guides/frozen.json /metadata/description',
        '"description" is',
        '"structuredData" is "AboutPage",',
        '"name" is "About us",',
        '"summary" is',
        '"title" is',
        '"heading" is "About us",',
        'This text is',
        'It stands here too.',
      ].map((line) => expect.stringContaining(line) as string),
    ]);
  });

  it.each([
    [guide({ heading: 'About us' }), '/blocks/0/heading'],
    [guide({ structuredData: 'AboutPage' }), '/metadata/structuredData'],
  ])('[K34] is found by its main heading alone, and by a kind of which a site has one (%#)', (page, pointer) => {
    expect(leftIn(page).map(([place]) => place)).toEqual([`pages/guides/frozen.json ${pointer}`]);
  });

  it('[K34] is no copy where it is of the kind that many pages are, or says a short thing as others do', () => {
    expect(leftIn(guide())).toEqual([]);
    expect(leftIn(guide({ structuredData: 'Article' }), about('Article'))).toEqual([]);
  });

  it('[K9] is no copy where two plain pages share a text alone', () => {
    const own = (name: string, intro: string) => {
      const page = goodPage(name, { type: 'prose', paragraphs: [PARAGRAPH] });
      return { ...page, blocks: [{ ...page.blocks[0]!, intro }, ...page.blocks.slice(1)] };
    };
    const pages = {
      'pages/privacy.json': own('Privacy', 'What we keep of you.'),
      'pages/terms.json': own('Terms', 'What we promise you.'),
    };
    expect(toldBy('copied-page', pages)).toEqual([]);
    expect(
      problemsBy('copied-page', { ...pages, 'pages/about.json': about(), 'pages/vans.json': about() }),
    ).toHaveLength(1);
  });
});
