import { isObject } from '../../../json/is-object';
import type { Words } from '../../problem';
import type { Rule } from '../../rule';
import { inEachDocumentBySiteFile } from '../../site-file';
import { counted } from '../../words';
import { valuesIn } from '../../values';
import { amountsIn } from './amounts';
import { timesIn } from './quantities';
import { speechOf } from './speech';
import { oneOf } from './vocabulary';

/** What is counted in a heading stands under it. */
const MOST = 20;

export const miscountedList: Rule = {
  code: 'miscounted-list',
  severity: 'warning',
  summary: 'A heading begins with another number than the list under it has entries.',
  example: { before: '"heading": "Seven reviews", "items": [6 reviews]', after: '"heading": "Six reviews"' },
  check: inEachDocumentBySiteFile((site) => {
    const { vocabulary, locale } = speechOf(site);
    if (!vocabulary) return undefined;
    const { pattern, valueOf } = amountsIn(locale, vocabulary);
    const units = oneOf([...timesIn({ locale, vocabulary }).keys(), vocabulary.limits, vocabulary.outOf, 'of']);
    const atStart = new RegExp(`^(?:${pattern})(?=\\s(?!${units})\\p{L})`, 'iu');
    return function* (document) {
      if (document.kind === 'site' || !isObject(document.value)) return;
      for (const { path, value } of valuesIn(document.value['blocks'], ['blocks'])) {
        if (!isObject(value) || typeof value['heading'] !== 'string') continue;
        const [written] = atStart.exec(value['heading']) ?? [];
        const items: unknown = value['items'];
        const count = written === undefined ? 0 : valueOf(written);
        if (!Array.isArray(items) || items.length < 2 || items.every((each) => typeof each === 'string')) continue;
        if (count < 2 || count > MOST || count === items.length) continue;
        yield {
          document,
          location: { path: [...path, 'heading'], part: 'value', inside: { start: 0, end: written!.length } },
          words: words(written!, items.length),
        };
      }
    };
  }),
};

const words = (written: string, count: number): Words => ({
  message: `The heading says "${written}", and ${counted(count, 'entry', 'entries')} stand in "items" under it.`,
  fix: 'Correct the number, or add or take out what is too few or too many. If it counts something else, let it not begin the heading.',
  why: 'Visitors count, and wonder what is missing.',
});
