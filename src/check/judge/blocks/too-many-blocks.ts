import type { Words } from '../../problem';
import { isObject } from '../../../json/is-object';

const MOST = 200;

export const tooManyBlocks = {
  code: 'too-many-blocks',
  summary: `A page has more than ${MOST} blocks.`,
  example: { before: 'a page with 240 blocks', after: 'two pages with 120 blocks each' },

  holds: (document: unknown): boolean => blockCount(document) > MOST,

  words: (document: unknown): Words => ({
    message: `This page has ${blockCount(document)} blocks; it may have ${MOST}.`,
    fix: 'Split it into several pages.',
    why: 'So long a page would take visitors on a phone minutes to load.',
  }),
};

/** Blocks of a document, with those that stand in other blocks. */
function blockCount(value: unknown): number {
  if (Array.isArray(value)) {
    return value.reduce<number>((sum, each) => sum + (isObject(each) && 'type' in each ? 1 : 0) + blockCount(each), 0);
  }
  if (!isObject(value)) return 0;
  return Object.values(value).reduce<number>((sum, each) => sum + (typeof each === 'object' ? blockCount(each) : 0), 0);
}
