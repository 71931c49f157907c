import { isObject } from '../../../json/is-object';
import { listedKindNamed } from '../../../kinds/named';
import type { Words } from '../../problem';
import type { Rule } from '../../rule';

export const missingCallButton: Rule = {
  code: 'missing-call-button',
  severity: 'warning',
  summary: 'A page that visitors come to in order to call has no call button of its own.',
  example: {
    before: '{ "type": "hero", "heading": "Repairs in Northgate", "intro": "…" }',
    after: '{ "type": "hero", …, "actions": [{ "do": "call", "label": "Call: {phone}" }] }',
  },
  *check({ valid }) {
    for (const document of valid) {
      if (!listedKindNamed(document.kind)?.hasCall) continue;
      const calls = document.fields.some(
        ({ kind, value, path }) =>
          kind === 'action' && path[0] === 'blocks' && isObject(value) && value['do'] === 'call',
      );
      if (!calls) yield { document, location: { path: ['blocks'], part: 'name' }, words: words() };
    }
  },
};

const words = (): Words => ({
  message: 'None of the blocks of this page has a call button.',
  fix: 'Write "actions": [{ "do": "call", "label": "Call: {phone}" }] into the block that opens the page.',
  why: 'Visitors come to such a page because they need somebody now, and look for the button beside the heading.',
});
