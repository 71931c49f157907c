// @module-tag turn-2
import { expect, it } from 'vitest';
import { readPhoto } from '../../src/content/read-photo';
import { assistantOn } from '../unit/mcp/assistant';

const WIDTH = 640;

it('[AD14] shows a page at a width and in a theme', { timeout: 300_000 }, async () => {
  const { call } = await assistantOn('pages');
  const seen = (theme: string) => call('preview', { page: '/about', picture: true, width: WIDTH, theme });
  const [light, dark] = [await seen('light'), await seen('dark')];
  for (const { note, pictures } of [light, dark]) {
    expect(pictures, note).toHaveLength(1);
    expect(readPhoto(pictures[0]!)).toMatchObject({ is: 'a PNG picture', size: { width: WIDTH } });
  }
  expect(light.authored).toBe(dark.authored);
  expect(light.pictures[0]!.equals(dark.pictures[0]!)).toBe(false);
});
