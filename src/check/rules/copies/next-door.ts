import type { Coordinates } from '../../../geography/greater-london';
import { kmBetween } from '../places/areas';
import type { Area } from '../places/areas';
import { kmOutsideArea } from '../places/districts';

/** A district is next door when no more than so many others are nearer: those that an area page lists. */
const NEIGHBOURS = 6;
/** Where few pages are, the nearest may still be far. */
const NEXT_DOOR_KM = 4.5;
/** So far the people of a district walk, and may well speak of what is there. */
const WALK_KM = 3;

/** Where an area lies, if its coordinates can be true. */
function placeOf({ code = '', coordinates }: Area): Coordinates | undefined {
  return coordinates && kmOutsideArea(code, coordinates) === 0 ? coordinates : undefined;
}

/** Whether two districts lie next door; so they may when it is not known where one of them lies. */
export function isNextDoor(area: Area, other: Area, areas: readonly Area[]): boolean {
  const here = placeOf(area);
  const there = placeOf(other);
  if (!here || !there) return true;
  const way = kmBetween(here, there);
  return way <= NEXT_DOOR_KM && areas.filter(({ page, coordinates }) => page !== area.page && coordinates && kmBetween(here, coordinates) < way).length < NEIGHBOURS;
}

/** Whether two districts are known to lie so far apart that neither has to do with the other. */
export function isFarAway(area: Area, other: Area, areas: readonly Area[]): boolean {
  return !isNextDoor(area, other, areas) && kmBetween(area.coordinates!, other.coordinates!) > WALK_KM;
}
