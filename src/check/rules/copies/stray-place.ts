import { centresOf } from '../../documents/district-centres';
import type { Rule } from '../../rule';
import { diagnosticOf } from './foreign-diagnostic';
import type { ForeignWords } from './foreign-diagnostic';
import { foreignPlacesIn } from './foreign-places';

export const strayPlace: Rule = {
  code: 'stray-place',
  severity: 'warning',
  yieldsTo: ['foreign-code', 'misplaced-centre'],
  summary: 'An area page names a place of a district far away, or lists one that another page lists too.',
  example: {
    before: '"text": "The flats near Hilltop Park have lifts." on the page of Riverside',
    after: '"text": "The flats near Riverside Gardens have lifts."',
  },
  *check(site) {
    for (const foreign of foreignPlacesIn(site)) {
      if (foreign.isCertain) continue;
      const { area, owner } = foreign;
      yield { ...diagnosticOf(foreign, words), follows: centresOf(site, [area.code, owner.code]) };
    }
  },
};

const words = (found: ForeignWords) => ({
  fix: fixFor(found),
  why:
    found.isNear && !found.isListed
      ? 'A heading or label speaks of the page itself, and visitors may wonder which district it is about.'
      : 'Visitors would wonder which district the page is about, and the place helps nobody who looks for help here.',
});

function fixFor({ place, code, isNear, isListed, isOpen, token, beside }: ForeignWords): string {
  if (isOpen)
    return `Look at a map, and take it out of the page that it does not lie in${code === undefined ? '' : `, or write { "name": "${place}", "in": "${code}" } here if it lies there`}.`;
  if (isListed && isNear && code !== undefined)
    return `Write a place of this area in its place, or { "name": "${place}", "in": "${code}" } if it lies there.`;
  if (isListed) return 'Write a place of this area in its place, or leave it if there is one of that name here too.';
  if (isNear)
    return 'Leave it if the neighbour is meant. If it was left from another page, write {area.name} in its place.';
  if (beside.length > 0)
    return 'Write this text anew for this area, or take the sentence out: all of these names must go, and not one alone.';
  if (token) return `Write ${token} in its place, or take the sentence out.`;
  return 'Write a place of this area in its place, or take the sentence out. If there is a place of that name here too, name it under "streets" or "landmarks".';
}
