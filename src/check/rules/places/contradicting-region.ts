import type { Region } from '../../../content/region/region';
import type { Path } from '../../../json/path';
import type { Rule } from '../../rule';
import { replacing } from '../../words';
import { listedTwice } from './centres';
import { intendedCode } from './code-meant';
import { inRegion } from './found';
import type { Found } from './found';

export const contradictingRegion: Rule = {
  code: 'contradicting-region',
  severity: 'error',
  summary: 'Two values of pages/_region.json contradict each other.',
  example: { before: '"nearKm": 6, "farKm": 3', after: '"nearKm": 3, "farKm": 6' },
  scope: 'site',
  check: inRegion(faultsIn),
};

const WHY = 'Visitors would be shown a wrong map, and nobody would notice when a page has the wrong district.';

const faultOf = (path: Path, message: string, fix: string): Found => ({ path, words: { message, fix, why: WHY } });

function* faultsIn(region: Region): Generator<Found> {
  const { centre, name, distances, inset } = region.file;
  const { nearKm, farKm } = distances;
  const { north, south, west, east } = inset ?? { north: 1, south: 0, west: 0, east: 1 };
  if (nearKm > farKm) {
    const message = `What is near (${nearKm} km) is farther than what is far (${farKm} km).`;
    yield faultOf(
      ['distances', 'nearKm'],
      message,
      'Write the smaller one for "nearKm" and the larger one for "farKm".',
    );
  }
  if (north <= south) {
    const message = `The north of the inset, ${north}, lies south of its south, ${south}.`;
    yield faultOf(
      ['inset', 'north'],
      message,
      'Write the larger latitude for "north" and the smaller one for "south".',
    );
  }
  if (west >= east) {
    const fix =
      'Write the smaller longitude for "west" and the larger one for "east"; with a minus, -2 is smaller than -1.';
    yield faultOf(['inset', 'west'], `The west of the inset, ${west}, lies east of its east, ${east}.`, fix);
  }
  if (!region.contains(centre)) {
    const message = `${centre.name}, the centre of ${name}, lies outside of its outline.`;
    yield faultOf(['centre'], message, `Write the latitude and the longitude of ${centre.name} as a map shows them.`);
  }
  yield* partsOf(region);
}

function* partsOf(region: Region): Generator<Found> {
  const { districts, file } = region;
  for (const [index, { code, partOf }] of file.districts.entries()) {
    if (partOf === undefined || (partOf !== code && districts.has(partOf)) || listedTwice(region).has(code)) continue;
    const others = [...districts.keys()].filter((each) => each !== code);
    const intended = partOf === code ? undefined : intendedCode(partOf, others);
    const orElse = 'Write the code of the district that it is a part of, or take "partOf" out.';
    const { question, fix } = replacing(intended, orElse);
    const message = `${code} is said to be a part of "${partOf}", which is no other district of this file.${question}`;
    yield faultOf(['districts', index, 'partOf'], message, fix);
  }
}
