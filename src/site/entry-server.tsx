import { renderToString } from 'react-dom/server';
import { createStaticRouter, matchRoutes, StaticRouterProvider } from 'react-router-dom';
import type { StaticHandlerContext } from 'react-router-dom';
import type { ResolvedPage } from '../content/resolve';
import type { ResolvedShell } from '../content/shell';
import { createRoutes } from './routes';
import { SiteApp } from './SiteApp';

/** Renders pages to HTML. */
export class PageRenderer {
  readonly #shell: ResolvedShell;
  readonly #patterns: readonly string[];

  constructor(shell: ResolvedShell, patterns: readonly string[]) {
    this.#shell = shell;
    this.#patterns = patterns;
  }

  /** The inside of the root element. Throws what a block throws: a page with a hole is never published. */
  body(page: ResolvedPage): string {
    const routes = createRoutes(this.#patterns, () => page);
    const location = { pathname: page.route, search: '', hash: '', state: null, key: 'default' };
    const matches = matchRoutes(routes, location);
    const leaf = matches?.at(-1)?.route.id;
    if (!matches || !leaf) throw new Error(`No route pattern matches ${page.route}.`);
    const context = {
      basename: '/',
      location,
      matches,
      loaderData: { [leaf]: page },
      actionData: null,
      errors: null,
      statusCode: 200,
      loaderHeaders: {},
      actionHeaders: {},
    } as StaticHandlerContext;
    return renderToString(
      <SiteApp shell={this.#shell}>
        <StaticRouterProvider router={createStaticRouter(routes, context)} context={context} hydrate={false} />
      </SiteApp>,
    );
  }
}
