import { isPageFile } from '../../../content/files';
import { validPartsOf } from '../../../content/valid-parts';
import { atValue, beside } from '../../placed';
import type { Rule } from '../../rule';
import { eachIn, fact } from '../../store';
import { textsIn } from '../../texts/texts';

const YEAR = /(?<!\d)(?:18|19|20)\d\d(?!\d)/;

const dated = fact('dates of pages', (page) =>
  (isPageFile(page.path) ? textsIn(page) : []).flatMap(({ path, value }) => {
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
  uses: [dated],
  *check(site) {
    const document = site.business;
    const { founded } = validPartsOf(document);
    if (!document || founded === undefined) return;
    const year = Number(site.setting.today?.slice(0, 4) ?? Infinity);
    if (founded > year) {
      yield atValue(document, ['founded'], {
        message: `The business would be founded in ${founded}, and it is ${year}.`,
        fix: 'Write the year in which it was founded.',
        why: 'Visitors would read that the business does not exist yet.',
      });
      return;
    }
    const related = [beside(document, ['founded'], 'This is the year of foundation.')];
    for (const [page, { path, year: written }] of eachIn(dated, site)) {
      const words = {
        message: `This was written in ${written}, and "founded" has ${founded}.`,
        fix: 'Correct the one that is wrong.',
        why: 'Visitors would read two different things of how long you have been there, and one of them is false.',
      };
      if (written < founded) yield atValue(page, path, words, { related });
    }
  },
};
