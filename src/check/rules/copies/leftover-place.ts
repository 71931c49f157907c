import type { Rule } from '../../rule';
import { diagnosticOf } from './foreign-diagnostic';
import type { ForeignWords } from './foreign-diagnostic';
import { foreignPlacesIn } from './foreign-places';

export const leftoverPlace: Rule = {
  code: 'leftover-place',
  severity: 'error',
  mayAllow: true,
  summary: 'A text of an area page still names a place of the area page that it was copied from.',
  example: { before: '"heading": "Repairs in R4" on the page of R5', after: '"heading": "Repairs in {area.code}"' },
  *check(site) {
    for (const foreign of foreignPlacesIn(site)) if (foreign.isCertain) yield diagnosticOf(foreign, words);
  },
};

const words = ({ token }: ForeignWords) => ({
  fix: token ? `Write ${token} in its place.` : 'Write a place of this area in its place, or take the sentence out.',
  why: 'Visitors would think that the page is not about where they live.',
});
