import { createServer } from 'node:http';
import type { Server, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { readFile } from 'node:fs/promises';
import sirv from 'sirv';
import { Complaint } from '../complaint';
import { readHeadersFile } from '../build/headers-file';
import type { HeaderRules } from '../build/headers-file';
import { distFolder } from '../paths';

/** Nobody can be served at this port. */
export class CannotListen extends Complaint {}

/**
 * Serves a built site as a host should: headers, redirects, compressed files, a real 404. Listens on loopback only.
 * `policy: false` leaves the content security policy out, for the development version of React that tests use.
 */
export async function serveSite(port: number, dist = distFolder, { policy = true } = {}): Promise<Server> {
  const [headers, aliases, notFound] = await Promise.all(
    ['_headers', '_redirects', '404.html'].map((file) => readFile(join(dist, file), 'utf8')),
  );
  const rules = readHeadersFile(headers!);
  if (!policy) rules.forEach((rule) => delete rule.headers['Content-Security-Policy']);
  const redirects = new Map(aliases!.split('\n').map((line) => line.split(' ') as [string, string]));
  const files = sirv(dist, { extensions: ['html'], brotli: true, gzip: true, etag: true });
  const server = createServer((request, response) => {
    const path = pathOf(request.url);
    setHeaders(response, rules, path);
    if (request.method !== 'GET' && request.method !== 'HEAD') return refuseMethod(response);
    const target = redirects.get(path) ?? withoutTrailingSlash(path);
    if (target !== undefined) return redirect(response, target + queryOf(request.url));
    const answerNotFound = () => {
      response.statusCode = 404;
      response.setHeader('Content-Type', 'text/html; charset=utf-8');
      response.end(request.method === 'HEAD' ? undefined : notFound);
    };
    return HIDDEN.test(path) ? answerNotFound() : files(request, response, answerNotFound);
  });
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      reject(
        error.code === 'EADDRINUSE'
          ? new CannotListen(
              `Port ${port} is already in use. Stop the program that uses it, or choose another one with --port.`,
            )
          : new CannotListen(`The server cannot listen on port ${port}: ${error.message}`),
      );
    });
    server.listen(port, '127.0.0.1', () => resolve(server));
  });
}

/** What hosts read and do not show, and the not-found page itself, which is no page to visit. */
const HIDDEN = /^\/(_headers|_redirects|404(\.html)?)$/;

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

/** `/areas/` → `/areas`. Only for plain paths, so that `//evil.test/` never becomes a redirect to another host. */
function withoutTrailingSlash(path: string): string | undefined {
  return /^(\/[A-Za-z0-9_-]+)+\/$/.test(path) ? path.slice(0, -1) : undefined;
}

function redirect(response: ServerResponse, target: string) {
  response.writeHead(301, { Location: target });
  response.end();
}

function setHeaders(response: ServerResponse, rules: HeaderRules, path: string) {
  for (const rule of rules) {
    if (rule.path !== '/*' && !path.startsWith(rule.path.slice(0, -1))) continue;
    for (const [name, value] of Object.entries(rule.headers)) response.setHeader(name, value);
  }
}
