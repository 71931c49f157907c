import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { serveSite } from '../../../src/node/serve/serve';

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
  } finally {
    server.close();
    rmSync(root, { recursive: true, force: true });
  }
});
