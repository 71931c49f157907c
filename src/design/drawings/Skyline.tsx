import { styled } from 'styled-components';
import { SKYLINE_HEIGHT, SKYLINE_WIDTH } from './skyline-size';

const Strip = styled.svg`
  display: block;
  width: 100%;
  /* As wide as it is drawn. */
  max-width: 160rem;
  height: clamp(6rem, 12vw, 8rem);
  margin-inline: auto;
  /* The row goes on beyond both ends of the window: no house is cut. */
  mask: linear-gradient(to right, #0000, #000 8% 92%, #0000);
  border-block-end: 2px solid var(--muted);
  /* Inherited, since no rule reaches what a file holds. */
  color: var(--star);
  fill: var(--mist);
  stroke: var(--muted);
  & > :first-child {
    fill: var(--line);
    stroke: none;
  }
  @media print {
    display: none;
  }
`;

/** Houses of one kind in a street, as wide as the window, and the street behind. */
export const Skyline = ({ file }: { file: string }) => (
  <Strip viewBox={`0 0 ${SKYLINE_WIDTH} ${SKYLINE_HEIGHT}`} preserveAspectRatio="xMidYMax slice" aria-hidden="true">
    <use href={`${file}#behind`} />
    <use href={`${file}#street`} />
  </Strip>
);
