import { mkdir, rm, symlink, writeFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { main as checkCommand } from '../../../src/node/cli/check/main';
import { main as schemasCommand } from '../../../src/node/cli/schemas/main';
import { readPages } from '../../../src/node/load/read-pages';
import { inFolder } from './command-line';
import { linkTo } from './make';
import { lines } from './said';
import { goodPage } from './small-site';

const here = inFolder();
const { at, write } = here;

describe('npm run check', () => {
  it('[C80] ends with 0 when all is well, or with 1 and the problem in the format that was asked for', async () => {
    expect(await checkCommand([])).toBe(0);
    expect([here.out.splice(0), here.error]).toEqual([['5 files are fine.'], []]);
    await write('pages/about.json', '');
    expect(await checkCommand(['--format', 'compact'])).toBe(1);
    expect(here.out).toEqual([
      'pages/about.json:1:1 empty-file This file is empty.\n1 problem in 1 file. 5 files are fine.',
    ]);
  });

  it('[C80] lets warnings pass, unless it is strict', async () => {
    await write('pages/about.json', JSON.stringify(goodPage('About', linkTo('/work', 'Our work'))));
    await write('pages/services.json', JSON.stringify({ ...goodPage('Services'), aliases: ['/work'] }));
    expect(await checkCommand([])).toBe(0);
    expect(await checkCommand(['--strict'])).toBe(1);
  });

  it('[C83] reports only on the paths it is given, and judges the whole site', async () => {
    await write('pages/about.json', '');
    expect(await checkCommand(['pages/areas'])).toBe(0);
    expect(await checkCommand(['./pages/about.json'])).toBe(1);
    await expect(checkCommand(['pages/nothing.json'])).rejects.toThrow(
      'There is no file at pages/nothing.json. Write a path such as pages/index.json.',
    );
  });

  it.each([
    [['--formt', 'json'], 'There is no option --formt. Did you mean --format?'],
    [['--format', 'jsn'], 'There is no format "jsn". Did you mean json?'],
    [['--format'], '--format needs a word after it.'],
    [['--strict=yes'], '--strict takes no word after it.'],
  ])('[C84] says what is wrong with %j', async (argv, sentence) => {
    expect(await checkCommand(argv)).toBe(2);
    expect(here.error[0]!.split('\n')[0]).toBe(sentence);
  });

  it('[C85] suggests a code for one that is misspelt', async () => {
    expect(await checkCommand(['--explain', 'broken-lnk'])).toBe(2);
    expect(here.error[0]).toContain('There is no code "broken-lnk". Did you mean broken-link?');
  });

  it('[C86] names every such link, and still judges the other files', async () => {
    await writeFile(at('secret.json'), '{}');
    await symlink(at('secret.json'), at('pages/about.json'));
    await symlink(at('nothing.json'), at('pages/lost.json'));
    await mkdir(at('elsewhere'));
    await symlink(at('elsewhere'), at('pages/more'));
    await writeFile(at('pages/services.json'), '{');
    await rm(at('pages/404.json'));
    await symlink(at('secret.json'), at('pages/404.json'));
    expect(await checkCommand(['--format', 'compact'])).toBe(1);
    expect(here.out[0]).toContain('unsafe-link This is a link to a file outside the folder "pages".');
    const shown = here.out[0]!.split('\n');
    expect(shown.map((line) => line.split(' ').slice(0, 2).join(' ')).slice(0, -1)).toEqual(lines`
      pages/404.json:1:1 unsafe-link
      pages/about.json:1:1 unsafe-link
      pages/lost.json:1:1 unsafe-link
      pages/more:1:1 unsafe-link
      pages/services.json:1:2 unclosed-bracket`);
    expect(shown.at(-1)).toBe('5 problems in 5 files. 3 files are fine.');
  });

  it('[C84] fails as a tool, and not as a site, without its schemas', async () => {
    await rm(at('schemas'), { recursive: true });
    await expect(checkCommand([])).rejects.toThrow('schemas');
  });
});

it('[C88] readPages reads in order and leaves out what begins with a dot', async () => {
  await write('pages/.DS_Store', 'x');
  await write('pages/areas/.n1.json.swp', 'x');
  await write('pages/areas/._n1.json', 'x');
  expect([...(await readPages(at('pages'))).keys()]).toEqual(lines`
    pages/404.json
    pages/_site.json
    pages/areas/sw1h.json
    pages/index.json
    pages/services.json`);
  // A page whose name is hidden by a dot is read, so that it can be reported.
  await write('pages/.json', '{}');
  await write('pages/areas/.n16.json', '{}');
  expect([...(await readPages(at('pages'))).keys()].filter((path) => path.includes('/.'))).toEqual(lines`
    pages/.json
    pages/areas/.n16.json`);
});

it('[G1] `npm run schemas` refuses an option that it does not know', async () => {
  await expect(schemasCommand(['--chek'])).rejects.toThrow('There is no option --chek. Did you mean --check?');
});
