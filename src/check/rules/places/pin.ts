import { kmBetween } from '../../../content/geometry';
import type { Coordinates } from '../../../content/geometry';
import { isInDistrict } from '../../../content/region';
import type { District, Region } from '../../../content/region';
import type { Area } from '../../areas';

export type PinFault =
  /** Latitude and longitude have changed places. */
  | { is: 'swapped'; mended: Coordinates }
  | { is: 'outside' }
  /** Outside its district; `slip` is the one figure that puts it back. */
  | { is: 'distant'; district: District; slip: Slip | undefined };

export interface Slip {
  field: keyof Coordinates;
  value: number;
  isSign: boolean;
}

export const PIN_WHY =
  'The map would show the pin in the wrong place, and search engines would show the page to people who live elsewhere.';

/** What is wrong with where an area says that it lies, as far as the region knows its district. */
export function pinFaultOf({ code = '', coordinates }: Area, region: Region): PinFault | undefined {
  if (!coordinates) return undefined;
  const district = region.districts.get(code);
  const fits = (place: Coordinates) => (district ? isInDistrict(district, place) : region.contains(place));
  if (fits(coordinates)) return undefined;
  const turned = { latitude: coordinates.longitude, longitude: coordinates.latitude };
  if (!region.contains(coordinates) && region.contains(turned)) return { is: 'swapped', mended: turned };
  const slip = district && slipOf(coordinates, fits);
  return !district || (!slip && !region.contains(coordinates)) ? { is: 'outside' } : { is: 'distant', district, slip };
}

const FIELDS = ['latitude', 'longitude'] as const;

/** A lost or added minus, or else the one digit that was mistyped; nothing where several would do. */
function slipOf(place: Coordinates, fits: (place: Coordinates) => boolean): Slip | undefined {
  const fitting = (values: (value: number) => number[], isSign: boolean) =>
    FIELDS.flatMap((field) =>
      values(place[field])
        .filter((value) => fits({ ...place, [field]: value }))
        .map((value): Slip => ({ field, value, isSign })),
    );
  const [sign] = fitting((value) => [-value], true);
  if (sign) return sign;
  const digits = fitting(withOtherDigit, false);
  return digits.length === 1 ? digits[0] : undefined;
}

const DIGITS = [...'0123456789'];

/** The number with each of its digits changed into each other one, or changed places with the next. */
function withOtherDigit(value: number): number[] {
  const written = String(value);
  const changed = [...written].flatMap((digit, at) => {
    if (!/\d/.test(digit)) return [];
    const [before, after] = [written.slice(0, at), written.slice(at + 1)];
    const turned = /^\d/.test(after) ? [before + after[0]! + digit + after.slice(1)] : [];
    return [...DIGITS.map((other) => before + other + after), ...turned];
  });
  return [...new Set(changed.map(Number))].filter((each) => each !== value);
}

/** Kilometres from a place to the centre of a district, as people write them. */
export const kmTo = (place: Coordinates, centre: Coordinates) => {
  const way = kmBetween(place, centre);
  return `${way < 10 ? way.toFixed(1) : Math.round(way)} km`;
};
