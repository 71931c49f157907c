import { createContext, createElement, useContext } from 'react';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import type { Drawing, DrawingPart } from './drawing';

/** The mark of the site, for whatever shows it; a site may have none. */
export const MarkContext = createContext<Drawing | undefined>(undefined);

const Canvas = styled.svg`
  flex: none;
  color: var(--mark-ink, var(--ink));
  fill: currentColor;
  & [data-part='accent'] {
    color: var(--mark-accent, var(--brand));
  }
  @media (forced-colors: active) {
    &,
    & [data-part='accent'] {
      color: CanvasText;
    }
  }
`;

const camelCase = (name: string) => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

const drawn = ({ tag, attributes, isAccent, parts }: DrawingPart, key: number): ReactElement =>
  createElement(
    tag,
    {
      key,
      ...Object.fromEntries(Object.entries(attributes).map(([name, value]) => [camelCase(name), value])),
      'data-part': isAccent && 'accent',
    },
    parts?.map(drawn),
  );

type Props = { drawing: Drawing; width: number | string; height?: number };

/** A drawing of the site in its two colours. */
export const OwnDrawing = ({ drawing: { viewBox, parts }, ...size }: Props) => (
  <Canvas {...size} viewBox={viewBox} aria-hidden="true">
    {parts.map(drawn)}
  </Canvas>
);

/** The mark of the site. */
export function Mark({ size = 36 }: { size?: number }) {
  const mark = useContext(MarkContext);
  return mark && <OwnDrawing drawing={mark} width={size} height={size} />;
}
