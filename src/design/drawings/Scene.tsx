import { styled } from 'styled-components';
import type { SceneDrawing } from './scenes';

const Drawing = styled.svg`
  width: 100%;
  height: auto;
  fill: none;
  stroke: var(--scene-ink, var(--ink));
  stroke-width: var(--scene-stroke, 2.25);
  stroke-linecap: round;
  stroke-linejoin: round;
  & [data-part='wash'] {
    fill: var(--scene-wash, var(--brand-tint));
    stroke: none;
  }
  & [data-part='accent'] {
    stroke: var(--scene-accent, var(--brand-bright));
  }
  @media (forced-colors: active) {
    stroke: CanvasText;
    & [data-part='wash'] {
      fill: none;
    }
  }
  @media print {
    display: none;
  }
`;

/** One of the line drawings made for this site: one weight of line, one accent colour, nothing to be read. */
export function Scene({ wash, line, accent }: SceneDrawing) {
  return (
    <Drawing viewBox="0 0 160 120" aria-hidden="true" focusable="false">
      <path data-part="wash" d={wash} />
      <path d={line} />
      <path data-part="accent" d={accent} />
    </Drawing>
  );
}
