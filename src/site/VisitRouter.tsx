import { startTransition, useLayoutEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { Router } from 'react-router-dom';
import { Layout } from './Layout';
import { VisitContext } from './visit-context';
import type { Visit, Visits } from './visits';

const nothing = () => undefined;
/** Links are plain, and `followLinks` follows them: no component navigates. */
const NAVIGATOR = { createHref: () => '', go: nothing, push: nothing, replace: nothing };

/** The same around a page in server and browser. */
export function VisitRouter({ visit, children }: { visit: Visit; children: ReactNode }) {
  return (
    <Router location={visit.location} navigator={NAVIGATOR}>
      <VisitContext value={visit}>{children}</VisitContext>
    </Router>
  );
}

/** Shows each visit of this tab. As a transition, so that a tap is answered while a page is drawn. */
export function LiveVisits({ visits }: { visits: Visits }) {
  const [visit, setVisit] = useState(visits.now);
  useLayoutEffect(() => {
    const show = (now: Visit) => startTransition(() => setVisit(now));
    // One may have come and gone while this was drawn for the first time.
    show(visits.now);
    return visits.subscribe(show);
  }, [visits]);
  return (
    <VisitRouter visit={visit}>
      <Layout />
    </VisitRouter>
  );
}
