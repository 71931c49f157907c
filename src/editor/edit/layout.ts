import { styled } from 'styled-components';

/** Where the outline, the form and the preview stand one below the other. */
export const IN_ONE_COLUMN = '(max-width: 63.99em)';

export const Screen = styled.div`
  display: grid;
  grid-template-rows: auto minmax(0, 1fr);
  height: 100dvh;
  @media ${IN_ONE_COLUMN} {
    height: auto;
  }
`;

export const Columns = styled.main`
  display: grid;
  grid-template-columns: 15rem minmax(20rem, 1fr) minmax(0, 1.25fr);
  min-height: 0;
  & > section {
    min-width: 0;
    min-height: 0;
    padding: 0.875rem;
    overflow: auto;
  }
  & > section:nth-child(2) {
    border-inline: 1px solid var(--line);
    background: var(--paper);
  }
  @media ${IN_ONE_COLUMN} {
    grid-template-columns: minmax(0, 1fr);
    & > section {
      overflow: visible;
    }
    & > section:nth-child(2) {
      border-inline: 0;
      border-block: 1px solid var(--line);
    }
    & > section:nth-child(3) {
      height: 80vh;
    }
  }
`;

export const Title = styled.div`
  flex: 1;
  min-width: 10rem;
  & h1 {
    font-size: 1.125rem;
  }
`;

export const FormHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.5rem;
  align-items: center;
  justify-content: space-between;
  margin-block-end: 0.875rem;
`;
