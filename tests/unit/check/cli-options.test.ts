import { rm } from 'node:fs/promises';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { broughtIn } from '../../../src/check/run/brought-in';
import { mend } from '../../../src/check/run/mend';
import type { Problem } from '../../../src/check/problem';
import { watchPages } from '../../../src/node/cli/check/watch';
import { main } from '../../../src/node/cli/check/main';
import { main as publishRoutes } from '../../../src/node/cli/publish/main';
import { ownSite } from '../../../src/node/site-folder';
import { beginRepository, git } from '../../fixtures/repository';
import { inFolder } from './command-line';
import { linkTo, prose } from './make';
import { lines } from './said';
import { goodPage } from './small-site';

const ABOUT = 'pages/about.json';
const here = inFolder();
const { at, read, write } = here;
const json = (value: object) => `${JSON.stringify(value, null, 2)}\n`;
const about = (words: string) => goodPage('About', prose(words));

describe('--fix', () => {
  it('[Z10] mends what is safe, keeps every other byte, and says what it did', async () => {
    const text = json(about('One  two.')).replaceAll('\n', '\r\n').replace('"facts":', '"facts"  :\t');
    await write(ABOUT, text);
    expect(await main(['--fix'])).toBe(0);
    expect(await read(ABOUT)).toBe(text.replace('One  two.', 'One two.'));
    expect(here.error).toEqual([
      `Mended 1 problem in 1 file:\n  ${ABOUT}:24:13 double-space Two words stand too far from each other.`,
    ]);
    expect(here.out).toEqual(['6 files are fine.']);
  });

  it('[Z10] mends one fault after the other until none is left', async () => {
    const text = json(about('One  two, {phne}.'));
    await write(ABOUT, text.replace('"facts"', '“facts”').replace('\n}\n', ',\n}\n'));
    expect(await main(['--fix'])).toBe(0);
    expect(await read(ABOUT)).toBe(json(about('One two, {phone}.')));
  });

  it('[Z12] leaves what a person must decide, and files that were not asked for', async () => {
    const text = json(about('{nothing} to  do'));
    await write(ABOUT, text);
    expect(await main(['--fix', 'pages/areas'])).toBe(0);
    expect(await read(ABOUT)).toBe(text);
    expect(here.error).toEqual(['There was nothing to mend.']);
    expect(await main(['--fix'])).toBe(1);
    expect(await read(ABOUT)).toBe(json(about('{nothing} to do')));
  });

  it('[Z12] takes the invisible mark off a file, and off no other', async () => {
    const marked = (words: string) =>
      Uint8Array.from([0xef, 0xbb, 0xbf, ...new TextEncoder().encode(json(about(words)))]);
    await write(ABOUT, marked('One two.'));
    expect(await main(['--fix'])).toBe(0);
    expect(await read(ABOUT)).toBe(json(about('One two.')));
    const problem = { rule: 'x', edits: [{ start: 0, end: 0, insert: ' ' }] } as unknown as Problem;
    expect(mend(marked('x'), [problem]).bytes.slice(0, 4)).toEqual(Uint8Array.of(0xef, 0xbb, 0xbf, 32));
  });

  it.each([
    ['"name": About",', 'unopened-text'],
    ['"name": 30 minutes,', 'trailing-comma'],
  ])('[Z12] mends no fault that is not the only one on its line, and says so: %s', async (line, rule) => {
    const text = json(about('x')).replace('"name": "About"', line);
    expect(text).toContain(line);
    await write(ABOUT, text);
    expect(await main(['--fix'])).toBe(1);
    expect(await read(ABOUT)).toBe(text);
    expect(here.error[0]).toMatch(/^Left to you, where it is not certain what was meant, \d problems? in 1 file:\n/);
    expect(here.error[0]).toContain(rule);
  });

  it('[Z12] still mends the other lines', async () => {
    const text = json(about('x')).replace('"name": "About"', '"name": About",');
    await write(ABOUT, text.replace('"metadata"', '“metadata”'));
    expect(await main(['--fix'])).toBe(1);
    expect(await read(ABOUT)).toBe(text);
  });

  it('[Z12] lets edits that reach into each other wait for the next round', () => {
    const problem = (start: number, end: number, insert: string) =>
      ({ rule: `${start}`, edits: [{ start, end, insert }] }) as unknown as Problem;
    const mended = mend(new TextEncoder().encode('abcdef'), [
      problem(0, 2, 'X'),
      problem(1, 3, 'Y'),
      problem(4, 5, 'Zé'),
    ]);
    expect(new TextDecoder().decode(mended.bytes)).toBe('XcdZéf');
    expect(mended.problems.map(({ rule }) => rule)).toEqual(['0', '4']);
  });
});

describe('options without two hyphens of their own', () => {
  it.each(['format', 'strict', 'fix', 'changed', 'live', 'watch', 'explain'])(
    '[Z37] says that npm kept --%s, and judges nothing',
    async (name) => {
      vi.stubEnv(`npm_config_${name}`, 'true');
      expect(await main([])).toBe(2);
      expect([...here.out, ...here.error]).toEqual([
        `npm kept --${name} for itself: write two hyphens of their own before the options, as in npm run check -- --${name}.`,
      ]);
      vi.unstubAllEnvs();
    },
  );

  it('[Z37] takes the same option where it did arrive', async () => {
    vi.stubEnv('npm_config_strict', 'true');
    expect(await main(['--strict'])).toBe(0);
    vi.stubEnv('npm_config_strict', '');
    expect(await main([])).toBe(0);
    vi.unstubAllEnvs();
  });
});

describe('--changed', () => {
  beforeEach(async () => {
    await write(ABOUT, json(about('{old}')));
    beginRepository(here.folder);
  });

  it('[Z15] reports only what came in since, also where lines and blocks have moved', async () => {
    await write(ABOUT, json(goodPage('About', prose('{new}'), prose('{old}'))));
    expect(await main(['--changed', 'main', '--format', 'compact'])).toBe(1);
    expect(here.out).toEqual([
      'pages/about.json:24:10 unknown-token There is no token {new}.\n1 problem in 1 file. 5 files are fine.',
    ]);
    expect(here.error).toEqual(['1 problem of main is not shown.']);
  });

  it('[Z15] judges the whole site: a page that is gone breaks links of pages that did not change', async () => {
    await write(ABOUT, json(goodPage('About', linkTo('/services', 'Services'))));
    git(here.folder, 'commit', '-qam', 'x');
    await rm(at('pages/services.json'));
    expect(await main(['--changed', 'HEAD', '--format', 'compact'])).toBe(1);
    expect(here.out[0]).toContain(
      'pages/about.json:29:15 broken-link There is no page at /services, and 2 links lead to it.',
    );
  });

  it('[Z15] compares with where the change began, and not with what others did since', async () => {
    git(here.folder, 'checkout', '-qb', 'change');
    git(here.folder, 'checkout', '-q', 'main');
    await write(ABOUT, json(about('Mended.')));
    git(here.folder, 'commit', '-qam', 'x');
    git(here.folder, 'checkout', '-q', 'change');
    expect(await main(['--changed', 'main'])).toBe(0);
  });

  it('[Z18] says in a sentence when git knows no such version', async () => {
    await expect(main(['--changed', 'mian'])).rejects.toThrow(
      'Git knows no revision called "mian". Write a branch, a tag or a commit, such as main or HEAD.',
    );
  });

  it('[Z15] tells equal problems apart by their number', () => {
    const problem = (pointer: string) => ({ rule: 'a', file: 'b', message: 'c', pointer }) as Problem;
    expect(broughtIn([problem('/0'), problem('/1'), problem('/2')], [problem('/1'), problem('/9')])).toEqual([
      problem('/2'),
    ]);
    expect(broughtIn([problem('/0')], [problem('/0'), problem('/1')])).toEqual([]);
    expect(broughtIn([problem('/0'), problem('/0')], [problem('/0')])).toEqual([problem('/0')]);
  });
});

describe('npm run publish-routes', () => {
  const ledger = async () => JSON.parse(await read('pages/_published.json')) as { routes: string[]; gone: object[] };

  it("[U13] writes today's addresses into the ledger, which then keeps them", async () => {
    expect(await publishRoutes(['--deployed'])).toBe(0);
    expect(await ledger()).toMatchObject({ routes: ['/', '/areas/sw1h', '/services'], gone: [] });
    expect(await publishRoutes([])).toBe(0);
    expect(here.out).toEqual(lines`
      Wrote /, /areas/sw1h, /services into pages/_published.json.
      pages/_published.json has every address already.`);
    await rm(at('pages/services.json'));
    await main(['--format', 'compact']);
    expect(here.out[2]).toContain(
      'pages/_published.json:6:5 lost-address /services was published, and now there is nothing at this address.',
    );
  });

  it('[U13] writes nothing for whoever has not deployed', async () => {
    expect(await publishRoutes([])).toBe(2);
    await expect(ledger()).rejects.toThrow();
    expect(here.error).toEqual([
      'Nothing was written. From then on /, /areas/sw1h, /services could not be lost any more, and visitors may not have seen ' +
        'them yet. When the deployment has succeeded, it runs npm run publish-routes -- --deployed.',
    ]);
  });

  it('[U13] writes nothing while the site has a mistake', async () => {
    await write(ABOUT, json(about('{nothing}')));
    expect(await publishRoutes([])).toBe(1);
    await expect(ledger()).rejects.toThrow();
    expect(here.error.at(-1)).toBe('Nothing was written: only a site without mistakes is published.');
  });
});

describe('the other options', () => {
  it('[Z21] --live asks the live gate', async () => {
    expect(await main([])).toBe(0);
    expect(await main(['--live', '--format', 'compact'])).toBe(1);
    expect(here.out[1]).toContain('demo-status');
  });

  it('[C85] --explain shows a fault before and after, and whether a page may be an exception', async () => {
    expect(await main(['--explain', 'double-space'])).toBe(0);
    expect(here.out).toEqual([
      `double-space (warning)
  A text has several spaces between two words, or a space at its edge.

  Before
    "intro": "We come  day and night. "

  After
    "intro": "We come day and night."

  A page may be an exception:
    "allow": [{ "rule": "double-space", "reason": "…", "until": "2030-12-31" }]`,
    ]);
    await main(['--explain', 'sample-review']);
    expect(here.out[1]).toContain('It is checked before a deployment (npm run check -- --live)');
  });

  it('[Z21] --watch checks at once and after each change, one run at a time', async () => {
    const stop = new AbortController();
    let runs = 0;
    let running = 0;
    const aMoment = (ms: number) => new Promise((resolve) => void setTimeout(resolve, ms));
    const run = async () => {
      running += 1;
      expect(running).toBe(1);
      await aMoment(20);
      running -= 1;
      runs += 1;
    };
    const watching = watchPages(ownSite(here.folder), run, stop.signal);
    await vi.waitFor(() => expect(runs).toBe(1));
    await aMoment(50);
    await write(ABOUT, '{}');
    await vi.waitFor(() => expect(runs).toBeGreaterThan(1), 5000);
    stop.abort();
    await watching;
  });
});
