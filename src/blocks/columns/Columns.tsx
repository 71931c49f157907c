import { styled } from 'styled-components';
import { Photo } from '../../design/photo/Photo';
import { Pictured } from '../../design/photo/Pictured';
import { Section } from '../../design/Section';
import { Blocks } from '../../engine/Blocks';
import type { TypedBlock } from '../../engine/registry';
import type { BlockProps } from '../schemas';
import { EvenColumns } from './EvenColumns';

/**
 * In reading order: the first block, the side, the rest. On wide screens the side stays in view on the right. A text
 * that the page brings leads on the left, and the first block is a note above the side then; the picture of the text
 * and the rest stand below it.
 */
const Layout = styled.div`
  --section-pad: 0;
  --gutter-pad: 0px;
  --section-mist: transparent;
  --h2: var(--step-3);
  display: grid;
  gap: var(--space-l);
  & [data-part='note'] {
    --h2: var(--step-2);
    padding: var(--space-m);
    border-radius: var(--radius-m);
    background: var(--mist);
  }
  & > [data-part='side'] {
    container-type: inline-size;
    margin-block-end: calc(3rem - var(--space-l));
  }
  & [data-part='story'] {
    --h2: var(--step-4);
  }
  @media (48em <= width < 60em) {
    &:has([data-part='picture']) {
      grid-template-columns: var(--beside);
      & > div > * {
        grid-column: 1 / -1;
      }
      & > div > [data-part='picture'] {
        grid-area: 1 / 2;
      }
    }
  }
  @media (min-width: 60em) {
    grid-template: auto 1fr / var(--beside);
    column-gap: var(--space-xl);
    & > [data-part='side'] {
      grid-area: 1 / 2 / 3;
    }
    & [data-part='story'] {
      font-size: 1.125rem;
    }
  }
`;

/* What a page leads with, in one column beside the side. */
const Lead = styled.div`
  display: contents;
  @media (min-width: 60em) {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--space-l);
    grid-area: 1 / 1 / 3;
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

/** As high as what stands beside it, or below its text two thirds as high as wide. */
const Shown = styled(Pictured)`
  @media (min-width: 48em) {
    position: relative;
    @media (min-width: 60em) {
      aspect-ratio: 3 / 2;
    }
    && img {
      position: absolute;
      inset: 0;
      height: 100%;
      max-height: none;
    }
  }
`;

/** How wide the picture of the text that leads is. */
const SIZES = '(min-width: 60rem) 40rem, (min-width: 48rem) 40vw, 100vw';

type Props = BlockProps<'columns'> & { next?: TypedBlock };

/**
 * Text on the left, a card that stays in view on the right; without that, blocks side by side. `next`: the block that
 * it takes in.
 */
export function Columns({ id, main, side, next }: Props) {
  if (!side) return <EvenColumns id={id} blocks={next ? [...main, next] : main} />;
  const [first, ...rest] = main;
  const { picture, ...story } = (next ?? {}) as Partial<BlockProps<'prose'>>;
  const more = rest.length > 0 && (
    <Main>
      <Blocks blocks={rest} />
    </Main>
  );
  const opening = (
    <div data-part={next ? 'note' : 'story'}>
      <Blocks blocks={[first!]} />
    </div>
  );
  return (
    <Section id={id}>
      <Layout>
        {!next && opening}
        <div data-part="side">
          <Held>
            {next && opening}
            <Blocks blocks={side} />
          </Held>
        </div>
        {next ? (
          <Lead>
            <div data-part="story">
              <Blocks blocks={[story as TypedBlock]} />
            </div>
            {picture && (
              <Shown data-part="picture">
                <Photo photo={{ ...picture, sizes: SIZES }} />
              </Shown>
            )}
            {more}
          </Lead>
        ) : (
          more
        )}
      </Layout>
    </Section>
  );
}
