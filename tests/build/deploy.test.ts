import { cpSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { deploy, goBack } from '../../src/node/cli/deploy/deploy';
import { release, releaseName } from '../../src/node/cli/deploy/releases';
import { toFolder } from '../../src/node/cli/deploy/to-folder';
import { verify } from '../../src/node/cli/deploy/verify';
import { readBuiltSite } from '../../src/node/hosting/built-site';
import { HOSTS } from '../fixtures/hosts';
import type { Host } from '../fixtures/hosts';
import { liveSite } from '../fixtures/live-site';
import { thirdFirm } from '../fixtures/third-firm';
import { talkTo } from '../unit/pages/workshop';

const PATIENCE = { tries: 2, pauseMs: 10 };
const SWAPS = process.env['FULL'] ? 200 : 8;
const HOME = 'pages/index.json';

const site = liveSite();
const www = site.at('www');
let host: Host;

/** A server serves the link, which need not be there when it starts. */
beforeAll(async () => {
  expect(await site.build()).toBe(0);
  mkdirSync(join(www, 'releases'), { recursive: true });
  host = await HOSTS.nginx(await readBuiltSite(site.out.dist), join(www, 'current'));
}, 300_000);
afterAll(() => {
  host?.stop();
  site.remove();
});

const wish = (isDry = false) => ({
  site: site.folder,
  settings: { place: { to: 'folder' as const, at: www }, url: host.origin },
  isDry,
  patience: PATIENCE,
});
const ledger = () => readdirSync(site.folder.path).includes('_published.json');
const homePage = async () => (await fetch(host.origin)).text();
const change = (heading: string) => {
  const home = structuredClone(thirdFirm[HOME]) as { blocks: { heading: string }[] };
  home.blocks[0]!.heading = heading;
  site.write({ [HOME]: home });
};

it('[DP4] says what it would do, and does none of it', async () => {
  const talk = talkTo();
  expect(await deploy(wish(true), site.out, talk)).toBe(0);
  expect(talk.said.join('\n')).toMatch(/3 pages of the build \w{12} go to .*www; visitors find them at http/);
  expect(talk.said.join('\n')).toContain('4 addresses would be asked for.');
  expect(talk.said.join('\n')).toContain('would be written into the ledger.\nNothing was done');
  expect([readdirSync(www), ledger()]).toEqual([['releases'], false]);
});

it('[DP6] writes nothing into the ledger where visitors do not find what was deployed', async () => {
  const elsewhere = { ...wish(), settings: { ...wish().settings, url: 'http://127.0.0.1:9' } };
  const talk = talkTo();
  expect(await deploy(elsewhere, site.out, talk)).toBe(1);
  expect(talk.complaints[0]).toContain('http://127.0.0.1:9/areas/phibsborough does not answer: ');
  expect(talk.complaints[0]).toContain('Nothing was written into the ledger.');
  expect(ledger()).toBe(false);
});

it('[DP6] asks for every address, and writes the ledger when all are right', async () => {
  const talk = talkTo();
  expect(await deploy(wish(), site.out, talk)).toBe(0);
  expect(talk.complaints).toEqual([]);
  expect(talk.said.at(-1)).toContain('Wrote /, /areas/phibsborough, /services/rewiring, /services/wiring into');
  expect(ledger()).toBe(true);
  expect(await homePage()).toContain('Electricians for Dublin');
});

it('[DP6] names what is missing, old, cut off, moved or without its headers', async () => {
  const { build } = JSON.parse(readFileSync(join(site.out.dist, '_build.json'), 'utf8')) as { build: string };
  const served = join(www, 'current');
  const spoil = (file: string, edit: (text: string) => string) => {
    const path = join(served, file);
    const text = readFileSync(path, 'utf8');
    for (const ending of ['.br', '.gz']) rmSync(path + ending, { force: true });
    writeFileSync(path, edit(text));
    return () => writeFileSync(path, text);
  };
  const faults = () => verify({ dist: site.out.dist, url: host.origin, build }, { tries: 1, pauseMs: 0 });
  expect(await faults()).toEqual([]);
  const mendings = [
    spoil('index.html', (text) => text.slice(0, -100)),
    spoil('areas/phibsborough.html', (text) => text.replace(/data-fingerprint="\w+"/, 'data-fingerprint="other"')),
    spoil('_pages/services/wiring.json', (text) => text.replace('{"build":"', '{"build":"0')),
  ];
  expect((await faults()).sort()).toEqual([
    `${host.origin}/ is cut off`,
    `${host.origin}/_pages/services/wiring.json is not the version that was built`,
    `${host.origin}/areas/phibsborough is not the version that was built`,
  ]);
  mendings.forEach((mend) => mend());
  const plain = await HOSTS.nginx({ ...(await readBuiltSite(site.out.dist)), headers: [], places: new Map() }, served);
  const [first] = (await verify({ dist: site.out.dist, url: plain.origin, build }, { tries: 1, pauseMs: 0 })).sort();
  const told = await verify({ dist: site.out.dist, url: plain.origin, build }, { tries: 1, pauseMs: 0 });
  plain.stop();
  expect(first).toContain('has other headers than _headers says: Content-Security-Policy,');
  expect(told).toContain(`${plain.origin}/services/rewiring does not lead to ${plain.origin}/services/wiring`);
});

it('[DP2] deploys no site that was built from other files, or that the live check refuses', async () => {
  change('Electricians for all of Dublin');
  await site.approve();
  await expect(deploy(wish(), site.out, talkTo())).rejects.toThrow(
    /^Nothing was deployed: .*dist was built from other files than those that are here now\. Run "npm run build" first\.$/,
  );
  const file = join(site.folder.path, '_site.json');
  const live = readFileSync(file, 'utf8');
  writeFileSync(file, live.replace('"live"', '"demo"'));
  const talk = talkTo();
  expect(await deploy(wish(), site.out, talk)).toBe(1);
  writeFileSync(file, live);
  expect(talk.complaints[0]).toContain('The site says of itself that it is a demonstration.');
  expect(talk.complaints[1]).toContain('Nothing was deployed: 1 mistake must be mended first.');
  expect(await homePage()).toContain('Electricians for Dublin');
});

it('[DP4] shows the release before again, and asks whether visitors see it', async () => {
  expect(await site.build()).toBe(0);
  expect(await deploy(wish(), site.out, talkTo())).toBe(0);
  expect(await homePage()).toContain('Electricians for all of Dublin');
  const talk = talkTo();
  expect(await goBack(wish(true), talk)).toBe(0);
  expect(await homePage()).toContain('Electricians for all of Dublin');
  expect(await goBack(wish(), talk)).toBe(0);
  expect(talk.said.at(-1)).toMatch(/www shows the release \S+ again\.$/);
  expect(await homePage()).toContain('Electricians for Dublin');
});

/** The built site as another build would have written it: its own name for itself and for its styles. */
function anotherBuild(number: number): string {
  const dist = site.at('another');
  rmSync(dist, { recursive: true, force: true });
  cpSync(site.out.dist, dist, { recursive: true, filter: (path) => !/\.(br|gz)$/.test(path) });
  const { build } = JSON.parse(readFileSync(join(dist, '_build.json'), 'utf8')) as { build: string };
  renameSync(join(dist, `assets/site.${build}.css`), join(dist, `assets/site.build${number}.css`));
  for (const file of ['_assets.json', 'index.html', '_pages/index.json']) {
    const path = join(dist, file);
    writeFileSync(path, readFileSync(path, 'utf8').replaceAll(build, `build${number}`));
  }
  return dist;
}

it(
  `[DP9] fails no visitor while ${SWAPS} releases take each other's place`,
  { timeout: SWAPS * 5000, tags: 'turn-1' },
  async () => {
    const place = toFolder(www, www);
    await release(place, site.out.dist, releaseName('first', new Date()));
    const visiting = new AbortController();
    const faults: string[] = [];
    const builds = new Set<string>();
    let asked = 0;
    const ask = async (path: string) => {
      asked += 1;
      const answer = await fetch(host.origin + path).catch((error: unknown) => String(error));
      if (typeof answer === 'string') return void faults.push(`${path}: ${answer}`);
      const text = await answer.text();
      if (answer.status === 200) return text;
      return void faults.push(`${path}: ${answer.status}`);
    };
    /** Opens a page, reads it for as long as a release or two take, and then asks for what the page needs. */
    const visit = async (pause: number) => {
      while (!visiting.signal.aborted) {
        const html = (await ask('/')) ?? '</html>';
        if (!html.trimEnd().endsWith('</html>')) faults.push('a page is cut off');
        const build = / data-build="(\w+)"/.exec(html)?.[1];
        const script = / src="([^"]+)"/.exec(html)?.[1];
        if (!build || !script) continue;
        builds.add(build);
        await new Promise((next) => setTimeout(next, pause));
        await ask(script);
        await ask(`/assets/site.${build}.css`);
        JSON.parse((await ask('/_pages/index.json')) ?? '{}');
        await ask('/services/wiring');
      }
    };
    const visitors = [0, 1, 10, 30].map(visit);
    for (let number = 0; number < SWAPS; number += 1) {
      const dist = anotherBuild(number);
      await release(place, dist, releaseName(`build${number}`, new Date()));
    }
    visiting.abort();
    await Promise.all(visitors);
    expect(faults).toEqual([]);
    expect(builds.size).toBeGreaterThan(SWAPS / 2);
    expect(asked).toBeGreaterThan(SWAPS * 5);
  },
);
