import { describe, expect, it } from 'vitest';
import { leftoverPlace } from '../../../src/check/rules/leftover-place';
import { islington, threeAreas } from './some-areas';
import type { AreaJson } from './some-areas';
import { problemsBy, toldBy } from './told-by';

const FILE = 'pages/areas/islington.json';
const site = (change: (page: AreaJson) => void) => {
  const page = islington();
  change(page);
  return { ...threeAreas(), [FILE]: page };
};
const saying = (...paragraphs: string[]) => site((page) => { page.blocks[2]!.paragraphs = paragraphs; });

describe('places that were left', () => {
  it('[K10] underlines another district\'s postcode inside a text, and offers the token', () => {
    const changes = site((page) => { page.blocks[2]!.heading = 'The pipes of SW1H, old and new'; });
    expect(toldBy(leftoverPlace, changes)).toEqual([`${FILE} leftover-place SW1H`]);
    expect(problemsBy(leftoverPlace, changes)).toMatchObject([{
      message: 'This text speaks of "SW1H", which is the postcode of pages/areas/sw1h.json. This page is about N1 Islington.',
      fix: 'Write {area.code} in its place.', why: 'Visitors would think that the page is not about where they live.',
      pointer: '/blocks/2/heading', edits: [{ insert: '{area.code}' }],
    }]);
  });

  it('[K11] finds a street in words that were copied with it, and where they were copied from', () => {
    const changes = saying('Here too it lies between the park and Victoria Street, more or less.');
    expect(toldBy(leftoverPlace, changes)).toEqual([`${FILE} leftover-place Victoria Street`]);
    expect(problemsBy(leftoverPlace, changes)[0]!).toMatchObject({
      message: 'This text speaks of "Victoria Street", which belongs to the page of pages/areas/sw1h.json. This page is about N1 Islington.',
      fix: 'Write a place of this area in its place, or take the sentence out.',
      related: [{ file: 'pages/areas/sw1h.json', message: '"Victoria Street" stands here in the page it belongs to.' }],
    });
  });

  it('[K12] lets a page speak of a neighbour, and of places that share a name, in words of its own', () => {
    expect(toldBy(leftoverPlace, saying(
      'A bus to Victoria or a walk to Victoria Park: half of Hackney comes along the canal on Sundays.',
      'Broadway Market and Victoria Street have nothing to do with Upper Street.',
    ))).toEqual([]);
  });

  it('[K13] lets prose name the postcode of a district next door, and of a part of its own', () => {
    expect(toldBy(leftoverPlace, saying('The line between N1 and E8 runs down the middle of the road, and two gas networks meet there.'))).toEqual([]);
    expect(toldBy(leftoverPlace, saying('N1 and E8.'))).toEqual([`${FILE} leftover-place E8`]);
    const hub = { ...threeAreas(), 'pages/areas/westminster.json': { ...islington(), facts: { ...islington().facts, code: 'SW1', name: 'Westminster' }, blocks: [{ type: 'prose', paragraphs: ['SW1H is a part of it.'] }] } };
    expect(toldBy(leftoverPlace, hub)).toEqual([]);
  });

  it('[K14] leaves a text alone that stands word for word in the other page: copied-page tells it', () => {
    expect(toldBy(leftoverPlace, saying('SW1H is only a few blocks between the park and Victoria Street, and it still holds houses of a queen\'s reign.'))).toEqual([]);
  });
});
