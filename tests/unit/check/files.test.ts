import { describe, expect, it } from 'vitest';
import { areaPage } from '../schemas/area-page';
import { check, plainPage, told } from './small-site';

const words = (changes: Parameters<typeof check>[0]) =>
  check(changes).problems.map(({ file, rule, message, fix }) => [file, rule, message, fix]);

describe('files', () => {
  it('[C20] finds nothing wrong with a good site, and counts its files', () => {
    const { problems, filesChecked, filesFine, site } = check();
    expect(problems).toEqual([]);
    expect([filesChecked, filesFine, site.documents.size]).toEqual([5, 5, 5]);
  });

  it('[C21] gives the name that a file should have', () => {
    expect(words({ "pages/areas/St John's Wood.json": areaPage() })).toEqual([
      [
        "pages/areas/St John's Wood.json",
        'bad-file-name',
        '"St John\'s Wood.json" cannot be the name of a page: names have lower-case letters, digits and single hyphens only, and none that Windows keeps for itself.',
        'Call it "st-johns-wood.json".',
      ],
    ]);
    const bad = ['..json', 'a--b.json', 'areas/SW1H-2.json', 'areas/café.json', 'con.json'].map(
      (name) => `pages/${name}`,
    );
    const pages = bad.map((path) => [path, path.includes('areas') ? areaPage() : plainPage()] as const);
    expect(told(Object.fromEntries(pages))).toEqual(bad.map((path) => `${path} bad-file-name `));
    expect(words({ 'pages/Our Guides/boilers.json': plainPage() })[0]!.slice(2)).toEqual([
      '"Our Guides" cannot be the name of a folder of pages: names have lower-case letters, digits and single hyphens only.',
      'Call the folder "our-guides".',
    ]);
  });

  const HIDDEN = ' Windows hides endings: in the Explorer, choose View and then "File name extensions".';
  const OWN = 'Call it after the code or the name of its district, or delete it if nobody needs it.';

  it('[C22] [OF9] names a hidden second ending', () => {
    const file = 'pages/areas/n1.json.txt';
    expect(words({ [file]: areaPage() })).toEqual([
      [file, 'wrong-ending', '"n1.json.txt" does not end in ".json".', `Call it "n1.json".${HIDDEN}`],
    ]);
    expect(words({ 'pages/van.jpg': 'x' })[0]!.slice(1)).toEqual([
      'wrong-ending',
      '"van.jpg" is no page: only files that end in ".json" belong in this folder.',
      'Move it to the folder pages/_images. A page shows it by its name: "picture": { "show": "photo", "file": "van.jpg", "alt": "…" }.',
    ]);
  });

  it.each([
    ['areas/n 16.json', 'n16'],
    ['areas/st_johns.json', 'st-johns'],
    ['areas/café.json', 'cafe'],
    ['areas/n16..json', 'n16'],
    ['areas/N16.json', 'n16'],
    ['areas/n16.json.json', 'n16'],
    ['areas/.n16.json', 'n16'],
    ['areas/n16.jsn', 'n16'],
    ['areas/n16,json', 'n16'],
    ['areas/n16.JSON', 'n16'],
    ['areas/n16.json (1).json', 'n16'],
  ])('[C94] proposes a name that is good and free for %s', (name, wanted) => {
    expect(words({ [`pages/${name}`]: areaPage() })[0]![3]!.replace(HIDDEN, '')).toBe(`Call it "${wanted}.json".`);
  });

  it.each([
    ['areas/con.json', OWN],
    ['areas/.json', OWN],
    ['areas/Index.json', OWN],
    ['areas/SW1_H.json', `There is a "sw1-h.json" already. ${OWN}`],
    ['Social.json', 'Call it after what it is about, or delete it if nobody needs it.'],
    [
      '_site (1).json',
      'Call it after what it is about, and change in it what is different. If nobody needs the copy, delete it.',
    ],
  ])('[C94] asks for a name of its own for %s', (name, fix) => {
    const others = { 'pages/areas/sw1-h.json': areaPage() };
    const page = name.startsWith('areas/') ? areaPage() : plainPage();
    expect(words({ ...others, [`pages/${name}`]: page })[0]![3]).toBe(fix);
  });

  const OF_COPY =
    'Call it after the code or the name of its district, and change in it what is different. If nobody needs the copy, delete it.';

  it.each([
    'sw1h - Copy.json',
    'sw1h - Copy (2).json',
    'sw1h copy.json',
    'sw1h copy 3.json',
    'sw1h (2).json',
    'sw1h (copy).json',
    "sw1h (Anna's conflicted copy 2026-03-31).json",
    'Copy of sw1h.json',
    'Copy (2) of sw1h.json',
    'SW1H - Copy.json',
    'sw1h.json.bak',
    'sw1h.bak',
    'sw1h.json.orig',
    'sw1h.json (1)',
  ])('[C95] [C96] knows %s for a copy, and asks for a name of its own', (name) => {
    const copy = `pages/areas/${name}`;
    expect(words({ [copy]: areaPage() }).map(([, , message, fix]) => [message, fix])).toEqual([
      [`"${name}" is a copy of "sw1h.json" that has no name of its own.`, OF_COPY],
    ]);
    const alone = words({ [copy]: areaPage(), 'pages/areas/sw1h.json': undefined });
    expect(alone.map(([, , , fix]) => fix!.replace(HIDDEN, ''))).toEqual(['Call it "sw1h.json".']);
  });

  it('[C96] takes what an editor kept of a page for the page only where that is gone', () => {
    const file = 'pages/areas/sw1h.json~';
    expect(words({ [file]: areaPage() })).toEqual([]);
    expect(words({ [file]: areaPage(), 'pages/areas/sw1h.json': undefined }).map(([, , , fix]) => fix)).toEqual([
      `Call it "sw1h.json".${HIDDEN}`,
    ]);
  });

  it('[C19] says nothing of what computers leave in folders', () => {
    const left = [
      'Thumbs.db',
      'desktop.ini',
      'Icon\r',
      '~$n16.json',
      'areas/~$sw1h.json',
      '#n16.json#',
      'n16.json.crdownload',
      'n16.json.sb-1f2e3d4c-Ab12Cd',
      '__MACOSX/n16.json',
      'areas/@eaDir/sw1h.json',
      '_images/Thumbs.db',
    ];
    const { problems, filesChecked } = check(Object.fromEntries(left.map((name) => [`pages/${name}`, '\u0000'])));
    expect(problems).toEqual([]);
    expect(filesChecked).toBe(check().filesChecked);
  });

  it('[C23] sees two names that Windows or a Mac takes for one', () => {
    expect(words({ 'pages/areas/SW1H.json': areaPage() })).toEqual([
      [
        'pages/areas/SW1H.json',
        'colliding-files',
        'On Windows and on a Mac this is the same name as "pages/areas/sw1h.json".',
        OWN,
      ],
    ]);
    expect(told({ 'pages/caf\u00e9.json': plainPage(), 'pages/cafe\u0301.json': plainPage() })).toContain(
      'pages/caf\u00e9.json colliding-files ',
    );
  });

  it('[C24] knows where pages can be', () => {
    expect(words({ 'pages/areas/index.json': areaPage() })).toEqual([
      [
        'pages/areas/index.json',
        'misplaced-file',
        'The page of a folder stands beside the folder and not in it.',
        'Move it to "pages/areas.json".',
      ],
    ]);
    expect(told({ 'pages/_draft.json': plainPage(), 'pages/_shared/a/b.json': {} })).toEqual([
      'pages/_draft.json misplaced-file ',
      'pages/_shared/a/b.json misplaced-file ',
    ]);
  });

  it('[C25] misses the files that every site needs', () => {
    expect(words({ 'pages/_site.json': undefined, 'pages/index.json': undefined })).toEqual([
      [
        'pages/_site.json',
        'missing-file',
        'pages/_site.json is not there.',
        'Create pages/_site.json, or bring it back from an earlier version.',
      ],
      [
        'pages/index.json',
        'missing-file',
        'pages/index.json is not there.',
        'Create pages/index.json, or bring it back from an earlier version.',
      ],
    ]);
  });

  it('[C26] sorts what it finds by file and position, and goes on after a broken file', () => {
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

  it('[C27] keeps the address of a page that cannot be read, so that links to it are not broken as well', () => {
    expect(told({ 'pages/services.json': '{' }).filter((line) => !line.startsWith('pages/services.json'))).toEqual([]);
  });

  it('[C28] offers the edits that mend a file', () => {
    const text = '{\n  “version”: 1\n}';
    const { problems } = check({ 'pages/about.json': text });
    expect(problems[0]!.edits).toEqual([
      { start: 4, end: 5, insert: '"' },
      { start: 12, end: 13, insert: '"' },
    ]);
  });
});
