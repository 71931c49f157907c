import { styled } from 'styled-components';
import { currentPage } from './current';
import { Opener } from '../../design/Opener';
import type { ShellHeaderItem } from '../../content/resolve/shell';
import { useWords } from '../../design/words';

const Nav = styled.nav`
  flex: none;
  padding: 0.5rem var(--gutter) 1rem;
  & > ul > li {
    max-width: none;
    border-block-end: 1px solid var(--line);
  }
  & summary,
  & > ul > li > a {
    min-height: 3.5rem;
    color: var(--ink);
    font: 600 1.25rem/1.3 var(--font-display);
  }
  & :focus-visible {
    outline-offset: -3px;
    box-shadow: none;
  }
`;

const Pages = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(11rem, 100%), 1fr));
  column-gap: 1rem;
  padding-block-end: 0.75rem;
`;

const Choice = styled.a`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 0.5rem;
  min-height: 3rem;
  padding-block: 0.375rem;
  color: var(--ink);
  font-size: 1.0625rem;
  line-height: 1.3;
  text-decoration: none;
  &:is([data-part], [aria-current]) {
    color: var(--brand);
    font-weight: 600;
  }
  & > small {
    color: var(--muted);
    font-size: 0.875rem;
  }
`;

/**
 * The header's links for a phone: those that stand among the menus come first, then the menus, folded, then the rest.
 * The brand above them is the way home.
 */
function inOrder(items: ShellHeaderItem[], home: string): ShellHeaderItem[] {
  const last = items.findLastIndex((item) => 'pages' in item);
  const isEarly = (item: ShellHeaderItem, index: number) => index < last && !('pages' in item);
  return [
    ...items.filter((item, index) => isEarly(item, index) && 'to' in item && item.to !== home),
    ...items.filter((item, index) => !isEarly(item, index)),
  ];
}

/** The same links as the header's, in one column. */
export function SheetList({ items, home, route }: { items: ShellHeaderItem[]; home: string; route: string }) {
  return (
    <Nav aria-label={useWords().menu}>
      <ul>
        {inOrder(items, home).map((item, index) => (
          <li key={index}>
            {'pages' in item ? (
              <details name="sheet-menu" suppressHydrationWarning>
                <Opener>{item.label}</Opener>
                <Pages>
                  {item.pages.map((page) => (
                    <li key={page.route}>
                      <Choice href={page.route} aria-current={currentPage(route, page.route)}>
                        {page.name}
                        {page.code && <small>{page.code}</small>}
                      </Choice>
                    </li>
                  ))}
                  {item.all && (
                    <li>
                      <Choice data-part="all" href={item.all.to} aria-current={currentPage(route, item.all.to)}>
                        {item.all.label}
                      </Choice>
                    </li>
                  )}
                </Pages>
              </details>
            ) : (
              <Choice href={item.to} aria-current={currentPage(route, item.to)}>
                {item.label}
              </Choice>
            )}
          </li>
        ))}
      </ul>
    </Nav>
  );
}
