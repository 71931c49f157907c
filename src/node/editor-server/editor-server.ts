import { randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Complaint } from '../complaint';
import { lockSite } from '../write/lock-site';
import { listenHere } from '../serve/listen';
import { pathOf } from '../serve/serve';
import type { SiteFolder } from '../site-folder';
import { SiteApprovals } from './approvals';
import { SiteHistory } from './history';
import { BYTES, goHome, JSON_TYPE, refuse, refuseVisitor } from './answers';
import { refusalOfFault, Refused } from './faults';
import { isSame, readRefusal, strangerRefusal, writeRefusal } from './guard';
import type { Run } from './guard';
import { publishesTo } from './publish/publish';
import { read } from './reads';
import type { ClientFiles } from './reads';
import { SiteBundles } from './site-bundle';
import { writesTo } from './writes';

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

const secret = () => randomBytes(32).toString('base64url');

/** Serves the editor of a site to this computer alone. Throws a `Complaint`, also for a site in use. */
export async function startEditorServer({ site, port, client, say }: Options): Promise<EditorServer> {
  const remote = await publishesTo(site);
  const unlock = lockSite(site, 'editor');
  if (typeof unlock === 'number')
    throw new Complaint(
      `The folder ${site.name} is open in another editor (process ${unlock}). Go on there, or stop it with Ctrl and C.`,
    );
  const run: Run = { origin: '', cookie: '', visitor: secret(), writer: secret() };
  const bundles = new SiteBundles(site, { isPublished: remote !== undefined });
  const login = loginOf(run, say);
  const approvals = new SiteApprovals(site);
  const history = new SiteHistory(site);
  const writer = writesTo(site, { remote, approvals });

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = pathOf(request.url);
    if (login.isShut(path, request, response)) return;
    if (request.method !== 'POST')
      return read(path, { site, client, bundles, approvals, history, run }, request, response);
    const head = { method: request.method, headers: request.headers };
    const refusal = writeRefusal(head, run, path === '/api/photo' ? BYTES : JSON_TYPE);
    return refusal ? refuse(response, refusal) : writer(path)(request, response);
  }
  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      if (error instanceof Refused) return refuse(response, error);
      console.error(error);
      if (!response.headersSent) refuse(response, refusalOfFault(error));
      else response.destroy();
    });
  });

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
    startLink: login.link(),
    close: async () => {
      unlock();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Lets in who opens a link of this run, each once, and turns all others away. */
function loginOf(run: Run, say: Options['say']) {
  let ticket = secret();
  const link = () => `${run.origin}/start?ticket=${ticket}`;

  function start(request: IncomingMessage, response: ServerResponse): void {
    const given = new URL(request.url ?? '', run.origin).searchParams.get('ticket') ?? '';
    if (!isSame(given, ticket)) {
      const mayRead = !readRefusal({ method: 'GET', headers: request.headers }, run);
      if (mayRead) return goHome(response, {});
      return refuseVisitor(response, { status: 401, message: 'This link was used already.' });
    }
    ticket = secret();
    goHome(response, { 'Set-Cookie': `${run.cookie}=${run.visitor}; HttpOnly; SameSite=Strict; Path=/` });
  }

  /** Whether a request was answered here, and nothing else may answer it. */
  function isShut(path: string, request: IncomingMessage, response: ServerResponse): boolean {
    const head = { method: request.method ?? '', headers: request.headers };
    const stranger = strangerRefusal(head, run);
    const isStart = path === '/start' && head.method === 'GET';
    const unread = stranger ?? (isStart ? undefined : readRefusal(head, run));
    if (unread) {
      const isVisit = unread.status === 401 && path === '/';
      if (isVisit) say?.(link());
      (isVisit ? refuseVisitor : refuse)(response, unread);
    } else if (isStart) start(request, response);
    else return false;
    return true;
  }
  return { link, isShut };
}
