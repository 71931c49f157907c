import { styled } from 'styled-components';
import { calledBy } from '../../design/finder/districts';
import type { BlockProps } from '../schemas';
import { parted } from './parted';

/* A line of words is as high as a finger wherever it is pressed with one. */
const List = styled.ul`
  & li {
    break-inside: avoid;
  }
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
  @media (min-width: 48em) and (pointer: fine) {
    & a {
      min-height: 0;
      padding-block: 0.375rem;
    }
  }
`;

/* Rows under rules that run through all columns, past the end of the last one, too. */
const Lines = styled(List)`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(max(9rem, 28%), 1fr));
  column-gap: 1rem;
  position: relative;
  & > li::before {
    content: '';
    position: absolute;
    inset-inline: 0;
    border-block-start: 1px solid var(--line);
  }
`;

/* Each group under a rule of its own, in columns where there is room; a large one has their whole width. */
const Groups = styled(List)`
  columns: 3 10rem;
  column-gap: var(--space-l);
  & > li {
    max-width: none;
    padding-block: 0.5rem;
    border-block-start: 1px solid var(--line);
  }
  & h3 {
    padding-block: 0.5rem;
    font-size: var(--step-1);
  }
  & > :has(li:nth-child(9)) {
    column-span: all;
  }
  & > :has(li:nth-child(5)) > ul {
    columns: 3 9rem;
    column-gap: var(--space-l);
  }
  /* On a phone the name of a small one stands beside its pages. */
  @container (width < 38rem) {
    columns: 1;
    & > :not(:has(li:nth-child(5))) {
      display: grid;
      grid-template-columns: 2fr 3fr;
      column-gap: 1rem;
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
