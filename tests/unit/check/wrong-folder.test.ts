import { describe, expect, it } from 'vitest';
import { areaPage } from '../schemas/area-page';
import { check, plainPage } from './small-site';
import { said } from './said';

const found = (changes: Parameters<typeof check>[0]) => check(changes).problems;
const rules = (changes: Parameters<typeof check>[0]) => found(changes).map(({ rule }) => rule);
const servicePage = () => ({ ...plainPage(), facts: { name: 'Gas', summary: 'Gas work.', icon: 'flame', order: 10 } });

describe('pages in the folder of another sort', () => {
  it('[C24] are told once, with the place where they belong', () => {
    const moved = (file: string, page: object, to: string, is: string) => {
      const problems = found({ [file]: page });
      expect(problems, file).toMatchObject(said`
        # wrong-folder ${file}
        This is ${is}
        > Move the file to ${to}.`);
      expect(problems[0]!.range.start.offset).toBe(0);
    };
    for (const folder of ['pages', 'pages/services', 'pages/guides'])
      moved(`${folder}/n16.json`, areaPage(), 'pages/areas/n16.json', 'an area page, and belongs in pages/areas.');
    const service = 'a service page, and belongs in pages/services.';
    moved('pages/areas/gas.json', servicePage(), 'pages/services/gas.json', service);
    const plain = 'a plain page, neither of an area nor of a service nor of a task, and belongs in pages.';
    moved('pages/areas/jobs.json', plainPage(), 'pages/jobs.json', plain);
    expect(found({ 'pages/sw1h.json': areaPage() })).toMatchObject(said`
      > There is a pages/areas/sw1h.json already. Move this file to pages/areas under a name of its own, or delete it if nobody needs it.`);
  });

  it('[C24] are sent to the folder of their own language', () => {
    const fixOf = (file: string, page: object) =>
      found({ [file]: page }).flatMap(({ rule, fix }) => (rule === 'wrong-folder' ? [fix] : []));
    expect(fixOf('pages/en/services/n16.json', areaPage())).toEqual(['Move the file to pages/en/areas/n16.json.']);
    expect(fixOf('pages/en/areas/gas.json', servicePage())).toEqual(['Move the file to pages/en/services/gas.json.']);
    expect(fixOf('pages/en/places/n16.json', areaPage())).toEqual([
      'Call its folder "en/areas" again, or move its pages there.',
    ]);
  });

  it('[C24] of which sort the schema tells, where the facts could be either', () => {
    const moved = { ...servicePage(), $schema: '../../schemas/service.schema.json' };
    expect(rules({ 'pages/gas.json': moved })).toEqual(['wrong-folder']);
    expect(rules({ 'pages/gas.json': servicePage() })).toEqual(['unknown-field']);
    const page = { ...plainPage(), facts: { name: 'Gas', summary: 'Gas work.', order: 10 } };
    const inServices = ($schema: string) => rules({ 'pages/services/gas.json': { $schema, ...page } });
    expect(inServices('../schemas/page.schema.json')).toEqual(['wrong-folder']);
    const inAreas = { 'pages/areas/gas.json': { $schema: '../schemas/page.schema.json', ...page } };
    expect(found(inAreas).map(({ fix }) => fix)).toEqual(['Move the file to pages/gas.json.']);
    for (const $schema of ['../../schemas/page.schema.json', '../../schemas/service.schema.json'])
      expect(inServices($schema), $schema).not.toContain('wrong-folder');
  });

  it('[C24] are not those with a slip or two of their own', () => {
    const n16 = { ...areaPage(), facts: { ...areaPage().facts, streets: undefined } };
    expect(rules({ 'pages/areas/n16.json': n16 })).toEqual(['missing-field']);
    expect(rules({ 'pages/jobs.json': { ...plainPage(), facts: { name: 'Jobs', code: 'N16' } } })).toEqual([
      'unknown-field',
    ]);
  });
});
