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
  line-height: 1.5;
  @container (min-width: 38rem) {
    font-size: var(--step-1);
  }
`;

/** Characters of a sentence that fills no second line beside the heading. */
const LINE = 60;

/** Characters of a heading that has more than two lines in a third of the page. */
const NARROW = 34;

export type SectionHeadProps = {
  id: string;
  heading: string;
  intro?: LinkedText | undefined;
  /** "stacked": it has a column of its own, in which the sentence stands under the heading at all widths. */
  flow?: 'stacked' | undefined;
};

/**
 * The heading of a block and the sentence that goes with it, on one axis with all that follows. A short sentence stands
 * under a long heading, which would be a column of three lines beside it.
 */
export function SectionHead({ id, heading, intro, flow }: SectionHeadProps) {
  const isLine = typeof intro === 'string' && intro.length < LINE && heading.length > NARROW;
  const Layout = intro && !flow && !isLine ? Wide : Head;
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
