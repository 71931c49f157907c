import { inEachDocument } from '../../each-document';
import type { Words } from '../../problem';
import type { Rule } from '../../rule';
import { textsIn } from '../../texts';

/** Spaces at an edge, or several between two words. A no-break space is set on purpose. */
const SPACES = /^ +| +$| {2,}/g;

export const doubleSpace: Rule = {
  code: 'double-space',
  severity: 'warning',
  summary: 'A text has several spaces between two words, or a space at its edge.',
  example: { before: '"intro": "We come  day and night. "', after: '"intro": "We come day and night."' },
  check: inEachDocument(function* (document) {
    for (const { path, value } of textsIn(document)) {
      for (const { 0: found, index } of value.matchAll(SPACES)) {
        const inside = { start: index, end: index + found.length };
        const isEdge = index === 0 || inside.end === value.length;
        yield {
          document,
          location: { path, part: 'value', inside },
          words: words(isEdge ? 'edge' : 'between'),
          insert: isEdge ? '' : ' ',
        };
      }
    }
  }),
};

const words = (where: 'between' | 'edge'): Words => ({
  message:
    where === 'between' ? 'There are several spaces between two words.' : 'There is a space at the edge of this text.',
  fix: where === 'between' ? 'Leave one of them.' : 'Remove it.',
  why: 'It came with a copied or half-deleted text, so visitors may miss a word as well.',
});
