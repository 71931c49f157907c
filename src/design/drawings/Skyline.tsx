import { styled } from 'styled-components';
import { round } from '../map/project';
import type { SkylineDrawing } from './skylines';

const Strip = styled.svg`
  display: block;
  width: 100%;
  margin-block-start: 1rem;
  /* The row goes on beyond both ends of the window: no house is cut. */
  mask-image: linear-gradient(to right, transparent, #000 8%, #000 92%, transparent);
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
    <Strip height="72" aria-hidden="true">
      <pattern id="skyline" width={round(end)} height="48" patternUnits="userSpaceOnUse" patternTransform="scale(1.5)">
        <path d={lit} />
        <path id="house" d={line} />
        {placed.map((transform) => (
          <use key={transform} href="#house" transform={transform} />
        ))}
      </pattern>
      <rect width="100%" height="72" fill="url(#skyline)" />
    </Strip>
  );
}
