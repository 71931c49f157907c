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

const words = (found: ForeignWords) => ({
  fix: fixFor(found),
  why: 'Visitors would think that the page is not about where they live.',
});

function fixFor({ place, token, beside, sentenceOf }: ForeignWords): string {
  if (sentenceOf)
    return `Write a sentence of this area in its place, or take it out: ${sentenceOf} has it word for word, and with another name in it, it would be no truer.`;
  const named = [{ place, token }, ...beside];
  if (named.every((each) => each.token))
    return `Write ${named.map((each, index) => `${each.token} ${index === 0 && beside.length === 0 ? 'in its place' : `in the place of "${each.place}"`}`).join(' and ')}.`;
  return beside.length > 0
    ? 'Write this text anew for this area: all of these names must go, and not one alone.'
    : 'Write a place of this area in its place, or take the sentence out.';
}
