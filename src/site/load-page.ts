import type { PageFiles } from './page-files';
import type { LoadPage } from './visits';

/** After this the page itself is likely to be there sooner than its page file. */
const PATIENCE_MS = 2000;

/** Never settles: the browser is already leaving this page. */
const leaving = () => new Promise<never>(() => {});

/**
 * Loads pages for client navigation. Where the page file is missing, of another build, or does not come, the link
 * becomes an ordinary page load: only the host knows whether there is such a page.
 */
export function createPageLoader(pageFiles: PageFiles, leave = (path: string) => location.assign(path)): LoadPage {
  return async (path) => {
    const file = await Promise.race([pageFiles.get(path), giveUp()]).catch(() => undefined);
    // Header and footer are in the language of the page.
    if (file?.page.head.locale === document.documentElement.lang) return file.page;
    leave(path);
    return leaving();
  };
}

const giveUp = () => new Promise<undefined>((resolve) => setTimeout(resolve, PATIENCE_MS));
