import type { ComponentProps } from 'react';
import { useHref, useLinkClickHandler } from 'react-router-dom';

type Props = Omit<ComponentProps<'a'>, 'href' | 'onClick'> & { to: string };

/**
 * A link to a page of this site. The router's own link can do more (relations, masks, prefetching for its framework),
 * which would be a kilobyte of every visitor's scripts.
 */
export function PageLink({ to, children, ...props }: Props) {
  const href = useHref(to);
  const follow = useLinkClickHandler<HTMLAnchorElement>(to);
  return (
    <a {...props} href={href} onClick={follow}>
      {children}
    </a>
  );
}
