import { kmBetween } from '../../../content/region/geometry';
import type { Coordinates } from '../../../design/map/project';

/** One figure of a place with a minus that it lost, or without one that it got. */
export interface Slip {
  field: keyof Coordinates;
  value: number;
}

/** The one figure whose sign keeps a place from where it belongs. */
export const slipOf = (place: Coordinates, fits: (place: Coordinates) => boolean): Slip | undefined =>
  (['latitude', 'longitude'] as const)
    .map((field) => ({ field, value: -place[field] }))
    .find(({ field, value }) => fits({ ...place, [field]: value }));

export const turned = ({ latitude, longitude }: Coordinates): Coordinates => ({
  latitude: longitude,
  longitude: latitude,
});

/** The place that another was to be: its two figures in the other order, or one with another sign. */
export function intendedPlace(place: Coordinates, fits: (place: Coordinates) => boolean): Coordinates | undefined {
  const slip = slipOf(place, fits);
  return fits(turned(place)) ? turned(place) : slip && { ...place, [slip.field]: slip.value };
}

/** Coordinates as a file holds them. */
export const written = ({ latitude, longitude }: Coordinates) =>
  `{ "latitude": ${latitude}, "longitude": ${longitude} }`;

export function kmTo(place: Coordinates, other: Coordinates): string {
  const way = kmBetween(place, other);
  return `${way < 10 ? way.toFixed(1) : Math.round(way)} km`;
}
