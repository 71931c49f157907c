import { kmBetween } from '../../../content/region/geometry';
import { isInDistrict } from '../../../content/region/region';
import type { District, Region } from '../../../content/region/region';
import type { Path } from '../../../json/path';
import type { Area } from '../../documents/areas';
import { districtsCalled } from '../../documents/place-name';
import type { Rule } from '../../rule';
import { listOf, replacing } from '../../words';
import { isDoubted, listedTwice } from './centres';
import { intendedCode } from './code-meant';
import { fromFacts, inAreas } from './found';

export const unknownDistrict: Rule = {
  code: 'unknown-district',
  severity: 'error',
  summary: 'The district of an area page, or of a place next door, is not in pages/_region.json.',
  example: { before: '"code": "R44"', after: '"code": "R4"' },
  scope: 'site',
  check: inAreas(function* (area, region) {
    const { name, codeName, districts } = region.file;
    // Where its district has the code of another by mistake, the region is wrong.
    if (districtsCalled(region, area.name ?? '').some(({ code }) => listedTwice(region).has(code))) return;
    for (const { path, code } of codesIn(area)) {
      if (region.districts.has(code)) continue;
      const some = districts.slice(0, 3).map((district) => district.code);
      const orElse = `Write a ${codeName} of ${name}, for example ${listOf(some, 'or')}.`;
      const { question, fix, insert } = replacing(intendedCode(code, region.districts.keys()), orElse);
      const message = `There is no ${codeName} "${code}" in ${name}.${question}`;
      const why = 'Visitors look for their own district; nobody lives in this one.';
      yield { path, words: { message, fix, why }, insert };
    }
  }),
};

const codesIn = ({ code, places }: Area): { path: Path; code: string }[] => [
  ...(code === undefined ? [] : [{ path: ['facts', 'code'], code }]),
  ...places.flatMap(({ list, index, in: other }) =>
    other === undefined ? [] : [{ path: ['facts', list, index, 'in'], code: other }],
  ),
];

/** Two of code, name and coordinates agree: the third is wrong. Here it is the code. */
export const wrongDistrict: Rule = {
  code: 'wrong-district',
  severity: 'error',
  summary: 'The name and the coordinates of an area page are those of another district than its code.',
  example: { before: '"name": "Riverside", "code": "H7"', after: '"name": "Riverside", "code": "R4"' },
  scope: 'site',
  check: inAreas(function* (area, region) {
    const right = districtOf(area, region);
    if (!right || isDoubted(region, right.code)) return;
    yield {
      path: ['facts', 'code'],
      words: {
        message: `The code "${area.code}" does not fit: "${area.name}" and the coordinates are those of ${right.code}.`,
        fix: `Write "${right.code}" in its place. If it is right, correct the name and the coordinates.`,
        why: 'A code is often what is left of the page that was copied, and sends visitors to the wrong district.',
      },
      insert: JSON.stringify(right.code),
      follows: fromFacts(area, 'name', 'coordinates'),
    };
  }),
};

/** The nearest district that has the name and holds the coordinates, where that of the code has and holds neither. */
function districtOf({ code = '', name = '', coordinates }: Area, region: Region): District | undefined {
  const own = region.districts.get(code);
  if (!own || !coordinates || isInDistrict(own, coordinates)) return undefined;
  const called = districtsCalled(region, name);
  if (called.includes(own)) return undefined;
  const fitting = called.filter((district) => !district.partOf && isInDistrict(district, coordinates));
  const wayTo = ({ centre }: District) => kmBetween(centre, coordinates);
  return fitting.sort((one, other) => wayTo(one) - wayTo(other))[0];
}

export const wrongNeighbour: Rule = {
  code: 'wrong-neighbour',
  severity: 'error',
  summary: 'A place next door is said to lie in the district of the page itself, or in one far away.',
  example: { before: '{ "name": "Town Hall", "in": "R44" }', after: '{ "name": "Town Hall", "in": "R5" }' },
  scope: 'site',
  check: inAreas(function* (area, region) {
    const own = region.districts.get(area.code ?? '');
    for (const { name, list, index, in: code } of own ? area.places : []) {
      const other = region.districts.get(code ?? '');
      if (!other) continue;
      const way = kmBetween(own!.centre, other.centre);
      const isBeside = way <= Math.max(region.file.distances.nearKm, own!.reachKm + other.reachKm);
      if (own !== other && (isBeside || isDoubted(region, own!.code) || isDoubted(region, other.code))) continue;
      const where =
        own === other
          ? `${other.code}, which is this page's own district`
          : `${other.code} ${other.name}, ${Math.round(way)} km away from ${own!.code}`;
      yield {
        path: ['facts', list, index, 'in'],
        words: {
          message: `"${name}" is said to lie in ${where}.`,
          fix: 'Write the district next door that it lies in, or name a place of this page without "in".',
          why: 'Only places next door say whose they are, and visitors look for what is near them.',
        },
        follows: fromFacts(area, 'code', 'coordinates', list),
      };
    }
  }),
};
