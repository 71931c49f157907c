import { styled } from 'styled-components';

/** A screen with a list of what the site has. */
export const ListPage = styled.main`
  max-width: 78rem;
  margin-inline: auto;
  padding: 1.25rem var(--space-s) 4rem;
`;

/** Says how much is shown, above the list itself. */
export const Count = styled.p`
  margin-block-end: 0.375rem;
`;

/** The name of a list, and the way to a new entry. */
export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.5rem 1rem;
  align-items: center;
  justify-content: space-between;
  & > a {
    display: inline-flex;
    align-items: center;
    min-height: 2.25rem;
    padding: 0.25rem 0.75rem;
    border-radius: 8px;
    background: var(--brand-fill);
    color: var(--on-brand);
    font-weight: 600;
    font-size: 0.875rem;
    text-decoration: none;
  }
`;

/** The search and the filters of a list. */
export const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.5rem;
  align-items: end;
  margin-block: 0.75rem 1rem;
  & > :first-child {
    flex: 1 1 18rem;
  }
  & label {
    color: var(--ink);
    font-weight: 650;
  }
  & > [role='group'] {
    display: flex;
    flex-wrap: wrap;
    gap: 0.375rem;
  }
`;
