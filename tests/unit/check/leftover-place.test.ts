import { describe, expect, it } from 'vitest';
import { leftoverPlace } from '../../../src/check/rules/copies/leftover-place';
import { strayPlace } from '../../../src/check/rules/copies/stray-place';
import { hackney, islington, threeAreas } from './some-areas';
import type { AreaJson } from './some-areas';
import { problemsBy, toldBy } from './told-by';

const FILE = 'pages/areas/islington.json';
const site = (change: (page: AreaJson) => void) => {
  const page = islington();
  change(page);
  return { ...threeAreas(), [FILE]: page };
};
const saying = (...paragraphs: string[]) =>
  site((page) => {
    page.blocks[2]!.paragraphs = paragraphs;
  });

describe('places that were left', () => {
  it("[K10] underlines another district's postcode inside a text, and offers the token", () => {
    const changes = site((page) => {
      page.blocks[2]!.heading = 'The pipes of SW1H, old and new';
    });
    expect(toldBy(leftoverPlace, changes)).toEqual([`${FILE} leftover-place SW1H`]);
    expect(problemsBy(leftoverPlace, changes)).toMatchObject([
      {
        message:
          'This text speaks of "SW1H", which is the code of pages/areas/sw1h.json. This page is about N1 Islington.',
        fix: 'Write {area.code} in its place.',
        why: 'Visitors would think that the page is not about where they live.',
        pointer: '/blocks/2/heading',
        edits: [],
      },
    ]);
  });

  it('[K11] finds a street in words that were copied with it, and where they were copied from', () => {
    const changes = saying('Here too it lies between the park and Victoria Street, more or less.');
    expect(toldBy(leftoverPlace, changes)).toEqual([`${FILE} leftover-place Victoria Street`]);
    expect(problemsBy(leftoverPlace, changes)[0]!).toMatchObject({
      message:
        'This text speaks of "Victoria Street", which belongs to the page of pages/areas/sw1h.json. This page is about N1 Islington.',
      fix: 'Write a place of this area in its place, or take the sentence out.',
      related: [
        { file: 'pages/areas/sw1h.json', message: '"Victoria Street" stands here, on the page it belongs to.' },
      ],
    });
  });

  it('[K11] finds a sentence with the names of both pages on the one that it names later', () => {
    const saysOfBoth = (page: AreaJson, word: string) => {
      page.blocks[2]!.paragraphs = [
        `The canal comes ${word} out of its tunnel below Islington and goes on past Hackney, and then to the river.`,
      ];
      return page;
    };
    const changes = {
      ...threeAreas(),
      [FILE]: saysOfBoth(islington(), 'slowly'),
      'pages/areas/hackney.json': saysOfBoth(hackney(), 'softly'),
    };
    expect(toldBy(leftoverPlace, changes)).toEqual(['pages/areas/hackney.json leftover-place Islington']);
  });

  it('[K12] lets a page speak of a neighbour, and of places that share a name, in words of its own', () => {
    expect(
      toldBy(
        leftoverPlace,
        saying(
          'A bus to Victoria or a walk to Victoria Park: half of Hackney comes along the canal on Sundays.',
          'Broadway Market and Victoria Street have nothing to do with Upper Street.',
        ),
      ),
    ).toEqual([]);
  });

  it('[K13] lets prose name the postcode of a district next door, and of a part of its own', () => {
    expect(
      toldBy(
        leftoverPlace,
        saying('The line between N1 and E8 runs down the middle of the road, and two gas networks meet there.'),
      ),
    ).toEqual([]);
    expect(toldBy(leftoverPlace, saying('N1 and E8.'))).toEqual([]);
    const hub = {
      ...threeAreas(),
      'pages/areas/westminster.json': {
        ...islington(),
        facts: { ...islington().facts, code: 'SW1', name: 'Westminster' },
        blocks: [{ type: 'prose', paragraphs: ['SW1H is a part of it.'] }],
      },
    };
    expect(toldBy(leftoverPlace, hub)).toEqual([]);
  });

  it('[K14] leaves a text alone that stands word for word in the other page: copied-page tells it', () => {
    expect(
      toldBy(
        leftoverPlace,
        saying(
          "SW1H is only a few blocks between the park and Victoria Street, and it still holds houses of a queen's reign.",
        ),
      ),
    ).toEqual([]);
  });

  it.each([
    ['Plumbers in Victoria', 'Victoria'],
    ['Victoria emergency plumber', 'Victoria'],
    ['Victoria', 'Victoria'],
    ['Victoria Park and the canal', ''],
    ['West Victoria and the canal', ''],
    ['The victoria of a queen', ''],
  ])(
    '[K15] takes the name of a district far away in a title for a leftover, but no part of a longer name, and mends nothing that may be meant: %s',
    (heading, told) => {
      const changes = site((page) => {
        page.blocks[2]!.heading = heading;
      });
      expect(toldBy(leftoverPlace, changes)).toEqual(told === '' ? [] : [`${FILE} leftover-place ${told}`]);
      if (told !== '')
        expect(problemsBy(leftoverPlace, changes)).toMatchObject([
          { fix: 'Write {area.name} in its place.', edits: [], related: [{ file: 'pages/areas/sw1h.json' }] },
        ]);
    },
  );

  it('[K18] warns of a neighbour in a title, and lets a link be called after the page that it leads to', () => {
    const changes = site((page) => {
      page.blocks[2]!.heading = 'Plumbers in Hackney';
    });
    expect(toldBy(leftoverPlace, changes)).toEqual([]);
    expect(toldBy(strayPlace, changes)).toEqual([`${FILE} stray-place Hackney`]);
    expect(problemsBy(strayPlace, changes)).toMatchObject([
      {
        fix: 'Leave it if the neighbour is meant. If it was left from another page, write {area.name} in its place.',
        edits: [],
      },
    ]);
    const link = site((page) => {
      Object.assign(page.blocks[2]!, { action: { do: 'page', label: 'Plumbers in Hackney', to: '/areas/hackney' } });
    });
    expect([...toldBy(leftoverPlace, link), ...toldBy(strayPlace, link)]).toEqual([]);
    expect([
      ...toldBy(leftoverPlace, saying('We also cover Hackney.')),
      ...toldBy(strayPlace, saying('We also cover Hackney.')),
    ]).toEqual([]);
  });
});

describe('the name of a neighbour', () => {
  const headed = (heading: string, title?: string) =>
    site((page) => {
      page.blocks[0]!.heading = heading;
      if (title) page.metadata.title = title;
    });

  it.each([
    ['Emergency plumber in Hackney', undefined, 'Hackney'],
    ['Emergency plumber {area.code} Hackney', undefined, 'Hackney'],
    ['Emergency plumber in {area.name}', 'Plumber in Hackney | {brand}', 'Hackney'],
    ['Emergency plumber in {area.name}, next to Hackney', undefined, ''],
    ['Plumber for Islington and Hackney', undefined, ''],
  ])('[K47] is no name for a page, where its own is not said: %s %s', (heading, title, told) => {
    expect(toldBy(leftoverPlace, headed(heading, title))).toEqual(told ? [`${FILE} leftover-place ${told}`] : []);
  });

  it('[K48] is asked about where a sentence speaks of it as pages speak of their own place', () => {
    const told = (...paragraphs: string[]) =>
      toldBy(strayPlace, saying('Most pipes in {area.name} are of copper.', ...paragraphs));
    expect(told('Tenants in Hackney often lose the key of the yard.')).toEqual([`${FILE} stray-place Hackney`]);
    expect(told('Tenants in Islington and in Hackney lose it.', 'A bus to Hackney passes here.')).toEqual([]);
  });
});

describe('names that were left together', () => {
  const beside = (own: string, copied: string) => {
    const changes = saying(copied);
    changes['pages/areas/sw1h.json'].blocks[2]!.paragraphs = [own];
    return problemsBy(leftoverPlace, changes);
  };

  it('[K43] are one message that names them all, and no edit takes one alone', () => {
    const [own, copied] = ['The firms of old SW1H, and of Victoria.', 'So the firms of old SW1H, and of Victoria.'];
    expect(beside(own, copied)).toMatchObject([
      {
        message: expect.stringContaining(
          'speaks of "SW1H" and "Victoria", which belong to the page of pages/areas/sw1h.json.',
        ) as string,
        fix: 'Write {area.code} in the place of "SW1H" and {area.name} in the place of "Victoria".',
        edits: [],
      },
    ]);
    const [alone] = beside('The firms of old SW1H, and others.', 'So the firms of old SW1H, and others.');
    expect(alone!.edits).toMatchObject([{ insert: '{area.code}' }]);
    const [street] = beside('The firms of old SW1H, and Caxton Hall.', 'So the firms of old SW1H, and Caxton Hall.');
    expect(street).toMatchObject({ edits: [], fix: expect.stringContaining('all of these names must go') as string });
  });

  it('[K44] stay another page’s where the whole sentence does: no token is offered', () => {
    const sentence = 'In SW1H a security desk should hold the list of valves, as night work suits these buildings.';
    const [problem, ...more] = beside(`${sentence} So ask.`, `We know these streets well. ${sentence}`);
    expect(more).toEqual([]);
    expect(problem).toMatchObject({
      message: expect.stringContaining('speaks of "SW1H"') as string,
      fix: expect.stringMatching(/^Write a sentence of this area.*sw1h\.json has it word for word/) as string,
      edits: [],
    });
  });

  it('[K45] are a neighbour’s too where a description has its code and name, and not its own', () => {
    const described = (description: string) =>
      site((page) => {
        page.metadata.description = description;
      });
    expect(problemsBy(leftoverPlace, described('Hackney emergency plumber for E8 and Barnsbury.'))).toMatchObject([
      { pointer: '/metadata/description', message: expect.stringContaining('"E8" and "Hackney"') as string, edits: [] },
    ]);
    for (const text of ['Plumber for {area.code}, beside Hackney E8.', 'Plumber for Islington, beside Hackney E8.'])
      expect(toldBy(leftoverPlace, described(text)), text).toEqual([]);
  });
});

describe('places far away', () => {
  it('[K28] takes signs alone for no place, also where two pages list the same ones', () => {
    const changes = site(({ facts }) => facts.streets.push('–'));
    const sw1h = structuredClone(changes['pages/areas/sw1h.json']) as AreaJson;
    sw1h.facts.streets.push('–');
    expect(toldBy(strayPlace, { ...changes, 'pages/areas/sw1h.json': sw1h })).toEqual([]);
  });

  /** Seven districts that lie nearer than any other. */
  const around = Object.fromEntries(
    [1, 2, 3, 4, 5, 6, 7].map((each) => {
      const { facts, ...page } = islington();
      const places = (list: string) => [1, 2, 3, 4, 5, 6].map((place) => `${list} ${each}-${place}`);
      return [
        `pages/areas/near-${each}.json`,
        {
          ...page,
          blocks: [{ type: 'prose', heading: 'Help', paragraphs: ['At any hour.'] }],
          facts: {
            ...facts,
            name: `Near${each}`,
            code: `N${each + 1}`,
            coordinates: { latitude: 51.53 + each / 1000, longitude: -0.1 },
            streets: places('Lane'),
            landmarks: places('Hall'),
          },
        },
      ];
    }),
  );
  const far = (...paragraphs: string[]) => ({ ...around, ...saying(...paragraphs) }) as Record<string, object>;

  it('[K16] warns of a place in prose that belongs to a district far away, in whatever words, and offers no certain repair', () => {
    const changes = far(
      'The flats that stand along Victoria Street have tanks in their lofts, and no two of them are alike.',
    );
    expect(toldBy(leftoverPlace, changes)).toEqual([]);
    expect(toldBy(strayPlace, changes)).toEqual([`${FILE} stray-place Victoria Street`]);
    expect(problemsBy(strayPlace, changes)[0]).toMatchObject({
      severity: 'warning',
      edits: [],
      related: [{ file: 'pages/areas/sw1h.json' }],
      fix: 'Write a place of this area in its place, or take the sentence out. If there is a place of that name here too, name it under "streets" or "landmarks".',
    });
  });

  it('[K17] warns of no neighbour, of no place that the page has itself, and of no ordinary word', () => {
    expect(
      toldBy(
        strayPlace,
        saying('The flats that stand along Mare Street have tanks in their lofts, and no two of them are alike.'),
      ),
    ).toEqual([]);
    expect(
      toldBy(
        strayPlace,
        far('The flats that stand along a broadway have tanks in their lofts, and no two of them are alike.'),
      ),
    ).toEqual([]);
    const { [FILE]: page, ...rest } = far(
      'The flats that stand along Victoria Street have tanks in their lofts, and no two of them are alike.',
    ) as Record<string, AreaJson>;
    expect(
      toldBy(strayPlace, {
        ...rest,
        [FILE]: {
          ...page!,
          facts: { ...page!.facts, streets: [{ name: 'Victoria Street', in: 'N5' }, ...page!.facts.streets.slice(1)] },
        },
      }),
    ).toEqual([]);
  });

  it.each([
    ['in capitals', 'CALL BEFORE YOU DRILL ALONG VICTORIA STREET, WHERE THE CELLARS ARE.', 'VICTORIA STREET'],
    [
      'in small letters',
      'Tanks stand in the lofts along tothill street, and no two of them are alike.',
      'tothill street',
    ],
    [
      'with a curly apostrophe',
      'Tanks stand in the lofts of Queen Anne’s Gate, and no two of them are alike.',
      'Queen Anne’s Gate',
    ],
    [
      'without its apostrophe',
      'Tanks stand in the lofts of Queen Annes Gate, and no two of them are alike.',
      'Queen Annes Gate',
    ],
    ['as a possessive', 'Tanks stand in the lofts, and Caxton Street’s are the largest that we know.', 'Caxton Street'],
  ])('[K27] finds a name %s', (_, text, name) => {
    const spelling = () => ({ knows: (word: string) => word !== 'tothill', suggest: () => [] });
    expect(toldBy(strayPlace, far(text), { spelling })).toEqual([`${FILE} stray-place ${name}`]);
  });

  it('[K42] takes what else a district is called for a name of its page', () => {
    const text = 'Pentonville’s villas have tanks in their lofts, and no two of them are alike.';
    const on = (file: 'sw1h' | 'islington') => {
      const files = threeAreas();
      files[`pages/areas/${file}.json`].blocks[2]!.paragraphs = [text];
      return problemsBy(strayPlace, files).map(({ file: told, message }) => `${told} ${message}`);
    };
    expect(on('sw1h')).toEqual([
      'pages/areas/sw1h.json This text speaks of "Pentonville", which belongs to the page of pages/areas/islington.json. This page is about SW1H Victoria.',
    ]);
    expect(on('islington')).toEqual([]);
  });

  it('[K27] finds a name in a list however it is written', () => {
    for (const street of ['VICTORIA STREET', 'victoria street', 'Victoria Street’s']) {
      const page = islington();
      page.facts.streets[0] = street;
      const told = toldBy(strayPlace, {
        ...threeAreas(),
        [FILE]: page,
        'pages/_published.json': { routes: ['/areas/sw1h'], gone: [] },
      });
      expect(told, street).toEqual([`${FILE} stray-place ${street.replace('’s', '')}`]);
    }
  });

  it('[K19] takes a street whose name ends like another for its own, and warns of one that two pages list', () => {
    const words = 'The flats that stand along Victoria Street have tanks in their lofts, and no two of them are alike.';
    const withStreet = (street: string, published: string[]) => {
      const { [FILE]: page, ...rest } = far(words) as Record<string, AreaJson>;
      const changed = { ...page!, facts: { ...page!.facts, streets: [street, ...page!.facts.streets.slice(1)] } };
      return { ...rest, [FILE]: changed, 'pages/_published.json': { routes: published, gone: [] } };
    };
    expect(toldBy(strayPlace, withStreet('Old Victoria Street', ['/areas/sw1h']))).toEqual([]);
    expect(toldBy(strayPlace, withStreet('Victoria Street', ['/areas/sw1h']))).toEqual([
      `${FILE} stray-place Victoria Street`,
    ]);
    expect(toldBy(strayPlace, withStreet('Victoria Street', ['/areas/sw1h', '/areas/islington']))).toEqual([
      `${FILE} stray-place Victoria Street`,
    ]);
    const { [FILE]: own, ...others } = far('We come.') as Record<string, AreaJson>;
    const both = (streets: AreaJson['facts']['streets']) =>
      toldBy(strayPlace, { ...others, [FILE]: { ...own!, facts: { ...own!.facts, streets } } });
    expect(both([...islington().facts.streets, 'Caxton Street'])).toEqual([`${FILE} stray-place Caxton Street`]);
    const near = islington();
    near.facts.streets[0] = 'Mare Street';
    const listing = { ...threeAreas(), [FILE]: near };
    expect(problemsBy(strayPlace, listing)).toMatchObject([
      {
        file: FILE,
        message:
          'This list has "Mare Street", which stands in that of pages/areas/hackney.json too. This page is about N1 Islington.',
        fix: 'Look at a map, and take it out of the page that it does not lie in, or write { "name": "Mare Street", "in": "E8" } here if it lies there.',
      },
    ]);
    const seen = { 'pages/_published.json': { routes: ['/areas/hackney'], gone: [] } };
    expect(problemsBy(strayPlace, { ...listing, ...seen })).toMatchObject([
      {
        file: FILE,
        fix: 'Write a place of this area in its place, or { "name": "Mare Street", "in": "E8" } if it lies there.',
      },
    ]);
  });
});
