import { styled } from 'styled-components';

/** Stands above the list of pages: what somebody has begun and not brought to its end. */
export const NotDone = styled.section`
  margin-block: 0.75rem 1rem;
  padding: 0.75rem 1rem;
  border: 1px solid var(--brass);
  border-radius: 12px;
  background: var(--brass-tint);
  & li {
    display: flex;
    flex-wrap: wrap;
    gap: 0.25rem 0.75rem;
    align-items: center;
  }
`;
