import { createServer } from 'node:http';
import type { Server, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import sirv from 'sirv';
import { answerAt, headersAt } from '../hosting/addresses';
import { NOT_FOUND, readBuiltSite } from '../hosting/built-site';
import type { BuiltSite } from '../hosting/built-site';
import { distFolder } from '../paths';
import { listenHere } from './listen';

/**
 * Serves a built site as a host should: one address a page, headers, redirects, compressed files, a real 404. Listens
 * on loopback only. `policy: false` leaves the content security policy out, for the development version of React that
 * tests use.
 */
export async function serveSite(port: number, dist = distFolder, { policy = true } = {}): Promise<Server> {
  const served = lastBuiltIn(dist, { policy });
  await served();
  const server = createServer(async (request, response) => {
    const path = pathOf(request.url);
    const { site, notFound, files } = await served();
    const answer = answerAt(path, site);
    for (const [name, value] of Object.entries(headersAt(path, answer !== undefined, site)))
      response.setHeader(name, value);
    if (request.method !== 'GET' && request.method !== 'HEAD') return refuseMethod(response);
    const answerNotFound = () => {
      response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8', 'Content-Length': notFound.byteLength });
      response.end(request.method === 'HEAD' ? undefined : notFound);
    };
    if (!answer) return answerNotFound();
    if ('redirect' in answer) return redirect(response, answer.redirect + queryOf(request.url));
    // The one kind of file that sirv's list of types lacks.
    if (answer.file.endsWith('.ico')) response.setHeader('Content-Type', 'image/x-icon');
    request.url = encodeURI(answer.file);
    return files(request, response, answerNotFound);
  });
  await listenHere(server, port, 'server');
  return server;
}

interface Served {
  site: BuiltSite;
  notFound: Buffer;
  files: ReturnType<typeof sirv>;
}

async function readServed(dist: string, { policy }: { policy: boolean }): Promise<Served> {
  const [site, notFound] = await Promise.all([readBuiltSite(dist), readFile(join(dist, NOT_FOUND))]);
  if (!policy) site.headers.forEach((rule) => delete rule.headers['Content-Security-Policy']);
  return { site, notFound, files: sirv(dist, { brotli: true, gzip: true, etag: true }) };
}

/** What was built last: a build puts another folder in the place of the one before, and it is read again then. */
function lastBuiltIn(dist: string, how: { policy: boolean }): () => Promise<Served> {
  let stamp: string | undefined;
  let last: Promise<Served> | undefined;
  return () => {
    const found = statSync(dist, { bigint: true, throwIfNoEntry: false });
    const now = found && `${found.ino} ${found.ctimeNs}`;
    // Between the two there is none, and what was read last is all that is known.
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
