import type { RouteObject } from 'react-router-dom';
import type { ResolvedPage } from '../content/resolve/resolved-page';
import { Layout, NoPart } from './Layout';

export const NOT_FOUND_PATTERN = '*';

/** Gives the page at a path; a path without a page gives the not-found page. */
export type LoadPage = (path: string) => Promise<ResolvedPage> | ResolvedPage;

/**
 * The route table: one entry for each folder of pages, and one for everything else. The pages themselves are data
 * that `load` fetches, so the table does not grow with them.
 */
export function createRoutes(patterns: readonly string[], load: LoadPage): RouteObject[] {
  return [
    {
      id: 'root',
      Component: Layout,
      HydrateFallback: () => null,
      children: [...patterns, NOT_FOUND_PATTERN].map((pattern) => ({
        id: pattern,
        path: pattern,
        Component: NoPart,
        loader: ({ request }) => load(new URL(request.url).pathname),
      })),
    },
  ];
}
