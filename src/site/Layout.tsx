import { Activity, memo, useContext } from 'react';
import { useDrawnPages } from './drawn-pages';
import type { DrawnPage } from './drawn-pages';
import { PageBody } from './PageBody';
import { PageEffects } from './PageEffects';
import { Shell } from './shell/Shell';
import { ShellContext } from './SiteContext';
import type { Visit } from './visits';
import { VisitContext } from './visit-context';

/** Everything of a document's body: the shell around the page that is shown. */
export function Layout() {
  const visit = useContext(VisitContext);
  return visit && <Shown visit={visit} />;
}

function Shown({ visit }: { visit: Visit }) {
  return (
    <>
      <Pages drawn={useDrawnPages(visit)} />
      <PageEffects {...visit} />
    </>
  );
}

/** A visit changes at every step on the way to another page; what is drawn changes with the last one. */
const Pages = memo(function Pages({ drawn }: { drawn: readonly DrawnPage[] }) {
  const shell = useContext(ShellContext);
  if (!shell) return null;
  const { route, languages, banner } = drawn[0]!.page;
  return (
    <Shell shell={shell} route={route} languages={languages} banner={banner}>
      {drawn.map(({ key, page, isFromTop }, at) => (
        <Activity key={key} mode={at === 0 ? 'visible' : 'hidden'}>
          <PageBody page={page} isFromTop={isFromTop} />
        </Activity>
      ))}
    </Shell>
  );
});
