import { monthsIn } from '../../dates';
import type { Words } from '../../problem';
import type { Rule } from '../../rule';
import { localeOf } from '../../sentences';
import { textsIn } from '../../texts';

/** Further ahead nobody announces anything. */
const YEARS = 5;

/** A text that is nothing but a month says when something was written, which is past. */
export const farDate: Rule = {
  code: 'far-date',
  severity: 'warning',
  summary: `A text names a month more than ${YEARS} years ahead, or is a month alone that is still to come.`,
  example: { before: '"updated": "March 2052"', after: '"updated": "March 2025"' },
  *check(site) {
    const { today } = site.setting;
    if (today === undefined) return;
    const [year, month] = today.split('-').map(Number) as [number, number];
    const names = monthsIn(localeOf(site)).map((name) => name.toLowerCase());
    const dates = new RegExp(String.raw`(?<![\p{L}\p{N}])(${names.join('|')}) (\d{4})(?![\p{L}\p{N}])`, 'giu');
    for (const document of site.documents.values()) {
      for (const { path, value } of textsIn(document)) {
        for (const { 0: written, 1: name, 2: inYear, index: start } of value.matchAll(dates)) {
          const ahead = (Number(inYear) - year) * 12 + names.indexOf(name!.toLowerCase()) + 1 - month;
          if (ahead <= (written === value.trim() ? 0 : YEARS * 12)) continue;
          const inside = { start, end: start + written.length };
          yield { document, location: { path, part: 'value', inside }, words: words(written) };
        }
      }
    }
  },
};

const words = (written: string): Words => ({
  message: `${written} is still to come.`,
  fix: 'Correct the year. If a day so far ahead is meant, say what happens on it.',
  why: 'Visitors would take a slip of the keyboard for a sign that nobody reads these pages.',
});
