import { randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { MOST_PHOTO_BYTES } from '../../content/photo-file';
import { isObject } from '../../json/is-object';
import { spellingFiles } from '../spelling/dictionary';
import { listenHere } from '../serve/listen';
import { pathOf } from '../serve/serve';
import type { SiteFolder } from '../site-folder';
import { isSame, readRefusal, strangerRefusal, writeRefusal, WRITER_HEADER } from './guard';
import type { Refusal, Run } from './guard';
import { lockSite } from './lock';
import { FRAMED, HEADERS, JUDGING } from './policy';
import { publisher, publishesTo } from './publish/publish';
import type { Publication } from './publish/publish';
import { MOST_BYTES, saver } from './save-file';
import type { Save } from './save-file';
import { SiteBundles } from './site-bundle';
import { photoTaker } from './take-photo';

/** The files of the editor's page by their addresses: `/assets/editor.js` → bytes. */
export type ClientFiles = ReadonlyMap<string, Uint8Array>;

export interface EditorServer {
  origin: string;
  /** Opens the editor in a browser, once. A new one is given to `say` when somebody comes without. */
  startLink: string;
  close(): Promise<void>;
}

interface Options {
  site: SiteFolder;
  /** 0 for any that is free. */
  port: number;
  client: ClientFiles;
  /** Told when somebody needs a new start link. */
  say?: (link: string) => void;
}

/** What JSON makes of a text may be six times as long. */
const MOST_SENT = 6 * MOST_BYTES;
const TYPES: Record<string, string> = {
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  svg: 'image/svg+xml',
  woff2: 'font/woff2',
};

const secret = () => randomBytes(32).toString('base64url');

/** Serves the editor of a site to this computer alone. Throws `CannotListen`, and a `Complaint` for a site in use. */
export async function startEditorServer({ site, port, client, say }: Options): Promise<EditorServer> {
  const remote = await publishesTo(site);
  const unlock = lockSite(site);
  const run: Run = { origin: '', cookie: '', visitor: secret(), writer: secret() };
  const bundles = new SiteBundles(site, { isPublished: remote !== undefined });
  const save = saver(site);
  const take = photoTaker(site);
  const publish = remote === undefined ? undefined : publisher(site, remote);
  let ticket = secret();
  const startLink = () => `${run.origin}/start?ticket=${ticket}`;

  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      console.error(error);
      if (!response.headersSent) refuse(response, { status: 500, message: String(error) });
      else response.destroy();
    });
  });

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const asked = { method: request.method ?? '', headers: request.headers };
    const path = pathOf(request.url);
    const stranger = strangerRefusal(asked, run);
    if (stranger) return refuse(response, stranger);
    if (path === '/start' && asked.method === 'GET') return start(request, response);
    const unread = readRefusal(asked, run);
    if (unread?.status === 401 && path === '/') say?.(startLink());
    if (unread) return refuse(response, unread);
    if (asked.method !== 'POST') return read(path, request, response);
    const unwritten = writeRefusal(asked, run, path === '/api/photo' ? BYTES : JSON_TYPE);
    if (unwritten) return refuse(response, unwritten);
    if (path === '/api/save') return write(request, response);
    if (path === '/api/publish') return publishFile(request, response);
    if (path === '/api/photo') return takePhoto(request, response);
    return refuse(response, NOT_FOUND);
  }

  function start(request: IncomingMessage, response: ServerResponse): void {
    const given = new URL(request.url ?? '', run.origin).searchParams.get('ticket') ?? '';
    if (!isSame(given, ticket)) {
      const known = !readRefusal({ method: 'GET', headers: request.headers }, run);
      if (known) return goHome(response, {});
      return refuse(response, { status: 401, message: 'This link was used already. The terminal shows a new one.' });
    }
    ticket = secret();
    goHome(response, { 'Set-Cookie': `${run.cookie}=${run.visitor}; HttpOnly; SameSite=Strict; Path=/` });
  }

  async function read(path: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
    const query = new URL(request.url ?? '', run.origin).searchParams;
    const asset = client.get(path);
    if (asset) return sendAsset(response, path, asset);
    if (path.startsWith('/assets/photos/')) {
      const photo = await bundles.photo(path);
      return photo ? send(response, HEADERS, photo.type, photo.bytes) : refuse(response, NOT_FOUND);
    }
    switch (path) {
      case '/':
        return send(response, HEADERS, 'text/html; charset=utf-8', pageOf('editor', run.writer));
      case '/preview':
        return send(response, FRAMED, 'text/html; charset=utf-8', pageOf('preview'));
      case '/api/site':
        return send(response, HEADERS, BYTES, await bundles.whole());
      case '/api/file':
        return sendFile(request, response, await bundles.file(query.get('path') ?? ''));
      case '/api/known':
        return sendLines(response, (tell) => bundles.known(tell));
      case '/api/formerly':
        return sendOrMiss(response, bundles.formerly(query.get('path') ?? ''));
      case '/api/dictionary':
        return sendOrMiss(response, dictionaryPart(site, query));
      default:
        return refuse(response, NOT_FOUND);
    }
  }

  async function write(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await bodyOf(request);
    if (!body) return refuse(response, { status: 413, message: 'This is more than a file may hold.' });
    const asked = saveIn(body);
    if (!asked) return refuse(response, { status: 400, message: 'A path, a base and a text are needed.' });
    const saved = await save(asked);
    if (saved.state === 'refused') return refuse(response, saved);
    if (saved.state === 'saved') return send(response, HEADERS, JSON_TYPE, JSON.stringify({ hash: saved.hash }));
    const found = saved.found && { hash: saved.found.hash, bytes: Buffer.from(saved.found.bytes).toString('base64') };
    response.statusCode = 409;
    send(response, HEADERS, JSON_TYPE, JSON.stringify({ found: found ?? null }));
  }

  async function takePhoto(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const name = new URL(request.url ?? '', run.origin).searchParams.get('name') ?? '';
    const bytes = await bytesOf(request, MOST_PHOTO_BYTES);
    if (!bytes) return refuse(response, { status: 413, message: 'The file has more than 20 MB. Save it smaller.' });
    const taken = await take(name, bytes);
    if (taken.state === 'refused') return refuse(response, taken);
    send(response, HEADERS, JSON_TYPE, JSON.stringify({ path: taken.path, hash: taken.hash }));
  }

  async function publishFile(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (!publish) return refuse(response, { status: 403, message: 'This computer is not set up to publish.' });
    const asked = publicationIn((await bodyOf(request)) ?? '');
    if (!asked) return refuse(response, { status: 400, message: 'A path and a base are needed.' });
    const published = await publish(asked);
    if (published.state === 'refused') return refuse(response, published);
    send(response, HEADERS, JSON_TYPE, JSON.stringify(published));
  }

  try {
    await listenHere(server, port, 'editor');
  } catch (error) {
    unlock();
    throw error;
  }
  const listening = (server.address() as AddressInfo).port;
  run.origin = `http://127.0.0.1:${listening}`;
  run.cookie = `editor-${listening}`;
  // While the browser starts, so that nobody waits for the disk then.
  void bundles.whole().catch(() => undefined);
  return {
    origin: run.origin,
    startLink: startLink(),
    close: async () => {
      unlock();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

const BYTES = 'application/octet-stream';
const JSON_TYPE = 'application/json';
const NOT_FOUND: Refusal = { status: 404, message: 'There is nothing here.' };

function send(response: ServerResponse, headers: object, type: string, body: string | Uint8Array): void {
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value as string);
  response.setHeader('Content-Type', type);
  response.end(body);
}

function sendAsset(response: ServerResponse, path: string, bytes: Uint8Array): void {
  const type = TYPES[path.slice(path.lastIndexOf('.') + 1)] ?? BYTES;
  send(response, path.startsWith('/assets/check-worker') ? JUDGING : HEADERS, type, bytes);
}

/** With its hash as its tag; who names that has the file already. */
function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  file: { bytes: Uint8Array; hash: string } | undefined,
): void {
  if (!file) return refuse(response, NOT_FOUND);
  const tag = `"${file.hash}"`;
  response.setHeader('ETag', tag);
  if (request.headers['if-none-match'] !== tag) return send(response, HEADERS, BYTES, file.bytes);
  response.statusCode = 304;
  send(response, HEADERS, BYTES, '');
}

/** JSON, a line for each part, as the parts come. */
async function sendLines(
  response: ServerResponse,
  work: (say: (part: unknown) => void) => Promise<void>,
): Promise<void> {
  for (const [name, value] of Object.entries(HEADERS)) response.setHeader(name, value);
  response.setHeader('Content-Type', 'application/x-ndjson');
  await work((part) => response.write(`${JSON.stringify(part)}\n`));
  response.end();
}

function sendOrMiss(response: ServerResponse, bytes: Uint8Array | undefined): void {
  if (bytes) send(response, HEADERS, BYTES, bytes);
  else refuse(response, NOT_FOUND);
}

function refuse(response: ServerResponse, { status, message }: Refusal): void {
  response.statusCode = status;
  // What is still being sent is not read.
  if (status === 413) response.setHeader('Connection', 'close');
  send(response, HEADERS, 'text/plain; charset=utf-8', message);
}

function goHome(response: ServerResponse, headers: Record<string, string>): void {
  response.writeHead(303, { ...HEADERS, ...headers, Location: '/' });
  response.end();
}

/** The body of a request; nothing where it is more than any file may be. */
const bodyOf = async (request: IncomingMessage) => (await bytesOf(request, MOST_SENT))?.toString('utf8');

async function bytesOf(request: IncomingMessage, most: number): Promise<Buffer | undefined> {
  if (Number(request.headers['content-length'] ?? 0) > most) return undefined;
  const parts: Buffer[] = [];
  let length = 0;
  for await (const part of request as AsyncIterable<Buffer>) {
    length += part.length;
    if (length > most) return undefined;
    parts.push(part);
  }
  return Buffer.concat(parts);
}

function saveIn(body: string): Save | undefined {
  const { path, base, text } = fieldsIn(body);
  const isBase = base === null || typeof base === 'string';
  return typeof path === 'string' && typeof text === 'string' && isBase ? { path, base, text } : undefined;
}

function publicationIn(body: string): Publication | undefined {
  const { path, base } = fieldsIn(body);
  return typeof path === 'string' && typeof base === 'string' ? { path, base } : undefined;
}

function fieldsIn(body: string): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(body);
    return isObject(value) ? value : {};
  } catch {
    return {};
  }
}

function dictionaryPart({ project }: SiteFolder, query: URLSearchParams): Uint8Array | undefined {
  const part = query.get('part') ?? '';
  const files = spellingFiles(query.get('locale') ?? '', `${project}/.build/spelling`);
  return part === 'kept' || part === 'aff' || part === 'dic' ? files?.[part]() : undefined;
}

const pageOf = (script: 'editor' | 'preview', writer?: string) => `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
${writer === undefined ? '' : `<meta name="${WRITER_HEADER}" content="${writer}">\n`}<link rel="icon" href="data:,">
<title>${script === 'editor' ? 'Editor' : 'Preview'}</title>
${script === 'editor' ? `<link rel="preload" href="/api/site" as="fetch" crossorigin>\n` : ''}<script type="module" src="/assets/${script}.js"></script>
</head>
<body>
<div id="root"></div>
</body>
</html>
`;
