import { styled } from 'styled-components';
import { currentPage } from './current';
import type { ShellHeaderItem } from '../../content/shell';
import { useWords } from '../../design/words';

const Nav = styled.nav`
  flex: none;
  padding: 0.5rem var(--gutter) 1rem;
`;

const Group = styled.li`
  max-width: none;
  padding-block: 0.75rem;
  & + & {
    border-block-start: 1px solid var(--line);
  }
  &[data-kind='link'] {
    padding-block: 0.25rem;
  }
`;

const Title = styled.p`
  padding-block: 0.25rem;
  color: var(--muted);
  font-size: var(--step--1);
  font-weight: 600;
`;

const Pages = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(11rem, 100%), 1fr));
  column-gap: 1rem;
`;

const Choice = styled.a`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 0.5rem;
  min-height: 3rem;
  margin-inline: -0.5rem;
  padding: 0.375rem 0.5rem;
  border-radius: var(--radius-s);
  color: var(--ink);
  font-size: 1.0625rem;
  line-height: 1.3;
  text-decoration: none;
  &:focus-visible {
    outline-offset: -3px;
    box-shadow: none;
  }
  &[data-part='link'] {
    font-family: var(--font-display);
    font-size: 1.25rem;
    font-weight: 600;
  }
  &[data-part='all'] {
    color: var(--brand);
    font-weight: 600;
  }
  &[aria-current] {
    color: var(--brand);
    font-weight: 600;
  }
  & > small {
    color: var(--muted);
    font-size: 0.875rem;
    font-variant-numeric: tabular-nums;
  }
`;

/** The same links as the header's, laid open one under another. */
export function SheetList({ items, route }: { items: ShellHeaderItem[]; route: string }) {
  return (
    <Nav aria-label={useWords().menu}>
      <ul>
        {items.map((item, index) => {
          if (!('pages' in item)) {
            return (
              <Group key={index} data-kind="link">
                <Choice data-part="link" href={item.to} aria-current={currentPage(route, item.to)}>
                  {item.label}
                </Choice>
              </Group>
            );
          }
          return (
            <Group key={index}>
              <Title>{item.label}</Title>
              <Pages>
                {item.pages.map((page) => (
                  <li key={page.route}>
                    <Choice href={page.route} aria-current={currentPage(route, page.route)}>
                      {page.name}
                      {page.code && <small>{page.code}</small>}
                    </Choice>
                  </li>
                ))}
                <li>
                  <Choice data-part="all" href={item.all.to} aria-current={currentPage(route, item.all.to)}>
                    {item.all.label}
                  </Choice>
                </li>
              </Pages>
            </Group>
          );
        })}
      </ul>
    </Nav>
  );
}
