import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { headerRules } from '../../../src/node/build/site-files/hosting';
import { readBuiltSite } from '../../../src/node/hosting/built-site';
import { redirectsOfCloudflare } from '../../../src/node/hosting/reading-hosts';
import { makeSentFolder } from '../../../src/node/cli/deploy/sent-folder';
import { assetsIn, release, releaseName, rollBack } from '../../../src/node/cli/deploy/releases';
import type { ReleasePlace } from '../../../src/node/cli/deploy/releases';
import { findSettings, SETTINGS_FILE, writeSettings } from '../../../src/node/cli/deploy/settings';
import { toFolder } from '../../../src/node/cli/deploy/to-folder';
import { upload, uploadLines, uploadOf } from '../../../src/node/cli/deploy/to-host';
import { toServer } from '../../../src/node/cli/deploy/to-server';
import type { SiteFolder } from '../../../src/node/site-folder';
import { program } from '../../fixtures/hosts';
import { talkTo } from '../pages/workshop';

let home = '';
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'deploy-'));
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(home, { recursive: true, force: true });
});

const write = (path: string, text: string) => {
  mkdirSync(dirname(join(home, path)), { recursive: true });
  writeFileSync(join(home, path), text);
};
const read = (path: string) => readFileSync(join(home, path), 'utf8');

/** A built site whose page says which one it is, with a script of its own. */
function built(number: number): string {
  const dist = `dist-${number}`;
  write(`${dist}/index.html`, `page ${number}`);
  write(`${dist}/assets/entry-${number}.js`, `script ${number}`);
  write(`${dist}/assets/entry-${number}.js.br`, 'compressed');
  write(`${dist}/_assets.json`, JSON.stringify([`assets/entry-${number}.js`]));
  return join(home, dist);
}

const nameOf = (number: number) => releaseName(`b${number}`, new Date(Date.UTC(2026, 10, 22, 4, number)));

async function releaseAll(place: ReleasePlace, count: number): Promise<void> {
  for (let number = 1; number <= count; number += 1) await release(place, built(number), nameOf(number));
}

const scripts = (folder: string) =>
  readdirSync(join(home, folder, 'assets'))
    .filter((file) => file.endsWith('.js'))
    .sort();

/** What every place with releases must do; `home/www` is the folder, wherever it is looked at from. */
async function expectReleases(place: ReleasePlace): Promise<void> {
  await releaseAll(place, 6);
  expect(read('www/current/index.html')).toBe('page 6');
  expect(readlinkSync(join(home, 'www/current'))).toBe(`releases/${nameOf(6)}`);
  expect(readdirSync(join(home, 'www/releases')).sort()).toEqual([3, 4, 5, 6].map(nameOf));
  expect(scripts('www/current')).toEqual([3, 4, 5, 6].map((number) => `entry-${number}.js`));
  expect(read('www/current/assets/entry-3.js.br')).toBe('compressed');
  expect(readdirSync(join(home, 'www')).sort()).toEqual(['current', 'releases']);
}

async function expectRollback(place: ReleasePlace): Promise<void> {
  await releaseAll(place, 2);
  expect(await rollBack(place)).toBe(nameOf(1));
  expect(read('www/current/index.html')).toBe('page 1');
  expect(scripts('www/current')).toEqual(['entry-1.js', 'entry-2.js']);
  expect(readFileSync(join(await place.localCopy(nameOf(1)), 'index.html'), 'utf8')).toBe('page 1');
  await expect(rollBack(place)).rejects.toThrow(`There is no release before the present one in ${place.name}.`);
  await release(place, built(3), nameOf(3));
  expect(read('www/current/index.html')).toBe('page 3');
}

describe('a folder with releases', () => {
  const place = () => toFolder(join(home, 'www'), 'the folder');

  it('[DP3] has whole releases and the scripts of the three before', () => expectReleases(place()));

  it('[DP4] goes back to the release before', () => expectRollback(place()));

  it('[DP3] takes no word of a list that leads out of it', () => {
    expect(assetsIn('["assets/a.js"]')).toEqual(['assets/a.js', 'assets/a.js.br', 'assets/a.js.gz']);
    for (const list of ['["../a"]', '["/etc/passwd"]', `["a'; rm -rf b"]`, '{}', 'no list'])
      expect(assetsIn(list)).toEqual([]);
  });

  it('[DP9] leaves what is there as it was where a release cannot be copied, and says so', async () => {
    await releaseAll(place(), 1);
    await expect(release(place(), join(home, 'nowhere'), nameOf(2))).rejects.toThrow(
      /^The site could not be copied to the folder: ENOENT.*Visitors see the release before, as it was\.$/,
    );
    expect(read('www/current/index.html')).toBe('page 1');
    expect(readdirSync(join(home, 'www/releases'))).toEqual([nameOf(1)]);
  });

  it('[DP9] replaces nothing that it did not make', async () => {
    write('www/current/index.html', 'of somebody else');
    await expect(release(place(), built(1), nameOf(1))).rejects.toThrow(/current is not a link, so it was not made by/);
    expect(read('www/current/index.html')).toBe('of somebody else');
  });
});

/** A program of this name that is found before all others. */
function fake(command: string, script: string): void {
  write(`bin/${command}`, script);
  chmodSync(join(home, 'bin', command), 0o755);
  vi.stubEnv('PATH', [join(home, 'bin'), process.env['PATH']].join(delimiter));
}

/** ssh that stays on this computer: what it would run there it runs here. */
const fakeSsh = () => fake('ssh', '#!/bin/sh\nwhile [ "$1" != localhost ]; do shift; done\nshift\nexec sh -c "$*"\n');

describe('a server', () => {
  /** A folder whose name a shell would take apart. */
  const place = () => toServer(`localhost:${join(home, 'www')}`, join(home, 'work'));

  it(
    '[DP7] has the same releases, sent by rsync and swapped over ssh',
    { timeout: 300_000, tags: 'turn-4' },
    async () => {
      program('rsync');
      fakeSsh();
      await expectReleases(place());
      // What is the same in both was not sent again.
      write('dist-7/index.html', 'page 6');
      utimesSync(join(home, 'dist-7/index.html'), 1, 1);
      await release(place(), join(home, 'dist-7'), nameOf(7));
      const [before, now] = [6, 7].map((number) => statSync(join(home, 'www/releases', nameOf(number), 'index.html')));
      expect(now!.ino).toBe(before!.ino);
    },
  );

  it('[DP7] goes back over ssh', async () => {
    program('rsync');
    fakeSsh();
    await expectRollback(place());
  }, 300_000);

  it('[DP7] puts its link in the place of one that a lost connection left behind', async () => {
    fakeSsh();
    write(`www/releases/${nameOf(1)}/index.html`, 'page 1');
    symlinkSync(join('releases', nameOf(1)), join(home, 'www', `.current-${nameOf(1)}`));
    await place().serve(nameOf(1));
    expect(read('www/current/index.html')).toBe('page 1');
    expect(readdirSync(join(home, 'www/releases', nameOf(1)))).toEqual(['index.html']);
    expect(readdirSync(join(home, 'www')).sort()).toEqual(['current', 'releases']);
  });

  it('[DP7] takes nothing from a release that has no list', async () => {
    fakeSsh();
    write(`www/releases/${nameOf(1)}/index.html`, 'page 1');
    expect(await place().assetsOf(nameOf(1))).toEqual([]);
  });

  it('[DP7] says what ssh said, or what to install', async () => {
    fake('ssh', '#!/bin/sh\necho "Permission denied (publickey)." >&2\nexit 255\n');
    await expect(release(place(), built(1), nameOf(1))).rejects.toThrow(
      '"ssh" ended with 255, and said:\n\nPermission denied (publickey).',
    );
    vi.stubEnv('PATH', join(home, 'nothing'));
    await expect(release(place(), built(1), nameOf(1))).rejects.toThrow(
      /^The program "ssh" is not installed\. Install/,
    );
  });
});

describe('a host with a tool of its own', () => {
  const headers = headerRules();
  const kept = 'public, max-age=31536000, immutable';

  it('[DP8] is sent the folder by its tool', async () => {
    for (const tool of ['netlify', 'wrangler'])
      fake(tool, `#!/bin/sh\nfor word in ${tool} "$@"; do echo "$word" >> ${home}/ran; done\n`);
    await upload(uploadOf({ to: 'netlify', at: 'obriain' }, '/site', headers));
    await upload(uploadOf({ to: 'cloudflare', at: 'obriain', branch: 'main' }, '/site', headers));
    expect(read('ran').trim().split('\n').join(' ')).toBe(
      'netlify deploy --prod --no-build --dir /site --site obriain ' +
        'wrangler pages deploy /site --project-name obriain --branch main',
    );
  });

  it('[DP8] is sent neither compressed twins nor what only we read, Cloudflare with redirects of its own', async () => {
    const dist = built(1);
    write('dist-1/services/wiring.html', 'wiring');
    write('dist-1/old.html', 'moved');
    write('dist-1/_build.json', '{}');
    write('dist-1/_headers', '');
    write('dist-1/_redirects', '/old /services/wiring 301\n');
    const site = await readBuiltSite(dist);
    const sent = join(home, 'sent');
    await makeSentFolder(dist, sent, { to: 'cloudflare', site });
    const files = readdirSync(sent, { recursive: true, encoding: 'utf8' }).filter((name) => !name.startsWith('assets'));
    expect(scripts('sent')).toEqual(['entry-1.js']);
    const there = ['_headers', '_redirects', 'index.html', 'old.html', 'services', join('services', 'wiring.html')];
    expect(files.sort()).toEqual(there);
    expect(read('sent/_redirects').trim().split('\n')).toEqual([
      '/old /services/wiring 301',
      '/old/ /services/wiring 301',
      '/old.html /services/wiring 301',
      '/index / 301',
      '/index/ / 301',
      '/services/wiring/ /services/wiring 301',
      '/index.html / 301',
      '/services/wiring.html /services/wiring 301',
    ]);
    await makeSentFolder(dist, sent, { to: 'netlify', site });
    expect(read('sent/_redirects')).toBe('/old /services/wiring 301\n');
    expect(read('dist-1/_redirects')).toBe('/old /services/wiring 301\n');
  });

  it('[DP8] is sent as many redirects as Cloudflare takes, and every old address', () => {
    const places = (count: number, from: string, to: (name: string) => string) =>
      Array.from({ length: count }, (_, at): [string, string] => [`/${from}-${at}`, to(`/${from}-${at}`)]);
    const siteOf = (pages: number, old: number) => ({
      headers,
      files: new Set<string>(),
      languages: [],
      places: new Map([...places(pages, 'page', (name) => name), ...places(old, 'old', () => '/page-0')]),
    });
    const lines = (pages: number, old: number) => redirectsOfCloudflare(siteOf(pages, old)).trim().split('\n');
    expect(lines(1500, 10)).toHaveLength(2000);
    expect(lines(10, 2100).every((line) => /^\/old-\d+ /.test(line))).toBe(true);
    expect(lines(10, 2100)).toHaveLength(2100);
  });

  it('[DP8] gets scripts before the pages that ask for them, and what is gone last', () => {
    const lines = uploadLines(uploadOf({ to: 's3', at: 'bucket', distribution: 'E1' }, '/site', headers));
    const not =
      '--exclude *.br --exclude *.gz --exclude _headers --exclude _redirects --exclude _assets.json --exclude _build.json';
    expect(lines).toEqual([
      `aws s3 sync /site/assets/ s3://bucket/assets/ --cache-control ${kept} ${not}`,
      `aws s3 sync /site/fonts/ s3://bucket/fonts/ --cache-control ${kept} ${not}`,
      `aws s3 cp /site s3://bucket --recursive --cache-control public, max-age=0, must-revalidate --exclude assets/* --exclude fonts/* ${not}`,
      `aws s3 sync /site s3://bucket --delete --size-only ${not}`,
      'aws cloudfront create-invalidation --distribution-id E1 --paths /*',
    ]);
  });

  it('[DP8] says how to install a tool that is not there', async () => {
    vi.stubEnv('PATH', join(home, 'nothing'));
    const said = (place: Parameters<typeof uploadOf>[0]) => upload(uploadOf(place, '/site', headers)).catch(String);
    expect(await said({ to: 'netlify', at: 'a' })).toContain('The program "netlify" is not installed. Install it with');
    expect(await said({ to: 'cloudflare', at: 'a', branch: 'main' })).toContain('"npm install --global wrangler"');
    expect(await said({ to: 's3', at: 'a' })).toContain('Install the AWS CLI from https://aws.amazon.com/cli/');
  });
});

describe('where a site goes', () => {
  const site = (): SiteFolder => ({ path: home, name: 'pages', project: home });

  it('[DP1] is asked once and remembered beside the site', async () => {
    const talk = talkTo(['folder', '/var/www/site']);
    const found = await findSettings(site(), {}, talk);
    expect(talk.said).toEqual([
      'Where does the site go? folder, server, s3, netlify or cloudflare: ',
      'Which folder? (such as /var/www/site) ',
    ]);
    expect(found).toEqual({ settings: { place: { to: 'folder', at: '/var/www/site' } }, isNew: true });
    await writeSettings(site(), found.settings);
    const again = talkTo([]);
    expect(await findSettings(site(), {}, again)).toEqual({ ...found, isNew: false });
    expect(again.said).toEqual([]);
    const other = { to: 'server', at: 'me@example.org:/srv/site', url: 'https://www.example.org' };
    expect((await findSettings(site(), other, again)).settings).toEqual({
      place: { to: 'server', at: 'me@example.org:/srv/site' },
      url: 'https://www.example.org',
    });
  });

  it('[DP1] is said to whoever cannot be asked, and nothing is guessed', async () => {
    await expect(findSettings(site(), {}, talkTo())).rejects.toThrow(
      'Say it once, for example with npm run deploy -- --to folder --at /var/www/site; it is remembered.',
    );
    await expect(findSettings(site(), { to: 'ftp', at: 'x' }, talkTo())).rejects.toThrow('"ftp" is no place');
    await expect(findSettings(site(), {}, talkTo(['folder']))).rejects.toThrow('Nothing was deployed, and nothing is');
    expect(existsSync(join(home, SETTINGS_FILE))).toBe(false);
  });

  it('[DP1] holds nothing but the place: no option of ssh, no password', async () => {
    for (const at of ['-oProxyCommand=x:/a', 'me:secret@example.org:/a', 'example.org', "example.org:/a'b"])
      await expect(findSettings(site(), { to: 'server', at }, talkTo()), at).rejects.toThrow('That is no place');
    write(SETTINGS_FILE, JSON.stringify({ place: { to: 'netlify', at: 'a' }, token: 'x' }));
    await expect(findSettings(site(), {}, talkTo())).rejects.toThrow(
      'pages/.deploy.json does not say where the site goes, or says more than it should.',
    );
  });
});
