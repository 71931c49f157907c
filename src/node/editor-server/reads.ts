import type { IncomingMessage, ServerResponse } from 'node:http';
import { spellingFiles, spellingFolder } from '../spelling/dictionary';
import type { SiteFolder } from '../site-folder';
import {
  BYTES,
  JSON_TYPE,
  NOT_FOUND,
  refuse,
  send,
  sendAsset,
  sendFile,
  sendLines,
  sendNothing,
  sendOrMiss,
} from './answers';
import type { SiteApprovals } from './approvals';
import type { SiteHistory } from './history';
import { pageOf } from './client-page';
import type { Run } from './guard';
import { FRAMED, HEADERS } from './policy';
import { mayBeSaved } from './save-file';
import type { SiteBundles } from './site-bundle';

/** The files of the editor's page by their addresses: `/assets/editor.js` → bytes. */
export type ClientFiles = ReadonlyMap<string, Uint8Array>;

export interface Readable {
  site: SiteFolder;
  client: ClientFiles;
  bundles: SiteBundles;
  approvals: SiteApprovals;
  history: SiteHistory;
  run: Run;
}

/** Answers a request that changes nothing. */
export async function read(
  path: string,
  { site, client, bundles, approvals, history, run }: Readable,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const query = new URL(request.url ?? '', run.origin).searchParams;
  const file = query.get('path') ?? '';
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
    case '/api/file': {
      const found = await bundles.file(file);
      if (found) return sendFile(request, response, found);
      // A page that is not saved yet is no mistake.
      return mayBeSaved(file) ? sendNothing(response) : refuse(response, NOT_FOUND);
    }
    case '/api/known':
      return sendLines(response, (tell) => bundles.cached(tell));
    case '/api/waiting':
      return send(response, HEADERS, JSON_TYPE, JSON.stringify(await approvals.asked(file)));
    case '/api/authors':
      return send(response, HEADERS, JSON_TYPE, JSON.stringify(await history.authors()));
    case '/api/versions':
      return send(response, HEADERS, JSON_TYPE, JSON.stringify(await history.versions(file)));
    case '/api/version':
      return sendOrMiss(response, await history.bytes(file, query.get('commit') ?? ''));
    case '/api/formerly':
      return sendOrMiss(response, bundles.formerly(file));
    case '/api/dictionary':
      return sendOrMiss(response, dictionaryPart(site, query));
    default:
      return refuse(response, NOT_FOUND);
  }
}

function dictionaryPart({ project }: SiteFolder, query: URLSearchParams): Uint8Array | undefined {
  const part = query.get('part');
  const files = spellingFiles(query.get('locale') ?? '', spellingFolder(project));
  if (part === 'kept') return files && Buffer.from(JSON.stringify(files.kept()));
  return part === 'aff' || part === 'dic' ? files?.[part]() : undefined;
}
