import { kmBetween } from '../../../content/geometry';
import type { District, Region } from '../../../content/region';
import { areasIn } from '../../documents/areas';
import type { Words } from '../../problem';

import type { Rule } from '../../rule';
import { isDoubted } from './centres';

export const wrongNeighbour: Rule = {
  code: 'wrong-neighbour',
  severity: 'error',
  yieldsTo: ['copied-page', 'distant-coordinates', 'duplicate-district', 'wrong-district'],
  summary: 'A place next door is said to lie in the district of the page itself, or in one far away.',
  example: { before: '{ "name": "Town Hall", "in": "R44" }', after: '{ "name": "Town Hall", "in": "R5" }' },
  *check(site) {
    const region = site.region;
    if (!region) return;
    for (const { page, code = '', places } of areasIn(site)) {
      const own = region.districts.get(code);
      for (const place of own ? places : []) {
        const other = region.districts.get(place.in ?? '');
        if (!other || areNeighbours(own!, other, region)) continue;
        if (own !== other && (isDoubted(site, code) || isDoubted(site, other.code))) continue;
        const location = { path: ['facts', place.list, place.index, 'in'], part: 'value' as const };
        const follows = ['code', 'coordinates', place.list].map((fact) => ({ document: page, path: ['facts', fact] }));
        yield {
          document: page,
          location,
          follows,
          words: other === own ? ownWords(place.name, code) : farWords(place.name, own!, other),
        };
      }
    }
  },
};

const areNeighbours = (own: District, other: District, { file: { distances } }: Region) =>
  own !== other && kmBetween(own.centre, other.centre) <= Math.max(distances.nearKm, own.reachKm + other.reachKm);

const ownWords = (place: string, code: string): Words => ({
  message: `"${place}" is said to lie in ${code}, which is this page's own district.`,
  fix: `Write "${place}" without "in", or the district next door that it lies in.`,
  why: 'Only places next door say whose they are: visitors would wonder whether this page is about their district.',
});

const farWords = (place: string, own: District, other: District): Words => ({
  message: `"${place}" is said to lie in ${other.code} ${other.name}, ${Math.round(kmBetween(own.centre, other.centre))} km away from ${own.code}.`,
  fix: 'Write the district next door that it lies in, or name another place.',
  why: 'Visitors look for what is near them.',
});
