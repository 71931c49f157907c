import { expect, it } from 'vitest';
import type { RegionFile } from '../../../src/content/documents/region.schema';
import { regionJson } from '../../fixtures/region';
import { about, changed, reviews } from './make';
import { hackney, threeAreas, victoria } from './some-areas';
import { problemsBy } from './told-by';
import { lines, said } from './said';

const RULES =
  'contradicting-region distant-coordinates foreign-name misplaced-centre outside-region repeated-district ' +
  'swapped-coordinates unknown-district wrong-district wrong-neighbour';
const FILE = 'pages/_region.json';
type District = RegionFile['districts'][number];

const written = regionJson as unknown as RegionFile;
const indexOf = (code: string) => written.districts.findIndex((district) => district.code === code);
const pointerOf = (code: string) => `/districts/${indexOf(code)}`;

/** The three areas in a region of which one district says something else. */
const withDistrict = (code: string, values: Partial<District>) =>
  withRegion({ districts: written.districts.map((each) => (each.code === code ? { ...each, ...values } : each)) });
const withRegion = (change: object) => ({ ...threeAreas(), [FILE]: { ...written, ...change } });
const pointers = (changes: Parameters<typeof problemsBy>[1]) =>
  problemsBy(RULES, changes).map(({ rule, file, pointer }) => `${rule} ${file} ${pointer}`);
const page = (values: Record<string, unknown>) => ({ 'pages/areas/hackney.json': changed(hackney(), values) });

it('[L22] refuses a code that stands twice, and judges nothing by its centre', () => {
  const found = problemsBy(RULES, withDistrict('N5', { code: 'N1' }));
  expect(found).toMatchObject(said`
    # repeated-district ${FILE} ${pointerOf('N5')}/code
    The code "N1" is that of Islington already.
    ~ ${FILE} It stands here already.`);
  expect(found[0]!.fix).toContain('Write the code of Highbury in its place.');
  const pasted = problemsBy(RULES, withRegion({ districts: [...written.districts, written.districts[0]] }));
  expect(pasted.map(({ fix }) => fix.includes('keep the one with the right centre'))).toEqual([true]);
});

it('[L22] is told of the code of another district, and the page of the district is told nothing', () => {
  expect(pointers(withDistrict('E8', { code: 'E9' }))).toEqual([`repeated-district ${FILE} ${pointerOf('E9')}/code`]);
  expect(pointers(withDistrict('E8', { code: 'E88' }))).toEqual(lines`
    unknown-district pages/areas/hackney.json /facts/code`);
});

it('[L23] judges the centres of the region first: no page is told to follow a wrong one', () => {
  const { latitude, longitude } = written.districts[indexOf('SW1H')]!.centre;
  const turned = { centre: { latitude: longitude, longitude: latitude } };
  expect(problemsBy(RULES, withDistrict('SW1H', turned))).toMatchObject(said`
    # misplaced-centre ${pointerOf('SW1H')}/centre ⇒ nothing
    > Look at a map, and write the middle of SW1H in its place.`);
});

it('[L23] names both districts that have one centre', () => {
  expect(pointers(withDistrict('N5', { centre: written.districts[indexOf('N6')]!.centre }))).toEqual(lines`
    misplaced-centre ${FILE} ${pointerOf('N5')}/centre
    misplaced-centre ${FILE} ${pointerOf('N6')}/centre`);
});

it('[L26] refuses values of the region that contradict each other', () => {
  const { centre } = written;
  const turned = { centre: { ...centre, latitude: centre.longitude, longitude: centre.latitude } };
  expect(problemsBy(RULES, withRegion(turned))).toMatchObject(said`
    # /centre
    > Write the latitude and the longitude of Charing Cross as a map shows them.`);
  expect(problemsBy(RULES, withDistrict('SW1H', { partOf: 'SWI' }))).toMatchObject(said`
    SW1H is said to be a part of "SWI", which is no other district of this file. Did you mean "SW1"?`);
});

it('[L27] asks about a name that is nearly that of the district, where it is written', () => {
  for (const fact of ['name', 'borough'])
    expect(problemsBy('misspelt-place', { ...threeAreas(), ...page({ [`facts.${fact}`]: 'Hackny' }) }))
      .toMatchObject(said`
      # warning pages/areas/hackney.json /facts/${fact}
      No place here is called "Hackny". Did you mean "Hackney"?`);
  expect(problemsBy('misspelt-place', withDistrict('E8', { name: 'Hakney' }))).toMatchObject(said`
    # ${FILE} ${pointerOf('E8')}/name
    No place here is called "Hakney". Did you mean "Hackney"?`);
});

it('[L28] names a code and a name of another district together, so that both are mended', () => {
  const named = page({ 'metadata.description': 'Plumber for Walthamstow E17.' });
  expect(problemsBy('foreign-code', { ...threeAreas(), ...named })).toMatchObject(said`
    This names E17 and "Walthamstow", but the page is about E8.
    > Write {area.code} in the place of E17 and {area.name} in the place of "Walthamstow", or, if it speaks of the neighbour, name E8 too.`);
});

it('[L27] asks about the place of a review', () => {
  const reviewed = (place: string) => problemsBy('misspelt-place', { ...threeAreas(), ...about(reviews({ place })) });
  const [found, ...others] = reviewed('Hamersmith');
  expect([found!.pointer, others]).toEqual(['/blocks/1/items/0/place', []]);
  expect(found!.fix).toContain('Write "Hammersmith"');
  for (const place of ['Hammersmith', 'Café owner, Soho', 'Barnet', 'The Corner Shop', 'London'])
    expect(reviewed(place), place).toEqual([]);
});

it('[L28] refuses a text over the page or in search results that names another district and not its own', () => {
  const found = (block: object, description = 'Plumber for {area.code}.') =>
    problemsBy('foreign-code', {
      ...threeAreas(),
      ...page({
        'metadata.description': description,
        'blocks': [...hackney().blocks, { type: 'prose', paragraphs: ['One more thing about E9.'], ...block }],
      }),
    });
  expect(found({ heading: 'Boilers in E9' }, 'Plumber for Hackney SW1H.')).toMatchObject(said`
    # error /metadata/description
    This names SW1H, but the page is about E8.
    # /blocks/3/heading
    > Write {area.code} in its place, or, if it speaks of the neighbour, name E8 too.`);
  expect(found({ action: { do: 'call', label: 'Call our E9 team' } })).toMatchObject(said`
    # /blocks/3/action/label`);
  expect(found({ action: { do: 'page', label: 'Plumbers in N1', to: '/areas/islington' } })).toEqual([]);
  expect(found({ heading: 'E8 and E9' }, 'Plumber for {area.code}, beside E9.')).toEqual([]);
});

it('[L7] knows figures that are typed as letters', () => {
  const sw1e = changed(victoria(), { 'facts.code': 'SWIE', 'facts.name': 'Victoria' });
  expect(problemsBy(RULES, { ...threeAreas(), 'pages/areas/sw1h.json': sw1e })).toMatchObject(said`
    # unknown-district ⇒ "SW1E"
    There is no postcode district "SWIE" in London. Did you mean "SW1E"?`);
});
