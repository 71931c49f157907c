import type { IncomingMessage, ServerResponse } from 'node:http';
import { MOST_PHOTO_BYTES } from '../../content/photo-file';
import type { SiteFolder } from '../site-folder';
import { JSON_TYPE, NOT_FOUND, refuse, send, sendNothing } from './answers';
import type { SiteApprovals } from './approvals';
import { approvingIn, bodyOf, bytesOf, croppingIn, movingIn, pageMoveIn, publicationIn, saveIn } from './bodies';
import { cropPhoto } from './crop-photo';
import { mover } from './move-page';
import { HEADERS } from './policy';
import { publisher } from './publish/publish';
import { saver } from './save-file';
import { removePhoto } from './remove-photo';
import { photoTaker } from './take-photo';

type Answer = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/** Requests that change something, by address. `remote` is where pages are published to, if anywhere. */
export function writesTo(
  site: SiteFolder,
  { remote, approvals }: { remote: string | undefined; approvals: SiteApprovals },
): (path: string) => Answer {
  const publish = remote === undefined ? undefined : publisher(site, remote, approvals);
  const move = mover(site);
  const answers: Readonly<Record<string, Answer>> = {
    '/api/save': saving(saver(site)),
    '/api/approve': changing(approvingIn, 'What is approved, and by whom, are needed.', (change) =>
      approvals.approve(change),
    ),
    '/api/publish': publishing(publish, publicationIn),
    '/api/publish-move': publishing(publish, pageMoveIn),
    '/api/photo': takingPhotos(photoTaker(site)),
    '/api/crop-photo': changing(croppingIn, 'A path, a base and a part are needed.', (change) =>
      cropPhoto(site, change),
    ),
    '/api/move': changing(movingIn, 'A path, a base and a change are needed.', async (change) => ({
      changed: await move(change),
    })),
    '/api/remove-photo': changing(publicationIn, 'A path and a base are needed.', (change) =>
      removePhoto(site, change),
    ),
  };
  return (path) => answers[path] ?? (async (_, response) => refuse(response, NOT_FOUND));
}

/** Makes the change in the body of a request. Answers with its result as JSON, or with nothing where it has none. */
const changing =
  <Change>(
    readBody: (body: string) => Change | undefined,
    needed: string,
    make: (change: Change) => Promise<unknown>,
  ): Answer =>
  async (request, response) => {
    const change = readBody((await bodyOf(request)) ?? '');
    if (!change) return refuse(response, { status: 400, message: needed });
    const result = await make(change);
    if (result === undefined) sendNothing(response);
    else send(response, HEADERS, JSON_TYPE, JSON.stringify(result));
  };

const saving =
  (save: ReturnType<typeof saver>): Answer =>
  async (request, response) => {
    const body = await bodyOf(request);
    if (!body) return refuse(response, { status: 413, message: 'This is more than a file may hold.' });
    const change = saveIn(body);
    if (!change) return refuse(response, { status: 400, message: 'A path, a base and a text are needed.' });
    const saved = await save(change);
    if (saved.state === 'refused') return refuse(response, saved);
    if (saved.state === 'saved') return send(response, HEADERS, JSON_TYPE, JSON.stringify({ hash: saved.hash }));
    const found = saved.found && { hash: saved.found.hash, bytes: Buffer.from(saved.found.bytes).toString('base64') };
    response.statusCode = 409;
    send(response, HEADERS, JSON_TYPE, JSON.stringify({ found: found ?? null }));
  };

const takingPhotos =
  (take: ReturnType<typeof photoTaker>): Answer =>
  async (request, response) => {
    const name = new URL(request.url ?? '', 'http://here').searchParams.get('name') ?? '';
    const bytes = await bytesOf(request, MOST_PHOTO_BYTES);
    if (!bytes) return refuse(response, { status: 413, message: 'The file has more than 20 MB. Save it smaller.' });
    send(response, HEADERS, JSON_TYPE, JSON.stringify(await take(name, bytes)));
  };

const publishing =
  (publish: ReturnType<typeof publisher> | undefined, readBody: typeof publicationIn | typeof pageMoveIn): Answer =>
  async (request, response) => {
    if (!publish) return refuse(response, { status: 403, message: 'This computer is not set up to publish.' });
    const change = readBody((await bodyOf(request)) ?? '');
    if (!change) return refuse(response, { status: 400, message: 'A path, and its base or its change, are needed.' });
    const published = await publish(change);
    if (published.state === 'refused') return refuse(response, published);
    send(response, HEADERS, JSON_TYPE, JSON.stringify(published));
  };
