import { Activity, memo, useContext, useLayoutEffect, useState, startTransition } from 'react';
import { useDrawnPages } from './drawn-pages';
import type { DrawnPage } from './drawn-pages';
import { PageBody } from './PageBody';
import { PageEffects } from './PageEffects';
import { Shell } from './shell/Shell';
import { ShellContext } from './SiteContext';
import type { Visit, Visits } from './visits';

/** Shows each visit of this tab. As a transition, so that a tap is answered while a page is drawn. */
export function LiveVisits({ visits }: { visits: Visits }) {
  const [visit, setVisit] = useState(visits.now);
  useLayoutEffect(() => {
    const show = (now: Visit) => startTransition(() => setVisit(now));
    // One may have come and gone while this was drawn for the first time.
    show(visits.now);
    return visits.subscribe(show);
  }, [visits]);
  return <Layout visit={visit} />;
}

/** Everything of a document's body: the shell around the page that is shown. The same in server and browser. */
export function Layout({ visit }: { visit: Visit }) {
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
      {drawn.map(({ key, page, location, isFromTop }, at) => (
        <Activity key={key}>
          <PageBody page={page} location={location} isFromTop={isFromTop} isShown={at === 0} />
        </Activity>
      ))}
    </Shell>
  );
});
