import { styled } from 'styled-components';
import { Linked } from './Linked';
import type { LinkedText } from './Linked';
import { unbroken } from './unbroken';

const Head = styled.div`
  display: grid;
  gap: 0.875rem;
  margin-block-end: clamp(1.5rem, 3.5vw, 2.5rem);
`;

const Intro = styled.p`
  font-size: var(--step-1);
  line-height: 1.5;
`;

type Props = { id: string; heading: string; intro?: LinkedText | undefined };

/** The heading of a block and the sentence that goes with it, on one axis with all that follows. */
export function SectionHead({ id, heading, intro }: Props) {
  return (
    <Head>
      <h2 id={id}>{unbroken(heading)}</h2>
      {intro && (
        <Intro>
          <Linked>{intro}</Linked>
        </Intro>
      )}
    </Head>
  );
}
