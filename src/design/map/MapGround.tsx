import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { Ground } from './ground';
import { seesEdge } from './names';
import type { GroundName } from './names';
import { overlaps } from './project';
import type { Point, View } from './project';
import { smooth } from './smooth';

const Group = styled.g`
  & [data-part='land'] {
    fill: var(--mist);
    stroke: var(--edge);
  }
  & [data-part='park'] {
    fill: var(--map-park);
    stroke: var(--map-park);
    stroke-width: 0.25;
  }
  & [data-part='river'] {
    fill: none;
    stroke: var(--map-river);
  }
  & text {
    font: italic 500 var(--name-size) var(--font-text);
    fill: var(--map-words);
    text-anchor: middle;
    dominant-baseline: central;
  }
  & [data-name='place'] {
    font-style: normal;
  }
  & [data-name='park'] {
    stroke: var(--mist);
    stroke-width: 3;
  }
`;

type Props = {
  ground: Ground;
  view: View;
  /** Units for each kilometre. */
  scale: number;
  isClose: boolean;
  names: readonly GroundName[];
  /** Drawn on the ground and under the names. */
  children?: ReactNode;
};

/** The region, its waters and its large parks, with their names. Land that fills the view is the place's own ground. */
export function MapGround({ ground, view, scale, isClose, names, children }: Props) {
  const { outline, parks, waters } = ground;
  // Near by, a park without a name is a blob that nobody can make out.
  const shown = parks.filter(
    ({ name, box }) => overlaps(box, view) && (!isClose || names.some((each) => each.name === name)),
  );
  return (
    <Group aria-hidden="true">
      <g transform={`scale(${Math.round(scale * 100) / 100}) translate(${-view.x} ${-view.y})`}>
        {(!isClose || seesEdge(ground, view)) && <path data-part="land" d={outline} strokeWidth={short(3 / scale)} />}
        {shown.length > 0 && <path data-part="park" d={shown.map(({ path }) => path).join('')} />}
        {waters.map(({ bends }, index) => (
          <path
            key={index}
            data-part="river"
            d={smooth(bendsNear(bends, view))}
            strokeWidth={short((isClose ? 15 : 6) / scale)}
          />
        ))}
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

/** The stretch of a line that may be seen where the land goes on nearly a view's width beside the view. */
function bendsNear(bends: readonly Point[], { x, y, width, height }: View): readonly Point[] {
  const isNear = (bend: Point) => Math.hypot(bend.x - x - width / 2, bend.y - y - height / 2) < 1.45 * width;
  const near = bends.slice(Math.max(0, bends.findIndex(isNear) - 2), bends.findLastIndex(isNear) + 3);
  return near.length > 2 ? near : bends;
}

const short = (length: number) => Math.round(length * 1000) / 1000;
