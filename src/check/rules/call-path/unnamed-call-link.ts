import type { Words } from '../../problem';
import type { FinishedRule } from '../../built/finished-rule';
import { quote } from '../../words';
import { SOFTWARE } from './software';

/** A link is called by its own words, unless a label says otherwise. */
export const unnamedCallLink: FinishedRule = {
  code: 'unnamed-call-link',
  severity: 'error',
  summary: 'A link that calls has no words, or a name that does not begin with what it shows.',
  example: {
    before: '<a href="tel:…" aria-label="Emergency line">202-555-0123</a>',
    after: '<a href="tel:…" aria-label="202-555-0123, emergency line">202-555-0123</a>',
  },
  *checkFinished({ calls }) {
    for (const { element, number, words } of calls) {
      const name = (element.attribs['aria-label'] ?? words).replaceAll(/\s+/g, ' ').trim();
      if (name === '') yield { words: wordlessCall({ number }) };
      else if (!name.toLowerCase().startsWith(words.toLowerCase()))
        yield {
          words: otherName({ shown: words, name }),
        };
    }
  },
};

const otherName = ({ shown, name }: { shown: string; name: string }): Words => ({
  message: `A link that calls shows ${quote(shown)} and is called ${quote(name)}.`,
  fix: `Let its name begin with ${quote(shown)}. ${SOFTWARE}`,
  why: 'A person who steers by voice says what stands on the button, and nothing would happen.',
});

const wordlessCall = ({ number }: { number: string }): Words => ({
  message: `A link that dials ${number} has no words.`,
  fix: 'Write what it does into its label, for example "Call: {phone}".',
  why: 'A person who hears the page hears "link" and nothing more.',
});
