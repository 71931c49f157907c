import { expect, it } from 'vitest';
import { classNames } from '../../../src/node/plugins/class-names';
import { pathOf } from '../../../src/node/plugins/icon-path';

it.each([
  ['path', { d: 'm12 5 7 7-7 7' }, 'M12 5l7 7-7 7'],
  ['path', { d: 'm6.134 14.768.866-.5 2 3.464' }, 'M6.13 14.76l.86-.5 2 3.46'],
  ['path', { d: 'm16 9-5.5 5.5L8 12' }, 'M16 9l-5.5 5.5L8 12'],
  ['path', { d: 'M2 10a2 2 0 10.001 4' }, 'M2 10a2 2 0 10.00 4'],
  ['circle', { cx: '12', cy: '8', r: '6' }, 'M6 8a6 6 0 1012 0a6 6 0 10-12 0'],
  [
    'rect',
    { x: '2', y: '4', width: '20', height: '16', rx: '2' },
    'M4 4h16a2 2 0 012 2v12a2 2 0 01-2 2h-16a2 2 0 01-2-2v-12a2 2 0 012-2z',
  ],
])('[B34] draws a %s of an icon as part of one path', (name, attributes, path) => {
  expect(pathOf(name, attributes as Record<string, string>).replaceAll(' -', '-')).toBe(path);
});

it('[B34] refuses a shape that no icon has', () => {
  expect(() => pathOf('ellipse', {})).toThrow('Nothing draws the "ellipse" of an icon.');
});

it('[B14] gives each styled component of the site two letters or digits, each to one', () => {
  const names = classNames();
  expect(names.size).toBeGreaterThan(100);
  for (const [id, name] of names) expect([id, name]).toEqual([id, expect.stringMatching(/^[a-z][a-z0-9]$/)]);
  expect(new Set(names.values()).size).toBe(names.size);
});
