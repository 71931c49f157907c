import { CHARING_CROSS } from '../geography/greater-london';
import type { Coordinates } from '../geography/greater-london';

export interface Point { x: number; y: number }
export interface View { x: number; y: number; width: number; height: number }

const KM_PER_DEGREE = 111.2;
const NARROWING = Math.cos((51.5 * Math.PI) / 180);

const round = (value: number) => Math.round(value * 100) / 100;

/** Kilometres east and south of Charing Cross: equirectangular, true to scale at 51.5° north. */
export function project({ latitude, longitude }: Coordinates): Point {
  return {
    x: round((longitude - CHARING_CROSS.longitude) * KM_PER_DEGREE * NARROWING),
    y: round((CHARING_CROSS.latitude - latitude) * KM_PER_DEGREE),
  };
}

/** How far a van gets in this time as the crow flies: the 12 km/h of inner London's traffic, less a third for corners. */
export const reachKm = (minutes: number) => round((minutes / 60) * 8);

/** All of Greater London with a margin. */
export const WHOLE: View = { x: -28.5, y: -22, width: 63, height: 48 };

/** The districts that lie too close together to be pressed on the map of all London. */
export const CENTRE: View = { x: -5.8, y: -2.3, width: 10, height: 6.2 };

export const isInside = ({ x, y }: Point, view: View) =>
  x > view.x && x < view.x + view.width && y > view.y && y < view.y + view.height;

/** The pin with its ring, and room for the names around it. */
export function viewAround(pin: Point, minutes: number): View {
  const width = Math.max(6.5, reachKm(minutes) * 3.1);
  const height = width;
  return { x: round(pin.x - width / 2), y: round(pin.y - height / 2), width: round(width), height: round(height) };
}

/** A smooth path: each point bends the line, which runs through the middles between them. */
export function smooth(points: readonly Point[], closed = false): string {
  const list = closed ? [...points, points[0]!, points[1]!] : points;
  const middle = (a: Point, b: Point) => `${round((a.x + b.x) / 2)} ${round((a.y + b.y) / 2)}`;
  const bends = list.slice(1, -1).map((point, index) => `Q${point.x} ${point.y} ${middle(point, list[index + 2]!)}`);
  const [first, last] = [list[0]!, list.at(-1)!];
  if (closed) return `M${middle(first, list[1]!)}${bends.join('')}z`;
  return `M${first.x} ${first.y}${bends.join('')}L${last.x} ${last.y}`;
}
