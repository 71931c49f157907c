import { createServer } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Readable } from 'node:stream';
import { join } from 'node:path';
import { statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import sirv from 'sirv';
import { answerAt, headersAt } from '../hosting/addresses';
import { notFoundAt, readBuiltSite } from '../hosting/built-site';
import type { BuiltSite } from '../hosting/built-site';
import { distFolder } from '../paths';
import type { SiteFolder } from '../site-folder';
import { listenHere } from './listen';
import { madeLater } from './made-later';
import type { MakeLater } from './made-later';

/**
 * Serves a built site as a host should: one address a page, headers, redirects, compressed files, a real 404. Listens
 * on loopback only.
 */
export async function serveSite(port: number, dist = distFolder, how: How = {}): Promise<Server> {
  const served = lastBuiltIn(dist, how);
  await served();
  const server = createServer((request, response) => {
    answerTo(request, response, served).catch((error: unknown) => {
      console.error(error);
      if (response.headersSent) response.destroy();
      else response.writeHead(500).end();
    });
  });
  await listenHere(server, port, 'server');
  return server;
}

/** Answers one request. Rejects where a file that is made on request cannot be made. */
async function answerTo(request: IncomingMessage, response: ServerResponse, served: () => Promise<Served>) {
  const path = pathOf(request.url);
  const { site, none, files, make } = await served();
  const answer = answerAt(path, site);
  const made = answer ? undefined : await make(path);
  for (const [name, value] of Object.entries(headersAt(path, (answer ?? made) !== undefined, site)))
    response.setHeader(name, value);
  if (request.method !== 'GET' && request.method !== 'HEAD') return refuseMethod(response);
  const answerNotFound = () => {
    const notFound = none.get(notFoundAt(path, site))!;
    response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8', 'Content-Length': notFound.byteLength });
    response.end(request.method === 'HEAD' ? undefined : notFound);
  };
  if (made) {
    response.writeHead(200, { 'Content-Type': `image/${path.split('.').at(-1)}`, 'Content-Length': made.byteLength });
    return response.end(request.method === 'HEAD' ? undefined : made);
  }
  if (!answer) return answerNotFound();
  if ('redirect' in answer) return redirect(response, answer.redirect + queryOf(request.url));
  // The one kind of file that sirv's list of types lacks.
  if (answer.file.endsWith('.ico')) response.setHeader('Content-Type', 'image/x-icon');
  request.url = encodeURI(answer.file);
  // A file that a new build has taken away since the folder was listed cuts off this answer, not the server.
  response.on('pipe', (file: Readable) => file.on('error', () => response.destroy()));
  return files(request, response, answerNotFound);
}

interface How {
  /** Whether the content security policy is sent; the development version of React, which tests use, breaks it. */
  policy?: boolean;
  /** For a site that was built for this computer. */
  site?: SiteFolder | undefined;
}

interface Served {
  site: BuiltSite;
  /** The pages for what is not there, by their files. */
  none: ReadonlyMap<string, Buffer>;
  files: ReturnType<typeof sirv>;
  make: MakeLater;
}

async function readServed(dist: string, { policy = true, site: folder }: How): Promise<Served> {
  const [site, make] = await Promise.all([readBuiltSite(dist), madeLater(dist, folder)]);
  const pages = ['/', ...site.languages].map((each) => notFoundAt(each, site));
  const read = pages.map(async (file) => [file, await readFile(join(dist, file))] as const);
  if (!policy) site.headers.forEach((rule) => delete rule.headers['Content-Security-Policy']);
  return {
    site,
    none: new Map(await Promise.all(read)),
    files: sirv(dist, { brotli: true, gzip: true, etag: true }),
    make,
  };
}

/** Reads the last build again when another folder has taken its place. */
function lastBuiltIn(dist: string, how: How): () => Promise<Served> {
  let stamp: string | undefined;
  let last: Promise<Served> | undefined;
  return () => {
    const found = statSync(dist, { bigint: true, throwIfNoEntry: false });
    const now = found && `${found.ino} ${found.ctimeNs}`;
    // While a build swaps folders `dist` is missing: serve what was read last.
    if (last && (now === undefined || now === stamp)) return last;
    const before = last;
    stamp = now;
    last = readServed(dist, how).catch((error: unknown) => {
      if (!before) throw error;
      stamp = undefined;
      return before;
    });
    return last;
  };
}

const queryOf = (url = '') => /\?[^#]*/.exec(url)?.[0] ?? '';

function refuseMethod(response: ServerResponse) {
  response.writeHead(405, { Allow: 'GET, HEAD' });
  response.end();
}

/** The path of a request's address, decoded where it can be. */
export function pathOf(url = '/'): string {
  const path = url.split(/[?#]/)[0]!;
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

function redirect(response: ServerResponse, target: string) {
  response.writeHead(301, { Location: target });
  response.end();
}
