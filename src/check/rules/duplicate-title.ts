import { isToldAsCopied } from '../copies';
import { duplicateTitle as words } from '../messages/metadata';
import { resolutionOf } from '../resolution';
import type { Rule } from '../rule';
import { repeated } from '../same-text';

export const duplicateTitle: Rule = {
  code: 'duplicate-title',
  severity: 'error',
  mayAllow: true,
  summary: 'Two pages that search engines list have the same title.',
  example: { before: '"title": "Plumbers in London | {brand}" in two files', after: '"title": "Drain clearance in London | {brand}" in one of the two' },
  *check(site) {
    const spot = { path: ['metadata', 'title'], part: 'value' as const };
    for (const { read, first } of repeated(resolutionOf(site)?.pages ?? [], ({ resolved }) => resolved.head.title)) {
      // A title of tokens is the same when the postcode is.
      if ([read, first].some(({ page }) => isToldAsCopied(site, page, 'facts/code'))) continue;
      yield { document: read.page, spot, words: words(read.resolved.head.title), related: [{ document: first.page, spot, message: 'This page has it too.' }] };
    }
  },
};
