import { buttonsIn } from './buttons';
import { inEachDocument } from '../../each-document';
import { emptyLinkText as words, vagueLinkText } from '../../messages/reading';
import type { Rule } from '../../rule';

/** Words that say nothing once they stand alone. */
const VAGUE = /^(click( here)?|here|learn more|link|more( info(rmation)?)?|press here|read( on| more)|see more|tap here|this)[.!…>»→ ]*$/i;

export const emptyLinkText: Rule = {
  code: 'empty-link-text',
  severity: 'warning',
  summary: 'A label says nothing of where its link leads: "…", "here", "read more".',
  example: { before: '{ "do": "page", "label": "Read more", "to": "/about" }', after: '{ "do": "page", "label": "More about us", "to": "/about" }' },
  check: inEachDocument(function* (document) {
    for (const { path, label } of buttonsIn(document)) {
      const location = { path, part: 'value' as const };
      if (/\S/.test(label) && !/[\p{L}\p{N}]/u.test(label)) yield { document, location, words: words(label) };
      else if (VAGUE.test(label.trim())) yield { document, location, words: vagueLinkText(label) };
    }
  }),
};
