import type { ComponentProps } from 'react';
import { useLinkClickHandler } from 'react-router-dom';

type Props = Omit<ComponentProps<'a'>, 'href' | 'onClick'> & { to: string };

/**
 * A link to a page of this site, or to a part (`#…`) of the page that it stands on: browsers give those no history
 * entry that could be told from others. The router's own link can do more (relations, masks, prefetching for its
 * framework), which would be a kilobyte of every visitor's scripts.
 */
export function PageLink({ to, children, ...props }: Props) {
  const follow = useLinkClickHandler<HTMLAnchorElement>(to);
  return (
    <a {...props} href={to} onClick={follow}>
      {children}
    </a>
  );
}
