import { inEachDocument } from '../../documents/each-document';
import type { Words } from '../../problem';
import type { Rule } from '../../rule';
import { quote } from '../../words';
import { buttonsIn } from './buttons';

/** Words that say nothing once they stand alone. */
const VAGUE =
  /^((click|press|tap) here|click|here|(learn|see) more|link|more( info(rmation)?)?|read( on| more)|this)[.!…>»→ ]*$/i;

const after = '{ "do": "page", "label": "More about us", "to": "/about" }';

/** The check of the label of each button and link that is told. */
const inLabels = (isTold: (label: string) => boolean, words: (label: string) => Words) =>
  inEachDocument((document) =>
    buttonsIn(document).flatMap(({ location, label }) =>
      isTold(label) ? [{ document, location, words: words(quote(label)) }] : [],
    ),
  );

export const emptyLinkText: Rule = {
  code: 'empty-link-text',
  severity: 'error',
  summary: 'A label has no words: "…", "→".',
  example: { before: '{ "do": "page", "label": "…", "to": "/about" }', after },
  check: inLabels(
    (label) => /\S/.test(label) && !/[\p{L}\p{N}]/u.test(label),
    (label) => ({
      message: `The label ${label} has no words.`,
      fix: 'Say what happens when it is pressed, for example "See all services".',
      why: 'A person who hears the page would hear "link" and nothing more.',
    }),
  ),
};

export const vagueLinkText: Rule = {
  code: 'vague-link-text',
  severity: 'warning',
  summary: 'A label says nothing of where its link leads: "here", "read more".',
  example: { before: '{ "do": "page", "label": "Read more", "to": "/about" }', after },
  check: inLabels(
    (label) => VAGUE.test(label.trim()),
    (label) => ({
      message: `The label ${label} does not say where the link leads.`,
      fix: 'Say it in the label, for example "What a repair costs".',
      why: 'People who hear the page often jump from link to link, without the sentences around them.',
    }),
  ),
};
