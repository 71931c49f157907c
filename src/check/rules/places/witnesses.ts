import { kmBetween } from '../../../content/geometry';
import type { District, Region } from '../../../content/region';
import type { Coordinates } from '../../../design/map/project';
import { oncePer } from '../../once';
import { fairReach, listedTwice, oddReachIn } from './reach';

/** Evidence for or against a place of a district that does not use its own centre. */

/** Three others show that the codes of a series lie side by side. */
const LEAST_OTHERS = 3;

const lettersOf = (code: string) => /^\p{L}*/u.exec(code)![0];

/** The distance to another district in multiples of both reaches: 1 is where the two touch. */
const wayTo = (other: District, { place, own }: { place: Coordinates; own: District }, region: Region) =>
  kmBetween(place, other.centre) / (fairReach(own, region) + fairReach(other, region) || 1);

/**
 * The distance of a place from the nearest district whose code begins with the same letters (AB1, AB2, AB3), in
 * multiples of both reaches; `undefined` for fewer than four such codes, or where a quarter of them lie scattered.
 */
export function wayFromSeries(place: Coordinates, own: District, region: Region): number | undefined {
  const others = seriesOf(region)(own);
  return others && Math.min(...others.map((other) => wayTo(other, { place, own }, region)));
}

const seriesOf = oncePer((region: Region) =>
  oncePer((own: District): readonly District[] | undefined => {
    const letters = lettersOf(own.code);
    const others = region.file.districts.filter(({ code }) => code !== own.code && lettersOf(code) === letters);
    const isJoined = (one: District) =>
      others.some((other) => one !== other && wayTo(other, { place: one.centre, own: one }, region) <= 1);
    return others.length < LEAST_OTHERS || others.filter(isJoined).length * 4 < others.length * 3 ? undefined : others;
  }),
);

/** Whether a part lies outside its whole. */
export function isOutsideWhole(place: Coordinates, { partOf }: District, region: Region): boolean {
  const whole = region.districts.get(partOf ?? '');
  return (
    whole !== undefined &&
    !oddReachIn(region).has(whole.code) &&
    !listedTwice(region).has(whole.code) &&
    kmBetween(place, whole.centre) > whole.reachKm
  );
}

/** Whether the outline, the whole or the series of a district speaks against a place of it. */
export const isOutOfLine = (place: Coordinates, own: District, region: Region) =>
  !region.reaches(place, { ...own, reachKm: fairReach(own, region) }) ||
  isOutsideWhole(place, own, region) ||
  (wayFromSeries(place, own, region) ?? 0) > 1;
