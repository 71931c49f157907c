import { styled } from 'styled-components';
import { Section } from '../../design/Section';
import { Blocks } from '../../engine/Blocks';
import type { TypedBlock } from '../../engine/registry';

const Even = styled.div`
  --section-pad: 0;
  --gutter-pad: 0px;
  --section-mist: transparent;
  --h2: var(--step-3);
  display: grid;
  gap: var(--space-xl) 2rem;
  /* They begin at one height, and on a phone the air parts them. */
  &&&&& > * > div > :first-child {
    border: 0;
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
`;

type Props = { id: string | undefined; blocks: readonly TypedBlock[] };

/** Blocks of one rank, two in a row, below each other on a phone. */
export const EvenColumns = ({ id, blocks }: Props) => (
  <Section id={id}>
    <Even>
      <Blocks blocks={blocks} />
    </Even>
  </Section>
);
