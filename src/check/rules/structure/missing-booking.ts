import { isObject } from '../../../json/is-object';
import type { Rule } from '../../rule';

export const missingBooking: Rule = {
  code: 'missing-booking',
  severity: 'error',
  summary: 'A button books online, but pages/_site.json names no page to book on.',
  example: { before: '{ "do": "book", "label": "Book online" }', after: '{ "do": "call", "label": "Call: {phone}" }' },
  scope: 'site',
  *check(site) {
    const business = site.business?.value;
    if (!isObject(business) || 'booking' in business) return;
    for (const document of site.documents.values()) {
      for (const { kind, value, path } of document.fields) {
        if (kind !== 'action' || !isObject(value) || value['do'] !== 'book') continue;
        yield {
          document,
          location: { path: [...path, 'do'], part: 'value' },
          words: {
            message: 'This button books online, but pages/_site.json names no page to book on.',
            fix: 'Let it call instead: "do": "call". If visitors can book online, write the address into "booking" of pages/_site.json.',
            why: 'Visitors who press it would come nowhere.',
          },
        };
      }
    }
  },
};
