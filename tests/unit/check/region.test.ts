import { describe, expect, it } from 'vitest';
import type { RegionFile } from '../../../src/content/documents/region.schema';
import * as rules from '../../../src/check/rules/list';
import { regionJson } from '../../fixtures/region';
import { hackney, islington, threeAreas, victoria } from './some-areas';
import { problemsBy, toldBy } from './told-by';

const RULES = [
  rules.contradictingRegion,
  rules.distantCoordinates,
  rules.foreignName,
  rules.misplacedCentre,
  rules.outsideRegion,
  rules.repeatedDistrict,
  rules.swappedCoordinates,
  rules.unknownDistrict,
  rules.wrongDistrict,
  rules.wrongNeighbour,
  rules.wrongReach,
];
const FILE = 'pages/_region.json';
type District = RegionFile['districts'][number];

const written = regionJson as unknown as RegionFile;
const indexOf = (code: string) => written.districts.findIndex((district) => district.code === code);

/** The three areas in a region of which one district says something else. */
const withDistrict = (code: string, change: (district: District) => object, pages: object = {}) => ({
  ...threeAreas(),
  [FILE]: {
    ...written,
    districts: written.districts.map((each) => (each.code === code ? { ...each, ...change(each) } : each)),
  },
  ...pages,
});
const withCentre = (code: string, change: (centre: District['centre']) => object, pages: object = {}) =>
  withDistrict(code, ({ centre }) => ({ centre: { ...centre, ...change(centre) } }), pages);
const withRegion = (change: object) => ({ ...threeAreas(), [FILE]: { ...written, ...change } });
const pointers = (changes: Parameters<typeof problemsBy>[1]) =>
  problemsBy(RULES, changes).map(({ rule, file, pointer }) => `${rule} ${file} ${pointer}`);

describe('the region itself', () => {
  it('[L22] refuses a code that stands twice, and judges nothing by its centre', () => {
    const twice = withDistrict('N5', () => ({ code: 'N1' }));
    expect(problemsBy(RULES, twice)).toMatchObject([
      {
        rule: 'repeated-district',
        file: FILE,
        pointer: `/districts/${indexOf('N5')}/code`,
        message: 'The code "N1" is that of Islington already.',
        fix: expect.stringContaining('Write the code of Highbury in its place.') as string,
        related: [{ file: FILE, message: 'It stands here already.' }],
      },
    ]);
    const pasted = withRegion({ districts: [...written.districts, written.districts[0]] });
    expect(problemsBy(RULES, pasted)).toMatchObject([
      { fix: expect.stringContaining('keep the one with the right centre') as string },
    ]);
  });

  it('[L22] is told of the code of another district, and the page of the district is told nothing', () => {
    const twice = withDistrict('E8', () => ({ code: 'E9' }));
    expect(pointers(twice)).toEqual([`repeated-district ${FILE} /districts/${indexOf('E9')}/code`]);
    const unknown = withDistrict('E8', () => ({ code: 'E88' }));
    expect(pointers(unknown)).toEqual(['unknown-district pages/areas/hackney.json /facts/code']);
  });

  it('[L23] judges the centres of the region first: no page is told to follow a wrong one', () => {
    const at = `/districts/${indexOf('SW1H')}/centre`;
    const turned = withCentre('SW1H', ({ latitude, longitude }) => ({ latitude: longitude, longitude: latitude }));
    expect(problemsBy(RULES, turned)).toMatchObject([
      {
        rule: 'misplaced-centre',
        pointer: at,
        edits: [{ insert: '{ "latitude": 51.499, "longitude": -0.134 }' }],
        message: expect.stringMatching(
          /^The centre of SW1H St James's Park lies outside London, .* seem to have changed places\.$/,
        ) as string,
      },
    ]);
    const unsigned = withCentre('SW1H', ({ longitude }) => ({ longitude: -longitude }));
    expect(problemsBy(RULES, unsigned)).toMatchObject([
      {
        rule: 'misplaced-centre',
        pointer: at,
        edits: [],
        fix: 'Look at a map, and write the middle of SW1H in its place.',
        message: "The centre of SW1H St James's Park lies outside of SW1, which it is a part of.",
      },
    ]);
    for (const wrong of [{ longitude: -1.34 }, { latitude: 51.899 }])
      expect(
        problemsBy(
          RULES,
          withCentre('SW1H', () => wrong),
        ),
      ).toMatchObject([{ pointer: at, edits: [] }]);
    const alone = withCentre('NW10', ({ longitude }) => ({ longitude: -longitude }));
    expect(problemsBy(RULES, alone)).toMatchObject([
      {
        rule: 'misplaced-centre',
        message: expect.stringContaining('lies apart from all districts whose codes begin like its own') as string,
      },
    ]);
  });

  it('[L23] names both districts that have one centre', () => {
    const onAnother = withCentre('N5', () => written.districts[indexOf('N6')]!.centre);
    expect(pointers(onAnother)).toEqual([
      `misplaced-centre ${FILE} /districts/${indexOf('N5')}/centre`,
      `misplaced-centre ${FILE} /districts/${indexOf('N6')}/centre`,
    ]);
  });

  it('[L23] finds a whole that lies far from its parts, and not each of the parts', () => {
    expect(pointers(withCentre('SW1', () => ({ latitude: 51.4 })))).toEqual([
      `misplaced-centre ${FILE} /districts/${indexOf('SW1')}/centre`,
    ]);
  });

  it('[L24] offers no edit where a page and its centre contradict each other and nothing else says which is wrong', () => {
    const unsigned = withCentre('E8', ({ longitude }) => ({ longitude: -longitude }));
    const [problem, ...more] = problemsBy(RULES, unsigned);
    expect(more).toEqual([]);
    expect(problem).toMatchObject({ rule: 'distant-coordinates', file: 'pages/areas/hackney.json', edits: [] });
    expect(problem!.message).toMatch(
      /^The longitude -0\.\d+ and that of the centre of E8 in .*, 0\.065, contradict each/,
    );
    expect(problem!.related).toMatchObject([{ file: FILE, message: 'The centre of E8.' }]);
    expect(problem!.fix).toContain('correct the centre of E8 in pages/_region.json');
  });

  it('[L25] warns of a reach that is many times that of the districts around', () => {
    for (const [code, times] of [
      ['N1', 10],
      ['SW1H', 10],
      ['BR8', 10],
      ['N1', 0.1],
      ['SW1', 0.1],
    ] as const) {
      expect(pointers(withDistrict(code, ({ reachKm }) => ({ reachKm: reachKm * times }))), code).toEqual([
        `wrong-reach ${FILE} /districts/${indexOf(code)}/reachKm`,
      ]);
    }
    expect(
      problemsBy(
        RULES,
        withDistrict('N1', () => ({ reachKm: 24 })),
      ),
    ).toMatchObject([
      {
        severity: 'warning',
        message: expect.stringMatching(
          /^N1 Islington is said to reach 24 km from its centre; the districts around it reach about \d/,
        ) as string,
      },
    ]);
  });

  it('[L26] refuses values of the region that contradict each other', () => {
    const { distances, inset, centre } = written;
    expect(pointers(withRegion({ distances: { nearKm: distances.farKm, farKm: distances.nearKm } }))).toEqual([
      `contradicting-region ${FILE} /distances/nearKm`,
    ]);
    const [first, [latitude, longitude] = [], ...outline] = written.outline;
    expect(pointers(withRegion({ outline: [first, [longitude, latitude], ...outline] }))).toEqual([
      `contradicting-region ${FILE} /outline/1`,
    ]);
    expect(pointers(withRegion({ inset: { ...inset, north: inset!.south, south: inset!.north } }))).toEqual([
      `contradicting-region ${FILE} /inset/north`,
    ]);
    expect(pointers(withRegion({ inset: { ...inset, east: inset!.west, west: inset!.east } }))).toEqual([
      `contradicting-region ${FILE} /inset/west`,
    ]);
    expect(
      problemsBy(RULES, withRegion({ centre: { ...centre, latitude: centre.longitude, longitude: centre.latitude } })),
    ).toMatchObject([{ pointer: '/centre', fix: 'Write 51.5074 for the latitude and -0.1278 for the longitude.' }]);
    expect(
      problemsBy(
        RULES,
        withDistrict('SW1H', () => ({ partOf: 'SWI' })),
      ),
    ).toMatchObject([
      { message: 'SW1H is said to be a part of "SWI", which is no other district of this file. Did you mean "SW1"?' },
    ]);
    expect(
      problemsBy(
        RULES,
        withDistrict('SW1H', () => ({ partOf: 'SW1H' })),
      ),
    ).toMatchObject([{ message: 'SW1H is said to be a part of "SW1H", which is no other district of this file.' }]);
  });

  it.each([
    ['E2O', 'E20'],
    ['NWI0', 'NW10'],
    ['5W20', 'SW20'],
    ['SWZ0', 'SW20'],
  ])('[L38] refuses a code that is not written as all others: %s', (code, meant) => {
    const files = withDistrict(meant, () => ({ code }));
    expect(problemsBy(rules.miswrittenCode, files)).toMatchObject([
      {
        severity: 'error',
        pointer: `/districts/${indexOf(meant)}/code`,
        fix: `Write "${meant}" in its place.`,
        edits: [{ insert: `"${meant}"` }],
      },
    ]);
  });

  it('[L38] takes the pages that say the code rightly for right', () => {
    const files = withDistrict('E20', () => ({ code: 'E2O' }), {
      'pages/areas/hackney.json': {
        ...hackney(),
        facts: {
          ...hackney().facts,
          streets: [{ name: 'Mare Street', in: 'E20' }, ...hackney().facts.streets.slice(1)],
        },
      },
    });
    expect(problemsBy([...RULES, rules.miswrittenCode], files).map(({ rule }) => rule)).toEqual(['miswritten-code']);
    expect(problemsBy(rules.miswrittenCode, threeAreas())).toEqual([]);
  });

  it('[L39] refuses a point of a park or a water that lies far from the others, and turns what was turned', () => {
    const [park, ...parks] = written.parks;
    const [[latitude, longitude] = [], ...corners] = park!.outline;
    const withCorner = (...corner: number[]) =>
      withRegion({ parks: [{ ...park, outline: [corner, ...corners] }, ...parks] });
    expect(problemsBy(RULES, withCorner(longitude!, latitude!))).toMatchObject([
      {
        rule: 'contradicting-region',
        pointer: '/parks/0/outline/0',
        message: expect.stringMatching(/^This point of Hyde Park lies .* seem to have changed places\.$/) as string,
        edits: [{ insert: `[${latitude}, ${longitude}]` }],
      },
    ]);
    expect(problemsBy(RULES, withCorner(latitude! + 0.1, longitude!))).toMatchObject([
      { pointer: '/parks/0/outline/0', edits: [] },
    ]);
    const [water, ...waters] = written.waters;
    const [[north, east] = [], ...line] = water!.line;
    expect(pointers(withRegion({ waters: [{ ...water, line: [[east, north], ...line] }, ...waters] }))).toEqual([
      `contradicting-region ${FILE} /waters/0/line/0`,
    ]);
  });

  it('[L27] asks about a name that is nearly that of the district, where it is written', () => {
    const page = { ...hackney(), facts: { ...hackney().facts, name: 'Hackny' } };
    expect(problemsBy(rules.misspeltPlace, { ...threeAreas(), 'pages/areas/hackney.json': page })).toMatchObject([
      {
        severity: 'warning',
        file: 'pages/areas/hackney.json',
        pointer: '/facts/name',
        message: 'No place here is called "Hackny". Did you mean "Hackney"?',
      },
    ]);
    expect(
      problemsBy(
        rules.misspeltPlace,
        withDistrict('E8', () => ({ name: 'Hakney' })),
      ),
    ).toMatchObject([
      {
        file: FILE,
        pointer: `/districts/${indexOf('E8')}/name`,
        message: 'No place here is called "Hakney". Did you mean "Hackney"?',
      },
    ]);
  });

  it('[L28] names a code and a name of another district together, so that both are mended', () => {
    const page = { ...hackney(), metadata: { ...hackney().metadata, description: 'Plumber for Walthamstow E17.' } };
    expect(problemsBy(rules.foreignCode, { ...threeAreas(), 'pages/areas/hackney.json': page })).toMatchObject([
      {
        message: 'This names E17 and "Walthamstow", but the page is about E8.',
        fix: 'Write {area.code} in the place of E17 and {area.name} in the place of "Walthamstow", or, if it speaks of the neighbour, name E8 too.',
      },
    ]);
  });

  it('[L27] asks about the place of a review', () => {
    const review = (place: string) => ({ name: 'Ann B.', place, rating: 5, text: 'Good work.', provenance: 'sample' });
    const reviews = (place: string) => ({
      ...threeAreas(),
      'pages/reviews.json': {
        metadata: { title: 'Reviews', description: 'Reviews.' },
        facts: { name: 'Reviews' },
        blocks: [{ type: 'reviews', heading: 'Reviews', items: [review(place)] }],
      },
    });
    expect(problemsBy(rules.misspeltPlace, reviews('Hamersmith'))).toMatchObject([
      { pointer: '/blocks/0/items/0/place', fix: expect.stringContaining('Write "Hammersmith"') as string },
    ]);
    for (const place of ['Hammersmith', 'Café owner, Soho', 'Barnet', 'The Corner Shop', 'London'])
      expect(toldBy(rules.misspeltPlace, reviews(place)), place).toEqual([]);
  });

  it('[L28] refuses a text over the page or in search results that names another district and not its own', () => {
    const page = (heading: string, description: string) => ({
      ...threeAreas(),
      'pages/areas/hackney.json': {
        ...hackney(),
        metadata: { ...hackney().metadata, description },
        blocks: [...hackney().blocks, { type: 'prose', heading, paragraphs: ['One more thing about E9.'] }],
      },
    });
    expect(problemsBy(rules.foreignCode, page('Boilers in E9', 'Plumber for Hackney SW1H.'))).toMatchObject([
      { severity: 'error', pointer: '/metadata/description', message: 'This names SW1H, but the page is about E8.' },
      {
        pointer: '/blocks/3/heading',
        fix: 'Write {area.code} in its place, or, if it speaks of the neighbour, name E8 too.',
      },
    ]);
    const link = (action: object) => ({
      ...threeAreas(),
      'pages/areas/hackney.json': {
        ...hackney(),
        blocks: [...hackney().blocks, { type: 'prose', paragraphs: ['More.'], action }],
      },
    });
    expect(problemsBy(rules.foreignCode, link({ do: 'call', label: 'Call our E9 team' }))).toMatchObject([
      { pointer: '/blocks/3/action/label' },
    ]);
    expect(toldBy(rules.foreignCode, link({ do: 'page', label: 'Plumbers in N1', to: '/areas/islington' }))).toEqual(
      [],
    );
    expect(toldBy(rules.foreignCode, page('E8 and E9', 'Plumber for {area.code}, beside E9.'))).toEqual([]);
  });

  it('[L7] knows figures that are typed as letters', () => {
    const page = { ...victoria(), facts: { ...victoria().facts, code: 'SWIE', name: 'Victoria' } };
    expect(problemsBy(RULES, { ...threeAreas(), 'pages/areas/sw1h.json': page })).toMatchObject([
      {
        rule: 'unknown-district',
        message: 'There is no postcode district "SWIE" in London. Did you mean "SW1E"?',
        edits: [{ insert: '"SW1E"' }],
      },
    ]);
  });

  it('[L8] says nothing of a good region', () => {
    expect(
      toldBy(RULES, {
        ...threeAreas(),
        'pages/areas/islington.json': islington(),
        'pages/areas/sw1h.json': victoria(),
      }),
    ).toEqual([]);
  });
});
