import { styled } from 'styled-components';
import { currentPage, isCurrentSection } from './current';
import type { ShellMenu } from '../../content/resolve/shell';
import { ChevronSign } from './ShellIcons';

const Disclosure = styled.details`
  position: relative;
  &[open] > summary > svg {
    transform: rotate(180deg);
  }
`;

const Opener = styled.summary`
  position: relative;
  display: flex;
  align-items: center;
  gap: 0.25rem;
  min-height: 2.75rem;
  padding-inline: var(--nav-pad);
  border-radius: var(--radius-s);
  color: var(--text);
  font-family: var(--font-display);
  font-weight: 600;
  white-space: nowrap;
  user-select: none;
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
  & > svg {
    color: var(--muted);
    transition: transform 140ms ease-out;
  }
`;

const Panel = styled.div`
  position: absolute;
  inset-block-start: calc(100% + 0.875rem);
  inset-inline-start: -0.5rem;
  width: 19rem;
  max-width: calc(100vw - 2rem);
  border: 1px solid var(--line);
  border-radius: var(--radius-m);
  background: var(--paper);
  box-shadow: var(--shadow-float);
  /* The way from the word to the panel belongs to the panel, so that the pointer does not leave on it. */
  &::before {
    content: '';
    position: absolute;
    inset: -1rem 0 100%;
  }
`;

const Lists = styled.div`
  max-height: calc(100vh - var(--header-height) - 2rem);
  padding: 0.5rem;
  overflow-y: auto;
  overscroll-behavior: contain;
`;

const Choice = styled.a`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 1rem;
  min-height: 2.75rem;
  padding: 0.375rem 0.75rem;
  border-radius: var(--radius-s);
  color: var(--text);
  line-height: 1.3;
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
    background: var(--brand-tint);
    color: var(--ink);
    font-weight: 600;
  }
  & > small {
    color: var(--muted);
    font-size: 0.875rem;
  }
  &[data-part='all'] {
    color: var(--brand);
    font-weight: 600;
  }
`;

const Last = styled.div`
  margin-block-start: 0.5rem;
  padding-block-start: 0.5rem;
  border-block-start: 1px solid var(--line);
`;

/**
 * A word of the header that opens a list of links. It is a plain `<details>`, one open at a time by its name, and
 * works as such; `MenuBehaviour` adds hovering, pinning and closing. Whether it is open is a fact of the document,
 * not of React: a visitor may open it before hydration, hence no `open` here and the suppressed warning.
 */
export function HeaderMenu({ menu, route }: { menu: ShellMenu; route: string }) {
  return (
    <Disclosure name="header-menu" suppressHydrationWarning>
      <Opener aria-current={isCurrentSection(route, menu) || undefined}>
        {menu.label}
        <ChevronSign />
      </Opener>
      <Panel data-menu-panel="">
        <Lists>
          <ul>
            {menu.pages.map((page) => (
              <li key={page.route}>
                <Choice href={page.route} aria-current={currentPage(route, page.route)}>
                  {page.name}
                  {page.code && <small>{page.code}</small>}
                </Choice>
              </li>
            ))}
          </ul>
          {menu.all && (
            <Last>
              <Choice data-part="all" href={menu.all.to} aria-current={currentPage(route, menu.all.to)}>
                {menu.all.label}
              </Choice>
            </Last>
          )}
        </Lists>
      </Panel>
    </Disclosure>
  );
}
