import { isToldAsCopied } from '../copies/copies';
import { duplicateDescription as words } from '../../messages/metadata';
import type { Rule } from '../../rule';
import { repeated } from '../copies/same-text';

export const duplicateDescription: Rule = {
  code: 'duplicate-description',
  severity: 'warning',
  summary: 'Two pages that search engines list have the same description.',
  example: { before: '"description": "Plumbers by day and by night …" in two files', after: '"description": "Blocked drains cleared by day and by night …" in one of the two' },
  *check(site) {
    const location = { path: ['metadata', 'description'], part: 'value' as const };
    for (const { read, first } of repeated(site, ({ resolved }) => resolved.head.description)) {
      if ([read, first].some(({ page }) => isToldAsCopied(site, page, 'metadata/description'))) continue;
      yield { document: read.page, location, words: words(), related: [{ document: first.page, location, message: 'This page has it too.' }] };
    }
  },
};
