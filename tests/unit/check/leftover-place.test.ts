import { describe, expect, it } from 'vitest';
import { leftoverPlace } from '../../../src/check/rules/copies/leftover-place';
import { islington, threeAreas, victoria } from './some-areas';
import type { AreaJson } from './some-areas';
import { problemsBy, toldBy } from './told-by';

const FILE = 'pages/areas/islington.json';
const site = (change: (page: AreaJson) => void) => {
  const page = islington();
  change(page);
  return { ...threeAreas(), [FILE]: page, 'pages/_published.json': { routes: ['/areas/sw1h', '/areas/hackney'] } };
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
          'This text speaks of "SW1H", which belongs to the page of pages/areas/sw1h.json. This page is about N1 Islington.',
        fix: 'Write {area.code} in the place of "SW1H", or take the sentence out.',
        why: 'Visitors would think that the page is not about where they live.',
        pointer: '/blocks/2/heading',
        edits: [],
      },
    ]);
  });

  it('[K11] finds a street of the page that this one was copied from, and lets any other name stand in prose', () => {
    const paragraph = 'The flats that stand along Victoria Street have tanks, and the way to Caxton Hall is short.';
    expect(toldBy(leftoverPlace, saying(paragraph))).toEqual([]);
    const copied = site((page) => {
      page.blocks[2]!.paragraphs = [paragraph];
      page.metadata.description = victoria().metadata.description;
    });
    expect(toldBy(leftoverPlace, copied)).toEqual([`${FILE} leftover-place Victoria Street`]);
    expect(problemsBy(leftoverPlace, copied)).toMatchObject([
      {
        message:
          'This text speaks of "Victoria Street" and "Caxton Hall", which belong to the page of pages/areas/sw1h.json. This page is about N1 Islington.',
        fix: 'Write this text anew for this area, or take the sentence out.',
        related: [
          { file: 'pages/areas/sw1h.json', message: '"Victoria Street" stands here, on the page it belongs to.' },
        ],
      },
    ]);
  });

  it('[K19] takes a name that two districts have, on their pages or in the region, for nobody’s own', () => {
    const copied = (change: (page: AreaJson) => void, text: string) =>
      site((page) => {
        page.metadata.description = victoria().metadata.description;
        page.blocks[2]!.paragraphs = [text];
        change(page);
      });
    const text = 'The flats that stand along Victoria Street have tanks.';
    expect(
      toldBy(
        leftoverPlace,
        copied(() => {}, text),
      ),
    ).toEqual([`${FILE} leftover-place Victoria Street`]);
    const files = copied(() => {}, text);
    files['pages/areas/hackney.json'].facts.streets[0] = 'Victoria Street';
    expect(toldBy(leftoverPlace, files)).toEqual([]);
    const elsewhere = copied(() => {}, 'The flats behind Strutton Ground have tanks.');
    expect(toldBy(leftoverPlace, elsewhere)).toEqual([]);
    const own = (page: AreaJson) => (page.facts.streets[0] = { name: 'Victoria Street', in: 'N5' });
    expect(toldBy(leftoverPlace, copied(own, text))).toEqual([]);
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
    '[K15] takes the name of a district far away in a title for a leftover, but no part of a longer name, and mends nothing: %s',
    (heading, told) => {
      const changes = site((page) => {
        page.blocks[2]!.heading = heading;
      });
      expect(toldBy(leftoverPlace, changes)).toEqual(told === '' ? [] : [`${FILE} leftover-place ${told}`]);
      if (told !== '')
        expect(problemsBy(leftoverPlace, changes)).toMatchObject([
          {
            fix: 'Write {area.name} in the place of "Victoria", or take the sentence out.',
            edits: [],
            related: [{ file: 'pages/areas/sw1h.json' }],
          },
        ]);
    },
  );

  it('[K18] lets a heading or prose speak of a neighbour, and a link be called after the page that it leads to', () => {
    const headed = (heading: string) =>
      toldBy(
        leftoverPlace,
        site((page) => (page.blocks[2]!.heading = heading)),
      );
    expect(headed('Plumbers in Hackney')).toEqual([]);
    const link = (to: string) =>
      site((page) => Object.assign(page.blocks[2]!, { action: { do: 'page', label: 'Plumbers in Victoria', to } }));
    expect(toldBy(leftoverPlace, link('/areas/sw1h'))).toEqual([]);
    expect(toldBy(leftoverPlace, link('/areas/hackney'))).toEqual([`${FILE} leftover-place Victoria`]);
    expect(toldBy(leftoverPlace, saying('We also cover Hackney and Victoria.'))).toEqual([]);
  });

  it('[K17] takes a word of the dictionary for no name, and a name with its own beside it for no leftover', () => {
    const spelling = () => ({
      name: 'victoria alone',
      knows: (word: string) => word === 'victoria',
      suggest: () => [],
    });
    const changes = (heading: string) => site((page) => (page.blocks[2]!.heading = heading));
    expect(toldBy(leftoverPlace, changes('Victoria repairs'), { spelling })).toEqual([]);
    expect(toldBy(leftoverPlace, changes('Victoria repairs'))).toEqual([`${FILE} leftover-place Victoria`]);
    for (const heading of ['From Islington to Victoria', 'From {area.code} to SW1H'])
      expect(toldBy(leftoverPlace, changes(heading)), heading).toEqual([]);
  });

  it.each([
    ['in capitals', 'PLUMBERS OF VICTORIA', 'VICTORIA'],
    ['as a possessive', 'Victoria’s pipes', 'Victoria'],
  ])('[K27] finds a name %s', (_, heading, name) => {
    const changes = site((page) => (page.blocks[2]!.heading = heading));
    expect(toldBy(leftoverPlace, changes)).toEqual([`${FILE} leftover-place ${name}`]);
  });
});

describe('the name of a neighbour', () => {
  const headed = (heading: string, title?: string) =>
    site((page) => {
      page.blocks[0]!.heading = heading;
      if (title) page.metadata.title = title;
    });
  const besideDalston = (heading: string, title?: string) => {
    const files = headed(heading, title);
    files['pages/areas/hackney.json'].facts.name = 'Dalston';
    return files;
  };

  it.each([
    ['Emergency plumber in Dalston', undefined, 'Dalston'],
    ['Emergency plumber {area.code} Dalston', undefined, 'Dalston'],
    ['Emergency plumber in {area.name}', 'Plumber in Dalston | {brand}', 'Dalston'],
    ['Emergency plumber in {area.name}, next to Dalston', undefined, ''],
    ['Plumber for Islington and Dalston', undefined, ''],
    ['Plumber for the borough of Hackney', undefined, ''],
  ])('[K47] is no name for a page, where its own is not said: %s %s', (heading, title, told) => {
    expect(toldBy(leftoverPlace, besideDalston(heading, title))).toEqual(
      told ? [`${FILE} leftover-place ${told}`] : [],
    );
  });
});

describe('names that were left together', () => {
  it('[K43] are one message that names them all, and no edit takes one alone', () => {
    expect(
      problemsBy(
        leftoverPlace,
        site((page) => (page.blocks[2]!.heading = 'Old SW1H, and Victoria')),
      ),
    ).toMatchObject([
      {
        message: expect.stringContaining(
          'speaks of "SW1H" and "Victoria", which belong to the page of pages/areas/sw1h.json.',
        ) as string,
        fix: 'Write {area.code} in the place of "SW1H" and {area.name} in the place of "Victoria", or take the sentence out.',
        edits: [],
      },
    ]);
  });
});
