import { styled } from 'styled-components';
import { Section } from '../../design/Section';
import { Blocks } from '../../engine/Blocks';
import type { TypedBlock } from '../../engine/registry';
import type { BlockProps } from '../schemas';
import { EvenColumns } from './EvenColumns';

/**
 * In reading order: the first block, the side, the rest. On wide screens the side stands beside both, which are as wide
 * as a line of text may be, so that pictures and cards end where the words do.
 */
const Layout = styled.div`
  --section-pad: 0;
  --gutter-pad: 0px;
  --section-mist: transparent;
  --h2: var(--step-3);
  display: grid;
  gap: var(--space-l);
  @media (min-width: 60em) {
    column-gap: var(--space-xl);
    grid-template-columns: minmax(0, var(--measure)) minmax(21rem, 1fr);
    grid-template-rows: auto 1fr;
  }
`;

const Main = styled.div`
  display: grid;
  gap: var(--space-l) var(--space-m);
  min-width: 0;
  align-content: start;
  & > * {
    grid-column: var(--span, 1 / -1);
  }
  @media (min-width: 48em) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  @media (min-width: 60em) {
    grid-column: 1;
  }
`;

const Side = styled.div`
  container-type: inline-size;
  @media (min-width: 60em) {
    grid-column: 2;
    grid-row: 1 / 3;
  }
`;

const Held = styled.div`
  display: grid;
  gap: 1.25rem;
  @media (min-width: 60em) {
    position: sticky;
    inset-block-start: calc(var(--header-height) + 1.5rem);
    max-height: calc(100vh - var(--header-height) - 3rem);
    overflow-y: auto;
  }
`;

type Props = BlockProps<'columns'> & { next?: TypedBlock };

/**
 * Text on the left, a card that stays in view on the right; without that, blocks side by side. `next`: the block that
 * it takes in.
 */
export function Columns({ id, main, side, next }: Props) {
  if (!side) return <EvenColumns id={id} blocks={next ? [...main, next] : main} />;
  const [first, ...others] = main;
  const rest = next ? [next, ...others] : others;
  return (
    <Section id={id}>
      <Layout>
        <Main>
          <Blocks blocks={[first!]} />
        </Main>
        <Side>
          <Held>
            <Blocks blocks={side} />
          </Held>
        </Side>
        {rest.length > 0 && (
          <Main>
            <Blocks blocks={rest} />
          </Main>
        )}
      </Layout>
    </Section>
  );
}
