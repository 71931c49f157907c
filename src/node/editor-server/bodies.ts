import type { IncomingMessage } from 'node:http';
import type { Crop } from '../../content/photo-file';
import { isObject } from '../../json/is-object';
import type { Approving } from './approvals';
import type { Cropping } from './crop-photo';
import type { Moving } from './move-page';
import type { PageMove } from './planned-move';
import type { Publication } from './publish/publish';
import { MOST_BYTES } from './save-file';
import type { Save } from './save-file';

/** JSON may make a text six times as long. */
const MOST_SENT = 6 * MOST_BYTES;

/** The body of a request; nothing where it is more than any file may be. */
export const bodyOf = async (request: IncomingMessage) => (await bytesOf(request, MOST_SENT))?.toString('utf8');

export async function bytesOf(request: IncomingMessage, most: number): Promise<Buffer | undefined> {
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

export function saveIn(body: string): Save | undefined {
  const { path, base, text } = fieldsIn(body);
  const isBase = base === null || typeof base === 'string';
  return typeof path === 'string' && typeof text === 'string' && isBase ? { path, base, text } : undefined;
}

export function publicationIn(body: string): Publication | undefined {
  const { path, base } = fieldsIn(body);
  return typeof path === 'string' && typeof base === 'string' ? { path, base } : undefined;
}

export function croppingIn(body: string): Cropping | undefined {
  const seen = publicationIn(body);
  const { crop } = fieldsIn(body);
  if (!seen || !isObject(crop)) return undefined;
  const { left, top, width, height } = crop;
  const areNumbers = [left, top, width, height].every((each) => typeof each === 'number');
  return areNumbers ? { ...seen, crop: { left, top, width, height } as Crop } : undefined;
}

/** No page is gone for a longer reason. */
const LONGEST_REASON = 500;

export function pageMoveIn(body: string): PageMove | undefined {
  const { path, to, keepsAlias, leadsTo, reason } = fieldsIn(body);
  if (typeof path !== 'string') return undefined;
  if (typeof to === 'string') return { path, change: { to, keepsAlias: keepsAlias === true } };
  if (typeof leadsTo === 'string') return { path, change: { leadsTo } };
  const isReason = typeof reason === 'string' && reason.length <= LONGEST_REASON;
  return isReason ? { path, change: { reason } } : undefined;
}

export function movingIn(body: string): Moving | undefined {
  const { base } = fieldsIn(body);
  const move = pageMoveIn(body);
  return move && typeof base === 'string' ? { ...move, base } : undefined;
}

/** No page has as many items. */
const MOST_APPROVED = 10_000;

export function approvingIn(body: string): Approving | undefined {
  const { fingerprints, by } = fieldsIn(body);
  const isList = Array.isArray(fingerprints) && fingerprints.length > 0 && fingerprints.length <= MOST_APPROVED;
  if (!isList || typeof by !== 'string') return undefined;
  const isFingerprint = (each: unknown): each is string => typeof each === 'string' && /^[0-9a-f]{12}$/.test(each);
  return fingerprints.every(isFingerprint) ? { fingerprints, by } : undefined;
}

function fieldsIn(body: string): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(body);
    return isObject(value) ? value : {};
  } catch {
    return {};
  }
}
