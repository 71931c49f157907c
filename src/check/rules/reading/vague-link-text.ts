import { inEachDocument } from '../../each-document';
import type { Words } from '../../problem';
import type { Rule } from '../../rule';
import { quote } from '../../words';
import { buttonsIn } from './buttons';

/** Words that say nothing once they stand alone. */
const VAGUE =
  /^((click|press|tap) here|click|here|(learn|see) more|link|more( info(rmation)?)?|read( on| more)|this)[.!…>»→ ]*$/i;

export const vagueLinkText: Rule = {
  code: 'vague-link-text',
  severity: 'warning',
  summary: 'A label says nothing of where its link leads: "here", "read more".',
  example: {
    before: '{ "do": "page", "label": "Read more", "to": "/about" }',
    after: '{ "do": "page", "label": "More about us", "to": "/about" }',
  },
  check: inEachDocument(function* (document) {
    for (const { location, label } of buttonsIn(document)) {
      if (VAGUE.test(label.trim())) yield { document, location, words: words(label) };
    }
  }),
};

const words = (label: string): Words => ({
  message: `The label ${quote(label)} does not say where the link leads.`,
  fix: 'Say it in the label, for example "What a repair costs".',
  why: 'People who hear the page often jump from link to link, without the sentences around them.',
});
