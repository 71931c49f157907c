import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { afterPaint, longAfterPaint } from './after-paint';
import { applyHead } from './head';
import { restoreScroll } from './scroll';
import type { Visit } from './visits';
import { WaitingBar } from './WaitingBar';
import { useWords } from '../design/words';

const Announcer = styled.div`
  position: absolute;
  inset: 0 auto auto 0;
  width: 1px;
  height: 1px;
  overflow: hidden;
  clip-path: inset(50%);
`;

/** A page that takes longer than this is shown as on its way; before it a visitor would only see a flicker. */
const PATIENCE_MS = 300;
/** And announced, when it takes longer than this. */
const SLOW_MS = 600;

/**
 * Does on client navigation what a browser does on a full page load: the head, the scroll position, the focus (to the
 * new page's heading) and an announcement of its title. The first page is the browser's own.
 */
export function PageEffects({ page, location, action, isWaiting }: Visit) {
  const { key: visit, hash, pathname } = location;
  const [announcement, setAnnouncement] = useState('');
  const shown = useRef({ visit, page });
  const bar = useRef<HTMLDivElement>(null);
  const { loading } = useWords();

  useEffect(() => {
    if (!isWaiting) return undefined;
    const { dataset } = bar.current!;
    const timers = [
      setTimeout(() => (dataset.waiting = ''), PATIENCE_MS),
      setTimeout(() => setAnnouncement(loading), SLOW_MS),
    ];
    return () => {
      timers.forEach(clearTimeout);
      delete dataset.waiting;
    };
  }, [isWaiting, loading]);

  useEffect(() => {
    if (/^(?:\/[a-z]{2})?\/404$/.test(page.route)) console.warn(`No page at ${pathname}`);
  }, [page.route, pathname]);

  // Before the new page is painted: it is never seen at the position of the old one.
  useLayoutEffect(() => {
    const before = shown.current;
    if (before.visit === visit && before.page === page) return;
    shown.current = { visit, page };
    document.title = page.head.title;
    if (before.page !== page) longAfterPaint(() => applyHead(page.head));
    if (before.visit === visit) return;
    const isOther = before.page.route !== page.route;
    restoreScroll({ key: visit, hash, isReturn: action === 'POP' });
    if (!isOther) return;
    // To focus it before would have the browser lay out the page twice.
    afterPaint(() => {
      if (shown.current.visit !== visit) return;
      if (!hash) focusHeading();
      setAnnouncement(page.head.title);
    });
  }, [page, visit, hash, action]);

  return (
    <>
      <WaitingBar aria-hidden="true" ref={bar} />
      <Announcer role="status">{announcement}</Announcer>
    </>
  );
}

/** Unless somebody has come to another place of the page meanwhile. */
function focusHeading() {
  if (document.activeElement !== document.body) return;
  const heading = document.querySelector<HTMLElement>('main h1');
  heading?.setAttribute('tabindex', '-1');
  heading?.focus({ preventScroll: true });
}
