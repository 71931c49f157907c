import { styled } from 'styled-components';
import type { SkylineDrawing } from './skylines/strip';

const Strip = styled.svg`
  display: block;
  width: 100%;
  /* The row goes on beyond both ends of the window: no house is cut. */
  mask: linear-gradient(to right, #0000, #000 8% 92%, #0000);
  /* Inherited, since no rule reaches a copy. */
  & > pattern {
    color: var(--brand-bright);
    fill: var(--mist);
    stroke: var(--muted);
  }
  @media print {
    display: none;
  }
`;

/** Pixels of a length of the drawing. */
const SCALE = 1.5;

/** Houses of one kind in a street, as wide as the window; the row returns turned about. */
export function Skyline({ width, height, fine, line, lit }: SkylineDrawing) {
  const pixels = height * SCALE;
  return (
    <Strip height={pixels} aria-hidden="true">
      <pattern
        id="skyline"
        width={2 * width}
        height={height}
        patternUnits="userSpaceOnUse"
        patternTransform={`scale(${SCALE})`}
      >
        <g id="houses" transform={`translate(0 ${height})`}>
          <path d={line} />
          {fine && <path d={fine} fill="none" strokeOpacity=".4" />}
          <path d={lit} fill="currentColor" />
        </g>
        <use href="#houses" transform={`matrix(-1 0 0 1 ${2 * width} 0)`} />
      </pattern>
      <rect width="100%" height={pixels} fill="url(#skyline)" />
    </Strip>
  );
}
