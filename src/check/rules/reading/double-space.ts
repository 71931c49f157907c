import { inEachText, spanOf } from '../../in-each-text';
import type { Words } from '../../problem';
import type { Rule } from '../../rule';

/** Spaces at an edge, or several between two words. A no-break space is set on purpose. */
const SPACES = /^ +| +$| {2,}/g;

export const doubleSpace: Rule = {
  code: 'double-space',
  severity: 'warning',
  summary: 'A text has several spaces between two words, or a space at its edge.',
  example: { before: '"intro": "We come  day and night. "', after: '"intro": "We come day and night."' },
  check: inEachText(function* ({ value }) {
    for (const found of value.matchAll(SPACES)) {
      const inside = spanOf(found);
      const isEdge = inside.start === 0 || inside.end === value.length;
      yield { inside, words: words(isEdge ? 'edge' : 'between'), insert: isEdge ? '' : ' ' };
    }
  }),
};

const words = (where: 'between' | 'edge'): Words => ({
  message:
    where === 'between' ? 'There are several spaces between two words.' : 'There is a space at the edge of this text.',
  fix: where === 'between' ? 'Leave one of them.' : 'Remove it.',
  why: 'It came with a copied or half-deleted text, so visitors may miss a word as well.',
});
