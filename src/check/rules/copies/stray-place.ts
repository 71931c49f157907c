import type { Words } from '../../problem';
import type { Rule } from '../../rule';
import { diagnosticOf, speaksOf } from './stranger-diagnostic';
import type { StrangerWords } from './stranger-diagnostic';
import { strangersIn } from './strangers';

export const strayPlace: Rule = {
  code: 'stray-place',
  severity: 'warning',
  summary: 'A text of an area page names a place that belongs to the page of a district far away.',
  example: {
    before: '"text": "The flats near Hilltop Park have lifts." on the page of Riverside',
    after: '"text": "The flats near Riverside Gardens have lifts."',
  },
  *check(site) {
    for (const stranger of strangersIn(site)) if (!stranger.isCertain) yield diagnosticOf(stranger, words);
  },
};

/** A name of an area far away in words that are this page's own, or of a neighbour above them. */
const words = (found: StrangerWords): Words => ({
  message: speaksOf(found),
  fix: found.isNear
    ? 'Leave it if the neighbour is meant. If it was left from another page, write {area.name} in its place.'
    : found.token
      ? `Write ${found.token} in its place, or take the sentence out.`
      : found.isListed
        ? 'Write a place of this area in its place, or leave it if there is one of that name here too.'
        : 'Write a place of this area in its place, or take the sentence out. If there is a place of that name here too, name it under "streets" or "landmarks".',
  why: found.isNear
    ? 'A heading or label speaks of the page itself, and visitors may wonder which district it is about.'
    : 'The place is too far away to help anybody who looks for help here, and visitors would wonder which district the page is about.',
});
