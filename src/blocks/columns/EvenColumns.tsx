import { styled } from 'styled-components';
import { Section } from '../../design/Section';
import { Blocks } from '../../engine/Blocks';
import type { TypedBlock } from '../../engine/registry';

/*
 * Two blocks are halves. Of more each begins with a rule and has two columns of lines: the last of three
 * or four stands on the right, and those before it below each other on the left.
 */
const Even = styled.div`
  --section-pad: 0;
  --gutter-pad: 0px;
  --section-mist: transparent;
  --h2: var(--step-3);
  display: grid;
  gap: var(--space-xl) 2rem;
  /* Two begin at one height, and on a phone the air parts them. */
  &&&&&:not(:has(> :nth-child(3))) > * > div > :first-child {
    border: 0;
  }
  &:has(> :nth-child(3)) {
    --h2: var(--step-2);
    & > * {
      --space-l: 0.75rem;
      min-width: 0;
    }
    &&& > * > div > :first-child {
      padding-block-start: 0.75rem;
      border-block-start: 2px solid var(--ink);
    }
    & li > a {
      padding-block: 0.375rem;
      line-height: 1.5;
    }
  }
  @media (min-width: 48em) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    /* Beside a box the words begin where those in it do. */
    &:has([data-tone]) {
      --h2: var(--step-2);
      &&& > :not(:has([data-tone])) {
        padding-block-start: calc(var(--space-m) + 2px);
      }
    }
  }
  @media (48em <= width < 60em) {
    & > :nth-child(n + 3) {
      grid-column: 1 / -1;
    }
  }
  @media (min-width: 60em) {
    &:has(> :nth-child(3)) {
      grid-template-rows: auto 1fr;
      & > * {
        grid-column: 1;
      }
      & > :last-child {
        grid-area: 1 / 2 / span 2;
      }
      &:has(> :nth-child(4)) {
        grid-template-rows: auto auto 1fr;
        & > :last-child {
          grid-row-end: span 3;
        }
      }
      & ul {
        display: block;
        columns: 2;
        column-gap: 2rem;
      }
    }
  }
`;

type Props = { id: string | undefined; blocks: readonly TypedBlock[] };

/** Blocks of one rank side by side, below each other on a phone. */
export const EvenColumns = ({ id, blocks }: Props) => (
  <Section id={id}>
    <Even>
      <Blocks blocks={blocks} />
    </Even>
  </Section>
);
