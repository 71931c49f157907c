import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { Ground } from './ground';
import { seesEdge } from './names';
import type { GroundName } from './names';
import { LAYER_LOOKS } from './layer-looks';
import type { View } from './project';

const Group = styled.g`
  & text {
    font: italic 500 var(--name-size) var(--font-text);
    fill: var(--map-words);
    text-anchor: middle;
    dominant-baseline: central;
  }
  & [data-name='place'] {
    font-style: normal;
  }
  & text:not([data-name='river']) {
    stroke: var(--mist);
    stroke-width: 3;
  }
`;

type Props = {
  ground: Ground;
  view: View;
  /** Units for each kilometre. */
  scale: number;
  names: readonly GroundName[];
  /** Drawn on the ground and under the names. */
  children?: ReactNode;
};

/** A river is drawn so much wider than it is, in units of the drawing: it is seen on the widest map too. */
const LINE = 2.5;

/** The layers are drawn in metres. */
const METRES = 1000;
const inMetres = (km: number) => Math.round(km * METRES);
const short = (factor: number) => Math.round(factor * 100_000) / 100_000;

/** The region, its waters, roads and parks, with their names; `land` where what lies around it may be seen. */
export function MapGround({ ground, view, scale, names, children }: Props) {
  const { layers } = ground;
  return (
    <Group aria-hidden="true">
      <g
        data-part={seesEdge(ground, view) ? 'land' : undefined}
        transform={`scale(${short(scale / METRES)}) translate(${inMetres(-view.x)} ${inMetres(-view.y)})`}
        strokeWidth={inMetres(LINE / scale)}
      >
        {'file' in layers ? (
          <use href={layers.file} />
        ) : (
          layers.map(({ part, d }) => <path key={part} {...LAYER_LOOKS[part]} d={d} />)
        )}
      </g>
      {children}
      {names.map(({ name, kind, x, y, turn, isWide }, index) => (
        <text
          key={index}
          data-name={kind}
          data-wide={isWide ? '' : undefined}
          transform={turn ? `translate(${x} ${y}) rotate(${turn})` : undefined}
          x={turn ? undefined : x}
          y={turn ? undefined : y}
        >
          {name}
        </text>
      ))}
    </Group>
  );
}
