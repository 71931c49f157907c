import { kmBetween } from '../../../content/region/geometry';
import type { Coordinates } from '../../../design/map/project';

/** One figure of a place with its slip of the keyboard undone. */
export interface Slip {
  field: keyof Coordinates;
  value: number;
  isSign: boolean;
}

const FIELDS = ['latitude', 'longitude'] as const;

/** A lost or added minus, or else the one digit that was mistyped; nothing where several would do. */
export function slipOf(place: Coordinates, fits: (place: Coordinates) => boolean): Slip | undefined {
  const fitting = (values: (value: number) => number[], isSign: boolean) =>
    FIELDS.flatMap((field) =>
      values(place[field])
        .filter((value) => fits({ ...place, [field]: value }))
        .map((value): Slip => ({ field, value, isSign })),
    );
  const [sign] = fitting((value) => [-value], true);
  if (sign) return sign;
  const digits = fitting(withOtherDigit, false).filter(({ field }) => hasAllDigits(field, place));
  return digits.length === 1 ? digits[0] : undefined;
}

/** With fewer decimals than the other figure it has lost a digit: none that is left is the wrong one. */
const hasAllDigits = (field: Slip['field'], place: Coordinates) =>
  FIELDS.every((other) => decimalsOf(place[field]) >= decimalsOf(place[other]));
const decimalsOf = (value: number) => String(value).split('.')[1]?.length ?? 0;

export const turned = ({ latitude, longitude }: Coordinates): Coordinates => ({
  latitude: longitude,
  longitude: latitude,
});

/** Coordinates as a file holds them. */
export const written = ({ latitude, longitude }: Coordinates) =>
  `{ "latitude": ${latitude}, "longitude": ${longitude} }`;

/** The number with one of its digits changed, or two digits side by side in each other's place. */
function withOtherDigit(value: number): number[] {
  const figures = String(value);
  const changed = [...figures].flatMap((digit, at) => {
    if (!/\d/.test(digit)) return [];
    const [before, after] = [figures.slice(0, at), figures.slice(at + 1)];
    const swapped = /^\d/.test(after) ? [before + after[0]! + digit + after.slice(1)] : [];
    return [...[...'0123456789'].map((other) => before + other + after), ...swapped];
  });
  return [...new Set(changed.map(Number))].filter((each) => each !== value);
}

/** The distance between two places, as people write it. */
export function kmTo(place: Coordinates, other: Coordinates): string {
  const way = kmBetween(place, other);
  return `${way < 10 ? way.toFixed(1) : Math.round(way)} km`;
}
