import { styled } from 'styled-components';
import { calledBy } from '../../design/finder/districts';
import type { BlockProps } from '../schemas';

/* Rows under rules that run through all columns, past the end of the last one, too. */
const Lines = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(13rem, 1fr));
  column-gap: var(--space-s);
  position: relative;
  & > li {
    break-inside: avoid;
  }
  & > li::before {
    content: '';
    position: absolute;
    inset-inline: 0;
    border-block-start: 1px solid var(--line);
  }
  & a {
    display: block;
    min-height: 2.75rem;
    padding-block: 0.625rem;
    font-weight: 500;
    line-height: 1.4;
    text-decoration: none;
  }
  @container (width < 38rem) {
    grid-template-columns: repeat(auto-fill, minmax(9rem, 1fr));
    column-gap: 1rem;
  }
  & a:hover {
    text-decoration: underline;
  }
`;

const Groups = styled(Lines)`
  display: block;
  columns: 3 13rem;
  & > li {
    position: relative;
  }
  & h3 {
    padding-block-start: 0.625rem;
    font-size: 1rem;
  }
`;

type Page = BlockProps<'page-list'>['pages'][number];

/** The names of the groups, in the order of their pages. */
const groupsOf = (pages: readonly Page[]) => [...new Set(pages.map(({ group = '' }) => group))];

/** Pages as lines in columns, under the name of their group where they have one. */
export const PlainPages = ({ pages }: { pages: readonly Page[] }) =>
  pages.some(({ group }) => group) ? <GroupedPages pages={pages} /> : <Ungrouped pages={pages} />;

const Ungrouped = ({ pages }: { pages: readonly Page[] }) => (
  <Lines>
    {pages.map((page) => (
      <li key={page.route}>
        <PlainPage page={page} />
      </li>
    ))}
  </Lines>
);

const GroupedPages = ({ pages }: { pages: readonly Page[] }) => (
  <Groups>
    {groupsOf(pages).map((group) => (
      <li key={group}>
        {group && <h3>{group}</h3>}
        <ul>
          {pages
            .filter((page) => (page.group ?? '') === group)
            .map((page) => (
              <li key={page.route}>
                <PlainPage page={page} />
              </li>
            ))}
        </ul>
      </li>
    ))}
  </Groups>
);

const PlainPage = ({ page }: { page: Page }) => <a href={page.route}>{calledBy(page)}</a>;
