import { OPENING_TYPES } from '../../../blocks/schemas';
import { isObject } from '../../../json/is-object';
import { valueAt } from '../../../json/path';
import { listedKindNamed } from '../../../kinds/named';
import type { Words } from '../../problem';
import type { Rule } from '../../rule';

export const missingCallButton: Rule = {
  code: 'missing-call-button',
  severity: 'warning',
  summary:
    'A page that visitors come to in order to call has no call button of its own, or none beside its main heading.',
  example: {
    before: '{ "type": "hero", "heading": "Repairs in Northgate", "intro": "…" }',
    after: '{ "type": "hero", …, "actions": [{ "do": "call", "label": "Call: {phone}" }] }',
  },
  scope: 'site',
  *check({ valid }) {
    for (const document of valid) {
      if (!listedKindNamed(document.kind)?.hasCall) continue;
      const calls = document.fields.filter(
        ({ kind, value, path }) =>
          kind === 'action' && path[0] === 'blocks' && isObject(value) && value['do'] === 'call',
      );
      const opening = ['blocks', 0];
      const opens = OPENING_TYPES.some((type) => type === valueAt(document.value, [...opening, 'type']));
      if (calls.length === 0) yield { document, location: { path: ['blocks'], part: 'name' }, words: words(NOWHERE) };
      else if (opens && !calls.some(({ path }) => path[1] === 0))
        yield { document, location: { path: opening, part: 'opening' }, words: words(NOT_FIRST) };
    }
  },
};

const NOWHERE = 'None of the blocks of this page has a call button.';
const NOT_FIRST = 'The block that opens this page has no call button.';

const words = (message: string): Words => ({
  message,
  fix: 'Write "actions": [{ "do": "call", "label": "Call: {phone}" }] into the block that opens the page.',
  why: 'Visitors come to such a page because they need somebody now, and look for the button beside the heading.',
});
