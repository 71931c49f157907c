import { StrictMode, useEffect, useState } from 'react';
import type { Root } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import type { DataRouter } from 'react-router-dom';
import { Documents } from '../site/documents';
import { followLinks } from '../site/follow-links';
import { applyHead } from '../site/head';
import type { ShellFile } from '../site/hydrate';
import { createRoutes } from '../site/routes';
import type { LoadPage } from '../site/routes';
import { rememberScroll } from '../site/scroll';
import { installToasts } from '../site/shell/toasts';
import { SiteApp } from '../site/SiteApp';
import type { ResolvedPage } from '../content/resolve';
import type { Palette } from '../design/theme/palette';
import { shellAddress } from '../content/routes';
import { showPalette } from './show-palette';
import { showProblems } from './problem-overlay';

export const DEVELOPMENT_BUILD = 'development';

interface DevelopmentFile extends ShellFile {
  problems: string;
  palette: Palette;
}

/** The site's frame as the files on disk say, with its colours and problems shown. */
async function fetchShell(): Promise<ShellFile> {
  const address = shellAddress(document.documentElement.dataset['language']);
  const { problems, palette, ...file } = (await (await fetch(address)).json()) as DevelopmentFile;
  showPalette(palette);
  showProblems(problems);
  return file;
}

/** Draws the site in the browser alone, from the page files as they are on disk now, and follows their changes. */
export async function startSite(root: Root): Promise<void> {
  const documents = new Documents(DEVELOPMENT_BUILD);
  const { patterns, shell } = await fetchShell();
  const load: LoadPage = async (path) => {
    const { page } = await documents.get(path).catch(() => documents.get('/404'));
    if (path !== location.pathname && page.head.locale !== document.documentElement.lang) location.assign(path);
    return page;
  };
  const router = createBrowserRouter(createRoutes(patterns, load));
  rememberScroll(router);
  followLinks(router);
  installToasts(shell.words);
  const stop = router.subscribe(({ matches, loaderData }) => {
    const page = loaderData[matches.at(-1)?.route.id ?? ''] as ResolvedPage | undefined;
    if (!page) return;
    applyHead(page.head);
    stop();
  });
  // Until then the page stands there as the server has drawn it.
  await new Promise<void>((resolve) => {
    const look = () => router.state.initialized && resolve();
    router.subscribe(look);
    look();
  });
  root.render(
    <StrictMode>
      <LiveSite router={router} documents={documents} first={{ patterns, shell }} />
    </StrictMode>,
  );
}

type Props = { router: DataRouter; documents: Documents; first: Pick<ShellFile, 'patterns' | 'shell'> };

/** Redraws in place when a page file was saved, so that the scroll position stays. */
function LiveSite({ router, documents, first }: Props) {
  const [shell, setShell] = useState(first.shell);
  // The styles of the page that the server has drawn; these components bring their own.
  useEffect(() => document.querySelector('style[data-drawn]')?.remove(), []);
  useEffect(() => {
    const onChange = async () => {
      const now = await fetchShell();
      if (now.patterns.join() !== first.patterns.join()) return location.reload();
      setShell(now.shell);
      documents.clear();
      await router.revalidate();
    };
    import.meta.hot?.on('pages:changed', onChange);
    return () => import.meta.hot?.off('pages:changed', onChange);
  }, [router, documents, first]);
  return (
    <SiteApp shell={shell}>
      <RouterProvider router={router} />
    </SiteApp>
  );
}
