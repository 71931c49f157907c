import { areasIn } from '../../documents/areas';
import { atValue } from '../../placed';
import type { Rule } from '../../rule';
import { wordsOf } from '../../texts/words-of';

export const repeatedName: Rule = {
  code: 'repeated-name',
  severity: 'warning',
  summary: 'The name of a page holds its code.',
  example: { before: '"name": "Harbour R4", "code": "R4"', after: '"name": "Harbour", "code": "R4"' },
  scope: 'site',
  *check(site) {
    for (const { page, name = '', code = '' } of areasIn(site)) {
      const words = wordsOf(name).map(({ word }) => word);
      if (words.length < 2 || !words.includes(code.toLowerCase())) continue;
      yield atValue(page, ['facts', 'name'], {
        message: `The name holds the code ${code}, which stands in "code" already.`,
        fix: `Write the name alone, without ${code}.`,
        why: 'Lists and headings show code and name side by side, so visitors would read the code twice.',
      });
    }
  },
};
