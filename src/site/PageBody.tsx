import { memo, useDeferredValue, useLayoutEffect, useRef } from 'react';
import type { ResolvedPage } from '../content/resolve/resolved-page';
import { Blocks } from '../engine/Blocks';
import { BusinessLine } from './BusinessLine';
import { layOutAgain, layOutLater } from './later-layout';

type Props = {
  page: ResolvedPage;
  /** Whether it is shown from its top, so that what lies below the first window can be drawn after the first paint. */
  isFromTop: boolean;
};

/** Blocks that fill a window. */
const FIRST = 2;
/** Keeps the footer below the window, so that nothing in it moves when the rest comes. */
const UNFINISHED = { minHeight: '100vh' };

/**
 * The content of one page. While another page is shown (`Activity` says so by taking its effects back) its elements
 * are not in the document, so that nothing of it is found there, and all of it is there again at once.
 */
export const PageBody = memo(function PageBody({ page: { blocks, business }, isFromTop }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const laidOut = useRef(0);
  const drawn = useDeferredValue(blocks, isFromTop ? firstOf(blocks) : blocks);
  const isWhole = drawn === blocks;
  useLayoutEffect(() => {
    const [outer, inner] = [place.current!, content.current!];
    if (inner.parentElement !== outer) layOutAgain(inner);
    outer.append(inner);
    return () => inner.remove();
  }, []);
  useLayoutEffect(() => {
    const { children } = content.current!;
    if (laidOut.current) layOutLater([...children].slice(laidOut.current));
    laidOut.current = children.length;
  });
  return (
    <div ref={place}>
      <div ref={content} style={isWhole ? undefined : UNFINISHED}>
        <Blocks blocks={drawn} />
        {isWhole && business && <BusinessLine {...business} />}
      </div>
    </div>
  );
});

/** A block that draws the next one comes with it. */
function firstOf(blocks: ResolvedPage['blocks']): ResolvedPage['blocks'] {
  const end = blocks.findIndex((_, index) => index >= FIRST && !blocks[index - 1]!.takesNext);
  return end < 0 ? blocks : blocks.slice(0, end);
}
