import type { Words } from '../../problem';
import type { Rule } from '../../rule';
import { diagnosticOf, speaksOf } from './stranger-diagnostic';
import type { StrangerWords } from './stranger-diagnostic';
import { strangersIn } from './strangers';

export const leftoverPlace: Rule = {
  code: 'leftover-place',
  severity: 'error',
  mayAllow: true,
  summary: 'A text of an area page still names a place of the area page that it was copied from.',
  example: { before: '"heading": "Repairs in R4" on the page of R5', after: '"heading": "Repairs in {area.code}"' },
  *check(site) {
    for (const stranger of strangersIn(site)) if (stranger.isCertain) yield diagnosticOf(stranger, words);
  },
};

/** A name of another area in a text that is about this one. */
const words = (found: StrangerWords): Words => ({
  message: speaksOf(found),
  fix: found.token
    ? `Write ${found.token} in its place.`
    : 'Write a place of this area in its place, or take the sentence out.',
  why: 'Visitors would think that the page is not about where they live.',
});
