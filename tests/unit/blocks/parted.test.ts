import { expect, it } from 'vitest';
import { parted } from '../../../src/blocks/page-list/parted';
import type { Grouped } from '../../../src/blocks/page-list/parted';

const listed = (...names: string[]): Grouped['pages'] =>
  names.map((name) => ({ name, route: `/services/${name}`, kind: 'service' }));

const GROUPS: Grouped['groups'] = [
  { heading: 'Repairs', first: '/services/repairs' },
  { heading: 'New work', first: '/services/new-work' },
];

const shown = (pages: Grouped['pages']) =>
  parted({ pages, groups: GROUPS }).map((group) => [group.heading, ...group.pages.map(({ name }) => name)]);

it('[LY24] parts a list at the first page of each group, whatever comes before the first', () => {
  expect(shown(listed('survey', 'repairs', 'new-work', 'care'))).toEqual([
    ['Repairs', 'survey', 'repairs'],
    ['New work', 'new-work', 'care'],
  ]);
});

it('[LY24] leaves the pages of a group whose first page is hidden to the one before', () => {
  expect(shown(listed('repairs', 'care'))).toEqual([['Repairs', 'repairs', 'care']]);
});
