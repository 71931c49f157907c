import { otherName, wordlessCall } from '../../messages/call-path';
import type { FinishedRule } from '../../rule';
import { callSpot, phoneLinks } from './phone-links';

/** A link is called by its own words, unless a label says otherwise. */
export const unnamedCallLink: FinishedRule = {
  code: 'unnamed-call-link',
  severity: 'error',
  summary: 'A link that calls has no words, or a name that does not begin with what it shows.',
  example: { before: '<a href="tel:…" aria-label="Emergency line">020 7946 0123</a>', after: '<a href="tel:…" aria-label="020 7946 0123, emergency line">020 7946 0123</a>' },
  *checkFinished({ page, html }) {
    for (const { element, number, words } of phoneLinks(html)) {
      const name = (element.attribs['aria-label'] ?? words).replaceAll(/\s+/g, ' ').trim();
      if (name === '') yield { location: callSpot(page), words: wordlessCall({ number }) };
      else if (!name.toLowerCase().startsWith(words.toLowerCase())) yield { location: callSpot(page), words: otherName({ shown: words, name }) };
    }
  },
};
