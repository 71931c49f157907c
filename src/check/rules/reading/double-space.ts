import { atValue } from '../../placed';
import type { Rule } from '../../rule';
import { spanOf } from '../../texts/span-of';
import { textsIn } from '../../texts/texts';

/** Spaces at an edge, several in a row, or one as wide as a letter. A single no-break space is set on purpose. */
const SPACES = /^[ \u00a0]+|[ \u00a0]+$|[ \u00a0]*[\u2000-\u2004\u3000][ \u00a0]*|[ \u00a0]{2,}/g;

export const doubleSpace: Rule = {
  code: 'double-space',
  severity: 'warning',
  summary: 'A text has several spaces between two words, or a space at its edge.',
  example: { before: '"intro": "We come  day and night. "', after: '"intro": "We come day and night."' },
  scope: 'document',
  *check(document) {
    for (const { path, value } of textsIn(document)) {
      for (const found of value.matchAll(SPACES)) {
        const inside = spanOf(found);
        const isEdge = inside.start === 0 || inside.end === value.length;
        const words = {
          message: isEdge ? 'There is a space at the edge of this text.' : 'Two words stand too far from each other.',
          fix: isEdge ? 'Remove it.' : 'Leave one space between them.',
          why: 'It came with a copied or half-deleted text, so visitors may miss a word as well.',
        };
        yield atValue(document, path, words, { inside, insert: isEdge ? '' : ' ' });
      }
    }
  },
};
