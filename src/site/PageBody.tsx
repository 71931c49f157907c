import { memo, useDeferredValue, useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { Router } from 'react-router-dom';
import type { Location } from 'react-router-dom';
import type { ResolvedPage } from '../content/resolve/resolved-page';
import { Blocks } from '../engine/Blocks';
import { takenBy } from '../engine/registry';
import { BusinessLine } from './BusinessLine';
import { layOutAgain, layOutLater } from './later-layout';

type Props = {
  page: ResolvedPage;
  location: Location;
  /** Whether it is shown from its top, so that what lies below the first window can be drawn after the first paint. */
  isFromTop: boolean;
  /** Not while another page is shown. */
  isShown: boolean;
};

/** Blocks that fill a window: the second one where the first is a short note above the heading. */
const FIRST = 2;
/** Keeps the footer below the window, so that nothing in it moves when the rest comes. */
const UNFINISHED = { minHeight: '100vh' };

const nothing = () => undefined;
/** Links are plain, and `followLinks` follows them: no component navigates. */
const NAVIGATOR = { createHref: () => '', go: nothing, push: nothing, replace: nothing };

/**
 * The content of one page. While another page is shown its elements are not in the document, so that nothing of it is
 * found there, and all of it is there again at once. (A hidden `Activity` would have React walk through all of both
 * pages at each step.) Each page has a router of its own: one around all of them would have React look through all of
 * them at each step.
 */
export const PageBody = memo(function PageBody({ page: { blocks, business }, location, isFromTop, isShown }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const laidOut = useRef(1);
  const drawn = useDeferredValue(blocks, isFromTop ? firstOf(blocks) : blocks);
  const isWhole = drawn === blocks;
  const shown = useMemo(() => <Blocks blocks={drawn} />, [drawn]);
  useLayoutEffect(() => {
    const [outer, inner] = [place.current!, content.current!];
    if (!isShown) return inner.remove();
    // Where it stands there, to append it would take it out first: the focus and a press that has begun would be lost.
    if (inner.parentElement !== outer) {
      layOutAgain(inner);
      outer.append(inner);
    }
    return () => inner.remove();
  }, [isShown]);
  useLayoutEffect(() => {
    if (!isFromTop || !isShown) return;
    const { children } = content.current!;
    layOutLater([...children].slice(laidOut.current));
    laidOut.current = children.length;
  });
  // Here, for a page is hydrated after what stands around it, and its folds must be open when styles leave them to it.
  useEffect(() => {
    document.documentElement.dataset.hydrated = 'true';
  }, []);
  return (
    <div ref={place}>
      <div ref={content} style={isWhole ? undefined : UNFINISHED}>
        <Router location={location} navigator={NAVIGATOR}>
          {shown}
        </Router>
        {isWhole && business && <BusinessLine {...business} />}
      </div>
    </div>
  );
});

/** A block that draws the next one comes with it. */
function firstOf(blocks: ResolvedPage['blocks']): ResolvedPage['blocks'] {
  const isTaken = (index: number) => blocks.slice(0, index).some((block, at) => at + takenBy(block) >= index);
  const end = blocks.findIndex((_, index) => index >= FIRST && !isTaken(index));
  return end < 0 ? blocks : blocks.slice(0, end);
}
