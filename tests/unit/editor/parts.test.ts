import { expect, it } from 'vitest';
import { schemaOf } from '../../../src/content/site';
import { partsOf, partWith } from '../../../src/editor/edit/parts';

it('[EE60] begins with the business, and keeps what the check shall excuse among the settings', () => {
  const parts = partsOf(schemaOf('site'), { version: 1, allow: [] });
  expect(parts[0]!.title).toBe('Brand');
  expect(partWith(parts, ['allow', 0]).title).toBe('Settings');
});

it('[EE60] gives each group of the claims a form of its own, by its heading', () => {
  const claim = { id: 'hourly', subject: 'price', value: 95, unit: 'EUR per hour', scope: 'All.' };
  const group = (heading: string) => ({ heading, provenance: 'policy', reviewBy: '2030-01-01', claims: [claim] });
  const parts = partsOf(schemaOf('claims'), { version: 1, groups: [group('Prices'), group('Notice')] });
  expect(parts.map(({ title, name, path }) => [title, name, path])).toEqual([
    ['Groups', '', ['groups']],
    ['Group', 'Prices', ['groups', 0]],
    ['Group', 'Notice', ['groups', 1]],
    ['Settings', '', []],
  ]);
  expect(partWith(parts, ['groups', 1, 'claims', 0, 'value']).name).toBe('Notice');
});
