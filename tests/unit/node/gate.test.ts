import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { RULES } from '../../../src/check/rules';
import { main as buildCommand } from '../../../src/node/cli/build/main';
import { main as checkCommand } from '../../../src/node/cli/check/main';
import { gateOfCheck } from '../../../src/node/load/gate';
import { loadSite, loadSiteToBuild, SiteReader } from '../../../src/node/load/load-site';
import { ownSite } from '../../../src/node/site-folder';
import { inFolder } from '../check/command-line';
import { siteFile } from '../check/small-site';

const GATE = new Set(RULES.flatMap(({ code, gate }) => (gate ? [code] : [])));
const here = inFolder();
const writeSite = (status: 'demo' | 'live') =>
  here.write('pages/_site.json', JSON.stringify({ ...siteFile(), status }));
const refusedBy = ({ problems }: { problems: readonly { rule: string }[] }) =>
  [...new Set(problems.map(({ rule }) => rule))].filter((rule) => GATE.has(rule)).sort();

beforeEach(async () => {
  await writeSite('live');
  vi.stubEnv('CI', '');
});

afterEach(() => {
  vi.unstubAllEnvs();
});

describe('the gate of a site that is live', () => {
  it('[Y40] holds for npm run check where CI is set, and nowhere else without --live', async () => {
    expect(await checkCommand(['--format', 'compact'])).toBe(0);
    vi.stubEnv('CI', 'true');
    expect(await checkCommand(['--format', 'compact'])).toBe(1);
    expect(here.out.at(-1)).toContain('reserved-number');
    await writeSite('demo');
    expect(await checkCommand(['--format', 'compact'])).toBe(0);
    expect(await checkCommand(['--live', '--format', 'compact'])).toBe(1);
  });

  it.each([
    [{}, undefined],
    [{ CI: 'false' }, undefined],
    [{ CI: '1' }, 'live-sites'],
  ])('[Y40] takes CI as servers set it: %o', (environment, gate) => {
    expect(gateOfCheck({ isLive: false }, environment)).toBe(gate);
    expect(gateOfCheck({ isLive: true }, environment)).toBe('every-site');
  });

  it('[Y40] stops its build, as any error does', async () => {
    expect(await buildCommand(['--out', 'dist'])).toBe(1);
    expect([...here.out, ...here.error].join('\n')).toContain('reserved-number');
    expect(here.error.at(-1)).toBe('Nothing was built; the site in dist is as it was before.');
  });

  it('[Y40] lets a demonstration be built as it is', async () => {
    expect(refusedBy(await loadSiteToBuild(ownSite(here.folder)))).toContain('reserved-number');
    await writeSite('demo');
    expect(refusedBy(await loadSiteToBuild(ownSite(here.folder)))).toEqual([]);
    expect(refusedBy(await loadSite(ownSite(here.folder), { gate: 'every-site' }))).toContain('demo-status');
  });

  it('[Y40] holds in a site file of version 1 too', async () => {
    const { country: _, ...site } = siteFile();
    const address = { ...site.address, country: 'GB' };
    await here.write('pages/_site.json', JSON.stringify({ ...site, version: 1, status: 'live', address }));
    const { setting } = await loadSite(ownSite(here.folder), { gate: 'live-sites' });
    expect(setting.isLive).toBe(true);
  });

  it('[Y40] is not asked by the editor, by dev or by what makes pages, whatever CI says', async () => {
    vi.stubEnv('CI', 'true');
    const reader = new SiteReader(ownSite(here.folder));
    expect(refusedBy(await reader.check())).toEqual([]);
    expect(refusedBy(await reader.load())).toEqual([]);
    expect(refusedBy(await reader.read())).toEqual([]);
  });
});
