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
    inset: calc(0.5lh - 0.5rem) auto auto 0.375rem;
    width: 0.5rem;
    height: 0.875rem;
    border: solid var(--sound);
    border-width: 0 0.1875rem 0.1875rem 0;
    border-radius: 0;
  }
  @media print {
    gap: 0;
  }
`;

const Columns = styled(List)`
  display: block;
  columns: 3 13rem;
  & > li {
    padding-block-end: 0.5rem;
    break-inside: avoid;
  }
`;

/** As many short lines would leave most of a wide screen empty. */
const MANY = 12;

type Props = {
  points: readonly LinkedText[];
  /** Left out, each point has a dot. */
  mark?: 'tick' | 'cross';
};

/** A list of short points. */
export function Points({ points, mark }: Props) {
  const Layout = points.length < MANY ? List : Columns;
  return (
    <Layout data-mark={mark}>
      {points.map((point, index) => (
        <li key={index}>
          <Linked>{point}</Linked>
        </li>
      ))}
    </Layout>
  );
}
