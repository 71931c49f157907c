import { styled } from 'styled-components';
import type { SkylineDrawing } from './skylines';

const Strip = styled.svg`
  display: block;
  width: 100%;
  margin-block-start: 1rem;
  & path {
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

/** Houses of one kind in a row, as wide as the window. */
export function Skyline({ width, line, lit }: SkylineDrawing) {
  return (
    <Strip height="72" aria-hidden="true">
      <pattern id="skyline" width={width} height="48" patternUnits="userSpaceOnUse" patternTransform="scale(1.5)">
        <path d={lit} />
        <path d={line} />
      </pattern>
      <rect width="100%" height="72" fill="url(#skyline)" />
    </Strip>
  );
}
