import { styled } from 'styled-components';

/** The last row of a block: words at the start, a button at the end, below each other where there is no room. */
export const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 1rem 2rem;
`;
