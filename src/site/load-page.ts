import { DocumentError } from './documents';
import type { Documents } from './documents';
import type { LoadPage } from './routes';

const NOT_FOUND = '/404';

/** Never settles: the browser is already leaving this page. */
const leaving = () => new Promise<never>(() => {});

/**
 * Loads pages for client navigation. A missing page is the not-found page; any other failure (another build, a bad
 * line) becomes an ordinary page load, once for each address, so that a link always does what a link does.
 */
export function createPageLoader(documents: Documents, leave = (path: string) => location.assign(path)): LoadPage {
  const left = new Set<string>();
  return async (path) => {
    try {
      return (await documents.get(path)).page;
    } catch (error) {
      if (error instanceof DocumentError && error.reason === 'missing' && path !== NOT_FOUND) {
        return (await documents.get(NOT_FOUND)).page;
      }
      if (left.has(path)) throw error;
      left.add(path);
      leave(path);
      return leaving();
    }
  };
}
