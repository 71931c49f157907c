import { StrictMode, useEffect, useState } from 'react';
import type { Root } from 'react-dom/client';
import { PageFiles } from '../site/page-files';
import { followLinks } from '../site/follow-links';
import { applyHead } from '../site/head';
import type { ShellFile } from '../site/hydrate';
import { rememberScroll } from '../site/scroll';
import { installToasts } from '../site/shell/toasts';
import { SiteApp } from '../site/SiteApp';
import { LiveVisits } from '../site/Layout';
import { Visits } from '../site/visits';
import type { LoadPage } from '../site/visits';
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
  const pageFiles = new PageFiles(DEVELOPMENT_BUILD);
  const { shell } = await fetchShell();
  const load: LoadPage = async (path) => {
    const { language } = document.documentElement.dataset;
    const none = () => pageFiles.get('/404');
    const { page } = await pageFiles
      .get(path)
      .catch(language ? () => pageFiles.get(`/${language}/404`).catch(none) : none);
    if (path !== location.pathname && page.head.locale !== document.documentElement.lang) location.assign(path);
    return page;
  };
  // Until it is here the page stands there as the server has drawn it.
  const page = await load(location.pathname);
  const visits = new Visits(load, page);
  rememberScroll(visits);
  followLinks(visits);
  installToasts(shell.words);
  applyHead(page.head);
  root.render(
    <StrictMode>
      <LiveSite visits={visits} pageFiles={pageFiles} first={shell} />
    </StrictMode>,
  );
}

type Props = { visits: Visits; pageFiles: PageFiles; first: ShellFile['shell'] };

/** Redraws in place when a page file was saved, so that the scroll position stays. */
function LiveSite({ visits, pageFiles, first }: Props) {
  const [shell, setShell] = useState(first);
  // The styles of the page that the server has drawn; these components bring their own.
  useEffect(() => document.querySelector('style[data-drawn]')?.remove(), []);
  useEffect(() => {
    const onChange = async () => {
      pageFiles.clear();
      const [now] = await Promise.all([fetchShell(), visits.reload()]);
      // The same one again would have React draw all of the page once more.
      setShell((before) => (JSON.stringify(before) === JSON.stringify(now.shell) ? before : now.shell));
    };
    import.meta.hot?.on('pages:changed', onChange);
    return () => import.meta.hot?.off('pages:changed', onChange);
  }, [visits, pageFiles]);
  return (
    <SiteApp shell={shell}>
      <LiveVisits visits={visits} />
    </SiteApp>
  );
}
