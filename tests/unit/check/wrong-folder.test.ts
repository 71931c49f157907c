import { describe, expect, it } from 'vitest';
import { areaPage } from '../schemas/area-page';
import { check, plainPage } from './small-site';

const words = (changes: Parameters<typeof check>[0]) =>
  check(changes).problems.map(({ file, rule, message, fix, range }) => [file, range.start.offset, rule, message, fix]);
const servicePage = () => ({ ...plainPage(), facts: { name: 'Gas', summary: 'Gas work.', icon: 'flame', order: 10 } });

describe('pages in the folder of another sort', () => {
  it('[C97] are told once, with the place where they belong', () => {
    for (const file of ['pages/n16.json', 'pages/services/n16.json', 'pages/guides/n16.json']) {
      expect(words({ [file]: areaPage() }), file).toEqual([
        [
          file,
          0,
          'wrong-folder',
          'This is an area page, and belongs in pages/areas.',
          'Move the file to pages/areas/n16.json.',
        ],
      ]);
    }
    expect(words({ 'pages/areas/gas.json': servicePage() })).toEqual([
      [
        'pages/areas/gas.json',
        0,
        'wrong-folder',
        'This is a service page, and belongs in pages/services.',
        'Move the file to pages/services/gas.json.',
      ],
    ]);
    expect(words({ 'pages/areas/jobs.json': plainPage() })).toEqual([
      [
        'pages/areas/jobs.json',
        0,
        'wrong-folder',
        'This is a plain page, neither of an area nor of a service nor of a task, and belongs in pages.',
        'Move the file to pages/jobs.json.',
      ],
    ]);
    expect(words({ 'pages/sw1h.json': areaPage() }).map((each) => each.at(-1))).toEqual([
      'There is a pages/areas/sw1h.json already. Move this file to pages/areas under a name of its own, or delete it if nobody needs it.',
    ]);
  });

  it('[C97] of which sort the schema tells, where the facts alone could be either', () => {
    const moved = { ...servicePage(), $schema: '../../schemas/service.schema.json' };
    expect(words({ 'pages/gas.json': moved }).map(([, , rule]) => rule)).toEqual(['wrong-folder']);
    expect(words({ 'pages/gas.json': servicePage() }).map(([, , rule]) => rule)).toEqual(['unknown-field']);
  });

  it('[C97] are known by their schema where the facts are right for both', () => {
    const page = { ...plainPage(), facts: { name: 'Gas', summary: 'Gas work.', order: 10 } };
    const inServices = ($schema: string) =>
      words({ 'pages/services/gas.json': { $schema, ...page } }).map(([, , rule]) => rule);
    expect(inServices('../schemas/page.schema.json')).toEqual(['wrong-folder']);
    expect(
      words({ 'pages/areas/gas.json': { $schema: '../schemas/page.schema.json', ...page } }).map((each) => each.at(-1)),
    ).toEqual(['Move the file to pages/gas.json.']);
    for (const $schema of ['../../schemas/page.schema.json', '../../schemas/service.schema.json'])
      expect(inServices($schema), $schema).not.toContain('wrong-folder');
  });

  it('[C97] are not those with a slip or two of their own', () => {
    const {
      facts: { streets: _, ...facts },
      ...rest
    } = areaPage() as unknown as { facts: Record<string, unknown> };
    expect(words({ 'pages/areas/n16.json': { ...rest, facts } }).map(([, , rule]) => rule)).toEqual(['missing-field']);
    expect(
      words({ 'pages/jobs.json': { ...plainPage(), facts: { name: 'Jobs', code: 'N16' } } }).map(([, , rule]) => rule),
    ).toEqual(['unknown-field']);
  });
});
