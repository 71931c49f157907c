import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { BOUNDARY, PARKS, THAMES } from './london';
import { project, smooth } from './project';
import type { Point, View } from './project';

const OUTLINE = smooth(BOUNDARY, true);
const RIVER = smooth(THAMES);
const GREEN = PARKS.map(({ outline }) => smooth(outline, true)).join('');

const middleOf = (points: Point[]): Point => ({
  x: points.reduce((sum, { x }) => sum + x, 0) / points.length,
  y: points.reduce((sum, { y }) => sum + y, 0) / points.length,
});
const PARK_NAMES = PARKS.map(({ name, outline }) => ({ name, ...middleOf(outline) }));

/** Straight reaches that are long enough for the river's name, with the turn of the words in degrees. */
const REACHES = [
  { latitude: 51.4843, longitude: -.1520, turn: 1 },
  { latitude: 51.5081, longitude: -.0910, turn: 9 },
  { latitude: 51.4956, longitude: .0500, turn: 0 },
  { latitude: 51.4878, longitude: -.2880, turn: -12 },
].map(({ turn, ...place }) => ({ ...project(place), turn }));

const Ground = styled.g`
  & [data-part='land'] { fill: var(--map-land, var(--mist)); stroke: var(--edge); }
  & [data-part='park'] { fill: var(--map-park); }
  & [data-part='river'] { fill: none; stroke: var(--map-river); stroke-linecap: round; stroke-linejoin: round; }
  & [data-name='park'] { stroke: var(--map-land, var(--mist)); stroke-width: .2px; stroke-linejoin: round; paint-order: stroke; }
  & text { font: italic 500 1px var(--font-text); fill: var(--map-words); }
`;

type Props = {
  view: View;
  /** Units for each kilometre. */
  scale: number;
  isClose: boolean;
  /** Names too near to it are left out. */
  pin?: Point | undefined;
  /** What lies on the ground and under the names. */
  children?: ReactNode;
};

/** Greater London, its river and its large parks, with their names where the map looks closely. */
export function MapGround({ view, scale, isClose, pin, children }: Props) {
  const transform = `scale(${Math.round(scale * 1000) / 1000}) translate(${-view.x} ${-view.y})`;
  return (
    <Ground aria-hidden="true">
      <g transform={transform}>
        <path data-part="land" d={OUTLINE} strokeWidth={1.5 / scale} />
        <path data-part="park" d={GREEN} />
        <path data-part="river" d={RIVER} strokeWidth={isClose ? 17 / scale : 6 / scale} />
      </g>
      {children}
      {isClose && (
        <g transform={transform}>
          {PARK_NAMES.filter(({ x, y }) => !pin || Math.hypot(x - pin.x, y - pin.y) * scale > 70).map(({ name, x, y }) => (
            <text key={name} data-name="park" transform={`translate(${x} ${y}) scale(${13 / scale})`} textAnchor="middle" dominantBaseline="middle">{name}</text>
          ))}
          {REACHES.map(({ x, y, turn }) => (
            <text key={x} data-name="river" transform={`translate(${x} ${y}) scale(${12 / scale}) rotate(${turn})`} y=".06" textAnchor="middle" dominantBaseline="central">River Thames</text>
          ))}
        </g>
      )}
    </Ground>
  );
}
