import { isToldAsCopied } from '../copies/copies';
import { duplicateTitle as words } from '../../messages/metadata';
import type { Rule } from '../../rule';
import { repeated } from '../copies/same-text';
import { strangersIn } from '../copies/strangers';

export const duplicateTitle: Rule = {
  code: 'duplicate-title',
  severity: 'error',
  mayAllow: true,
  summary: 'Two pages that search engines list have the same title.',
  example: { before: '"title": "Plumbers in London | {brand}" in two files', after: '"title": "Drain clearance in London | {brand}" in one of the two' },
  *check(site) {
    const location = { path: ['metadata', 'title'], part: 'value' as const };
    const leftOver = new Set(strangersIn(site).filter(({ isCertain, mention }) => isCertain && mention.path.join('/') === 'metadata/title').map(({ area }) => area.page.path));
    for (const { read, first } of repeated(site, ({ resolved }) => resolved.head.title)) {
      // A title speaks of the page by its name and its postcode: it is the same when they are, and changes with them. Another's name in it is told by itself.
      if ([read, first].some(({ page }) => ['facts/name', 'facts/code'].some((slot) => isToldAsCopied(site, page, slot)) || leftOver.has(page.path))) continue;
      yield { document: read.page, location, words: words(read.resolved.head.title), related: [{ document: first.page, location, message: 'This page has it too.' }] };
    }
  },
};
