import type { Rule } from '../../rule';
import { spanOf } from '../../texts/span-of';
import { localeOf } from '../../texts/sentences';
import { textsIn } from '../../texts/texts';
import { NEVER_TWICE } from './never-twice';

export const repeatedWord: Rule = {
  code: 'repeated-word',
  severity: 'warning',
  summary: 'A word stands twice in a row: "the the".',
  example: { before: '"text": "We come to the the door."', after: '"text": "We come to the door."' },
  scope: 'document',
  *check(document, site) {
    const repeated = NEVER_TWICE[localeOf(site).split('-')[0]!];
    if (!repeated) return;
    for (const { path, value } of textsIn(document))
      for (const found of value.matchAll(repeated))
        yield {
          document,
          location: { path, part: 'value', inside: spanOf(found) },
          words: {
            message: `"${found[1]!}" stands twice in a row.`,
            fix: `Write "${found[1]!}" once.`,
            why: 'It catches the eye of whoever reads, and a screen reader says it twice.',
          },
          insert: found[1]!,
        };
  },
};
