import { expect, it } from 'vitest';
import { APPROVED_FILE } from '../../../src/content/files';
import { kmBetween } from '../../../src/content/region/geometry';
import { region } from '../../fixtures/region';
import { changed, prose, siteWith } from './make';
import { hackney, islington, ISLINGTON, place, threeAreas, victoria } from './some-areas';
import { plainPage } from './small-site';
import { approvedList, problemsBy, toldBy } from './told-by';
import { lines, said } from './said';

const MAP = 'missing-region';
const RULES = `copied-page distant-coordinates duplicate-district foreign-name outside-region swapped-coordinates
  unknown-district unknown-locality wrong-district wrong-neighbour`;
const at = (latitude: number, longitude: number) => ({ coordinates: { latitude, longitude } });
const areaWith = (facts: object, page = islington()) => ({ ...page, facts: { ...page.facts, ...facts } });
const site = (facts: object) => ({ ...threeAreas(), [ISLINGTON]: areaWith(facts) });
const PIN = `The map would show the pin in the wrong place, and search engines would show the page to people who live elsewhere.`;
/** The ways a wrong pin can be told, and the word that is told of each page. */
const told = (facts: object) => toldBy(RULES, site(facts));
const messages = (facts: object) => problemsBy(RULES, site(facts)).map(({ message }) => message);

it('[L1] refuses coordinates outside the region, and says how far they are off', () => {
  expect(problemsBy(RULES, site(at(53.4808, -2.2426)))).toMatchObject(said`
    # outside-region ${ISLINGTON} /facts/coordinates
    The coordinates 53.4808, -2.2426 lie outside London, 262 km from Charing Cross.
    > Write the coordinates of a point inside the district, for example as a map shows them: about 51.5 for the latitude and -0.1 for the longitude.
    ? ${PIN}`);
});

it('[L2] says that latitude and longitude have changed places, and turns them', () => {
  expect(problemsBy(RULES, site(at(-0.1026, 51.5385)))).toMatchObject(said`
    # swapped-coordinates /facts/coordinates ⇒ { "latitude": 51.5385, "longitude": -0.1026 }
    The latitude and the longitude have changed places: 51.5385 is a latitude of London and -0.1026 a longitude.
    > Write { "latitude": 51.5385, "longitude": -0.1026 } in their place.
    ? ${PIN}`);
});

it('[L3] finds a pin outside of its district, with the way to the centre of the district', () => {
  expect(problemsBy(RULES, site(at(51.4521, -0.1912)))).toMatchObject(said`
    The coordinates lie 11 km from the centre of N1 Islington, and so outside of it.
    > Write the coordinates of a point inside N1, about 51.537, -0.098, or correct the code; if they are right, correct the centre of N1 in pages/_region.json.
    ? ${PIN}`);
  expect(told(at(51.5462, -0.0761))).toEqual([]);
});

it('[L3] mends the minus of a pin outside the region, and only names it inside', () => {
  const putney = (latitude: number, longitude: number) =>
    problemsBy(
      'distant-coordinates',
      site({ code: 'SW15', name: 'Putney', locality: 'Putney', ...at(latitude, longitude) }),
    );
  expect(putney(-51.4612, -0.2171)).toMatchObject(said`
    # /facts/coordinates/latitude ⇒ 51.4612
    > Write 51.4612 for the latitude, whose minus seems to be wrong.`);
  expect(putney(51.4612, 0.2171)).toMatchObject(said`
    # /facts/coordinates/longitude ⇒ nothing
    > Write -0.2171 for the longitude, whose minus seems to be wrong; if they are right, correct the centre of SW15 in pages/_region.json.`);
});

it('[L5] names the other page that has the same coordinates', () => {
  expect(problemsBy(RULES, site({ coordinates: victoria().facts.coordinates }))).toMatchObject(said`
    # copied-page ${ISLINGTON} /facts/coordinates
    "coordinates" is the same in pages/areas/sw1h.json.
    ~ pages/areas/sw1h.json It stands here too.`);
});

it('[L6] warns of one district on two area pages, but not that of a whole beside those of its parts', () => {
  const hoxton = areaWith({ name: 'Hoxton', locality: 'Hoxton', code: 'N1', ...at(51.5304, -0.0823) }, hackney());
  const found = problemsBy('duplicate-district', { ...threeAreas(), 'pages/areas/hoxton.json': hoxton });
  expect(found).toMatchObject(said`
    # warning duplicate-district
    > Write the code of this one. If both places lie in one district, leave it: whoever approves the facts of this page has answered.`);
  expect(found[0]!.message).toMatch(/^N1 is the district of pages\/areas\/\w+\.json too\.$/);
  const westminster = areaWith({ code: 'SW1', name: 'Westminster', ...at(51.4995, -0.1273) });
  const whole = toldBy(RULES, { ...threeAreas(), 'pages/areas/westminster.json': westminster });
  expect(whole.filter((each) => each.includes('district'))).toEqual([]);
});

it('[L7] refuses a district that does not exist in the region, also of a place next door', () => {
  expect(problemsBy(RULES, site({ code: 'N31' }))).toMatchObject(said`
    There is no postcode district "N31" in London.
    > Write a postcode district of London, for example "E1", "E1W" or "E2".
    ? Visitors look for their own district; nobody lives in this one.`);
  const streets = [...islington().facts.streets.slice(1), { name: "Sadler's Wells", in: 'EC1Z' }];
  expect(told({ streets })).toEqual([`${ISLINGTON} unknown-district "EC1Z"`]);
});

it('[L8] says nothing of a good site, nor of any site without a region', () => {
  expect(toldBy(`${RULES} ${MAP}`, threeAreas())).toEqual([]);
  expect(toldBy(RULES, { ...site({ code: 'N31', ...at(1, 2) }), 'pages/_region.json': undefined })).toEqual([]);
});

it('[L10] says that the code is wrong where name and coordinates agree on another district', () => {
  expect(problemsBy(RULES, site({ code: 'E8' }))).toMatchObject(said`
    # error wrong-district /facts/code ⇒ "N1"
    The code "E8" does not fit: "Islington" and the coordinates are those of N1.
    > Write "N1" in its place. If it is right, correct the name and the coordinates.`);
});

it('[L11] warns of a name or locality that is that of another district, but not of a borough or one that nobody knows', () => {
  expect(problemsBy(RULES, site({ name: 'Putney' }))).toMatchObject(said`
    # warning foreign-name /facts/name
    The name "Putney" is that of SW15, 13 km away from N1 Islington.
    > Write what people call N1 in its place. If they call it so, add the name to "also" of N1 in pages/_region.json.`);
  expect(messages({ locality: 'Putney' })).toEqual(lines`
    The locality "Putney" is that of SW15, 13 km away from N1 Islington.`);
  expect(problemsBy(RULES, site({ name: 'Highbury' }))).toMatchObject(said`
    # warning
    The name "Highbury" is that of N5, 1.9 km away from N1 Islington.`);
  for (const name of ['Angel & Islington', 'Nobody’s Corner']) expect(told({ name })).toEqual([]);
  for (const locality of ['Greenwich', 'Wimbledon']) expect(told({ locality })).toEqual([]);
});

it('[L12] asks about a locality that the region does not know', () => {
  expect(problemsBy(RULES, site({ locality: 'Manchester' }))).toMatchObject(said`
    No district of London is known to be called "Manchester".
    > Write the part of town of N1. If this is it, add it to "also" of N1 in pages/_region.json.
    ? Search engines go by the locality when somebody looks for help in this part of town.`);
  for (const locality of ['De Beauvoir Town', 'King’s Cross', 'London', 'Hackney'])
    expect(told({ locality }), locality).toEqual([]);
  const around = { ...region.file, around: [{ name: 'Watford', at: [51.66, -0.4] }] };
  expect(toldBy(RULES, { ...site({ locality: 'Watford' }), 'pages/_region.json': around })).toEqual([]);
});

it("[L12] refuses a place next door that is said to lie in the page's own district or across the region", () => {
  const withPlace = (code: string) => ({
    streets: [...islington().facts.streets.slice(1), { name: "Sadler's Wells", in: code }],
  });
  expect(messages(withPlace('N1'))).toEqual(lines`
    "Sadler's Wells" is said to lie in N1, which is this page's own district.`);
  expect(messages(withPlace('SE28'))).toEqual(lines`
    "Sadler's Wells" is said to lie in SE28 Thamesmead, 15 km away from N1.`);
  for (const code of ['EC1R', 'EC1', 'N1C', 'N5', 'E8']) expect(told(withPlace(code)), code).toEqual([]);
});

it('[L14] asks about a street that is listed twice', () => {
  const { streets, landmarks } = islington().facts;
  expect(problemsBy('repeated-entry', site({ streets: [...streets.slice(1), 'Barnsbury street'] }))).toMatchObject(said`
    # warning ${ISLINGTON} /facts/streets/5
    "Barnsbury street" stands in this list twice.`);
  expect(problemsBy('repeated-entry', site({ landmarks: [...landmarks, String(streets[0])] }))).toMatchObject(said`
    # warning ${ISLINGTON} /facts/landmarks/${landmarks.length}
    "${String(streets[0])}" stands among the landmarks and the streets.`);
});

it('[L15] refuses a map while there is no region to draw it from', () => {
  const hero = { type: 'hero', heading: 'Areas', intro: 'All of them.', picture: { show: 'map' } };
  const map = { type: 'map', heading: 'Where we work', pages: { kind: 'area' } };
  const page = { 'pages/areas.json': plainPage(hero, map) };
  expect(problemsBy(MAP, page)).toMatchObject(said`
    # missing-region /blocks/0/picture
    This is a map, but there is no pages/_region.json to draw it from. The same is true of 1 other place.
    ? Visitors would see an empty place where the map should be.
    ~ pages/areas.json This is a map, but there is no pages/_region.json to draw it from.
    ~ pages/areas.json This is a map, but there is no pages/_region.json to draw it from.`);
  expect(toldBy(MAP, { ...page, 'pages/_region.json': threeAreas()['pages/_region.json'] })).toEqual([]);
});

it('[L31] and coordinates of the business lie in the region, and where its address says', () => {
  const business = (values: Record<string, unknown>) =>
    problemsBy('misplaced-business', { ...threeAreas(), ...siteWith(values) });
  expect(business({})).toEqual([]);
  expect(business({ address: { locality: 'Manchester' } })).toMatchObject(said`
    The business is said to be in "Manchester", which is no place that the region London knows.`);
  expect(business({ location: { latitude: -51.5074, longitude: -0.1278 } })).toMatchObject(said`
    The location of the business lies 11455 km from Charing Cross, and so outside of London.
    > Look at a map: if { "latitude": 51.5074, "longitude": -0.1278 } is meant, write that.
    ? Search engines and visitors would look for the business where it is not.`);
  expect(business({ address: { locality: 'Brixton' } })).toHaveLength(1);
});

it('[L31] and its postal code is as long as those of the region, where they are digits alone', () => {
  const coded = (postalCode: string, first: number) => {
    const districts = region.file.districts.map((each, index) => ({
      ...each,
      partOf: undefined,
      code: `${first + index}`,
    }));
    const there = {
      ...siteWith({ address: { locality: 'London', postalCode } }),
      'pages/_region.json': { ...region.file, districts },
    };
    return problemsBy('misplaced-business', there).map(({ message }) => message);
  };
  expect(coded('80200', 8010)).toEqual(['"80200" has 5 digits, unlike the codes of the region.']);
  expect([coded('8020', 8010), coded('A-8020', 8010), coded('80200', 100)]).toEqual([[], [], []]);
});

const SHARED = ['Church Street', 'Park Lane'];
const ALL = `${RULES} ${MAP} contradicting-region foreign-code misplaced-business misspelt-place`;
const file = changed(region.file, {});
for (const each of file.districts) if (['N1', 'N16', 'E8', 'SE5', 'W2'].includes(each.code)) each.also.push(...SHARED);
const { latitude, longitude } = region.districts.get('E17')!.centre;
const near = { latitude: Number((latitude + 0.0012).toFixed(4)), longitude: Number((longitude + 0.0013).toFixed(4)) };
const walthamstow = (facts: object = {}) => ({
  metadata: { title: 'Plumber {area.code}', description: 'Pipes in Walthamstow E17, from Park Lane to Hoe Street.' },
  facts: {
    ...islington().facts,
    ...place('Walthamstow', 'E17', near.latitude, near.longitude),
    rating: { value: 4.7, count: 61 },
    streets: [...SHARED, 'Hoe Street', 'Orford Road', 'Selborne Road'],
    landmarks: ['Lloyd Park', 'Walthamstow Market', 'Vestry House'],
    ...facts,
  },
  blocks: [prose('In Church Street the mains lie shallow.', { heading: 'Park Lane and around' })],
});
const withArea = (facts?: object) => ({
  ...threeAreas(),
  'pages/_region.json': file,
  'pages/areas/hackney.json': areaWith({ streets: [...SHARED, ...hackney().facts.streets.slice(2)] }, hackney()),
  'pages/areas/walthamstow.json': walthamstow(facts),
});

it('[L44] belongs to none of them: a new area five kilometres from the next may have it, and speak of it', () => {
  const way = kmBetween(near, hackney().facts.coordinates);
  expect(way).toBeGreaterThan(4);
  expect(way).toBeLessThan(7);
  expect(toldBy(ALL, withArea())).toEqual([]);
  expect(toldBy(ALL, withArea({ locality: 'Church Street' }))).toEqual([]);
  expect(toldBy('foreign-name', withArea({ name: 'Park Lane' }))).toEqual([]);
  expect(toldBy('foreign-name', withArea({ name: 'Putney' }))).toHaveLength(1);
});

const HACKNEY = 'pages/areas/hackney.json';
const withHackney = (values: Record<string, unknown>) => ({ ...threeAreas(), [HACKNEY]: changed(hackney(), values) });

it('[L45] asks about a street or the rating of another area until somebody approves the facts', () => {
  const files = withHackney({ 'facts.streets.2': 'Upper Street' });
  expect(problemsBy('shared-fact', files)).toHaveLength(1);
  const list = approvedList(threeAreas());
  expect(problemsBy('shared-fact', { ...files, [APPROVED_FILE]: list })).toMatchObject(said`
    # warning shared-fact ${HACKNEY} «"Upper Street"»
    "Upper Street" is among the streets of pages/areas/islington.json too.`);
  expect(toldBy('shared-fact', { ...files, [APPROVED_FILE]: approvedList(files) })).toEqual([]);
  const far = (values = {}) =>
    withHackney({ ...values, 'facts.coordinates.latitude': 51.3, 'facts.streets.2': 'Upper Street' });
  expect(toldBy('shared-fact', far())).toEqual([]);
  const two = problemsBy('shared-fact', far({ 'facts.landmarks.0': 'Union Chapel' }));
  expect(two).toHaveLength(1);
  expect(two[0]!.message).toContain('The same is true of 1 other place.');
  expect(toldBy('shared-fact', withHackney({ 'facts.rating.count': 284 }))).toEqual([]);
  const rated = withHackney({ 'facts.rating': { value: 4.8, count: 284 }, 'facts.coordinates.latitude': 51.3 });
  expect(problemsBy('shared-fact', { ...rated, [APPROVED_FILE]: list })).toMatchObject(said`
    # warning shared-fact ${HACKNEY} /facts/rating
    A rating of 4.8 from 284 reviews stands in pages/areas/islington.json too.`);
  const same = withHackney({ 'facts.code': 'N1' });
  expect(toldBy('duplicate-district', { ...same, [APPROVED_FILE]: approvedList(same) })).toEqual([]);
});

it('[L46] tells a code that contradicts coordinates and texts at the code', () => {
  const files = withHackney({ 'facts.code': 'E9', 'metadata.description': 'Plumber for Hackney E8.' });
  expect(problemsBy('foreign-code', files)).toMatchObject(said`
    # foreign-code ${HACKNEY} /facts/code`);
});

it('[L47] refuses a lost sign where no region knows the place', () => {
  const files = { ...withHackney({ 'facts.coordinates': { latitude: 51.5, longitude: 9.1 } }) };
  const signed = { ...withHackney({ 'facts.coordinates.latitude': -51.5427 }) };
  const without = { 'pages/_region.json': undefined };
  expect(toldBy('distant-coordinates', { ...files, ...without })).toEqual([]);
  expect(problemsBy('distant-coordinates', { ...signed, ...without })).toMatchObject(said`
    # distant-coordinates ${HACKNEY} /facts/coordinates`);
});
