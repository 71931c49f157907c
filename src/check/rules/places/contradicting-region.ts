import { REGION_FILE } from '../../../content/files';
import { kmBetween } from '../../../content/geometry';
import type { District, Region } from '../../../content/region';
import { oncePer } from '../../once';
import { centresOf } from '../../documents/district-centres';
import { nameKey } from '../../documents/place-name';
import type { Words } from '../../problem';
import type { Path } from '../../../json/path';
import type { Rule } from '../../rule';
import { codeMeant } from './code-meant';
import { oddPointsIn } from './odd-points';
import type { OddPoint } from './odd-points';
import { kmTo } from './pin';
import { turned } from './slip';

export const contradictingRegion: Rule = {
  code: 'contradicting-region',
  severity: 'error',
  yieldsTo: ['misplaced-centre'],
  summary: 'Two values of pages/_region.json contradict each other.',
  example: { before: '"nearKm": 6, "farKm": 3', after: '"nearKm": 3, "farKm": 6' },
  *check(site) {
    if (!site.region) return;
    const document = site.documents.get(REGION_FILE)!;
    for (const { path, apart = [], ...found } of faultsIn(site.region)) {
      yield { document, location: { path, part: 'value' }, ...found, follows: centresOf(site, apart) };
    }
  },
};

interface Found {
  path: Path;
  words: Words;
  /** What to write in its place, where that is certain. */
  insert?: string;
  /** The codes of districts that lie too far apart. */
  apart?: readonly string[];
}

const WHY = 'Visitors would be shown a wrong map, and nobody would notice when a page has the wrong district.';

const faultsIn = oncePer((region: Region): readonly Found[] => [...faultsOf(region)]);

function* faultsOf(region: Region): Generator<Found> {
  const { distances, inset, centre, name, districts } = region.file;
  if (distances.nearKm > distances.farKm) {
    const message = `What is near (${distances.nearKm} km) is farther than what is far (${distances.farKm} km).`;
    yield {
      path: ['distances', 'nearKm'],
      words: { message, fix: 'Write the smaller one for "nearKm" and the larger one for "farKm".', why: WHY },
    };
  }
  if (inset && inset.north <= inset.south) {
    const message = `The north of the inset, ${inset.north}, lies south of its south, ${inset.south}.`;
    yield {
      path: ['inset', 'north'],
      words: { message, fix: 'Write the larger latitude for "north" and the smaller one for "south".', why: WHY },
    };
  }
  if (inset && inset.west >= inset.east) {
    const message = `The west of the inset, ${inset.west}, lies east of its east, ${inset.east}.`;
    yield {
      path: ['inset', 'west'],
      words: {
        message,
        fix: 'Write the smaller longitude for "west" and the larger one for "east"; with a minus, -2 is smaller than -1.',
        why: WHY,
      },
    };
  }
  if (!region.contains(centre)) {
    const swap = turned(centre);
    const isSwap = region.contains(swap);
    const message = `${centre.name}, the centre of ${name}, lies outside of its outline.${isSwap ? ' Its latitude and its longitude seem to have changed places.' : ''}`;
    const fix = isSwap
      ? `Write ${swap.latitude} for the latitude and ${swap.longitude} for the longitude.`
      : `Write the latitude and the longitude of ${centre.name} as a map shows them.`;
    yield { path: ['centre'], words: { message, fix, why: WHY } };
  }
  for (const odd of oddPointsIn(region)) yield { path: odd.path, ...ofPoint(odd) };
  const named = new Map<string, District[]>();
  for (const [index, district] of districts.entries()) {
    const alike = named.get(nameKey(district.name)) ?? [];
    named.set(nameKey(district.name), [...alike, district]);
    const other = alike.find((each) => isNamesake(each, district, region));
    if (!other) continue;
    const apart = [district.code, other.code];
    yield { path: ['districts', index, 'name'], words: namesakeWords(district, other), apart };
  }
  for (const [index, { code, partOf }] of districts.entries()) {
    if (partOf === undefined || (partOf !== code && region.districts.has(partOf))) continue;
    const meant = codeMeant(
      partOf,
      [...region.districts.keys()].filter((each) => each !== code),
    );
    yield { path: ['districts', index, 'partOf'], ...partWords(code, partOf, meant) };
  }
}

function ofPoint({ point, of, near, isTurned }: OddPoint): Omit<Found, 'path'> {
  const meant = `[${point.longitude}, ${point.latitude}]`;
  return {
    words: {
      message: `This point of ${of} lies ${kmTo(point, near)} from the others.${isTurned ? ' Its latitude and its longitude seem to have changed places.' : ''}`,
      fix: isTurned
        ? `Write ${meant} in its place.`
        : 'Look at a map: write its latitude first and its longitude second, with a minus where there is one.',
      why: WHY,
    },
    ...(isTurned && { insert: meant }),
  };
}

/** Whether two districts of one name lie far apart. */
const isNamesake = (one: District, other: District, region: Region) =>
  region.wholeOf(one.code) !== region.wholeOf(other.code) &&
  kmBetween(one.centre, other.centre) > region.file.distances.farKm;

const namesakeWords = (district: District, other: District): Words => ({
  message: `"${district.name}" is the name of ${other.code} already, which lies ${kmTo(district.centre, other.centre)} away.`,
  fix: `Write what people call ${district.code} in its place, or correct the name of ${other.code}.`,
  why: WHY,
});

const partWords = (code: string, partOf: string, meant: string | undefined): Omit<Found, 'path'> => ({
  words: {
    message:
      partOf === code
        ? `${code} is said to be a part of itself.`
        : `${code} is said to be a part of "${partOf}", which is no district of this file.${meant ? ` Did you mean "${meant}"?` : ''}`,
    fix:
      meant && partOf !== code
        ? `Write "${meant}" in its place.`
        : 'Write the code of the district that it is a part of, or take "partOf" out.',
    why: WHY,
  },
});
