import { useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { styled } from 'styled-components';
import { currentPage } from './current';
import { HeaderMenu } from './HeaderMenu';
import type * as Behaviour from './MenuBehaviour';
import type { ShellHeaderItem } from '../../content/resolve/shell';
import { WIDE } from './widths';
import { useWords } from '../../design/words';

const Nav = styled.nav`
  --nav-pad: 0.5rem;
  display: none;
  flex: none;
  font-size: var(--step--1);
  @media (min-width: 60em) {
    display: block;
  }
  @media (min-width: 70em) {
    --nav-pad: 0.625rem;
  }
  @media (min-width: 80em) {
    font-size: 1rem;
  }
`;

const Items = styled.ul`
  display: flex;
  align-items: center;
`;

const Item = styled.a`
  position: relative;
  display: flex;
  align-items: center;
  min-height: 2.75rem;
  padding-inline: var(--nav-pad);
  border-radius: var(--radius-s);
  color: var(--text);
  font-family: var(--font-display);
  font-weight: 600;
  white-space: nowrap;
  text-decoration: none;
  &:hover {
    background: var(--mist);
    color: var(--ink);
  }
  &:focus-visible {
    outline-offset: -3px;
    box-shadow: none;
  }
  &[aria-current] {
    color: var(--ink);
  }
  &[aria-current]::after {
    content: '';
    position: absolute;
    inset: auto var(--nav-pad) 0.25rem;
    border-block-end: 2px solid var(--brand);
  }
`;

/** The links and menus of the header, on wide screens. */
export function HeaderNav({ items, route }: { items: ShellHeaderItem[]; route: string }) {
  const words = useWords();
  const nav = useRef<HTMLElement>(null);
  const behaviour = useWideBehaviour(nav);
  return (
    <Nav aria-label={words.mainNavigation} ref={nav}>
      <Items>
        {items.map((item, index) => (
          <li key={index}>
            {'pages' in item ? (
              <HeaderMenu menu={item} route={route} />
            ) : (
              <Item href={item.to} aria-current={currentPage(route, item.to)}>
                {item.label}
              </Item>
            )}
          </li>
        ))}
      </Items>
      {behaviour && nav.current && <behaviour.MenuBehaviour nav={nav.current} route={route} />}
    </Nav>
  );
}

const SIGNS = ['pointerover', 'focusin', 'click'] as const;

/**
 * Fetched when somebody first comes near the navigation, never beside the sheet. Where it cannot be had the menus stay
 * plain disclosures.
 */
function useWideBehaviour(nav: RefObject<HTMLElement | null>) {
  const [behaviour, setBehaviour] = useState<typeof Behaviour>();
  useEffect(() => {
    const listening = new AbortController();
    const load = () => {
      if (matchMedia(WIDE).matches) import('./MenuBehaviour').then(setBehaviour, () => undefined);
    };
    for (const sign of SIGNS) nav.current?.addEventListener(sign, load, { signal: listening.signal });
    // Somebody may have been there before this code.
    if (nav.current?.matches(':hover, :focus-within, :has([open])')) load();
    return () => listening.abort();
  }, [nav]);
  return behaviour;
}
