import { valueAt } from '../../../json/path';
import { valuesIn } from '../../documents/values';
import type { Words } from '../../problem';
import type { Rule } from '../../rule';
import { isBlock } from './blocks';

/** What fills three screens of a phone several times over. */
const MOST = 24;

export const longList: Rule = {
  code: 'long-list',
  severity: 'warning',
  summary: `A list of a block has more than ${MOST} entries.`,
  example: { before: '"items": [30 cards]', after: '"items": [the 9 cards that matter most]' },
  scope: 'document',
  *check(document) {
    for (const { path, value: list } of valuesIn(document)) {
      if (!Array.isArray(list) || list.length <= MOST || list.some(isBlock) || list.every(isAddress)) continue;
      const around = path.map((_, depth) => valueAt(document.value, path.slice(0, depth))).findLast(isBlock);
      if (!around) continue;
      const words = wordsFor({ field: String(path.at(-1)), type: around.type, count: list.length });
      yield { document, location: { path, part: 'name' }, words };
    }
  },
};

/** Addresses are chosen one by one. */
const isAddress = (value: unknown) => typeof value === 'string' && value.startsWith('/');

const wordsFor = ({ field, type, count }: { field: string; type: string; count: number }): Words => ({
  message: `"${field}" of this "${type}" block has ${count} entries.`,
  fix: `Keep the ones that matter most, up to ${MOST}, or divide them into several blocks with headings of their own.`,
  why: 'Visitors on a phone scroll past so many without reading any.',
});
