import { describe, expect, it } from 'vitest';
import { areaPage } from '../schemas/area-page';
import { check, plainPage } from './small-site';
import { entries, one, said } from './said';
import { told } from './told-by';

const found = (changes: Parameters<typeof check>[0]) => check(changes).problems;
const fixes = (changes: Parameters<typeof check>[0]) => found(changes).map(({ fix }) => fix.replace(HIDDEN, ''));
const HIDDEN = ' Windows hides endings: in the Explorer, choose View and then "File name extensions".';

it('[C20] finds nothing wrong with a good site', () => {
  const { problems, site } = check();
  expect(problems).toEqual([]);
  expect(site.documents.size).toBe(5);
});

it('[C21] gives the name that a file should have', () => {
  const wood = found({ "pages/areas/St John's Wood.json": areaPage() });
  expect(wood.map(({ file }) => file)).toEqual(["pages/areas/St John's Wood.json"]);
  expect(wood).toMatchObject(said`
    # bad-file-name
    "St John's Wood.json" cannot be the name of a page: names have lower-case letters, digits and single hyphens only, and none that Windows keeps for itself.
    > Call it "st-johns-wood.json".`);
  expect(found({ 'pages/Our Guides/boilers.json': plainPage() })[0]).toMatchObject(one`
    "Our Guides" cannot be the name of a folder of pages: names have lower-case letters, digits and single hyphens only.
    > Call the folder "our-guides".`);
});

const OWN = 'Call it after the code or the name of its district, or delete it if nobody needs it.';
const DIFFERENT = ', and change in it what is different. If nobody needs the copy, delete it.';

it('[C22] [OF2] names a hidden second ending', () => {
  expect(found({ 'pages/areas/n1.json.txt': areaPage() })).toMatchObject(said`
    # wrong-ending pages/areas/n1.json.txt
    "n1.json.txt" does not end in ".json".
    > Call it "n1.json".${HIDDEN}`);
  expect(found({ 'pages/van.jpg': 'x' })).toMatchObject(said`
    # wrong-ending
    "van.jpg" is no page: only files that end in ".json" belong in this folder.
    > Move it to the folder pages/_images. A page shows it by its name: "picture": { "show": "photo", "file": "van.jpg", "alt": "…" }.`);
});

it.each(
  entries(`n 16.json → n16 | st_johns.json → st-johns | café.json → cafe | n16..json → n16 | N16.json → n16
    n16.json.json → n16 | .n16.json → n16 | n16.jsn → n16 | n16.JSON → n16 | n16,json → n16
    n16.json (1).json → n16`).map((pair) => pair.split(' → ')),
)('[C21] proposes a name that is good and free for %s', (name, wanted) => {
  expect(fixes({ [`pages/areas/${name}`]: areaPage() })[0]).toBe(`Call it "${wanted}.json".`);
});

it.each([
  ['areas/.json', OWN],
  ['areas/Index.json', OWN],
  ['areas/SW1_H.json', `There is a "sw1-h.json" already. ${OWN}`],
  ['Social.json', 'Call it after what it is about, or delete it if nobody needs it.'],
  ['_site (1).json', `Call it after what it is about${DIFFERENT}`],
])('[C21] asks for a name of its own for %s', (name, fix) => {
  const others = { 'pages/areas/sw1-h.json': areaPage() };
  const page = name.startsWith('areas/') ? areaPage() : plainPage();
  expect(found({ ...others, [`pages/${name}`]: page })[0]!.fix).toBe(fix);
});

it.each(
  entries(`sw1h - Copy.json | sw1h - Copy (2).json | sw1h copy.json | sw1h copy 3.json | sw1h (2).json
    sw1h (copy).json | sw1h (Anna's conflicted copy 2026-03-31).json | Copy of sw1h.json | Copy (2) of sw1h.json
    SW1H - Copy.json | sw1h.json.bak | sw1h.bak | sw1h.json.orig | sw1h.json (1)`),
)('[C95] knows %s for a copy, and asks for a name of its own', (name) => {
  const copy = `pages/areas/${name}`;
  expect(found({ [copy]: areaPage() })).toMatchObject(said`
    "${name}" is a copy of "sw1h.json" that has no name of its own.
    > Call it after the code or the name of its district${DIFFERENT}`);
  expect(fixes({ [copy]: areaPage(), 'pages/areas/sw1h.json': undefined })).toEqual(['Call it "sw1h.json".']);
});

it('[C95] takes what an editor kept of a page for the page only where that is gone', () => {
  const kept = { 'pages/areas/sw1h.json~': areaPage() };
  expect(found(kept)).toEqual([]);
  expect(found({ ...kept, 'pages/areas/sw1h.json': undefined })).toMatchObject(said`
    > Call it "sw1h.json".${HIDDEN}`);
});

it('[C25] says nothing of what computers leave in folders', () => {
  const left =
    'Thumbs.db|desktop.ini|Icon\r|~$n16.json|areas/~$sw1h.json|#n16.json#|n16.json.crdownload|' +
    'n16.json.sb-1f2e3d4c-Ab12Cd|__MACOSX/n16.json|areas/@eaDir/sw1h.json|_images/Thumbs.db';
  const files = left.split('|').map((name) => [`pages/${name}`, '\u0000']);
  const { problems, site } = check(Object.fromEntries(files));
  expect(problems).toEqual([]);
  expect(site.documents.size).toBe(check().site.documents.size);
});

it('[C22] sees two names that Windows or a Mac takes for one', () => {
  expect(found({ 'pages/areas/SW1H.json': areaPage() })).toMatchObject(said`
    # colliding-files pages/areas/SW1H.json
    On Windows and on a Mac this is the same name as "pages/areas/sw1h.json".
    > ${OWN}`);
  expect(told({ 'pages/caf\u00e9.json': plainPage(), 'pages/cafe\u0301.json': plainPage() })).toContain(
    'pages/caf\u00e9.json colliding-files ',
  );
});

it('[C24] knows where pages can be', () => {
  expect(found({ 'pages/areas/index.json': areaPage() })).toMatchObject(said`
    # misplaced-file pages/areas/index.json
    The page of a folder stands beside the folder and not in it.
    > Move it to "pages/areas.json".`);
});

it('[C25] misses the files that every site needs', () => {
  expect(found({ 'pages/index.json': undefined })).toMatchObject(said`
    # missing-file pages/index.json
    pages/index.json is not there.
    > Create pages/index.json, or bring it back from an earlier version.`);
});

it('[C20] sorts what it finds by file and position, and goes on after a broken file', () => {
  expect(
    told({
      'pages/services.json': '{ "a": [1,, 2], "b": [3,] }',
      'pages/about.json': '',
      'pages/areas/sw1h.json': { ...areaPage(), aliases: ['/x/'], x: 1 },
    }),
  ).toEqual([
    'pages/about.json empty-file ',
    'pages/areas/sw1h.json wrong-form "/x/"',
    'pages/areas/sw1h.json unknown-field "x"',
    'pages/services.json extra-comma ,',
    'pages/services.json trailing-comma ,',
  ]);
});

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
