import { isPageFile } from '../../../content/files';
import { validPartsOf } from '../../../content/valid-parts';
import { atValue, beside } from '../../placed';
import type { Rule } from '../../rule';
import { fact, foundIn } from '../../store';
import { textsIn } from '../../texts/texts';

const YEAR = /(?<!\d)(?:18|19|20)\d\d(?!\d)/;

/** The years in the dates of reviews and the like. */
const years = fact('years of dates', (document) =>
  textsIn(document).flatMap(({ path, value }) => {
    const year = path.at(-1) === 'date' ? YEAR.exec(value)?.[0] : undefined;
    return year === undefined ? [] : [{ path, year: Number(year) }];
  }),
);

export const foundingMismatch: Rule = {
  code: 'founding-mismatch',
  severity: 'error',
  summary: 'The year of foundation is still to come, or the date of a review lies before it.',
  example: { before: '"founded": 2091, in 2026', after: '"founded": 2019' },
  scope: 'site',
  uses: [years],
  *check(site) {
    const { business } = site;
    const { founded } = validPartsOf(business);
    if (!business || founded === undefined) return;
    const year = Number(site.setting.today?.slice(0, 4) ?? Infinity);
    if (founded > year) {
      yield atValue(business, ['founded'], {
        message: `The business would be founded in ${founded}, and it is ${year}.`,
        fix: 'Write the year in which it was founded.',
        why: 'Visitors would read that the business does not exist yet.',
      });
      return;
    }
    const related = [beside(business, ['founded'], 'This is the year of foundation.')];
    for (const [document, dated] of foundIn(years, site)) {
      for (const { path, year: written } of isPageFile(document.path) ? dated : []) {
        const words = {
          message: `This was written in ${written}, and "founded" has ${founded}.`,
          fix: 'Correct the one that is wrong.',
          why: 'Visitors would read two different things of how long you have been there, and one of them is false.',
        };
        if (written < founded) yield atValue(document, path, words, { related });
      }
    }
  },
};
