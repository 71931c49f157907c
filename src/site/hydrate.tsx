import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import type { ResolvedShell } from '../content/resolve/shell';
import { shellAddress, styleSheetAddress } from '../content/routes';
import { longAfterPaint } from './after-paint';
import { PageFileError, PageFiles } from './page-files';
import { followLinks } from './follow-links';
import { createPageLoader } from './load-page';
import { watchVersion } from './new-version';
import { keepOffline } from './offline/keep-offline';
import { installPrefetch, watchPresses } from './prefetch';
import { rememberScroll } from './scroll';
import { installToasts, notifyNewVersion } from './shell/toasts';
import { SiteApp } from './SiteApp';
import { LiveVisits } from './Layout';
import { Visits } from './visits';
import { createWarmUp } from './warm-up';

/** The content of `/_pages/_shell.json`. */
export interface ShellFile {
  build: string;
  shell: ResolvedShell;
}

/**
 * Makes a prerendered page interactive. Does nothing when the files of its own build can't be had: the page is whole
 * without it, and its links are ordinary links.
 */
export async function hydrate(): Promise<void> {
  const root = document.getElementById('root');
  const { build, fingerprint, route, language } = document.documentElement.dataset;
  if (!root || !build || !route) return;
  const pageFiles = new PageFiles(build);
  const [shellFile, file] = await Promise.all([
    fetch(shellAddress(language)).then((response) => response.json() as Promise<ShellFile>),
    pageFiles.get(route),
    loadStyles(styleSheetAddress(build)),
  ]);
  if (shellFile.build !== build || file.fingerprint !== fingerprint) return;

  const { shell } = shellFile;
  const visits = new Visits(createPageLoader(pageFiles), file.page);
  rememberScroll(visits);
  followLinks(visits);
  // As a transition React hydrates in slices of a few milliseconds, so that a tap in between is answered at once.
  startTransition(() => {
    hydrateRoot(
      root,
      <SiteApp shell={shell}>
        <LiveVisits visits={visits} />
      </SiteApp>,
    );
  });
  const warmUp = createWarmUp(shell);
  const look = installPrefetch(
    async (path) => {
      const bytes = await pageFiles.ahead(path);
      void warmUp((await pageFiles.get(path)).page);
      return bytes;
    },
    (error) => {
      if (error instanceof PageFileError && error.reason === 'outdated') void notifyNewVersion(shell.words);
    },
  );
  look();
  visits.subscribe(({ isWaiting, next }) => {
    if (!isWaiting && !next) longAfterPaint(look);
  });
  watchPresses((path) => {
    pageFiles.get(path).then(
      ({ page }) => visits.expect(page),
      () => undefined,
    );
  });
  watchVersion(
    () => pageFiles.hasChanged(visits.now.page.route),
    () => void notifyNewVersion(shell.words),
  );
  installToasts(shell.words);
  if (shell.isKeptOffline) void keepOffline();
}

/**
 * Adds the styles of all pages to those of the page that is shown, which they repeat; it looks the same. Rejects when
 * they cannot be had, because no other page could be drawn without them.
 */
function loadStyles(href: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => reject(new Error(`${href}: unreachable`)));
    document.head.append(link);
  });
}
