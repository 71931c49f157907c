import { styled } from 'styled-components';
import { round } from '../map/project';
import type { SkylineDrawing } from './skylines';

const Strip = styled.svg`
  display: block;
  width: 100%;
  /* The row goes on beyond both ends of the window: no house is cut. */
  mask: linear-gradient(to right, #0000, #000 8% 92%, #0000);
  /* Inherited, since no rule reaches a copy. */
  & > pattern {
    fill: none;
    stroke: var(--muted);
  }
  & path:first-child {
    fill: var(--brand-bright);
  }
  @media print {
    display: none;
  }
`;

/** The houses after the first: the one drawing turned about, and scaled across and up. */
const NEIGHBOURS = [
  [-0.8, 0.8],
  [1.1, 0.9],
  [-1, 0.7],
] as const;

/** Houses of one kind in a street, each of another width and height, as wide as the window. */
export function Skyline({ width, line, lit }: SkylineDrawing) {
  let end = width;
  const placed = NEIGHBOURS.map(([across, up]) => {
    const start = end;
    end += Math.abs(across) * width;
    return `matrix(${across} 0 0 ${up} ${round(across < 0 ? end : start)} ${round(48 * (1 - up))})`;
  });
  return (
    <Strip height="96" aria-hidden="true">
      <pattern
        id="skyline"
        y="-16"
        width={round(end)}
        height="64"
        patternUnits="userSpaceOnUse"
        patternTransform="translate(0 24) scale(1.5)"
      >
        <path d={lit} />
        <path id="house" d={line} />
        {placed.map((transform) => (
          <use key={transform} href="#house" transform={transform} />
        ))}
      </pattern>
      <rect width="100%" height="96" fill="url(#skyline)" />
    </Strip>
  );
}
