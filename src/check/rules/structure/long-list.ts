import { isObject } from '../../../json/is-object';
import type { Path } from '../../../json/path';
import type { Words } from '../../problem';
import type { Rule } from '../../rule';
import { isBlock, ownBlocks } from './blocks';

/** What fills three screens of a phone several times over. */
const MOST = 24;

export const longList: Rule = {
  code: 'long-list',
  severity: 'warning',
  summary: `A list of a block has more than ${MOST} entries.`,
  example: { before: '"items": [30 cards]', after: '"items": [the 9 cards that matter most]' },
  scope: 'document',
  *check(document) {
    for (const { path, block, type } of ownBlocks(document)) {
      for (const list of listsIn(block, path)) {
        yield { document, location: { path: list.path, part: 'name' }, words: words({ type, ...list }) };
      }
    }
  },
};

interface LongList {
  path: Path;
  count: number;
}

/** The blocks of columns have lists of their own, and addresses are chosen one by one. */
function listsIn(value: unknown, path: Path, found: LongList[] = []): LongList[] {
  if (Array.isArray(value)) {
    if (value.some(isBlock)) return found;
    if (value.length > MOST && !value.every(isAddress)) found.push({ path, count: value.length });
    for (const [index, each] of value.entries()) if (isHolder(each)) listsIn(each, path.concat(index), found);
  } else if (isObject(value)) {
    for (const [key, each] of Object.entries(value)) if (isHolder(each)) listsIn(each, path.concat(key), found);
  }
  return found;
}

const isHolder = (value: unknown) => typeof value === 'object' && value !== null;

const isAddress = (value: unknown) => typeof value === 'string' && value.startsWith('/');

const words = ({ type, path, count }: LongList & { type: string }): Words => ({
  message: `"${path.at(-1)}" of this "${type}" block has ${count} entries.`,
  fix: `Keep the ones that matter most, up to ${MOST}, or divide them into several blocks with headings of their own.`,
  why: 'Visitors on a phone scroll past so many without reading any.',
});
