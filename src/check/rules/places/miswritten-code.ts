import type { Region } from '../../../content/region';
import { oncePer } from '../../once';
import type { Rule } from '../../rule';
import { figuredCode, lookAlikesOf } from './code-meant';
import { inRegion } from './found';

/** Three other codes of one form show how codes are written. */
const LEAST_OTHERS = 3;

export const miswrittenCode: Rule = {
  code: 'miswritten-code',
  severity: 'error',
  summary: 'A code of pages/_region.json is not written as its other codes are, as with a letter O for a nought.',
  example: { before: '"code": "R1O"', after: '"code": "R10"' },
  scope: 'site',
  check: inRegion(function* (region) {
    for (const [index, { code, name }] of region.file.districts.entries()) {
      const meant = miswrittenIn(region).get(code);
      if (meant === undefined) continue;
      yield {
        path: ['districts', index, 'code'],
        words: {
          message: `The code "${code}" of ${name} is not written as the others are: a letter stands in the place of a figure, or a figure in that of a letter.`,
          fix: `Write "${meant}" in its place.`,
          why: 'Visitors who type their own code would not be found, and a page of the district would be refused.',
        },
        insert: JSON.stringify(meant),
      };
    }
  }),
};

/** The codes that are not written as the others, each with the one code that was meant. */
export const miswrittenIn = oncePer(({ districts }: Region): ReadonlyMap<string, string> => {
  const codes = [...districts.keys()];
  const forms = codes.map(formOf);
  const countOf = (code: string) => forms.filter((form) => form === formOf(code)).length;
  const isOnly = codes.filter((code) => FIGURE_BEHIND.test(code)).length === 1;
  const meant = new Map<string, string>();
  for (const code of codes) {
    const isLetter = isOnly && FIGURE_BEHIND.test(code);
    if (!isLetter && countOf(code) > 1) continue;
    const usual = (each: string) => countOf(each) >= LEAST_OTHERS;
    const [right, ...more] = isLetter ? [code.replace(FIGURE_BEHIND, figuredCode)] : lookAlikesOf(code).filter(usual);
    if (right && more.length === 0 && !districts.has(right)) meant.set(code, right);
  }
  return meant;
});

/** The letters that look like a figure, behind one. */
const FIGURE_BEHIND = /(?<=\d)[OI]/u;

const formOf = (code: string) => code.replaceAll(/\p{L}/gu, 'A').replaceAll(/\d/g, '9');
