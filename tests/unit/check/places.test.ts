import { describe, expect, it } from 'vitest';
import {
  contradictingRegion,
  distantCoordinates,
  doubtfulCode,
  foreignCode,
  foreignName,
  joinedPlaces,
  misplacedBusiness,
  misspeltPlace,
  missingRegion,
  outsideRegion,
  repeatedPlace,
  roundedCoordinates,
  swappedCoordinates,
  unknownDistrict,
  unknownLocality,
  wrongDistrict,
  wrongNeighbour,
} from '../../../src/check/rules/list';
import { copiedPage } from '../../../src/check/rules/copies/copied-page';
import { duplicateDistrict } from '../../../src/check/rules/copies/same-facts';
import { kmBetween } from '../../../src/content/geometry';
import { region } from '../../fixtures/region';
import { siteFile } from './small-site';
import { hackney, islington, threeAreas, victoria } from './some-areas';
import { problemsBy, toldBy, wordsBy } from './told-by';

const RULES = [
  copiedPage,
  distantCoordinates,
  duplicateDistrict,
  foreignName,
  missingRegion,
  outsideRegion,
  repeatedPlace,
  roundedCoordinates,
  swappedCoordinates,
  unknownDistrict,
  unknownLocality,
  wrongDistrict,
  wrongNeighbour,
];
const FILE = 'pages/areas/islington.json';
const at = (latitude: number, longitude: number) => ({ coordinates: { latitude, longitude } });
const areaWith = (facts: object, page = islington()) => ({ ...page, facts: { ...page.facts, ...facts } });
const site = (facts: object) => ({ ...threeAreas(), [FILE]: areaWith(facts) });
const PIN =
  'The map would show the pin in the wrong place, and search engines would show the page to people who live elsewhere.';
const underlined = (latitude: number, longitude: number) =>
  `{\n      "latitude": ${latitude},\n      "longitude": ${longitude}\n    }`;

/** The ways a wrong pin can be told, and the word that is told of each page. */
const told = (facts: object) => toldBy(RULES, site(facts));
const messages = (facts: object) => problemsBy(RULES, site(facts)).map(({ message }) => message);

describe('places', () => {
  it('[L1] refuses coordinates outside the region, and says how far they are off', () => {
    expect(toldBy(RULES, site(at(53.4808, -2.2426)))).toEqual([
      `${FILE} outside-region ${underlined(53.4808, -2.2426)}`,
    ]);
    expect(wordsBy(RULES, site(at(53.4808, -2.2426)))).toEqual([
      {
        message: 'The coordinates 53.4808, -2.2426 lie outside London, 262 km from Charing Cross.',
        fix: 'Write the coordinates of a point inside the district, for example as a map shows them: about 51.5 for the latitude and -0.1 for the longitude.',
        why: PIN,
      },
    ]);
  });

  it('[L1] knows towns on both sides of the outline', () => {
    const inside = [
      [51.376, -0.098],
      [51.579, 0.184],
      [51.652, -0.081],
      [51.41, -0.306],
      [51.545, -0.477],
      [51.405, 0.015],
    ];
    const outside = [
      [51.752, -0.339],
      [51.239, -0.17],
      [51.5, 0.37],
      [51.51, -0.595],
      [51.32, -0.56],
    ];
    for (const [latitude, longitude] of inside)
      expect(region.contains({ latitude: latitude!, longitude: longitude! }), `${latitude}, ${longitude}`).toBe(true);
    for (const [latitude, longitude] of outside)
      expect(region.contains({ latitude: latitude!, longitude: longitude! }), `${latitude}, ${longitude}`).toBe(false);
  });

  it('[L2] says that latitude and longitude have changed places, and turns them', () => {
    const [problem, ...more] = problemsBy(RULES, site(at(-0.1026, 51.5385)));
    expect(more).toEqual([]);
    expect(problem).toMatchObject({
      rule: 'swapped-coordinates',
      pointer: '/facts/coordinates',
      message:
        'The latitude and the longitude have changed places: 51.5385 is a latitude of London and -0.1026 a longitude.',
      fix: 'Write { "latitude": 51.5385, "longitude": -0.1026 } in their place.',
      why: PIN,
      edits: [{ insert: '{ "latitude": 51.5385, "longitude": -0.1026 }' }],
    });
  });

  it('[L3] finds a pin outside of its district, with the way to the centre of the district', () => {
    expect(wordsBy(RULES, site(at(51.4521, -0.1912)))).toEqual([
      {
        message: 'The coordinates lie 11 km from the centre of N1 Islington, and so outside of it.',
        fix: 'Write the coordinates of a point inside N1, about 51.537, -0.098, or correct the code.',
        why: PIN,
      },
    ]);
    expect(told(at(51.5462, -0.0761))).toEqual([]);
  });

  it('[L4] mends a minus that was lost or one digit that is wrong, where the mended pin lies in its district', () => {
    const putney = (latitude: number, longitude: number) => ({
      ...threeAreas(),
      'pages/areas/putney.json': areaWith({
        code: 'SW15',
        name: 'Putney',
        locality: 'Putney',
        ...at(latitude, longitude),
      }),
    });
    expect(problemsBy(distantCoordinates, putney(51.4612, 0.2171))).toMatchObject([
      {
        pointer: '/facts/coordinates/longitude',
        message: 'The longitude 0.2171 lies far from this district; the minus before it seems to be wrong.',
        fix: 'Write -0.2171 in its place.',
        edits: [{ insert: '-0.2171' }],
      },
    ]);
    expect(problemsBy(distantCoordinates, putney(51.5612, -0.2171))).toMatchObject([
      {
        pointer: '/facts/coordinates/latitude',
        message: 'The latitude 51.5612 lies far from this district; one of its digits seems to be wrong.',
        fix: 'Write 51.4612 in its place.',
        edits: [{ insert: '51.4612' }],
      },
    ]);
    expect(problemsBy(distantCoordinates, putney(15.4612, -0.2171))).toMatchObject([
      { fix: 'Write 51.4612 in its place.' },
    ]);
  });

  it('[L4] offers no minus to a point that lies in another district either way', () => {
    const [problem, ...more] = problemsBy(RULES, {
      ...threeAreas(),
      [FILE]: areaWith({ code: 'N16', name: 'Stoke Newington', locality: 'Stoke Newington', ...at(51.5103, 0.0276) }),
    });
    expect(more).toEqual([]);
    expect(problem).toMatchObject({
      rule: 'distant-coordinates',
      message: 'The coordinates lie 9.3 km from the centre of N16 Stoke Newington, and so outside of it.',
      edits: [],
    });
  });

  it('[L5] names the other page that has the same coordinates', () => {
    const changes = site({ coordinates: victoria().facts.coordinates });
    expect(problemsBy(RULES, changes)).toMatchObject([
      {
        rule: 'copied-page',
        file: FILE,
        message: '"coordinates" is the same in pages/areas/sw1h.json.',
        pointer: '/facts/coordinates',
        related: [{ file: 'pages/areas/sw1h.json', message: 'It stands here too.' }],
      },
    ]);
  });

  it('[L6] warns of one district on two area pages, but not that of a whole beside those of its parts', () => {
    const hoxton = areaWith({ name: 'Hoxton', locality: 'Hoxton', ...at(51.5304, -0.0823) }, hackney());
    const changes = {
      ...threeAreas(),
      'pages/areas/hoxton.json': { ...hoxton, facts: { ...hoxton.facts, code: 'N1' } },
    };
    expect(problemsBy(duplicateDistrict, changes)).toMatchObject([
      {
        rule: 'duplicate-district',
        severity: 'warning',
        message: expect.stringMatching(/^N1 is the district of pages\/areas\/\w+\.json too\.$/) as string,
        fix: 'Write the code of this one. If both places lie in one district, leave it: whoever approves the facts of this page has answered.',
      },
    ]);
    expect(
      toldBy(RULES, {
        ...threeAreas(),
        'pages/areas/westminster.json': areaWith({ code: 'SW1', name: 'Westminster', ...at(51.4995, -0.1273) }),
      }).filter((each) => each.includes('district')),
    ).toEqual([]);
  });

  it('[L7] refuses a district that does not exist in the region, also of a place next door', () => {
    expect(wordsBy(RULES, site({ code: 'N31' }))).toEqual([
      {
        message: 'There is no postcode district "N31" in London.',
        fix: 'Write a postcode district of London, for example "E1", "E1W" or "E2".',
        why: 'Visitors look for their own district; nobody lives in this one.',
      },
    ]);
    const streets = [...islington().facts.streets.slice(1), { name: "Sadler's Wells", in: 'EC1Z' }];
    expect(told({ streets })).toEqual([`${FILE} unknown-district "EC1Z"`]);
  });

  it('[L8] says nothing of a good site, nor of any site without a region', () => {
    expect(toldBy(RULES, threeAreas())).toEqual([]);
    expect(
      toldBy(
        RULES.filter((rule) => rule !== missingRegion),
        { ...site({ code: 'N31', ...at(1, 2) }), 'pages/_region.json': undefined },
      ),
    ).toEqual([]);
  });

  it('[L10] says that the code is wrong where name and coordinates agree on another district', () => {
    expect(problemsBy(RULES, site({ code: 'E8' }))).toMatchObject([
      {
        rule: 'wrong-district',
        severity: 'error',
        pointer: '/facts/code',
        message: 'The code "E8" does not fit: "Islington" and the coordinates are those of N1.',
        fix: 'Write "N1" in its place. If it is right, correct the name and the coordinates.',
        edits: [{ insert: '"N1"' }],
      },
    ]);
  });

  it('[L11] warns of a name or locality that is that of another district, but not of a borough or one that nobody knows', () => {
    expect(problemsBy(RULES, site({ name: 'Putney' }))).toMatchObject([
      {
        rule: 'foreign-name',
        severity: 'warning',
        pointer: '/facts/name',
        message: 'The name "Putney" is that of SW15, 13 km away from N1 Islington.',
        fix: 'Write what people call N1 in its place. If they call it so, add the name to "also" of N1 in pages/_region.json.',
      },
    ]);
    expect(messages({ locality: 'Putney' })).toEqual([
      'The locality "Putney" is that of SW15, 13 km away from N1 Islington.',
    ]);
    expect(problemsBy(RULES, site({ name: 'Highbury' }))).toMatchObject([
      { severity: 'warning', message: 'The name "Highbury" is that of N5, 1.9 km away from N1 Islington.' },
    ]);
    for (const fine of [
      { name: 'Angel & Islington' },
      { name: 'Nobody’s Corner' },
      { locality: 'Greenwich' },
      { locality: 'Wimbledon' },
    ])
      expect(told(fine)).toEqual([]);
  });

  it('[L12] asks about a locality that the region does not know', () => {
    expect(wordsBy(RULES, site({ locality: 'Manchester' }))).toEqual([
      {
        message: 'No district of London is known to be called "Manchester".',
        fix: 'Write the part of town that N1 lies in. If this is it, add the name to "also" of N1 in pages/_region.json.',
        why: 'Search engines go by the locality when somebody looks for help in this part of town.',
      },
    ]);
    for (const locality of ['De Beauvoir Town', 'King’s Cross', 'London', 'Hackney'])
      expect(told({ locality }), locality).toEqual([]);
  });

  it("[L13] refuses a place next door that is said to lie in the page's own district or across the region", () => {
    const withPlace = (code: string) => ({
      streets: [...islington().facts.streets.slice(1), { name: "Sadler's Wells", in: code }],
    });
    expect(messages(withPlace('N1'))).toEqual([
      '"Sadler\'s Wells" is said to lie in N1, which is this page\'s own district.',
    ]);
    expect(messages(withPlace('SE28'))).toEqual([
      '"Sadler\'s Wells" is said to lie in SE28 Thamesmead, 15 km away from N1.',
    ]);
    for (const code of ['EC1R', 'EC1', 'N1C', 'N5', 'E8']) expect(told(withPlace(code)), code).toEqual([]);
  });

  it('[L14] refuses a street that is listed twice or among the landmarks too', () => {
    const { streets, landmarks } = islington().facts;
    expect(problemsBy(RULES, site({ streets: [...streets.slice(1), 'Barnsbury Street'] }))).toMatchObject([
      {
        rule: 'repeated-place',
        pointer: '/facts/streets/5',
        message: '"Barnsbury Street" stands among the streets already.',
        fix: 'Write another of the streets of this area in its place.',
      },
    ]);
    expect(told({ landmarks: [...landmarks.slice(1), 'Upper street'] })).toEqual([
      `${FILE} repeated-place "Upper street"`,
    ]);
  });

  it('[L35] refuses the address of a house in a street that is listed', () => {
    const { streets, landmarks } = islington().facts;
    for (const street of ['12 Upper Street', '12a Upper Street'])
      expect(toldBy(joinedPlaces, site({ streets: [...streets, street] })), street).toHaveLength(1);
    for (const street of ['4 Mile Road', '5th Avenue'])
      expect(toldBy(joinedPlaces, site({ streets: [...streets, street] })), street).toEqual([]);
    expect(toldBy(joinedPlaces, site({ landmarks: [...landmarks, '1 Essex Road'] }))).toEqual([]);
  });

  it('[L17] refuses two listed places in one entry, and lets a place be that is called after two or by another', () => {
    const { streets, landmarks } = islington().facts;
    const withStreet = (street: string) => site({ streets: [...streets, street] });
    expect(problemsBy(joinedPlaces, withStreet('Upper Street and Essex Road'))).toMatchObject([
      {
        severity: 'error',
        pointer: '/facts/streets/6',
        message: '"Upper Street and Essex Road" is more than one place.',
        fix: 'Write each in an entry of its own: "Upper Street" and "Essex Road".',
      },
    ]);
    for (const street of ['Upper Street, Mare Street', 'Upper Street/Essex Road', 'Upper Street & Cross Street'])
      expect(toldBy(joinedPlaces, withStreet(street)), street).toHaveLength(1);
    for (const street of ['Upper Street and Caledonian Road', 'Cross and Upper Street'])
      expect(toldBy(joinedPlaces, withStreet(street)), street).toEqual([]);
    for (const landmark of [
      "St Mary's Church, Islington Park",
      'Holy Trinity, Cross Street',
      'Park and Farm',
      'Elephant and Castle',
    ])
      expect(toldBy(joinedPlaces, site({ landmarks: [...landmarks, landmark] })), landmark).toEqual([]);
  });

  it('[L15] warns of coordinates that are rounded to a kilometre', () => {
    expect(problemsBy(RULES, site(at(51.54, -0.1)))).toMatchObject([
      {
        rule: 'rounded-coordinates',
        severity: 'warning',
        message: 'The coordinates 51.54, -0.1 have at most two decimals, and so are a kilometre off or more.',
      },
    ]);
    expect(told(at(51.5385, -0.1))).toEqual([]);
  });

  it('[L16] refuses a map while there is no region to draw it from', () => {
    const hero = { type: 'hero', heading: 'Areas', intro: 'All of them.', picture: { show: 'map' } };
    const map = { type: 'map', heading: 'Where we work', pages: { kind: 'area' } };
    const page = {
      'pages/areas.json': {
        metadata: { title: 'Areas', description: 'Areas.' },
        facts: { name: 'Areas' },
        blocks: [hero, map],
      },
    };
    expect(problemsBy(missingRegion, page)).toMatchObject([
      {
        rule: 'missing-region',
        pointer: '/blocks/0/picture',
        message: 'This is a map, but there is no pages/_region.json to draw it from.',
      },
      {
        rule: 'missing-region',
        pointer: '/blocks/1/type',
        why: 'Visitors would see an empty place where the map should be.',
      },
    ]);
    expect(toldBy(missingRegion, { ...page, 'pages/_region.json': threeAreas()['pages/_region.json'] })).toEqual([]);
  });
});

describe('the region of the real site', () => {
  const districts = [...region.districts.values()];

  it('[L20] has every district of London once, with a whole for each part', () => {
    for (const code of 'E1 E1W E20 EC1A N1C NW11 SE28 SW1Y SW20 W1K W14 WC2R CR0 HA0 TN16 WD6'.split(' '))
      expect(region.districts.has(code), code).toBe(true);
    for (const code of 'E19 E21 EC5 N23 NW12 SE29 SW1B SW2A W1A W15 WC3 M1 N01 n1'.split(' '))
      expect(region.districts.has(code), code).toBe(false);
    expect(region.file.districts.length).toBe(districts.length);
    expect([
      region.isPartOf('SW1', 'SW1H'),
      region.isPartOf('E1', 'E14'),
      region.isPartOf('SW1A', 'SW1H'),
      region.isPartOf('E1', 'E1W'),
    ]).toEqual([true, false, false, true]);
    for (const { code, partOf } of districts)
      if (partOf) expect(code.startsWith(partOf) && region.districts.has(partOf), code).toBe(true);
  });

  it('[L21] puts each district inside or beside the outline, its parts inside it, and its nearest neighbour next to it', () => {
    for (const { code, centre, reachKm, partOf } of districts) {
      const whole = region.districts.get(partOf ?? code)!;
      expect(kmBetween(centre, whole.centre), code).toBeLessThanOrEqual(whole.reachKm);
      const wholes = districts.filter((other) => !other.partOf && other.code !== whole.code);
      expect(Math.min(...wholes.map((other) => kmBetween(other.centre, centre))), code).toBeLessThanOrEqual(
        2 * Math.max(reachKm, whole.reachKm),
      );
    }
  });
});

describe('codes in texts', () => {
  const saying = (words: string, heading = 'Lead, iron and copper') => {
    const page = islington();
    const blocks = [...page.blocks, { type: 'prose', heading, paragraphs: [words] }];
    return { ...threeAreas(), [FILE]: { ...page, blocks } };
  };

  it('[L29] are asked about where that of the page stands in small letters or with a letter for a figure', () => {
    expect(problemsBy(doubtfulCode, saying('We know every roof of n1 by now.'))).toMatchObject([
      {
        severity: 'warning',
        message: 'The code "n1" is not written as the code of this page, N1.',
        fix: 'Write {area.code} in its place.',
      },
    ]);
    expect(toldBy(doubtfulCode, saying('One.', 'Boilers in NI, and n1'))).toEqual([`${FILE} doubtful-code n1`]);
    expect(toldBy(doubtfulCode, saying('One.', 'Boilers in n1'))).toEqual([`${FILE} doubtful-code n1`]);
    const page = areaWith({ code: 'E10', name: 'Leyton', locality: 'Leyton', ...at(51.5661, -0.0123) });
    const blocks = [...page.blocks, { type: 'prose', paragraphs: ['We know every roof of E1O by now.'] }];
    expect(toldBy(doubtfulCode, { ...threeAreas(), [FILE]: { ...page, blocks } })).toEqual([
      `${FILE} doubtful-code E1O`,
    ]);
  });

  it('[L29] are let be where they are those of another district, or of none', () => {
    for (const words of [
      'The line between N1 and N5 runs down the middle of the road.',
      'We know every roof of N5 by now, and the n5 bus.',
      'On the A40 the van is slow, and the O2 fills the tunnel.',
      'Part G3 and form CP12 are for the installer, in M14 too.',
      'A part of it, N1C, has pipes of its own.',
    ])
      expect(toldBy(doubtfulCode, saying(words)), words).toEqual([]);
  });
});

describe('names', () => {
  it('[L31] and coordinates of the business lie in the region, and where its address says', () => {
    const business = (changes: object) => ({ ...threeAreas(), 'pages/_site.json': { ...siteFile(), ...changes } });
    expect(toldBy(misplacedBusiness, business({}))).toEqual([]);
    expect(wordsBy(misplacedBusiness, business({ address: { locality: 'Manchester' } }))).toMatchObject([
      { message: 'The business is said to be in "Manchester", which is no place that the region London knows.' },
    ]);
    expect(wordsBy(misplacedBusiness, business({ location: { latitude: 52.5074, longitude: -0.1278 } }))).toEqual([
      {
        message: 'The location of the business lies 111 km from Charing Cross, and so outside of London.',
        fix: 'Look at a map: if { "latitude": 51.5074, "longitude": -0.1278 } is meant, write that.',
        why: 'Search engines and visitors would look for the business where it is not.',
      },
    ]);
    expect(wordsBy(misplacedBusiness, business({ address: { locality: 'Brixton' } }))).toHaveLength(1);
  });
});

describe('a name that several districts have', () => {
  const SHARED = ['Church Street', 'Park Lane'];
  const ALL = [
    ...RULES,
    contradictingRegion,
    doubtfulCode,
    foreignCode,
    joinedPlaces,
    misplacedBusiness,
    misspeltPlace,
  ];
  const file = {
    ...region.file,
    districts: region.file.districts.map((each) =>
      ['N1', 'N16', 'E8', 'SE5', 'W2'].includes(each.code) ? { ...each, also: [...each.also, ...SHARED] } : each,
    ),
  };
  const { latitude, longitude } = region.districts.get('E17')!.centre;
  const near = { latitude: Number((latitude + 0.0012).toFixed(4)), longitude: Number((longitude + 0.0013).toFixed(4)) };
  const walthamstow = (facts: object = {}) => ({
    metadata: { title: 'Plumber {area.code}', description: 'Pipes in Walthamstow E17, from Park Lane to Hoe Street.' },
    facts: {
      ...islington().facts,
      code: 'E17',
      name: 'Walthamstow',
      locality: 'Walthamstow',
      coordinates: near,
      rating: { value: 4.7, count: 61 },
      streets: [...SHARED, 'Hoe Street', 'Orford Road', 'Selborne Road', 'Lea Bridge Road'],
      landmarks: ['Lloyd Park', 'Walthamstow Market', 'The Mill', 'Ancient House', 'Vestry House', 'Blackhorse Lane'],
      ...facts,
    },
    blocks: [
      { type: 'hero', heading: 'Plumber for Church Street', intro: 'Terraces, flats and a long market.' },
      { type: 'prose', heading: 'Park Lane and around', paragraphs: ['In Church Street the mains lie shallow.'] },
    ],
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
    expect(toldBy(foreignName, withArea({ name: 'Park Lane' }))).toEqual([]);
    expect(toldBy(foreignName, withArea({ name: 'Putney' }))).toHaveLength(1);
  });
});
