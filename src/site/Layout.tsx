import { useContext } from 'react';
import { Outlet, useLoaderData, useLocation, useMatches } from 'react-router-dom';
import type { ResolvedPage } from '../content/resolve';
import { Blocks } from '../engine/Blocks';
import { BusinessLine } from './BusinessLine';
import { PageEffects } from './PageEffects';
import { Shell } from './shell/Shell';
import { ShellContext } from './SiteContext';
import { Waiting } from './Waiting';

/** Everything of a document's body: the shell around the page that the router has loaded. */
export function Layout() {
  const shell = useContext(ShellContext);
  const page = useMatches().at(-1)?.loaderData as ResolvedPage | undefined;
  const { key } = useLocation();
  if (!shell || !page) return null;
  return (
    <>
      <Shell
        shell={shell}
        route={page.route}
        banner={page.banner}
        businessLine={page.business && <BusinessLine {...page.business} />}
      >
        <Outlet />
      </Shell>
      <Waiting />
      <PageEffects page={page} visit={key} />
    </>
  );
}

/** What the shell stands around: the blocks of the page. */
export function PageBlocks() {
  const { route, blocks } = useLoaderData<ResolvedPage>();
  return <Blocks key={route} blocks={blocks} />;
}
