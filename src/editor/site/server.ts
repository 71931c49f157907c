import type { WaitingItem } from '../../check/approval/waiting-item';
import type { Crop } from '../../content/photo-file';
import { openedSite } from './opened-site';
import type { OpenedFile, OpenedSite } from './opened-site';
import { WRITER_HEADER } from './wire';
import type { Author, Version } from './wire';

/** The result of a save. `found` is the file that stands there instead; undefined where it is gone. */
export type Saved = { hash: string } | { found: OpenedFile | undefined };

/** The server does not answer, or fails. The message is for the person. */
export class ServerFault extends Error {}

const run = () => document.querySelector<HTMLMetaElement>(`meta[name="${WRITER_HEADER}"]`)?.content ?? '';

async function ask(address: string, init?: RequestInit): Promise<Response> {
  try {
    return await fetch(address, init);
  } catch {
    throw new ServerFault(navigator.onLine ? STOPPED : OFFLINE);
  }
}

const KEPT = 'What you wrote is kept in this browser.';
const STOPPED = `The editor is not running. Start it again (npm run edit). ${KEPT}`;
const OFFLINE = `This browser is offline and cannot reach the editor. ${KEPT} Save again when it is online.`;
const RESTARTED = `The editor was started again. Open the new link that its window shows. ${KEPT}`;

/** The words of a `ServerFault` for a person; what else was thrown is thrown on. */
export function messageOf(error: unknown): string {
  if (!(error instanceof ServerFault)) throw error;
  return error.message;
}

/** The server's objection, in words for a person. */
async function faultOf(response: Response): Promise<ServerFault> {
  const isOld = response.status === 401;
  return new ServerFault(isOld ? RESTARTED : await response.text());
}

/** The response of a server that did what was asked. Throws a `ServerFault` for any other. */
async function done(response: Promise<Response>): Promise<Response> {
  const answer = await response;
  if (!answer.ok) throw await faultOf(answer);
  return answer;
}

export const read = (address: string): Promise<Response> => done(ask(address));

export const loadSite = async (): Promise<OpenedSite> => openedSite(await (await read('/api/site')).arrayBuffer());

/** A file as it is now, if it is there and is another than the one with this hash. */
export async function loadChanged(path: string, hash: string | undefined): Promise<OpenedFile | undefined> {
  const headers: HeadersInit = hash === undefined ? {} : { 'If-None-Match': `"${hash}"` };
  const response = await ask(`/api/file?path=${encodeURIComponent(path)}`, { headers, cache: 'no-store' });
  if (response.status === 304 || response.status === 204 || response.status === 404) return undefined;
  if (!response.ok) throw await faultOf(response);
  const tag = response.headers.get('ETag') ?? '';
  return { bytes: new Uint8Array(await response.arrayBuffer()), hash: tag.slice(1, -1) };
}

const send = (address: string, type: string, body: BodyInit): Promise<Response> =>
  ask(address, { method: 'POST', headers: { 'Content-Type': type, [WRITER_HEADER]: run() }, body });
const sendJson = (address: string, body: object) => send(address, 'application/json', JSON.stringify(body));
export const post = (address: string, body: object): Promise<Response> => done(sendJson(address, body));

/** Puts a photograph into the folder of the site, and says what it is called there. */
export async function sendPhoto(photo: File): Promise<string> {
  const address = `/api/photo?name=${encodeURIComponent(photo.name)}`;
  const response = await done(send(address, 'application/octet-stream', photo));
  return ((await response.json()) as { path: string }).path;
}

/** Makes a new file of a part of a photograph, and says what it is called. */
export const sendCrop = async (change: { path: string; base: string; crop: Crop }): Promise<string> =>
  ((await (await post('/api/crop-photo', change)).json()) as { path: string }).path;

/** The file in the last commit; undefined without one. */
export async function loadFormer(path: string): Promise<Uint8Array | undefined> {
  const response = await ask(`/api/formerly?path=${encodeURIComponent(path)}`);
  return response.status === 200 ? new Uint8Array(await response.arrayBuffer()) : undefined;
}

/** The result of publishing a file; `message` where it could not be sent. */
export type Published =
  | { state: 'sent'; branch: string; files: string[]; left: string[]; link?: string }
  | { state: 'unsent'; branch: string; message: string };

/** Publishes a file as it lies there, if it is what `base` says. */
export const publishFile = async (path: string, base: string): Promise<Published> =>
  (await (await post('/api/publish', { path, base })).json()) as Published;

/** The unapproved items of a file as it lies on the disk, and who approves on this computer. */
export const loadWaiting = async (path: string): Promise<{ items: WaitingItem[]; by?: string }> =>
  (await (await read(`/api/waiting?path=${encodeURIComponent(path)}`)).json()) as { items: WaitingItem[]; by?: string };

/** Approves items, all of them or none. `by` counts where nobody is known yet. */
export async function sendApprovals(fingerprints: readonly string[], by: string): Promise<void> {
  await post('/api/approve', { fingerprints, by });
}

/** Writes a file if it is still what `base` says: the hash of its bytes, `null` for one that is not there. */
export async function saveFile(path: string, base: string | null, text: string): Promise<Saved> {
  const response = await sendJson('/api/save', { path, base, text });
  if (response.ok) return (await response.json()) as { hash: string };
  if (response.status !== 409) throw await faultOf(response);
  const { found } = (await response.json()) as { found: { hash: string; bytes: string } | null };
  const bytesOf = (text64: string) => Uint8Array.from(atob(text64), (char) => char.charCodeAt(0));
  return { found: found ? { hash: found.hash, bytes: bytesOf(found.bytes) } : undefined };
}

/** Path → who changed the file last; empty where nobody keeps a history. */
export const loadAuthors = async (): Promise<ReadonlyMap<string, Author>> =>
  new Map((await (await read('/api/authors')).json()) as [string, Author][]);

/** The versions of a file, the newest first. */
export const loadVersions = async (path: string): Promise<Version[]> =>
  (await (await read(`/api/versions?path=${encodeURIComponent(path)}`)).json()) as Version[];

/** A file in a version; undefined where it did not exist yet. */
export async function loadVersion({ path, commit }: Version): Promise<Uint8Array | undefined> {
  const response = await read(`/api/version?path=${encodeURIComponent(path)}&commit=${commit}`);
  return response.status === 200 ? new Uint8Array(await response.arrayBuffer()) : undefined;
}
