import { join, sep } from 'node:path';
import type { Connect, Plugin, ViteDevServer } from 'vite';
import { escapedHtml } from '../../site/head';
import { withSlashes } from '../paths';
import { pathOf } from '../serve/serve';
import { engineOf } from '../site-folder';
import type { SiteFolder } from '../site-folder';
import { CurrentSite, sentenceOf } from './current-site';
import type { DrawnPage } from './drawn-page';

/** A file that is written in several steps is read once. */
const QUIET_MS = 15;
/** Reported files are read again after these pauses, because a busy machine reports files that are not complete yet. */
const AGAIN_MS = [300, 2000];

/** The development server's side of the site: the files of the site as they are on disk, and word of their changes. */
export function pages(folder: SiteFolder): Plugin {
  return {
    name: 'pages',
    // The files of a build are no change of the site.
    config: () => ({ server: { watch: { ignored: isBuiltIn(folder.project) } } }),
    async configureServer(server) {
      const current = new CurrentSite(server, folder);
      followChanges(server, current, folder);
      await current.load();
      void current.diagnose().then((isOther) => {
        if (isOther) server.ws.send(CHANGED);
      });
      return () => server.middlewares.use(serve(server, current));
    },
  };
}

/** Whether a file lies in a folder that builds write: `dist/`, `.build/` and, of other outputs, `.name.build/`. */
function isBuiltIn(root: string): (file: string) => boolean {
  const base = `${withSlashes(root)}/`;
  return (file) => {
    const path = withSlashes(file);
    return path.startsWith(base) && /^(dist|\.([^/]+\.)?build)(\/|$)/.test(path.slice(base.length));
  };
}

function followChanges(server: ViteDevServer, current: CurrentSite, site: SiteFolder) {
  const { path } = site;
  const code = join(server.config.root, 'src') + sep;
  const blocks = join(site.project, 'blocks') + sep;
  const folders = [path, join(engineOf(site), 'schemas'), blocks];
  /** Files written since the last reading; undefined where any may have changed. */
  let written: Set<string> | undefined = new Set();
  let timers: NodeJS.Timeout[] = [];
  const show = async (files: readonly string[] | undefined, { isSure }: { isSure: boolean }) => {
    const type = current.site ? 'changed' : 'reload';
    const send = () => server.ws.send(type === 'changed' ? CHANGED : { type: 'full-reload' });
    const isOther = await current.load(files);
    if (isOther || isSure) send();
    if ((isOther || isSure) && (await current.diagnose())) send();
  };
  server.watcher.add(folders);
  // Changes before all folders were watched are not reported.
  server.watcher.once('ready', () => void show(undefined, { isSure: false }));
  server.watcher.on('all', (event, file) => {
    const isInSite = file.startsWith(path + sep);
    const isCode = file.startsWith(code) && current.isReadBy(file);
    const isExample = file.startsWith(code) && file.endsWith('.examples.json');
    const isOwnBlock = file.startsWith(blocks);
    if (!isInSite && !isOwnBlock && !file.startsWith(folders[1]! + sep) && !isCode && !isExample) return;
    if (isCode || isOwnBlock) current.forgetBundle();
    if (isOwnBlock) readOwnBlocksAgain(server);
    if (isInSite && OF_FILES.has(event)) written?.add(file);
    else written = undefined;
    timers.forEach(clearTimeout);
    timers = [QUIET_MS, ...AGAIN_MS].map((milliseconds, again) =>
      setTimeout(() => {
        const files = written && [...written];
        if (milliseconds === AGAIN_MS.at(-1)) written = new Set();
        void show(files, { isSure: again === 0 && !files });
      }, milliseconds),
    );
  });
  server.httpServer?.once('close', () => timers.forEach(clearTimeout));
}

/** A block of the project's own may be mended, broken, new or gone: the browser begins anew. */
function readOwnBlocksAgain({ environments, ws }: ViteDevServer) {
  for (const { moduleGraph } of Object.values(environments)) moduleGraph.invalidateAll();
  ws.send({ type: 'full-reload' });
}

/** Events that tell of one file alone. */
const OF_FILES = new Set<string>(['add', 'change', 'unlink']);
const CHANGED = { type: 'custom', event: 'pages:changed' } as const;

type Answering = (...asked: Parameters<Connect.NextHandleFunction>) => Promise<unknown>;

function serve(server: ViteDevServer, current: CurrentSite): Connect.NextHandleFunction {
  const answerTo: Answering = async (request, response, next) => {
    const path = pathOf(request.originalUrl);
    if (path.startsWith('/_pages/')) {
      const { status, body } = await answer(current, path);
      response.statusCode = status;
      response.setHeader('Content-Type', 'application/json');
      return response.end(JSON.stringify(body));
    }
    if (path.startsWith('/assets/photos/')) {
      const photo = await photoAt(current, path);
      response.statusCode = photo ? 200 : 404;
      response.setHeader('Content-Type', `image/${path.split('.').at(-1)}`);
      return response.end(photo);
    }
    if (path === '/favicon.svg' && current.site) {
      response.setHeader('Content-Type', 'image/svg+xml');
      return response.end(current.site.favicon());
    }
    if (!wantsPage(path, request.headers.accept)) return next();
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    const { site, fault } = current;
    const drawn = path.startsWith('/_') ? undefined : site?.drawn(path);
    const document = site ? siteDocument(drawn?.locale ?? site.locale, drawn?.language) : faultDocument(fault);
    response.end(filled(await server.transformIndexHtml(path, document), drawn));
  };
  return (request, response, next) => void answerTo(request, response, next).catch(next);
}

/** Browsers ask for HTML; other programs for anything, and what has no ending is a page. */
const wantsPage = (path: string, accept = '') =>
  accept.includes('text/html') || (accept.includes('*/*') && !/\.\w+$/.test(path));

const filled = (html: string, { head, css, body }: Partial<DrawnPage> = {}) =>
  html
    .replace(HEAD_MARK, () => (css === undefined ? '' : `<style data-drawn>${css}</style>\n${head}`))
    .replace(BODY_MARK, () => body ?? '');

/** What a page asks for; where it cannot be made, why: `problems` are shown over the page. */
async function answer({ site, fault }: CurrentSite, path: string): Promise<{ status: number; body: object | null }> {
  try {
    const file = await site?.file(path);
    if (!file) return { status: 404, body: null };
    return { status: 200, body: fault && 'problems' in file ? { ...file, problems: fault } : file };
  } catch (error) {
    return { status: 500, body: { problems: sentenceOf(error) } };
  }
}

/** Nothing for one that cannot be made: why stands in the terminal. */
async function photoAt({ site }: CurrentSite, path: string): Promise<Uint8Array | undefined> {
  try {
    return await site?.photo(path);
  } catch (error) {
    console.error((error as Error).message);
    return undefined;
  }
}

/** Where the page is put after the plugins of Vite have seen the rest. */
const HEAD_MARK = '<!--head-->';
const BODY_MARK = '<!--body-->';

const siteDocument = (locale: string, language: string | undefined) => `<!DOCTYPE html>
<html lang="${locale}"${language ? ` data-language="${language}"` : ''}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="color-scheme" content="light dark">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
${HEAD_MARK}
</head>
<body>
<div id="root">${BODY_MARK}</div>
<script type="module" src="/src/dev/entry-dev.tsx"></script>
</body>
</html>
`;

const faultDocument = (fault: string) => `<!DOCTYPE html>
<html lang="en">
<head><meta charset="utf-8"><title>The site cannot be read</title></head>
<body><pre id="problems" role="alert" style="white-space: pre-wrap">${escapedHtml(fault)}</pre></body>
</html>
`;
