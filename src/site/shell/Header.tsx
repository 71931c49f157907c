import { styled } from 'styled-components';
import { Icon } from '../../design/drawings/Icon';
import { NewTab } from '../../design/NewTab';
import { Brand } from './Brand';
import { callWords } from './call-words';
import { HeaderNav } from './HeaderNav';
import { LanguageLinks } from './LanguageLinks';
import { Sheet } from './Sheet';
import type { ResolvedShell } from '../../content/resolve/shell';

const Bar = styled.header`
  position: sticky;
  inset-block-start: 0;
  z-index: 20;
  border-block-end: 1px solid var(--line);
  background: var(--paper);
  /* The room kept free for the bar is not free of the bar's own controls: focusing one would scroll the page up. */
  html:has(&:focus-within) {
    scroll-padding-block-start: 0;
  }
  /* A phone on its side has no height to spare. */
  @media (max-width: 47.99em) and (max-height: 29.99em) {
    position: relative;
  }
  /* The head of a letter: the name and the number. */
  @media print {
    position: static;
    border: 0;
    && > div {
      height: auto;
      padding: 0;
    }
    & > div > div {
      display: flex;
    }
    & > div > :not(a, div),
    & > div > div > :not([data-do='call']) {
      display: none;
    }
    & [data-do='call'] {
      padding: 0;
      font-size: 1.5rem;
    }
  }
`;

const Row = styled.div`
  display: flex;
  align-items: center;
  gap: 0.75rem;
  height: calc(var(--header-height) - 1px);
  max-width: calc(var(--container) + 2 * var(--gutter));
  margin-inline: auto;
  padding-inline: var(--gutter);
  @media (min-width: 80em) {
    gap: 1.5rem;
  }
`;

const Actions = styled.div`
  display: none;
  flex: none;
  align-items: center;
  gap: 0.5rem;
  margin-inline-start: auto;
  @media (min-width: 48em) {
    display: flex;
  }
`;

const Button = styled.a`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 0.5rem;
  min-height: 3rem;
  min-width: 3rem;
  padding-inline: 0.5rem;
  border: 2px solid var(--edge);
  border-radius: var(--radius-s);
  color: var(--ink);
  font: 600 var(--step--1)/1.1 var(--font-display);
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
  text-decoration: none;
  &:hover {
    border-color: var(--ink);
  }
  &[data-do='call'] {
    border-color: transparent;
    background: var(--call-fill);
    color: var(--on-call);
  }
  &[data-do='call']:hover {
    background: var(--call-fill-press);
  }
  @media (min-width: 70em) {
    padding-inline: 1rem;
    font-size: 1rem;
  }
  @media (forced-colors: active) {
    &[data-do] {
      border-color: LinkText;
    }
  }
  & > svg {
    flex: none;
  }
  /* Where there is little room, long words around the number and the icons give way. */
  @media (max-width: 74.99em) {
    & [data-part='around'] {
      position: absolute;
      clip-path: inset(50%);
    }
  }
  @media (60em <= width < 75em) {
    & > svg {
      display: none;
    }
  }
`;

/** Characters around the number for which there is room beside the navigation: "Call ". */
const SHORT = 6;

/** The bar at the top: brand, navigation, the number and booking; on a phone the brand and the menu's toggle. */
export function Header({ shell, route }: { shell: ResolvedShell; route: string }) {
  const { before, after } = callWords(shell.call, shell.phone.display);
  const part = before.length + after.length > SHORT ? 'around' : undefined;
  return (
    <Bar data-site="">
      <Row>
        <Brand {...shell} route={route} />
        <HeaderNav items={shell.header} route={route} />
        <Actions>
          <LanguageLinks part="header" />
          <Button href={shell.phone.href} data-do="call">
            <Icon name="phone" size={18} />
            <span>
              {before && <span data-part={part}>{before}</span>}
              {shell.phone.display}
              {after && <span data-part={part}>{after}</span>}
            </span>
          </Button>
          {shell.booking && shell.book && (
            <Button href={shell.booking} data-do="book" target="_blank" rel="noopener">
              <Icon name="calendar" size={20} />
              <span>
                {shell.book}
                <NewTab />
              </span>
            </Button>
          )}
        </Actions>
        <Sheet shell={shell} route={route} />
      </Row>
    </Bar>
  );
}
