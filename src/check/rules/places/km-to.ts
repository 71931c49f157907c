import { kmBetween } from '../../../content/geometry';
import type { Coordinates } from '../../../design/map/project';

/** The distance between two places, as people write it. */
export function kmTo(place: Coordinates, other: Coordinates): string {
  const way = kmBetween(place, other);
  return `${way < 10 ? way.toFixed(1) : Math.round(way)} km`;
}
