import { styled } from 'styled-components';

/** A screen with a list of what the site has. */
export const ListPage = styled.main`
  max-width: 78rem;
  margin-inline: auto;
  padding: 1.25rem var(--space-s) 4rem;
`;

/** What a list is searched and cut with. */
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
