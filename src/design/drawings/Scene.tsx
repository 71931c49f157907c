import { styled } from 'styled-components';
import type { Drawing } from './drawing';
import { OwnDrawing } from './Mark';
import type { SceneDrawing } from './scenes';

const Lines = styled.svg`
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

/** A line drawing, ours or of the site: one accent colour, nothing to be read. */
export function Scene({ drawing }: { drawing: SceneDrawing | Drawing }) {
  if ('parts' in drawing) return <OwnDrawing drawing={drawing} width="100%" />;
  return (
    <Lines viewBox="0 0 160 120" aria-hidden="true" focusable="false">
      <path data-part="wash" d={drawing.wash} />
      <path d={drawing.line} />
      <path data-part="accent" d={drawing.accent} />
    </Lines>
  );
}

/** A tinted ground on which a drawing stands among words. */
export const SceneGround = styled.div`
  display: grid;
  place-items: center;
  padding: 1.25rem;
  border-radius: var(--radius-s);
  background: var(--mist);
  & > svg {
    max-width: 7.5rem;
  }
  @media print {
    display: none;
  }
`;
