import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { Ground } from './ground';
import { isInside, overlaps } from './project';
import type { Point, View } from './project';

const Group = styled.g`
  & [data-part='land'] {
    fill: var(--map-land, var(--mist));
    stroke: var(--edge);
  }
  & [data-part='park'] {
    fill: var(--map-park);
  }
  & [data-part='river'] {
    fill: none;
    stroke: var(--map-river);
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  & [data-name='park'] {
    stroke: var(--map-land, var(--mist));
    stroke-width: 0.2px;
    stroke-linejoin: round;
    paint-order: stroke;
  }
  & text {
    font: italic 500 1px var(--font-text);
    fill: var(--map-words);
  }
`;

type Props = {
  ground: Ground;
  view: View;
  /** Units for each kilometre. */
  scale: number;
  isClose: boolean;
  /** Names too near to it are left out. */
  pin?: Point | undefined;
  /** How many units around the pin its ring lies; a name that it would cross is left out. */
  ring?: number | undefined;
  /** So are names of parks that would lie under a dot. */
  dots?: readonly Point[];
  /** What lies on the ground and under the names. */
  children?: ReactNode;
};

/** The region, its waters and its large parks, with their names where the map looks closely. */
export function MapGround({
  ground: { outline, parks, waters },
  view,
  scale,
  isClose,
  pin,
  ring,
  dots = [],
  children,
}: Props) {
  const transform = `scale(${Math.round(scale * 1000) / 1000}) translate(${-view.x} ${-view.y})`;
  const fits = ({ name, x, y }: Point & { name: string }) => {
    const half = (name.length * 3.6) / scale;
    return isInside({ x: x - half, y }, view) && isInside({ x: x + half, y }, view);
  };
  const shown = parks.filter(({ box }) => overlaps(box, view));
  const isClear = ({ name, x, y }: Point & { name: string }) =>
    (!pin || Math.hypot(x - pin.x, y - pin.y) * scale > 70) &&
    !dots.some((dot) => Math.abs(dot.x - x) * scale < name.length * 3.6 + 7 && Math.abs(dot.y - y) * scale < 14);
  const isOffRing = ({ name, x, y }: Point & { name: string }) =>
    !pin || ring === undefined || Math.abs(Math.hypot(x - pin.x, y - pin.y) * scale - ring) > name.length * 3;
  return (
    <Group aria-hidden="true">
      <g transform={transform}>
        <path data-part="land" d={outline} strokeWidth={1.5 / scale} />
        {shown.length > 0 && <path data-part="park" d={shown.map(({ path }) => path).join('')} />}
        {waters.map(({ name, path }) => (
          <path key={name} data-part="river" d={path} strokeWidth={isClose ? 17 / scale : 6 / scale} />
        ))}
      </g>
      {children}
      {isClose && (
        <g transform={transform}>
          {shown
            .filter((park) => isClear(park) && fits(park) && isOffRing(park))
            .map(({ name, x, y }) => (
              <text
                key={name}
                data-name="park"
                transform={`translate(${x} ${y}) scale(${13 / scale})`}
                textAnchor="middle"
                dominantBaseline="middle"
              >
                {name}
              </text>
            ))}
          {waters.flatMap(({ name, labels }) =>
            labels
              .filter((label) => fits({ name, ...label }) && isOffRing({ name, ...label }))
              .map(({ x, y, turn }) => (
                <text
                  key={`${name} ${x}`}
                  data-name="river"
                  transform={`translate(${x} ${y}) scale(${12 / scale}) rotate(${turn})`}
                  y=".06"
                  textAnchor="middle"
                  dominantBaseline="central"
                >
                  {name}
                </text>
              )),
          )}
        </g>
      )}
    </Group>
  );
}
