import type { NamedPlace } from '../../../authoring/new/region-of-places';
import type { RegionFile } from '../../../content/documents/region.schema';
import { counted } from '../../../check/words';

const EXAMPLE = 'npm run new -- region "R4 Riverside 48.21 16.37" "R5 Old Mill 48.22 16.40" "R7 Harbour 48.19 16.41"';

export const badPlace = (typed: string) =>
  `${JSON.stringify(typed)} is no place. Write the code of the district, where there are codes, its name, how far ` +
  'north it lies and how far east, as a map shows it: "R4 Riverside 48.21 16.37". South and west have a minus.';
export const tooFew = (count: number) =>
  `An outline needs three places or more, and there ${count === 1 ? 'is' : 'are'} ${count}. Each stands in ` +
  `quotes:\n${EXAMPLE}`;
export const sameCode = ({ code }: NamedPlace) =>
  `Two places have the code ${code}. Write another one before one of them.`;
export const existing = () => 'There is a pages/_region.json already. Add places to it, under "districts".';

export const made = ({ districts, distances: { nearKm, farKm }, kmPerHour, outline, around }: RegionFile) =>
  [
    `Made pages/_region.json with ${counted(districts.length, 'district', 'districts')}. It is a proposal; look ` +
      'at each part:',
    '',
    `  "outline"    ${outline.length} points around these places. It is a plain shape that nobody recognises: put the`,
    '               points where the coast, the border or the ring road is.',
    around.length > 0
      ? `  "around"     ${counted(around.length, 'name', 'names')} beside it, by which people see where it lies.`
      : '  "around"     empty. So far the map is a blob without a name on it: ' +
        'write the sea, the next towns or the next\n' +
        '               country here, each with its place, and the map names them at its edge.',
    '  "waters"     empty. A river, a lake or the sea, with its name, is what people know a map by: a few points ' +
      'along it.',
    '  "reachKm"    how far each district goes from its centre: a little over half of the way to its nearest ' +
      'neighbour.',
    '               A street that a page names may lie that far away, and no farther.',
    `  "distances"  up to ${nearKm} km two districts have to do with each other, beyond ${farKm} km none is next door.`,
    `  "kmPerHour"  ${kmPerHour}, as the crow flies: the ring around a pin is drawn by it.`,
    '',
    'What to do next',
    '  1. Run npm run dev and look at the map on a page that shows one: "picture": { "show": "map" }.',
    '  2. Run npm run new area: a district of the region brings its code and its place.',
  ].join('\n');
