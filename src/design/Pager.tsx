import { styled } from 'styled-components';

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
  shown: string;
  links: readonly { 'label': string; 'href': string; 'rel'?: 'prev' | 'next'; 'aria-current'?: 'page' }[];
}

/** How much of a long list is shown, and the ways to the rest of it. Nothing for a list that is shown whole. */
export function Pager({ paging, name }: { paging: Paged | undefined; name: string }) {
  return (
    paging && (
      <Bar aria-labelledby={name}>
        <p>{paging.shown}</p>
        {paging.links.map(({ label, ...link }) => (
          <a key={label} {...link}>
            {label}
          </a>
        ))}
      </Bar>
    )
  );
}
