import { isObject } from '../../../json/is-object';
import type { Words } from '../../problem';
import type { Rule } from '../../rule';
import type { Site } from '../../site';
import { quote } from '../../words';
import { nameOf, offersOf } from './figure-words';
import { UNSURE } from './figures';
import { judgedFigures, placesOf } from './judged-figures';
import type { JudgedFigure } from './judged-figures';

/** A number of boroughs that is so much smaller than ours is another number: "three boroughs meet here". */
const OF_THE_SAME_SIZE = { ofUs: 10, ofNobody: 2 };

const YEAR = 365;

export const doubtfulFigure: Rule = {
  code: 'doubtful-figure',
  severity: 'warning',
  summary: 'A text gives a number of years, customers or the like that may be meant as one of ours, and is another.',
  example: { before: '"We have 6,000 customers."', after: '"We have {claim.customers} customers."' },
  *check(site) {
    for (const judged of judgedFigures(site)) {
      const { document, figure, known, equal } = judged;
      if (equal.length > 0 || !UNSURE.some((sort) => sort === figure.sort) || !isMeantAsOurs(judged, yearsOf(site)))
        continue;
      yield {
        document,
        location: { path: figure.path, part: 'value', inside: figure.inside },
        words: words(judged),
        related: placesOf(known),
      };
    }
  },
};

/** How long the business has been there. */
function yearsOf({ business, setting: { today } }: Site): number {
  const founded = isObject(business?.value) ? business.value['founded'] : undefined;
  return typeof founded === 'number' && today ? Number(today.slice(0, 4)) - founded : 0;
}

function isMeantAsOurs({ figure: { sort, value, isLeast, isOfUs }, known }: JudgedFigure, years: number): boolean {
  const most = Math.max(...known.map((each) => Math.max(...each.value)));
  // "Over 4,000 customers" is true of 5,000.
  if (known.length === 0 || (isLeast && value[0]! <= most)) return false;
  // A claim of "15+ years" was written down some time ago.
  if (sort === 'experience' && value[0]! > most && value[0]! <= years * YEAR) return false;
  if (sort === 'hours' || sort === 'founded') return true;
  if (sort === 'share') return isOfUs && known[0]!.fit > 0;
  return sort !== 'count' || value[0]! * (isOfUs ? OF_THE_SAME_SIZE.ofUs : OF_THE_SAME_SIZE.ofNobody) >= most;
}

const words = ({ figure, known }: JudgedFigure): Words => ({
  message: `Is "${figure.written}" ${nameOf(figure, 'a')} of ours? pages/_site.json has ${known
    .slice(0, 4)
    .map(({ text }) => quote(text))
    .join(', ')}.`,
  fix: `If the same is meant, write ${offersOf(figure, known) || 'its token'} in its place. If it is something else, say of what it is, or add a claim for it.`,
  why: 'Visitors who read two figures for one thing believe neither.',
});
