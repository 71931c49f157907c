import { styled } from 'styled-components';
import { calledBy } from '../../design/finder/districts';
import type { BlockProps } from '../schemas';
import { parted } from './parted';

/* A line of words is as high as a finger wherever it is pressed with one. */
const List = styled.ul`
  & a {
    display: block;
    min-height: 2.75rem;
    padding-block: 0.625rem;
    line-height: 1.4;
    text-decoration: none;
  }
  & a:hover {
    text-decoration: underline;
  }
`;

/* Rows under rules that run through all columns, past the end of the last one, too. */
const Lines = styled(List)`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(12rem, 1fr));
  column-gap: var(--space-l);
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
  @container (width < 38rem) {
    grid-template-columns: repeat(auto-fill, minmax(9rem, 1fr));
    column-gap: 1rem;
  }
`;

/* Each group a row under a rule of its own: its name, and its pages in columns. */
const Groups = styled(List)`
  & > li {
    display: grid;
    gap: 0.5rem var(--space-xl);
    max-width: none;
    padding-block: 0.75rem;
    border-block-start: 1px solid var(--edge);
  }
  & li {
    break-inside: avoid;
  }
  & h3 {
    padding-block: 0.5rem;
    font-size: var(--step-1);
  }
  & ul {
    columns: 3 9rem;
    column-gap: 1rem;
  }
  @container (min-width: 56rem) {
    & > li {
      grid-template-columns: var(--split);
    }
  }
`;

type Page = BlockProps<'page-list'>['pages'][number];

/** Pages that a fact parts, each part under its name. */
const byFact = (pages: readonly Page[]) =>
  [...new Set(pages.map(({ group = '' }) => group))].map((heading) => ({
    heading,
    pages: pages.filter(({ group = '' }) => group === heading),
  }));

type Props = Pick<BlockProps<'page-list'>, 'pages' | 'groups'>;

/** Pages as lines in columns, under the name of their group where they have one. */
export function PlainPages({ pages, groups }: Props) {
  const parts = groups ? parted({ pages, groups }) : byFact(pages);
  if (parts.length === 1 && !parts[0]!.heading) return <Lines>{pages.map(plainPage)}</Lines>;
  return (
    <Groups>
      {parts.map((part) => (
        <li key={part.heading}>
          {part.heading && <h3>{part.heading}</h3>}
          <ul>{part.pages.map(plainPage)}</ul>
        </li>
      ))}
    </Groups>
  );
}

const plainPage = (page: Page) => (
  <li key={page.route}>
    <a href={page.route}>{calledBy(page)}</a>
  </li>
);
