import { styled } from 'styled-components';
import { Linked } from '../../design/Linked';
import type { BlockProps } from '../schemas';

const Promises = styled.dl`
  display: grid;
  gap: 1rem var(--space-s);
  margin-block-start: var(--space-l);
  @container (min-width: 44rem) {
    grid-template-columns: repeat(auto-fit, minmax(12rem, 1fr));
  }
  & dt {
    color: var(--ink);
    font: 700 var(--step-1)/1.3 var(--font-display);
  }
  & dd {
    margin-block-start: 0.25rem;
    font-size: var(--step--1);
  }
`;

/** What is and is not charged, each with what exactly it means. */
export const Meanings = ({ promises }: { promises: NonNullable<BlockProps<'pricing'>['promises']> }) => (
  <Promises>
    {promises.map(({ label, meaning }, index) => (
      <div key={index}>
        <dt>{label}</dt>
        <dd>
          <Linked>{meaning}</Linked>
        </dd>
      </div>
    ))}
  </Promises>
);
