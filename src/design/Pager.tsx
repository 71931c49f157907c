import { styled } from 'styled-components';
import { WORDS } from './interface-words';

const Bar = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: 0.5rem 1rem;
  align-items: center;
  margin-block-start: 1.5rem;
  & > p {
    margin-inline-end: auto;
    color: var(--muted);
  }
  & > a {
    min-width: 2.75rem;
    padding: 0.5rem 0.75rem;
    border: 1px solid var(--line);
    border-radius: var(--radius-s);
    font-weight: 600;
    text-align: center;
    text-decoration: none;
  }
  & > a[aria-current] {
    border-color: var(--ink);
    color: var(--ink);
  }
  @media print {
    & > a {
      display: none;
    }
  }
`;

interface Paged {
  number: number;
  first: number;
  last: number;
  total: number;
  links: readonly { number: number; route: string }[];
}

/** How much of a long list is shown, and the ways to the rest of it. Nothing for a list that is shown whole. */
export function Pager({ paging, name }: { paging: Paged | undefined; name: string }) {
  if (!paging) return null;
  const { number, first, last, total, links } = paging;
  const wordOf = (each: number) =>
    each === number - 1 ? WORDS.previous : each === number + 1 ? WORDS.next : String(each);
  const relOf = (each: number) => (each === number - 1 ? 'prev' : each === number + 1 ? 'next' : undefined);
  return (
    <Bar aria-label={WORDS.parts} aria-describedby={name}>
      <p>{WORDS.shown(first, last, total)}</p>
      {links.map((link) => (
        <a
          key={link.number}
          href={link.route}
          rel={relOf(link.number)}
          aria-current={link.number === number ? 'page' : undefined}
        >
          {wordOf(link.number)}
        </a>
      ))}
    </Bar>
  );
}
