import { memo, useContext } from 'react';
import { useLocation, useMatches } from 'react-router-dom';
import type { ResolvedPage } from '../content/resolve';
import { Blocks } from '../engine/Blocks';
import { BusinessLine } from './BusinessLine';
import { PageEffects } from './PageEffects';
import { Shell } from './shell/Shell';
import { ShellContext } from './SiteContext';
import { Waiting } from './Waiting';

/** Everything of a document's body: the shell around the page that the router has loaded. */
export function Layout() {
  const page = useMatches().at(-1)?.loaderData as ResolvedPage | undefined;
  const { key } = useLocation();
  if (!page) return null;
  return (
    <>
      <Page page={page} />
      <Waiting />
      <PageEffects page={page} visit={key} />
    </>
  );
}

/** The router tells of every step on the way to another page; the one that is shown is drawn once. */
const Page = memo(function Page({ page }: { page: ResolvedPage }) {
  const shell = useContext(ShellContext);
  if (!shell) return null;
  const { route, banner, business, blocks } = page;
  return (
    <Shell shell={shell} route={route} banner={banner} businessLine={business && <BusinessLine {...business} />}>
      <Blocks key={route} blocks={blocks} />
    </Shell>
  );
});

/** Of a single page the router need only know the data: `Layout` draws it. */
export const NoPart = () => null;
