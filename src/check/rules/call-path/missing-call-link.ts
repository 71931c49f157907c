import { missingCallLink as words } from '../../messages/call-path';
import type { FinishedRule } from '../../rule';
import { callSpot, isOurs, phoneLinks } from './phone-links';

export const missingCallLink: FinishedRule = {
  code: 'missing-call-link',
  severity: 'error',
  summary: 'A finished page has no link that dials our number.',
  example: { before: '{ "do": "book", "label": "Book online" } alone', after: '{ "do": "call", "label": "Call: {phone}" } before it' },
  *checkFinished(built) {
    const { page, html, business } = built;
    if (!phoneLinks(html).some((link) => isOurs(link, built))) yield { location: callSpot(page), words: words({ number: business.phone.international }) };
  },
};
