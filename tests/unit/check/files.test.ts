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
        '"St John\'s Wood.json" cannot be the name of a page: names have lower-case letters, digits and single hyphens only.',
        'Call it "st-johns-wood.json".',
      ],
    ]);
    expect(
      told({
        'pages/areas/SW1H-2.json': areaPage(),
        'pages/areas/café.json': areaPage(),
        'pages/a--b.json': plainPage(),
        'pages/con.json': plainPage(),
        'pages/..json': plainPage(),
      }),
    ).toEqual(
      ['pages/..json', 'pages/a--b.json', 'pages/areas/SW1H-2.json', 'pages/areas/café.json', 'pages/con.json'].map(
        (path) => `${path} bad-file-name `,
      ),
    );
  });

  it('[C22] [OF9] names a hidden second ending', () => {
    expect(words({ 'pages/areas/n1.json.txt': areaPage() })).toEqual([
      [
        'pages/areas/n1.json.txt',
        'wrong-ending',
        '"n1.json.txt" does not end in ".json".',
        'Call it "n1.json". Windows hides endings: in the Explorer, choose View and then "File name extensions".',
      ],
    ]);
    expect(
      words({ 'pages/areas/n1.JSON': areaPage(), 'pages/van.jpg': 'x' }).map(([, rule, , fix]) => [rule, fix]),
    ).toEqual([
      ['wrong-ending', 'Call it "n1.json".'],
      [
        'wrong-ending',
        'Move it to the folder pages/_images. A page shows it by its name: "picture": { "show": "photo", "file": "van.jpg", "alt": "…" }.',
      ],
    ]);
  });

  it('[C94] proposes a name that is good and free', () => {
    const fixFor = (name: string, others: string[] = []) =>
      words(
        Object.fromEntries(
          [name, ...others].map((each) => [`pages/${each}`, each.startsWith('areas/') ? areaPage() : plainPage()]),
        ),
      )[0]![3];
    expect(
      [
        'n 16.json',
        'st_johns.json',
        'café.json',
        'n16..json',
        'N16.json',
        'n16.json.json',
        '.n16.json',
        'n16.jsn',
        'n16,json',
        'n16.json (1).json',
      ].map((name) => fixFor(`areas/${name}`)),
    ).toEqual(
      ['n16', 'st-johns', 'cafe', 'n16', 'n16', 'n16', 'n16', 'n16', 'n16', 'n16'].map(
        (name) => `Call it "${name}.json".`,
      ),
    );
    const own = 'Call it after the code or the name of its district, for example "r4.json"';
    expect(fixFor('areas/con.json')).toBe(`${own}.`);
    expect(fixFor('areas/.json')).toBe(`${own}.`);
    expect(fixFor('areas/Index.json')).toBe(`${own}.`);
    expect(fixFor('areas/con.json', ['areas/r4.json'])).toBe(
      'Call it after the code or the name of its district, for example "r5.json".',
    );
    expect(
      words({ 'pages/areas/con.json': areaPage(), 'pages/areas/aux.json': areaPage() }).map(([, , , fix]) => fix),
    ).toEqual(['r4', 'r5'].map((name) => own.replace('r4', name) + '.'));
    expect(fixFor('areas/SW1_H.json', ['areas/sw1-h.json'])).toBe(
      `There is a "sw1-h.json" already. ${own}, or delete it if nobody needs it.`,
    );
    expect(fixFor('Social.json')).toBe('Call it after what it is about, for example "opening-hours.json".');
    expect(fixFor('_site (1).json')).toBe(
      'Call it after what it is about, for example "opening-hours.json", and then change in it what is different. If nobody needs the copy, delete it.',
    );
    expect(words({ 'pages/con.json': plainPage() })[0]![2]).toBe(
      '"con.json" cannot be the name of a page: Windows keeps this name for itself.',
    );
    expect(words({ 'pages/Our Guides/boilers.json': plainPage() })[0]!.slice(2)).toEqual([
      '"Our Guides" cannot be the name of a folder of pages: names have lower-case letters, digits and single hyphens only.',
      'Call the folder "our-guides".',
    ]);
  });

  it.each([
    'sw1h - Copy',
    'sw1h - Copy (2)',
    'sw1h copy',
    'sw1h copy 3',
    'sw1h (2)',
    'sw1h (copy)',
    "sw1h (Anna's conflicted copy 2026-03-31)",
    'Copy of sw1h',
    'Copy (2) of sw1h',
    'SW1H - Copy',
  ])('[C95] knows %s.json for a copy, and asks for a name of its own', (name) => {
    const copy = `pages/areas/${name}.json`;
    expect(words({ [copy]: areaPage() })).toEqual([
      [
        copy,
        'bad-file-name',
        `"${name}.json" is a copy of "sw1h.json" that has no name of its own yet.`,
        'Call it after the code or the name of its district, for example "r4.json", and then change in it what is different. If nobody needs the copy, delete it.',
      ],
    ]);
    expect(words({ [copy]: areaPage(), 'pages/areas/sw1h.json': undefined }).map(([, , , fix]) => fix)).toEqual([
      'Call it "sw1h.json".',
    ]);
  });

  it('[C95] gives a name as an example that is made as that of the original', () => {
    const named = {
      'pages/areas/riverside-hill.json': areaPage(),
      'pages/areas/Copy of riverside-hill.json': areaPage(),
    };
    expect(words(named)[0]![3]).toContain('for example "riverside.json"');
  });

  it('[C96] knows what programs leave behind', () => {
    for (const name of ['sw1h.json.bak', 'sw1h.bak', 'sw1h.json.orig', 'sw1h.json (1)']) {
      const file = `pages/areas/${name}`;
      expect(words({ [file]: areaPage() }), name).toEqual([
        [
          file,
          'wrong-ending',
          `"${name}" is an older copy of "sw1h.json", as programs keep them.`,
          'Move it out of the folder "pages", or delete it if nobody needs it.',
        ],
      ]);
      expect(
        words({ [file]: areaPage(), 'pages/areas/sw1h.json': undefined }).map(([, , , fix]) => fix),
        name,
      ).toEqual(['Call it "sw1h.json".']);
    }
    expect(words({ 'pages/areas/n16.docx': 'x' })[0]!.slice(2)).toEqual([
      '"n16.docx" is a document of a word processor, and a page is a plain text file that ends in ".json".',
      'Copy another page of this folder, call the copy "n16.json", and put the words of the document into it. Then move the document out of the folder "pages".',
    ]);
  });

  it('[C96] takes what an editor kept of a page for the page only where that is gone', () => {
    const file = 'pages/areas/sw1h.json~';
    expect(words({ [file]: areaPage() })).toEqual([]);
    expect(words({ [file]: areaPage(), 'pages/areas/sw1h.json': undefined }).map(([, , , fix]) => fix)).toEqual([
      'Call it "sw1h.json".',
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
        'Call it after the code or the name of its district, for example "r4.json", or delete it if nobody needs it.',
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
