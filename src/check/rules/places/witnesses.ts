import { kmBetween } from '../../../content/geometry';
import type { Coordinates } from '../../../design/map/project';
import type { District, Region } from '../../../content/region';
import { oncePer } from '../../once';
import { pushTo } from '../../lists';
import { fairReach, oddReachIn } from './reach';
import { listedTwice } from './repeated-district';

/** What speaks for or against a place of a district without asking for its centre: others, and the outline. */

/** Fewer of a series say nothing of where the next one lies. */
const LEAST_OF_SERIES = 4;

const lettersOf = (code: string) => /^\p{L}*/u.exec(code)![0];

/** Districts whose codes begin with the same letters lie side by side: AB1, AB2, AB3. */
const seriesIn = oncePer(({ file }: Region): ReadonlyMap<string, District[]> => {
  const series = new Map<string, District[]>();
  for (const district of file.districts) pushTo(series, lettersOf(district.code), district);
  return series;
});

/** How far it is to another district, in parts of what both reach together. */
const wayIn = (place: Coordinates, { own, other }: { own: District; other: District }, region: Region) =>
  kmBetween(place, other.centre) / (fairReach(own, region) + fairReach(other, region) || 1);

/**
 * How far a place lies from its series; 1 is where two districts touch. Nothing of a series that is itself scattered.
 */
export function wayFromSeries(place: Coordinates, own: District, region: Region): number | undefined {
  const others = seriesOf(region)(own);
  return others && Math.min(...others.map((other) => wayIn(place, { own, other }, region)));
}

/** The others of a district's series, where they lie side by side. */
const seriesOf = oncePer((region: Region) =>
  oncePer((own: District): readonly District[] | undefined => {
    const others = seriesIn(region)
      .get(lettersOf(own.code))!
      .filter(({ code }) => code !== own.code);
    if (others.length < LEAST_OF_SERIES - 1) return undefined;
    const joined = others.filter((one) =>
      others.some((other) => one !== other && wayIn(one.centre, { own: one, other }, region) <= 1),
    );
    return joined.length * 4 < others.length * 3 ? undefined : others;
  }),
);

/** Whether a part lies outside of its whole. */
export function isOutsideWhole(place: Coordinates, { partOf }: District, region: Region): boolean {
  const whole = region.districts.get(partOf ?? '');
  return (
    whole !== undefined &&
    !oddReachIn(region).has(whole.code) &&
    !listedTwice(region).has(whole.code) &&
    kmBetween(place, whole.centre) > whole.reachKm
  );
}

/** Whether what the region says of other districts speaks against a place of this one. */
export const isOutOfLine = (place: Coordinates, own: District, region: Region) =>
  !region.reaches(place, { ...own, reachKm: fairReach(own, region) }) ||
  isOutsideWhole(place, own, region) ||
  (wayFromSeries(place, own, region) ?? 0) > 1;

/** How many of the districts that are said to lie next door do not lie there. */
export const countFar = (place: Coordinates, own: District, neighbours: readonly District[], { file }: Region) =>
  neighbours.filter(
    (other) => kmBetween(place, other.centre) > Math.max(file.distances.nearKm, own.reachKm + other.reachKm),
  ).length;
