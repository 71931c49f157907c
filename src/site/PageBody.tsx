import { memo, useLayoutEffect, useRef } from 'react';
import type { ResolvedPage } from '../content/resolve/resolved-page';
import { Blocks } from '../engine/Blocks';
import { BusinessLine } from './BusinessLine';
import { layOutInView } from './later-layout';

type Props = {
  page: ResolvedPage;
  /** It came as a document, and no script drew it. */
  isDocument: boolean;
};

/**
 * The content of one page. While another page is shown (`Activity` says so by taking its effects back) its elements
 * stand aside in a fragment, so that nothing of it is found in the document, and all of it is there again at once.
 */
export const PageBody = memo(function PageBody({ page: { blocks, business }, isDocument }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const aside = useRef<DocumentFragment>(null);
  useLayoutEffect(() => {
    const element = place.current!;
    const isReturn = aside.current !== null;
    aside.current ??= new DocumentFragment();
    const fragment = aside.current;
    if (isReturn || !isDocument) layOutInView(isReturn ? fragment : element, isReturn);
    element.append(fragment);
    return () => fragment.append(...element.childNodes);
  }, [isDocument]);
  return (
    <div ref={place}>
      <Blocks blocks={blocks} />
      {business && <BusinessLine {...business} />}
    </div>
  );
});
