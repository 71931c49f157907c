import { timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { WRITER_HEADER } from '../../editor/site/wire';

/** The secrets of one run that a request must show, which nobody else can know. */
export interface Run {
  /** `http://127.0.0.1:5199`, the only address that is answered. */
  origin: string;
  /** The name of the cookie; browsers send those of one host to all of its ports. */
  cookie: string;
  /** The value of the cookie: it shows that the start link was opened in this browser. */
  visitor: string;
  /** The value of a header that writes carry beside the cookie; only pages of this server can read it. */
  writer: string;
}

export interface RequestHead {
  method: string;
  headers: IncomingHttpHeaders;
}

export interface Refusal {
  status: number;
  message: string;
}

const METHODS = new Set(['GET', 'HEAD', 'POST']);
const KNOCKS_FROM = new Set(['same-origin', 'none']);

/** Why a request is not for this server at all, whoever sends it; `undefined` where it is. */
export function strangerRefusal({ method, headers }: RequestHead, { origin }: Run): Refusal | undefined {
  if (headers.host !== new URL(origin).host) return refusal(421, `This server answers at ${origin} only.`);
  if (!METHODS.has(method)) return refusal(405, `${method} is not answered here.`);
  return undefined;
}

/** Why a request may not read; `undefined` where it may. */
export function readRefusal({ headers }: RequestHead, run: Run): Refusal | undefined {
  const from = headers['sec-fetch-site'];
  if (from !== undefined && !KNOCKS_FROM.has(String(from)))
    return refusal(403, 'Another site asked for this, and is not answered.');
  if (!isSame(cookieOf(headers, run.cookie), run.visitor))
    return refusal(401, 'Open the editor by the link that "npm run edit" shows in the terminal.');
  return undefined;
}

/** The accepted content types: a form of another site can send neither. */
export type SentType = 'application/json' | 'application/octet-stream';

/** Why a request may not write; `undefined` where it may. Asked after `readRefusal`. */
export function writeRefusal({ headers }: RequestHead, run: Run, type: SentType): Refusal | undefined {
  if (headers.origin !== run.origin || headers['sec-fetch-site'] !== 'same-origin')
    return refusal(403, 'Only the editor itself may write.');
  if (!isSame(String(headers[WRITER_HEADER] ?? ''), run.writer))
    return refusal(403, 'The editor was started again. Reload this page. What you wrote is kept in this browser.');
  if (headers['content-type'] !== type) return refusal(415, `What is written here is sent as ${type}.`);
  return undefined;
}

function cookieOf({ cookie = '' }: IncomingHttpHeaders, name: string): string {
  const found = cookie.split(/;\s*/).find((each) => each.startsWith(`${name}=`));
  return found?.slice(name.length + 1) ?? '';
}

/** In the same time for every wrong answer. */
export function isSame(given: string, wanted: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(wanted)];
  return a.length === b.length && timingSafeEqual(a, b);
}

const refusal = (status: number, message: string): Refusal => ({ status, message });
