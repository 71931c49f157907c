import { expect, it } from 'vitest';
import { action, route } from '../../../src/schema/fields';
import { metadata } from '../../../src/content/documents/metadata.schema';

const EVIL = [
  'javascript:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  '//evil.test',
  '/\\evil.test',
  '\\\\evil.test',
  '/\t/evil.test',
  'https://evil.test',
  '/areas/',
  '/Areas',
  '/areas/../../etc',
  '/areas?x=1',
  ' /areas',
  '/areas\n',
  '/%2f/evil.test',
  '',
];

it('[R5] takes nothing for a page address that could lead anywhere else', () => {
  for (const address of EVIL) {
    expect(route().safeParse(address).success, address).toBe(false);
    expect(action.safeParse({ do: 'page', label: 'Go', to: address }).success, address).toBe(false);
  }
  for (const address of ['/', '/areas', '/areas/sw1h', '/emergency#gas'])
    expect(route().safeParse(address).success, address).toBe(true);
});

it('[R5] takes only an https address for a canonical one', () => {
  const canonical = (address: string) =>
    metadata.safeParse({ title: 'A', description: 'B', canonical: address }).success;
  expect(canonical('https://www.example.test/areas')).toBe(true);
  for (const address of EVIL.filter((each) => each !== 'https://evil.test'))
    expect(canonical(address), address).toBe(false);
});
