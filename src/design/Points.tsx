import { styled } from 'styled-components';
import { Linked } from './Linked';
import type { LinkedText } from './Linked';

const List = styled.ul`
  display: grid;
  gap: clamp(0.25rem, 1vw, 0.5rem);
  & > li {
    position: relative;
    padding-inline-start: 1.625rem;
  }
  & > li::before {
    content: '';
    position: absolute;
    inset: 0.5em auto auto 0.25rem;
    width: 0.5rem;
    height: 0.5rem;
    border: 0.25rem solid var(--brand);
    border-radius: 50%;
    transform: rotate(45deg);
  }
  &[data-mark] > li {
    padding-inline-start: 2rem;
  }
  &[data-mark='tick'] > li::before {
    inset: 0.28em auto auto 0.375rem;
    width: 0.5rem;
    height: 0.875rem;
    border: solid var(--sound);
    border-width: 0 0.1875rem 0.1875rem 0;
    border-radius: 0;
  }
`;

type Props = {
  points: readonly LinkedText[];
  /** Left out, each point has a dot. */
  mark?: 'tick' | 'cross';
};

/** A list of short points. */
export const Points = ({ points, mark }: Props) => (
  <List data-mark={mark}>
    {points.map((point, index) => (
      <li key={index}>
        <Linked>{point}</Linked>
      </li>
    ))}
  </List>
);
