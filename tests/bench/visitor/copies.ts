import { execFileSync } from 'node:child_process';
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { Server } from 'node:http';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { freePort } from '../../fixtures/free-port';
import { loadSite } from '../../../src/node/load/load-site';
import { workFolder } from '../../../src/node/paths';
import { listenHere } from '../../../src/node/serve/listen';
import { serveSite } from '../../../src/node/serve/serve';
import type { SiteFolder } from '../../../src/node/site-folder';

/** What comes with the first round trip of a new connection. */
const FIRST_FLIGHT = 14_000;
const BUILT = join(workFolder, 'bench', 'visitor');

/** Where a site is served, by the origin of each copy. */
export interface Copies {
  /** As it is built. */
  whole: string;
  /** The same HTML without its scripts. */
  plain: string;
  /** The same pages, of which nothing comes after the first 14 kB. */
  cut: string;
  /** The start page, and those that were asked for or the largest of each kind. */
  routes: string[];
  close: () => void;
}

export async function serveCopies(folder: SiteFolder, pages?: readonly string[]): Promise<Copies> {
  const { site } = await loadSite(folder);
  // In a process of its own: what imports more code while it runs cannot do so in this one.
  execFileSync(process.execPath, ['src/node/run.mjs', 'build', '--site', folder.path, '--out', BUILT], {
    stdio: 'pipe',
  });
  const bytes = (route: string) => readFileSync(fileOf(route)).byteLength;
  const listed = site.valid.filter(({ hidden, route }) => !hidden && route !== '/' && route !== '/404');
  const bySize = listed.toSorted((a, b) => bytes(b.route) - bytes(a.route));
  const ofEachKind = bySize
    .filter((page, at) => bySize.findIndex(({ kind }) => kind === page.kind) === at)
    .map(({ route }) => route);
  const servers: Server[] = [];
  const at = async (serve: (port: number) => Promise<Server>) => {
    const port = await freePort();
    servers.push(await serve(port));
    return `http://127.0.0.1:${port}`;
  };
  return {
    whole: await at((port) => serveSite(port, BUILT)),
    plain: await at((port) => serveSite(port, withoutScripts())),
    cut: await at(serveFirstFlight),
    routes: ['/', ...(pages ?? ofEachKind)],
    close: () => servers.forEach((server) => server.close()),
  };
}

const fileOf = (route: string) => join(BUILT, route === '/' ? 'index.html' : `${route}.html`);

function withoutScripts(): string {
  const plain = `${BUILT}-plain`;
  rmSync(plain, { recursive: true, force: true });
  cpSync(BUILT, plain, { recursive: true });
  for (const name of readdirSync(plain, { recursive: true, encoding: 'utf8' })) {
    const file = join(plain, name);
    if (name.endsWith('.html.gz')) rmSync(file);
    if (!name.endsWith('.html')) continue;
    const html = readFileSync(file, 'utf8').replace(/<script type="module"[^>]*><\/script>/g, '');
    writeFileSync(file, html);
    writeFileSync(`${file}.br`, brotliCompressSync(html));
  }
  return plain;
}

/** Says nothing more once the first 14 kB of a page are on their way, as a line does that is about to be lost. */
async function serveFirstFlight(port: number): Promise<Server> {
  const server = createServer(({ url = '/', headers }, response) => {
    if (!headers.accept?.includes('text/html')) return;
    response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8', 'Content-Encoding': 'br' });
    response.write(readFileSync(`${fileOf(url)}.br`).subarray(0, FIRST_FLIGHT));
  });
  await listenHere(server, port, 'server');
  return server;
}
