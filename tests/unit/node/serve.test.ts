import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { readBuiltSite } from '../../../src/node/hosting/built-site';
import { serveSite } from '../../../src/node/serve/serve';
import { ownSite } from '../../../src/node/site-folder';
import { HOSTS } from '../../fixtures/hosts';

function built(folder: string, pages: Record<string, string>): void {
  for (const [name, text] of Object.entries({ '_headers': '', '_redirects': '', '404.html': 'none', ...pages })) {
    const file = join(folder, name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}

it('[B19] serves what was built last', async () => {
  const root = mkdtempSync(join(tmpdir(), 'served-'));
  const dist = join(root, 'dist');
  built(dist, { 'index.html': 'Home', 'areas/gone.html': 'Gone' });
  const server = await serveSite(0, dist);
  const { port } = server.address() as AddressInfo;
  const get = async (path: string) => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`);
    return [response.status, await response.text()];
  };
  try {
    expect(await Promise.all(['/', '/areas/gone', '/areas/new'].map(get))).toEqual([
      [200, 'Home'],
      [200, 'Gone'],
      [404, 'none'],
    ]);
    built(join(root, 'next'), { 'index.html': 'Another home', 'areas/new.html': 'New' });
    renameSync(dist, join(root, 'previous'));
    renameSync(join(root, 'next'), dist);
    expect(await Promise.all(['/', '/areas/gone', '/areas/new'].map(get))).toEqual([
      [200, 'Another home'],
      [404, 'none'],
      [200, 'New'],
    ]);
    // A file that is gone between two builds costs its own answer alone.
    rmSync(join(dist, 'areas/new.html'));
    await expect(get('/areas/new')).rejects.toThrow();
    expect(await get('/')).toEqual([200, 'Another home']);
  } finally {
    server.close();
    rmSync(root, { recursive: true, force: true });
  }
});

it('[B19] answers 500 where a picture cannot be made on request, and goes on', async () => {
  const dist = mkdtempSync(join(tmpdir(), 'served-'));
  const look = { shell: { phone: {} }, theme: {} };
  const later = JSON.stringify({ photos: [], look, cards: { '/card.png': { heading: 'Home' } } });
  built(dist, { 'index.html': 'Home', '_later.json': later });
  const heard = vi.spyOn(console, 'error').mockReturnValue();
  const server = await serveSite(0, dist, { site: ownSite(dist) });
  const { port } = server.address() as AddressInfo;
  const status = async (path: string) => (await fetch(`http://127.0.0.1:${port}${path}`)).status;
  try {
    expect([await status('/card.png'), await status('/')]).toEqual([500, 200]);
    expect(heard).toHaveBeenCalledTimes(1);
  } finally {
    heard.mockRestore();
    server.close();
    rmSync(dist, { recursive: true, force: true });
  }
});

const servers = { ...HOSTS, ours: (_: unknown, dist: string) => oursOf(dist) };

async function oursOf(dist: string) {
  const server = await serveSite(0, dist);
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, stop: () => server.close() };
}

it.each(Object.entries(servers))(
  '[ID33] answers on %s with the not-found page of the language of an address',
  { timeout: 300_000 },
  async (_, start) => {
    const dist = mkdtempSync(join(tmpdir(), 'languages-'));
    built(dist, { 'index.html': 'Start', 'en.html': 'Home', 'en/404.html': 'none here', 'en/jobs.html': 'Jobs' });
    const host = await start(await readBuiltSite(dist), dist);
    const get = async (path: string) => {
      const response = await fetch(host.origin + path, { redirect: 'manual' });
      return `${path} ${response.status} ${await response.text()}`;
    };
    try {
      const paths = ['/en/jobs', '/en/nowhere', '/en/jobs/nowhere', '/nowhere', '/english', '/en/404', '/en/404.html'];
      expect(await Promise.all(paths.map(get))).toEqual([
        '/en/jobs 200 Jobs',
        '/en/nowhere 404 none here',
        '/en/jobs/nowhere 404 none here',
        '/nowhere 404 none',
        '/english 404 none',
        '/en/404 404 none here',
        '/en/404.html 404 none here',
      ]);
    } finally {
      host.stop();
      rmSync(dist, { recursive: true, force: true });
    }
  },
);
