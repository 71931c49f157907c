import { Activity, memo, useContext } from 'react';
import { useLocation, useMatches } from 'react-router-dom';
import type { ResolvedPage } from '../content/resolve';
import { useDrawnPages } from './drawn-pages';
import type { DrawnPage } from './drawn-pages';
import { PageBody } from './PageBody';
import { PageEffects } from './PageEffects';
import { Shell } from './shell/Shell';
import { ShellContext } from './SiteContext';

/** Everything of a document's body: the shell around the page that the router has loaded. */
export function Layout() {
  const page = useMatches().at(-1)?.loaderData as ResolvedPage | undefined;
  return page && <LoadedPage page={page} />;
}

function LoadedPage({ page }: { page: ResolvedPage }) {
  const { key } = useLocation();
  return (
    <>
      <Pages drawn={useDrawnPages(key, page)} />
      <PageEffects page={page} visit={key} />
    </>
  );
}

/** The router tells of every step on the way to another page; what is drawn changes with the last one. */
const Pages = memo(function Pages({ drawn }: { drawn: readonly DrawnPage[] }) {
  const shell = useContext(ShellContext);
  if (!shell) return null;
  const { route, languages, banner } = drawn[0]!.page;
  return (
    <Shell shell={shell} route={route} languages={languages} banner={banner}>
      {drawn.map(({ key, page, isDocument }, at) => (
        <Activity key={key} mode={at === 0 ? 'visible' : 'hidden'}>
          <PageBody page={page} isDocument={isDocument} />
        </Activity>
      ))}
    </Shell>
  );
});

/** The router needs only the data of a page: `Layout` draws it. */
export const NoPart = () => null;
