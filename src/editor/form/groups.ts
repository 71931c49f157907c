import { styled } from 'styled-components';

/** Fields that belong together. */
export const Group = styled.fieldset`
  display: grid;
  gap: 0.75rem;
  min-width: 0;
  margin: 0;
  padding: 0.75rem;
  border: 1px solid var(--line);
  border-radius: 10px;
  & > legend {
    max-width: 100%;
    padding-inline: 0.375rem;
    margin-inline-start: -0.375rem;
    color: var(--ink);
    font-weight: 650;
  }
`;

export const Row = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(9rem, 1fr));
  gap: 0.75rem;
`;

export const Stack = styled.div`
  display: grid;
  gap: 1rem;
  min-width: 0;
`;

export const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.25rem;
  align-items: center;
`;
