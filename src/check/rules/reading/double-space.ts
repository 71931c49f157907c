import { spanOf } from '../../texts/span-of';
import { textsIn } from '../../texts/texts';
import type { Words } from '../../problem';
import type { Rule } from '../../rule';

/**
 * Spaces at an edge, several between two words, or one as wide as a letter. A no-break space between two words is set
 * on purpose.
 */
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
        yield {
          document,
          location: { path, part: 'value', inside },
          words: words(isEdge ? 'edge' : found[0].length > 1 ? 'between' : 'wide'),
          insert: isEdge ? '' : ' ',
        };
      }
    }
  },
};

const SAID = {
  edge: ['There is a space at the edge of this text.', 'Remove it.'],
  between: ['There are several spaces between two words.', 'Leave one of them.'],
  wide: ['A space between two words is wider than the others.', 'Write a usual one.'],
} as const;

const words = (where: keyof typeof SAID): Words => ({
  message: SAID[where][0],
  fix: SAID[where][1],
  why: 'It came with a copied or half-deleted text, so visitors may miss a word as well.',
});
