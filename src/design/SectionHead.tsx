import { styled } from 'styled-components';
import { Linked } from './Linked';
import type { LinkedText } from './Linked';
import { Words } from './Words';

const Head = styled.div`
  display: grid;
  gap: 0.75rem;
  margin-block-end: var(--space-l);
`;

const Wide = styled(Head)`
  @container (min-width: 56rem) {
    grid-template-columns: var(--split);
    column-gap: var(--space-xl);
    align-items: baseline;
  }
`;

const Intro = styled.p`
  font-size: var(--step-1);
  line-height: 1.5;
`;

type Props = {
  id: string;
  heading: string;
  intro?: LinkedText | undefined;
  /** "stacked": it has a column of its own, in which the sentence stands under the heading at all widths. */
  flow?: 'stacked' | undefined;
};

/** The heading of a block and the sentence that goes with it, on one axis with all that follows. */
export function SectionHead({ id, heading, intro, flow }: Props) {
  const Layout = intro && !flow ? Wide : Head;
  return (
    <Layout>
      <h2 id={id}>
        <Words>{heading}</Words>
      </h2>
      {intro && (
        <Intro>
          <Linked>{intro}</Linked>
        </Intro>
      )}
    </Layout>
  );
}
