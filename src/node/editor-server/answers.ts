import type { IncomingMessage, ServerResponse } from 'node:http';
import { turnedAway } from './client-page';
import type { Refusal } from './guard';
import { HEADERS, JUDGING } from './policy';

const TYPES: Record<string, string> = {
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  svg: 'image/svg+xml',
  woff2: 'font/woff2',
};

export const BYTES = 'application/octet-stream';
export const JSON_TYPE = 'application/json';
export const NOT_FOUND: Refusal = { status: 404, message: 'There is nothing here.' };

export function send(response: ServerResponse, headers: object, type: string, body: string | Uint8Array): void {
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value as string);
  response.setHeader('Content-Type', type);
  response.end(body);
}

export function sendAsset(response: ServerResponse, path: string, bytes: Uint8Array): void {
  const type = TYPES[path.slice(path.lastIndexOf('.') + 1)] ?? BYTES;
  send(response, path.startsWith('/assets/check-worker') ? JUDGING : HEADERS, type, bytes);
}

/** With its hash as its tag; who names that has the file already. */
export function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  file: { bytes: Uint8Array; hash: string },
): void {
  const tag = `"${file.hash}"`;
  response.setHeader('ETag', tag);
  if (request.headers['if-none-match'] !== tag) return send(response, HEADERS, BYTES, file.bytes);
  response.statusCode = 304;
  send(response, HEADERS, BYTES, '');
}

/** JSON, a line for each part, as the parts come. */
export async function sendLines(
  response: ServerResponse,
  work: (say: (part: unknown) => void) => Promise<void>,
): Promise<void> {
  for (const [name, value] of Object.entries(HEADERS)) response.setHeader(name, value);
  response.setHeader('Content-Type', 'application/x-ndjson');
  await work((part) => response.write(`${JSON.stringify(part)}\n`));
  response.end();
}

export function sendOrMiss(response: ServerResponse, bytes: Uint8Array | undefined): void {
  if (bytes) send(response, HEADERS, BYTES, bytes);
  else sendNothing(response);
}

/** There is no such thing, which is as good an answer as any: no fault that a browser would report. */
export function sendNothing(response: ServerResponse): void {
  response.statusCode = 204;
  send(response, HEADERS, BYTES, '');
}

export function refuse(response: ServerResponse, { status, message }: Refusal): void {
  response.statusCode = status;
  // The rest of the request is not read.
  if (status === 413) response.setHeader('Connection', 'close');
  send(response, HEADERS, 'text/plain; charset=utf-8', message);
}

/** Whoever opens an address of the editor by hand gets a page, and not a bare line. */
export function refuseVisitor(response: ServerResponse, { status, message }: Refusal): void {
  response.statusCode = status;
  send(response, HEADERS, 'text/html; charset=utf-8', turnedAway(message));
}

export function goHome(response: ServerResponse, headers: Record<string, string>): void {
  response.writeHead(303, { ...HEADERS, ...headers, Location: '/' });
  response.end();
}
