import { styled } from 'styled-components';
import { Whole } from './Whole';

/** The same with another point in view: `data-x` and `data-y` are multiples of `FOCUS_STEP`. */
export const Focused = styled(Whole)`
  &&& > img {
    object-position: var(--x) var(--y);
  }
  &[data-x='0'] {
    --x: 0%;
  }
  &[data-x='10'] {
    --x: 10%;
  }
  &[data-x='20'] {
    --x: 20%;
  }
  &[data-x='30'] {
    --x: 30%;
  }
  &[data-x='40'] {
    --x: 40%;
  }
  &[data-x='50'] {
    --x: 50%;
  }
  &[data-x='60'] {
    --x: 60%;
  }
  &[data-x='70'] {
    --x: 70%;
  }
  &[data-x='80'] {
    --x: 80%;
  }
  &[data-x='90'] {
    --x: 90%;
  }
  &[data-x='100'] {
    --x: 100%;
  }
  &[data-y='0'] {
    --y: 0%;
  }
  &[data-y='10'] {
    --y: 10%;
  }
  &[data-y='20'] {
    --y: 20%;
  }
  &[data-y='30'] {
    --y: 30%;
  }
  &[data-y='40'] {
    --y: 40%;
  }
  &[data-y='50'] {
    --y: 50%;
  }
  &[data-y='60'] {
    --y: 60%;
  }
  &[data-y='70'] {
    --y: 70%;
  }
  &[data-y='80'] {
    --y: 80%;
  }
  &[data-y='90'] {
    --y: 90%;
  }
  &[data-y='100'] {
    --y: 100%;
  }
`;
