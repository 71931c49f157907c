import { valueAt } from '../../../json/path';
import type { Words } from '../../problem';
import type { Rule } from '../../rule';
import { inEachDocumentBySiteFile } from '../../documents/site-file';
import { textsIn } from '../../texts/texts';
import { counted } from '../../words';
import { amountsIn } from './amounts';
import { timesIn } from './quantities';
import { speechOf } from './speech';
import { oneOf } from './vocabulary';

/** What is counted in a heading stands under it. */
const MOST = 20;

export const miscountedList: Rule = {
  code: 'miscounted-list',
  severity: 'warning',
  summary: 'A heading, or the words under it, counts another number of entries than the list has.',
  example: { before: '"heading": "Seven reviews", "items": [6 reviews]', after: '"heading": "Six reviews"' },
  check: inEachDocumentBySiteFile((site) => {
    const { vocabulary, locale } = speechOf(site);
    if (!vocabulary) return undefined;
    const { pattern, valueOf } = amountsIn(locale, vocabulary);
    const units = oneOf([
      ...timesIn({ locale, vocabulary }).keys(), vocabulary.limits, vocabulary.outOf, vocabulary.plus, 'of', 'or', 'to',
    ]); // prettier-ignore
    const behind = `(?<count>${pattern})(?=\\s(?!${units})\\p{L})`;
    const inHeading = new RegExp(`^(?:${oneOf(vocabulary.ofList)}\\s)?${behind}`, 'iu');
    // Under a heading only what points at the list counts it: "these six steps", "the six steps below".
    const pointing = new RegExp(
      `(?<!\\p{L})(?:${oneOf(vocabulary.these)}\\s${behind}|${behind}(?=\\s\\p{L}+\\s${oneOf(vocabulary.below)}))`.replace(
        '(?<count>',
        '(?<these>',
      ),
      'iu',
    );
    return function* (document) {
      if (document.kind === 'site') return;
      for (const { path, value } of textsIn(document)) {
        const field = path.at(-1);
        if (field !== 'heading' && field !== 'intro') continue;
        const items = valueAt(document.value, [...path.slice(0, -1), 'items']);
        if (!Array.isArray(items) || items.length < 2) continue;
        const found = (field === 'heading' ? inHeading : pointing).exec(value);
        const written = found?.groups?.['count'] ?? found?.groups?.['these'];
        const count = written === undefined ? 0 : valueOf(written);
        if (!found || written === undefined || count < 2 || count > MOST || count === items.length) continue;
        const start = found.index + found[0].indexOf(written);
        const inside = { start, end: start + written.length };
        yield { document, location: { path, part: 'value', inside }, words: words(written, items.length) };
      }
    };
  }),
};

const words = (written: string, count: number): Words => ({
  message: `The text says "${written}", and ${counted(count, 'entry', 'entries')} stand in "items" under it.`,
  fix: 'Correct the number, or add or take out what is too few or too many. If it counts something else, say so in other words.',
  why: 'Visitors count, and wonder what is missing.',
});
