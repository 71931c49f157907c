import { RESERVED_IDS } from '../../../content/fragments';
import type { Words } from '../../problem';
import type { Rule } from '../../rule';

export const reservedId: Rule = {
  code: 'reserved-id',
  severity: 'error',
  summary: 'A block has a name that the frame around every page uses.',
  example: { before: '{ "type": "prose", "id": "main", … }', after: '{ "type": "prose", "id": "our-story", … }' },
  scope: 'document',
  *check(document) {
    if (document.kind === 'site') return;
    for (const { kind, value, path } of document.fields) {
      if (kind !== 'id' || path.at(-1) !== 'id' || typeof value !== 'string') continue;
      const use = RESERVED_IDS.get(value);
      if (use) yield { document, location: { path, part: 'value' }, words: words({ id: String(value), use }) };
    }
  },
};

const words = ({ id, use }: { id: string; use: string }): Words => ({
  message: `The name "${id}" is taken: it stands for ${use}.`,
  fix: `Give the block another name, for example "our-${id}".`,
  why: 'Visitors who follow a link to this block would come somewhere else.',
});
