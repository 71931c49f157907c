import { expect, it } from 'vitest';
import { region } from '../../fixtures/region';
import { islington, ISLINGTON, threeAreas, victoria } from './some-areas';
import type { AreaJson } from './some-areas';
import { problemsBy, toldBy } from './told-by';
import { changed, prose } from './make';
import { said } from './said';

const site = (change: (page: AreaJson) => void) => {
  const page = islington();
  change(page);
  return { ...threeAreas(), [ISLINGTON]: page, 'pages/_published.json': { routes: ['/areas/sw1h', '/areas/hackney'] } };
};
const saying = (...paragraphs: string[]) =>
  site((page) => {
    page.blocks[2]!.paragraphs = paragraphs;
  });

const headed = (heading: string) => site((page) => (page.blocks[2]!.heading = heading));
/** A page that still has the description of Victoria, and so is a copy of it. */
const copied = (text: string, change: (page: AreaJson) => unknown = () => {}) =>
  site((page) => {
    page.metadata.description = victoria().metadata.description;
    page.blocks[2]!.paragraphs = [text];
    change(page);
  });
const told = (changes: ReturnType<typeof site>, setting = {}) =>
  toldBy('leftover-place', changes, setting).map((each) => each.replace(`${ISLINGTON} leftover-place `, ''));

it("[K10] underlines another district's postcode inside a text, and offers the token", () => {
  expect(problemsBy('leftover-place', headed('The pipes of SW1H, old and new'))).toMatchObject(said`
    # /blocks/2/heading «SW1H» ⇒ nothing
    This text speaks of "SW1H", which belongs to the page of pages/areas/sw1h.json. This page is about N1 Islington.
    > Write {area.code} in the place of "SW1H", or take the sentence out.
    ? Visitors would think that the page is not about where they live.`);
});

it('[K10] finds a street of the page that this one was copied from, and lets any other name stand in prose', () => {
  const paragraph = 'The flats that stand along Victoria Street have tanks, and the way to Caxton Hall is short.';
  expect(told(saying(paragraph))).toEqual([]);
  expect(problemsBy('leftover-place', copied(paragraph))).toMatchObject(said`
    This text speaks of "Victoria Street" and "Caxton Hall", which belong to the page of pages/areas/sw1h.json. This page is about N1 Islington.
    > Write this text anew for this area, or take the sentence out.
    ~ pages/areas/sw1h.json "Victoria Street" stands here, on the page it belongs to.`);
});

it('[K19] takes a name that two districts have, on their pages or in the region, for nobody’s own', () => {
  const text = 'The flats that stand along Victoria Street have tanks.';
  expect(told(copied(text))).toEqual(['Victoria Street']);
  const files = copied(text);
  files['pages/areas/hackney.json'].facts.streets[0] = 'Victoria Street';
  expect(told(files)).toEqual([]);
  expect(told(copied('The flats behind Strutton Ground have tanks.'))).toEqual([]);
  expect(told(copied(text, ({ facts }) => (facts.streets[0] = { name: 'Victoria Street', in: 'N5' })))).toEqual([]);
});

it.each([
  ['[K12]', 'A bus to Victoria or a walk to Victoria Park: half of Hackney comes along the canal on Sundays.'],
  ['[K12]', 'The line between N1 and E8 runs down the middle of the road, and two gas networks meet there.'],
  [
    '[K14]',
    "SW1H is only a few blocks between the park and Victoria Street, and it still holds houses of a queen's reign.",
  ],
])('%s lets prose speak of a neighbour, and leaves to `copied-page` what stands word for word: %s', (_, ...texts) => {
  expect(told(saying(...texts))).toEqual([]);
});

it('[K12] lets a hub and its parts name each other', () => {
  const values = { 'facts.code': 'SW1', 'facts.name': 'Westminster', 'blocks': [prose('SW1H is a part of it.')] };
  const hub = changed(islington(), values);
  expect(toldBy('leftover-place', { ...threeAreas(), 'pages/areas/westminster.json': hub })).toEqual([]);
});

it.each([
  ['[K15]', 'Victoria', ['Victoria']],
  ['[K15]', 'Victoria Park and the canal', []],
  ['[K15]', 'The victoria of a queen', []],
  ['[K12]', 'Plumbers in Hackney', []],
  ['[K17]', 'From Islington to Victoria', []],
  ['[K17]', 'From {area.code} to SW1H', []],
  ['[K15]', 'PLUMBERS OF VICTORIA', ['VICTORIA']],
  ['[K15]', 'Victoria’s pipes', ['Victoria']],
])('%s in a heading finds a district far away, but no longer name and no neighbour: %s', (_, heading, names) => {
  expect(told(headed(heading))).toEqual(names);
});

it('[K12] lets a link be called after the page that it leads to', () => {
  const link = (to: string) =>
    site((page) => Object.assign(page.blocks[2]!, { action: { do: 'page', label: 'Plumbers in Victoria', to } }));
  expect(told(link('/areas/sw1h'))).toEqual([]);
  expect(told(link('/areas/hackney'))).toEqual(['Victoria']);
});

it('[K17] takes a word of the dictionary for no name', () => {
  const knows = (word: string) => word === 'victoria';
  const spelling = () => ({ name: 'victoria alone', knows, suggest: () => [] });
  expect(told(headed('Victoria repairs'), { spelling })).toEqual([]);
  expect(told(headed('Victoria repairs'))).toEqual(['Victoria']);
});

it.each([
  ['Emergency plumber in Dalston', undefined, ['Dalston']],
  ['Emergency plumber {area.code} Dalston', undefined, ['Dalston']],
  ['Emergency plumber in {area.name}', 'Plumber in Dalston | {brand}', ['Dalston']],
  ['Emergency plumber in {area.name}, next to Dalston', undefined, []],
  ['Plumber for Islington and Dalston', undefined, []],
  ['Plumber for the borough of Hackney', undefined, []],
])('[K47] finds no neighbour as the name of a page, where its own is not said: %s %s', (heading, title, names) => {
  const files = site((page) => {
    page.blocks[0]!.heading = heading;
    if (title) page.metadata.title = title;
  });
  files['pages/areas/hackney.json'].facts.name = 'Dalston';
  expect(told(files)).toEqual(names);
});

it.each([
  ['For Dalston at any hour: villas, workshops and estates, and flats along the canal.', ['Dalston']],
  ['For Dalston and {area.name} at any hour: villas, workshops and flats along the canal.', []],
])('[K47] finds a neighbour in a description that does not name its own district: %s', (description, names) => {
  const files = site(({ metadata }) => Object.assign(metadata, { description }));
  files['pages/areas/hackney.json'].facts.name = 'Dalston';
  expect(told(files)).toEqual(names);
});

it('[K47] finds another name of a neighbour among the words that people search for, and nowhere else', () => {
  const { also } = region.districts.get('E8')!;
  const searched = (...keywords: string[]) => site(({ metadata }) => Object.assign(metadata, { keywords }));
  expect(told(searched(`plumber ${also[0]}`))).toEqual([also[0]]);
  expect(told(searched(`plumber ${also[0]} {area.name}`))).toEqual([]);
  expect(told(searched(`plumber ${also[0]}`, 'plumber E8'))).toHaveLength(1);
  expect(told(headed(`From ${also[0]} to the canal`))).toEqual([]);
});

it('[K14] names together what was left in one text, and no edit takes one alone', () => {
  const found = problemsBy('leftover-place', headed('Old SW1H, and Victoria'));
  expect(found).toMatchObject(said`
    # ⇒ nothing
    > Write {area.code} in the place of "SW1H" and {area.name} in the place of "Victoria", or take the sentence out.`);
  expect(found[0]!.message).toContain('speaks of "SW1H" and "Victoria", which belong to the page of');
});
