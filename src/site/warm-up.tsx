import { Activity } from 'react';
import { createRoot } from 'react-dom/client';
import type { ResolvedPage } from '../content/resolve/resolved-page';
import type { ResolvedShell } from '../content/resolve/shell';
import { folderOf } from '../content/routes';
import { idle } from './idle';
import { PageBody } from './PageBody';
import { SiteApp } from './SiteApp';
import { locationOf } from './visits';

/**
 * Has the code run before somebody follows a link, while nothing else is to do: the first time it takes several times
 * as long. Call the result for pages that were fetched ahead; the first of each folder is drawn where nobody sees it.
 */
export function createWarmUp(shell: ResolvedShell): (page: ResolvedPage) => Promise<void> {
  const folders = new Set<string>();
  return async (page) => {
    const folder = page.route === '/' ? '' : folderOf(page.route);
    if (folders.has(folder)) return;
    folders.add(folder);
    await idle();
    draw(shell, page);
  };
}

/** In a document that loads no picture, and hidden, so that none of its effects runs. */
function draw(shell: ResolvedShell, page: ResolvedPage): void {
  const { body } = document.implementation.createHTMLDocument();
  createRoot(body).render(
    <SiteApp shell={shell}>
      <Activity mode="hidden">
        <PageBody page={page} location={locationOf(page.route)} isFromTop={false} isShown />
      </Activity>
    </SiteApp>,
  );
}
