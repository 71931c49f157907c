import { styled } from 'styled-components';
import type { SkylineDrawing } from './skylines/strip';

const Strip = styled.svg`
  display: block;
  width: 100%;
  /* The row goes on beyond both ends of the window: no house is cut. */
  mask: linear-gradient(to right, #0000, #000 8% 92%, #0000);
  border-block-end: 2px solid var(--muted);
  /* Inherited, since no rule reaches a copy. */
  & > pattern {
    color: light-dark(var(--brand-bright), var(--brass));
    fill: var(--mist);
    stroke: var(--muted);
  }
  & g:first-child {
    fill: var(--line);
    stroke: none;
  }
  @media print {
    display: none;
  }
`;

/** Pixels of a length of the drawing. */
const SCALE = 1.5;
/** How much higher the houses behind are than those in front. */
const BEHIND = 1.25;

/** Houses of one kind in a street, as wide as the window, and the street behind; the row returns turned about. */
export function Skyline({ width, height, fine, line, lit }: SkylineDrawing) {
  const high = Math.ceil(height * (BEHIND - 0.05));
  const pixels = high * SCALE;
  return (
    <Strip height={pixels} aria-hidden="true">
      <pattern
        id="skyline"
        width={2 * width}
        height={high}
        patternUnits="userSpaceOnUse"
        patternTransform={`scale(${SCALE})`}
      >
        <g transform={`matrix(1 0 0 ${BEHIND} 0 ${high})`}>
          <use href="#street" x={width} />
          <use href="#street" transform={`matrix(-1 0 0 1 ${width} 0)`} />
        </g>
        <g id="houses" transform={`translate(0 ${high})`}>
          <path id="street" d={line} />
          {fine && <path d={fine} fill="none" strokeOpacity=".4" />}
          <path d={lit} fill="currentColor" />
        </g>
        <use href="#houses" transform={`matrix(-1 0 0 1 ${2 * width} 0)`} />
      </pattern>
      <rect width="100%" height={pixels} fill="url(#skyline)" />
    </Strip>
  );
}
