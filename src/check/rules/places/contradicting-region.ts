import type { Region } from '../../../content/region';
import type { Words } from '../../problem';
import { oncePer } from '../../once';
import type { Rule } from '../../rule';
import { codeMeant } from './code-meant';
import { inRegion } from './found';
import type { Found } from './found';
import { kmTo } from './km-to';
import { oddPointsIn } from './odd-points';
import type { OddPoint } from './odd-points';
import { turned } from './slip';

export const contradictingRegion: Rule = {
  code: 'contradicting-region',
  severity: 'error',
  yieldsTo: ['misplaced-centre'],
  summary: 'Two values of pages/_region.json contradict each other.',
  example: { before: '"nearKm": 6, "farKm": 3', after: '"nearKm": 3, "farKm": 6' },
  check: inRegion((region) => faultsIn(region)),
};

const wordsOf = (message: string, fix: string): Words => ({
  message,
  fix,
  why: 'Visitors would be shown a wrong map, and nobody would notice when a page has the wrong district.',
});
const TURNED = ' Its latitude and its longitude seem to have changed places.';

const faultsIn = oncePer((region: Region): readonly Found[] => [
  ...sidesOf(region),
  ...centreOf(region),
  ...[...oddPointsIn(region)].map(pointOf),
  ...partsOf(region),
]);

function* sidesOf({ file: { distances, inset } }: Region): Generator<Found> {
  if (distances.nearKm > distances.farKm) {
    const words = wordsOf(
      `What is near (${distances.nearKm} km) is farther than what is far (${distances.farKm} km).`,
      'Write the smaller one for "nearKm" and the larger one for "farKm".',
    );
    yield { path: ['distances', 'nearKm'], words };
  }
  if (inset && inset.north <= inset.south) {
    const words = wordsOf(
      `The north of the inset, ${inset.north}, lies south of its south, ${inset.south}.`,
      'Write the larger latitude for "north" and the smaller one for "south".',
    );
    yield { path: ['inset', 'north'], words };
  }
  if (inset && inset.west >= inset.east) {
    const words = wordsOf(
      `The west of the inset, ${inset.west}, lies east of its east, ${inset.east}.`,
      'Write the smaller longitude for "west" and the larger one for "east"; with a minus, -2 is smaller than -1.',
    );
    yield { path: ['inset', 'west'], words };
  }
}

function* centreOf(region: Region): Generator<Found> {
  const { centre, name } = region.file;
  if (region.contains(centre)) return;
  const swap = turned(centre);
  const isSwap = region.contains(swap);
  const words = wordsOf(
    `${centre.name}, the centre of ${name}, lies outside of its outline.${isSwap ? TURNED : ''}`,
    isSwap
      ? `Write ${swap.latitude} for the latitude and ${swap.longitude} for the longitude.`
      : `Write the latitude and the longitude of ${centre.name} as a map shows them.`,
  );
  yield { path: ['centre'], words };
}

function pointOf({ path, point, of, near, isTurned }: OddPoint): Found {
  const insert = `[${point.longitude}, ${point.latitude}]`;
  const words = wordsOf(
    `This point of ${of} lies ${kmTo(point, near)} from the others.${isTurned ? TURNED : ''}`,
    isTurned
      ? `Write ${insert} in its place.`
      : 'Look at a map: write its latitude first and its longitude second, with a minus where there is one.',
  );
  return { path, words, ...(isTurned && { insert }) };
}

function* partsOf({ districts, file }: Region): Generator<Found> {
  for (const [index, { code, partOf }] of file.districts.entries()) {
    const isItself = partOf === code;
    if (partOf === undefined || (!isItself && districts.has(partOf))) continue;
    const others = [...districts.keys()].filter((each) => each !== code);
    const meant = isItself ? undefined : codeMeant(partOf, others);
    const words = wordsOf(
      isItself
        ? `${code} is said to be a part of itself.`
        : `${code} is said to be a part of "${partOf}", which is no district of this file.${meant ? ` Did you mean "${meant}"?` : ''}`,
      meant
        ? `Write "${meant}" in its place.`
        : 'Write the code of the district that it is a part of, or take "partOf" out.',
    );
    yield { path: ['districts', index, 'partOf'], words };
  }
}
