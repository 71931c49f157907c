import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { VisuallyHidden } from '../../design/VisuallyHidden';
import { useWords } from '../../design/words';
import { BookLink } from './BookLink';
import { Brand } from './Brand';
import { CallBarLink } from './CallBar';
import { controlSheet } from './sheet-control';
import { LanguageLinks } from './LanguageLinks';
import { SheetList } from './SheetList';
import type { ResolvedShell } from '../../content/resolve/shell';
import { CloseSign, MenuSign } from './ShellIcons';

const Disclosure = styled.details`
  @media (max-width: 47.99em) {
    margin-inline-start: auto;
  }
  @media (min-width: 60em) {
    display: none;
  }
  &:not([open]) [data-when='open'],
  &[open] [data-when='closed'] {
    display: none;
  }
  /* The page may lie anywhere behind the sheet (a banner, a scrolled page): its toggle holds to the window. */
  &[open] > summary {
    position: fixed;
    inset-block-start: calc(var(--header-height) / 2 - 1.5rem);
    inset-inline-end: var(--gutter);
    z-index: 1;
  }
  @media (max-width: 59.99em) {
    html:has(&[open]) {
      overflow: hidden;
    }
  }
`;

const Toggle = styled.summary`
  display: flex;
  align-items: center;
  min-height: 3rem;
  padding-inline: 0.75rem;
  margin-inline-end: -0.75rem;
  border-radius: var(--radius-s);
  color: var(--ink);
  font-size: 1rem;
  font-weight: 600;
  white-space: nowrap;
  user-select: none;
  & > span {
    display: flex;
    align-items: center;
    gap: 0.5rem;
  }
`;

const Page = styled.div`
  position: fixed;
  inset: 0;
  display: flex;
  flex-direction: column;
  background: var(--paper);
`;

/** The scrolling part between the top and the call bar. */
const Choices = styled.div`
  flex: 1;
  min-height: 0;
  overflow-y: auto;
  overscroll-behavior: contain;
`;

const Top = styled.div`
  flex: none;
  display: flex;
  align-items: center;
  height: var(--header-height);
  padding-inline: var(--gutter);
  border-block-end: 1px solid var(--line);
`;

const Booking = styled.div`
  display: grid;
  padding: 0 var(--gutter) 1.5rem;
`;

/**
 * The menu of a small window: a `<details>` whose content covers the window, so that it works without JavaScript too.
 * `controlSheet` makes it modal.
 */
export function Sheet({ shell, route }: { shell: ResolvedShell; route: string }) {
  const { menu, close, closeMenu } = useWords();
  const details = useRef<HTMLDetailsElement>(null);
  const control = useRef<ReturnType<typeof controlSheet>>(null);
  useEffect(() => {
    control.current = controlSheet(details.current!);
    return () => control.current?.stop();
  }, []);

  const shown = useRef(route);
  useEffect(() => {
    if (shown.current === route) return;
    shown.current = route;
    control.current?.close();
  }, [route]);

  return (
    <Disclosure ref={details} suppressHydrationWarning>
      <Toggle>
        <span data-when="closed">
          <MenuSign />
          {menu}
        </span>
        <span data-when="open">
          <CloseSign />
          <span>
            {close}
            <VisuallyHidden>{closeMenu}</VisuallyHidden>
          </span>
        </span>
      </Toggle>
      <Page>
        <Top>
          <Brand {...shell} route={route} />
        </Top>
        <Choices>
          <SheetList items={shell.header} home={shell.home ?? '/'} route={route} />
          <LanguageLinks part="sheet" />
          {shell.booking && shell.book && (
            <Booking>
              <BookLink shell={shell} />
            </Booking>
          )}
        </Choices>
        <CallBarLink shell={shell} />
      </Page>
    </Disclosure>
  );
}
