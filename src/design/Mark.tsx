import { styled } from 'styled-components';

const Drawing = styled.svg`
  flex: none;
  fill: var(--mark-pipe, var(--ink));
  & [data-part='drop'] { fill: var(--mark-drop, var(--brand)); }
  @media (forced-colors: active) { fill: CanvasText; }
`;

export const MARK_PIPE = 'M2 2h4v2h9a9 9 0 019 9v1h2v3.5H14.5V14h2v-1a1.5 1.5 0 00-1.5-1.5H6v2H2z';
export const MARK_DROP = 'M20.25 19.5c3.2 3.4 4.9 5.3 4.9 7.6a4.9 4.9 0 01-9.8 0c0-2.3 1.7-4.2 4.9-7.6z';

/** The mark: a pipe that bends into a water drop. */
export function Mark({ size = 36 }: { size?: number }) {
  return (
    <Drawing width={size} height={size} viewBox="0 0 32 32" aria-hidden="true">
      <path d={MARK_PIPE} />
      <path data-part="drop" d={MARK_DROP} />
    </Drawing>
  );
}
