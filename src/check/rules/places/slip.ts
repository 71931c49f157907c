import type { Coordinates } from '../../../design/map/project';

/** One figure of a place, as it was meant. */
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
  const digits = fitting(withOtherDigit, false).filter(({ field }) => isWhole(field, place));
  return digits.length === 1 ? digits[0] : undefined;
}

/** With fewer decimals than its fellow a figure has lost a digit, and none that stands there is the wrong one. */
const isWhole = (field: Slip['field'], place: Coordinates) =>
  FIELDS.every((other) => decimalsOf(place[field]) >= decimalsOf(place[other]));
const decimalsOf = (value: number) => String(value).split('.')[1]?.length ?? 0;

export const turned = ({ latitude, longitude }: Coordinates): Coordinates => ({
  latitude: longitude,
  longitude: latitude,
});

/** As a file holds it. */
export const written = ({ latitude, longitude }: Coordinates) =>
  `{ "latitude": ${latitude}, "longitude": ${longitude} }`;

const DIGITS = [...'0123456789'];

/** The number with each of its digits changed into each other one, or changed places with the next. */
function withOtherDigit(value: number): number[] {
  const figures = String(value);
  const changed = [...figures].flatMap((digit, at) => {
    if (!/\d/.test(digit)) return [];
    const [before, after] = [figures.slice(0, at), figures.slice(at + 1)];
    const swapped = /^\d/.test(after) ? [before + after[0]! + digit + after.slice(1)] : [];
    return [...DIGITS.map((other) => before + other + after), ...swapped];
  });
  return [...new Set(changed.map(Number))].filter((each) => each !== value);
}
