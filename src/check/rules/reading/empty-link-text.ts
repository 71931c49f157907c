import type { Words } from '../../problem';
import type { Rule } from '../../rule';
import { quote } from '../../words';
import { buttonsIn } from './buttons';

export const emptyLinkText: Rule = {
  code: 'empty-link-text',
  severity: 'error',
  summary: 'A label has no words: "…", "→".',
  example: {
    before: '{ "do": "page", "label": "…", "to": "/about" }',
    after: '{ "do": "page", "label": "More about us", "to": "/about" }',
  },
  scope: 'document',
  check: (document) =>
    buttonsIn(document).flatMap(({ location, label }) =>
      /\S/.test(label) && !/[\p{L}\p{N}]/u.test(label) ? [{ document, location, words: words(label) }] : [],
    ),
};

const words = (label: string): Words => ({
  message: `The label ${quote(label)} has no words.`,
  fix: 'Say what happens when it is pressed, for example "See all services".',
  why: 'A person who hears the page would hear "link" and nothing more.',
});
