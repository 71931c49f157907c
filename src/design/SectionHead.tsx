import { styled } from 'styled-components';
import { unbroken } from './unbroken';

const Head = styled.div`
  display: grid;
  gap: 1rem clamp(2rem, 6vw, 5rem);
  align-items: last baseline;
  margin-block-end: clamp(1.5rem, 3.5vw, 2.75rem);
  @container (min-width: 56rem) { &[data-intro] { grid-template-columns: minmax(0, 5fr) minmax(0, 7fr); } }
`;

const Intro = styled.p`
  font-size: var(--step-1);
  line-height: 1.5;
`;

type Props = { id: string; heading: string; intro?: string | undefined };

/** The heading of a block and the sentence that goes with it: side by side where there is room, on the axis of `Prose`. */
export function SectionHead({ id, heading, intro }: Props) {
  return (
    <Head data-intro={intro ? '' : undefined}>
      <h2 id={id}>{unbroken(heading)}</h2>
      {intro && <Intro>{intro}</Intro>}
    </Head>
  );
}
