import type { Connect, Plugin, ViteDevServer } from 'vite';
import { LiveSite } from './live-site';
import { pathOf } from '../serve/serve';
import type { SiteFolder } from '../site-folder';

const QUIET_MS = 60;

/** The development server's side of the site: the files of the site as they are on disk, and word of their changes. */
export function pages(folder: SiteFolder): Plugin {
  return {
    name: 'pages',
    async configureServer(server) {
      const site = new LiveSite(folder);
      await site.load();
      followChanges(server, site, folder.path);
      return () => server.middlewares.use(serve(server, site));
    },
  };
}

function followChanges(server: ViteDevServer, site: LiveSite, folder: string) {
  let timer: NodeJS.Timeout | undefined;
  server.watcher.add(folder);
  server.watcher.on('all', (_, file) => {
    if (!file.startsWith(folder)) return;
    clearTimeout(timer);
    timer = setTimeout(async () => {
      await site.load();
      server.ws.send({ type: 'custom', event: 'pages:changed' });
    }, QUIET_MS);
  });
}

function serve(server: ViteDevServer, site: LiveSite): Connect.NextHandleFunction {
  return async (request, response, next) => {
    const path = pathOf(request.originalUrl);
    if (path.startsWith('/_pages/')) {
      const answer = await site.file(path);
      response.statusCode = answer ? 200 : 404;
      response.setHeader('Content-Type', 'application/json');
      return response.end(JSON.stringify(answer ?? null));
    }
    if (path === '/favicon.svg') {
      response.setHeader('Content-Type', 'image/svg+xml');
      return response.end(site.favicon());
    }
    if (!request.headers.accept?.includes('text/html')) return next();
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    response.end(await server.transformIndexHtml(path, htmlDocument(site.locale)));
  };
}

const htmlDocument = (locale: string) => `<!DOCTYPE html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="color-scheme" content="light dark">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
</head>
<body>
<div id="root"></div>
<script type="module" src="/src/dev/entry-dev.tsx"></script>
</body>
</html>
`;
