import { describe, expect, it } from 'vitest';
import { allDistricts, isLondonDistrict, isPartOf } from '../../../src/check/rules/places/districts';
import { isInLondon } from '../../../src/check/rules/places/london';
import { distantCoordinates } from '../../../src/check/rules/places/distant-coordinates';
import { duplicateDistrict } from '../../../src/check/rules/copies/duplicate-district';
import { outsideLondon } from '../../../src/check/rules/places/outside-london';
import { sameCoordinates } from '../../../src/check/rules/copies/same-coordinates';
import { sameRating } from '../../../src/check/rules/copies/same-rating';
import { swappedCoordinates } from '../../../src/check/rules/places/swapped-coordinates';
import { unknownDistrict } from '../../../src/check/rules/places/unknown-district';
import { hackney, islington, threeAreas, victoria } from './some-areas';
import { problemsBy, toldBy, wordsBy } from './told-by';

const RULES = [distantCoordinates, duplicateDistrict, outsideLondon, sameCoordinates, swappedCoordinates, unknownDistrict];
const FILE = 'pages/areas/islington.json';
const at = (latitude: number, longitude: number) => ({ coordinates: { latitude, longitude } });
const areaWith = (facts: object, page = islington()) => ({ ...page, facts: { ...page.facts, ...facts } });
const site = (facts: object) => ({ ...threeAreas(), [FILE]: areaWith(facts) });
const PIN = 'The map would show the pin in the wrong place, and search engines would show the page to people who live elsewhere.';
const underlined = (latitude: number, longitude: number) => `{\n      "latitude": ${latitude},\n      "longitude": ${longitude}\n    }`;

describe('places', () => {
  it('[L1] refuses coordinates outside Greater London, and says how far they are off', () => {
    expect(toldBy(RULES, site(at(53.4808, -2.2426)))).toEqual([`${FILE} outside-london ${underlined(53.4808, -2.2426)}`]);
    expect(wordsBy(RULES, site(at(53.4808, -2.2426)))).toEqual([{
      message: 'The coordinates 53.4808, -2.2426 lie outside Greater London, 262 km from Charing Cross.',
      fix: 'Write the coordinates of a point inside the district, for example as a map shows them: about 51.5 for the latitude and -0.1 for the longitude.',
      why: PIN,
    }]);
  });

  it('[L1] knows towns on both sides of the boundary', () => {
    const inside = [[51.376, -0.098], [51.579, 0.184], [51.652, -0.081], [51.41, -0.306], [51.545, -0.477], [51.405, 0.015]];
    const outside = [[51.656, -0.396], [51.239, -0.17], [51.5, 0.33], [51.51, -0.595], [51.38, -0.45]];
    for (const [latitude, longitude] of inside) expect(isInLondon({ latitude: latitude!, longitude: longitude! }), `${latitude}, ${longitude}`).toBe(true);
    for (const [latitude, longitude] of outside) expect(isInLondon({ latitude: latitude!, longitude: longitude! }), `${latitude}, ${longitude}`).toBe(false);
  });

  it('[L2] says that latitude and longitude have changed places, and turns them', () => {
    const [problem, ...more] = problemsBy(RULES, site(at(-0.1026, 51.5385)));
    expect(more).toEqual([]);
    expect(problem).toMatchObject({
      rule: 'swapped-coordinates', pointer: '/facts/coordinates',
      message: 'The latitude and the longitude have changed places: 51.5385 is a latitude of London and -0.1026 a longitude.',
      fix: 'Write { "latitude": 51.5385, "longitude": -0.1026 } in their place.',
      why: PIN, edits: [{ insert: '{ "latitude": 51.5385, "longitude": -0.1026 }' }],
    });
  });

  it('[L3] finds a page that lies far from the others of its district', () => {
    const page = (code: string, name: string, latitude: number, longitude: number) => areaWith({ code, name, ...at(latitude, longitude) }, hackney());
    const changes = {
      ...threeAreas(), 'pages/areas/sw1p.json': page('SW1P', 'Millbank', 51.4951, -0.132), 'pages/areas/sw1v.json': page('SW1V', 'Pimlico', 51.4893, -0.1334),
      'pages/areas/sw1w.json': page('SW1W', 'Belgravia', 51.45, -0.21),
    };
    expect(problemsBy(distantCoordinates, changes)).toMatchObject([{
      file: 'pages/areas/sw1w.json', pointer: '/facts/coordinates',
      message: 'The coordinates of SW1W lie 6.9 km from the nearest of the 3 other pages of its district.',
      fix: 'Write the coordinates of a point inside SW1W, or correct the postcode.', why: PIN,
      related: [{ file: 'pages/areas/sw1v.json', message: 'SW1V lies here.' }],
    }]);
    expect(toldBy(distantCoordinates, { ...changes, 'pages/areas/sw1w.json': page('SW1W', 'Belgravia', 51.4975, -0.1553) })).toEqual([]);
  });

  it('[L4] finds coordinates outside of the postcode area, and a minus that was lost', () => {
    expect(wordsBy(RULES, site(at(51.45, -0.19)))).toEqual([{
      message: 'The coordinates of N1 lie 5.0 km outside of everything whose postcode begins with N.',
      fix: 'Write the coordinates of a point inside N1, or correct the postcode.', why: PIN,
    }]);
    const west = { ...threeAreas(), 'pages/areas/putney.json': areaWith({ code: 'SW15', name: 'Putney', ...at(51.4612, 0.2171) }) };
    expect(problemsBy(distantCoordinates, west)).toMatchObject([{
      pointer: '/facts/coordinates/longitude', message: 'The longitude 0.2171 lies east of Greenwich, far from this district; it seems to have lost its minus.',
      fix: 'Write -0.2171 in its place.', edits: [{ insert: '-0.2171' }],
    }]);
  });

  it('[L5] names the other page that has the same coordinates', () => {
    const changes = site({ coordinates: victoria().facts.coordinates });
    expect(problemsBy(RULES, changes)).toMatchObject([{
      rule: 'same-coordinates', file: FILE, message: 'The coordinates 51.4992, -0.1338 are those of pages/areas/sw1h.json too.',
      fix: 'Write the coordinates of a point inside this district.', why: 'One pin would lie on the other on the map, and visitors could only press one of them.',
      related: [{ file: 'pages/areas/sw1h.json', message: 'It stands here too.' }],
    }]);
  });

  it('[L6] warns of one postcode on two area pages, but not that of a hub beside those of its parts', () => {
    expect(problemsBy(RULES, site({ code: 'E8' }))).toMatchObject([{
      rule: 'duplicate-district', severity: 'warning', file: FILE, message: 'E8 is the postcode of pages/areas/hackney.json too.',
      fix: 'Leave it if both places lie in this district. If not, write the postcode of this one.',
    }]);
    expect(toldBy(RULES, { ...threeAreas(), 'pages/areas/westminster.json': areaWith({ code: 'SW1', name: 'Westminster', ...at(51.4995, -0.1273) }) })
      .filter((each) => each.includes('westminster'))).toEqual([]);
  });

  it('[L7] refuses a postcode that does not exist in London, also of a place next door', () => {
    expect(wordsBy(RULES, site({ code: 'N31' }))).toEqual([{
      message: 'There is no postcode district "N31" in London.', fix: 'Write a postcode district of London, for example "SW1H", "N1" or "CR0".',
      why: 'Visitors look for their own postcode; nobody lives in this one.',
    }]);
    const streets = [...islington().facts.streets.slice(1), { name: 'Sadler\'s Wells', in: 'EC1Z' }];
    expect(toldBy(RULES, site({ streets }))).toEqual([`${FILE} unknown-district "EC1Z"`]);
  });

  it('[L7] knows the districts of London', () => {
    for (const code of ['E1', 'E1W', 'E20', 'EC1A', 'N1C', 'NW11', 'SE28', 'SW1Y', 'SW20', 'W1K', 'W14', 'WC2R', 'CR0', 'TN16', 'WD6']) expect(isLondonDistrict(code), code).toBe(true);
    for (const code of ['E19', 'E21', 'EC5', 'N23', 'NW12', 'SE29', 'SW1B', 'SW2A', 'W1A', 'W15', 'WC3', 'M1', 'N01', 'n1']) expect(isLondonDistrict(code), code).toBe(false);
    expect(new Set(allDistricts()).size).toBe(allDistricts().length);
    expect([isPartOf('SW1', 'SW1H'), isPartOf('E1', 'E14'), isPartOf('SW1A', 'SW1H'), isPartOf('E1', 'E1W')]).toEqual([true, false, false, true]);
  });

  it('[L8] says nothing of a good site', () => {
    expect(toldBy(RULES, threeAreas())).toEqual([]);
  });

  it('[L9] asks about the rating of a new page that another one has, from as many reviews', () => {
    const [one, other] = [islington(), hackney()];
    const shared = { ...threeAreas(), [FILE]: areaWith({ rating: other.facts.rating }, one) };
    const ledger = (...routes: string[]) => ({ 'pages/_published.json': { routes, gone: [] } });
    expect(toldBy(sameRating, { ...shared, ...ledger('/areas/hackney') }).map((line) => line.split(' ', 2).join(' '))).toEqual([`${FILE} same-rating`]);
    expect(toldBy(sameRating, { ...shared, ...ledger('/areas/hackney', '/areas/islington') })).toEqual([]);
    expect(toldBy(sameRating, { ...threeAreas(), ...ledger('/areas/hackney') })).toEqual([]);
  });
});
