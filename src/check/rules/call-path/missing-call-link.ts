import { missingCallLink as words } from '../../messages/call-path';
import type { BuiltRule } from '../../built/built-rule';
import { callSpot, isOurs, phoneLinks } from './phone-links';

export const missingCallLink: BuiltRule = {
  code: 'missing-call-link',
  severity: 'error',
  summary: 'A finished page has no link that dials our number.',
  example: { before: '{ "do": "book", "label": "Book online" } alone', after: '{ "do": "call", "label": "Call: {phone}" } before it' },
  *check(built) {
    const { page, html, business } = built;
    if (!phoneLinks(html).some((link) => isOurs(link, built))) yield { location: callSpot(page), words: words({ number: business.phone.international }) };
  },
};
