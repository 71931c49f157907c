import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { RULES } from '../../../src/check/rules';
import { main as buildCommand } from '../../../src/node/cli/build/main';
import { main as checkCommand } from '../../../src/node/cli/check/main';
import { gateOfCheck } from '../../../src/node/load/gate';
import { loadSite, loadSiteToBuild, SiteReader } from '../../../src/node/load/load-site';
import { ownSite } from '../../../src/node/site-folder';
import { filesOf, siteFile } from '../check/small-site';
import { schemaFiles } from '../../fixtures/schema-files';

const GATE = new Set(RULES.flatMap(({ code, gate }) => (gate ? [code] : [])));
let folder = '';
let printed: string[] = [];

async function write(path: string, content: string | Uint8Array): Promise<void> {
  await mkdir(dirname(join(folder, path)), { recursive: true });
  await writeFile(join(folder, path), content);
}
const writeSite = (status: 'demo' | 'live') => write('pages/_site.json', JSON.stringify({ ...siteFile(), status }));
const refusedBy = ({ problems }: { problems: readonly { rule: string }[] }) =>
  [...new Set(problems.map(({ rule }) => rule))].filter((rule) => GATE.has(rule)).sort();

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gate-'));
  for (const [path, bytes] of filesOf()) await write(path, bytes);
  for (const [file, text] of schemaFiles) await write(file, text);
  await writeSite('live');
  printed = [];
  const print = (line: string) => {
    printed.push(line);
  };
  vi.spyOn(console, 'log').mockImplementation(print);
  vi.spyOn(console, 'error').mockImplementation(print);
  vi.spyOn(process, 'cwd').mockReturnValue(folder);
  vi.stubEnv('CI', '');
});

afterEach(async () => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  await rm(folder, { recursive: true });
});

describe('the gate of a site that is live', () => {
  it('[Y40] holds for npm run check where CI is set, and nowhere else without --live', async () => {
    expect(await checkCommand(['--format', 'compact'])).toBe(0);
    vi.stubEnv('CI', 'true');
    expect(await checkCommand(['--format', 'compact'])).toBe(1);
    expect(printed.at(-1)).toContain('reserved-number');
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
    expect(printed.join('\n')).toContain('reserved-number');
    expect(printed.at(-1)).toBe('Nothing was built; the site in dist is as it was before.');
  });

  it('[Y40] lets a demonstration be built as it is', async () => {
    expect(refusedBy(await loadSiteToBuild(ownSite(folder)))).toContain('reserved-number');
    await writeSite('demo');
    expect(refusedBy(await loadSiteToBuild(ownSite(folder)))).toEqual([]);
    expect(refusedBy(await loadSite(ownSite(folder), { gate: 'every-site' }))).toContain('demo-status');
  });

  it('[Y40] holds in a site file of version 1 too', async () => {
    const { country: _, ...site } = siteFile();
    const address = { ...site.address, country: 'GB' };
    await write('pages/_site.json', JSON.stringify({ ...site, version: 1, status: 'live', address }));
    const { setting } = await loadSite(ownSite(folder), { gate: 'live-sites' });
    expect(setting.isLive).toBe(true);
  });

  it('[Y40] is not asked by the editor, by dev or by what makes pages, whatever CI says', async () => {
    vi.stubEnv('CI', 'true');
    const reader = new SiteReader(ownSite(folder));
    expect(refusedBy(await reader.check())).toEqual([]);
    expect(refusedBy(await reader.load())).toEqual([]);
    expect(refusedBy(await reader.read())).toEqual([]);
  });
});
