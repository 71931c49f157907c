import type { Words } from '../../problem';
import type { Rule } from '../../rule';

/** Nobody plans a page or a review further ahead. */
const YEARS = 5;

export const farDate: Rule = {
  code: 'far-date',
  severity: 'warning',
  summary: `A date lies more than ${YEARS} years ahead.`,
  example: { before: '"publishFrom": "2072-03-01"', after: '"publishFrom": "2027-03-01"' },
  scope: 'site',
  *check(site) {
    const { today } = site.setting;
    if (today === undefined) return;
    const last = `${Number(today.slice(0, 4)) + YEARS}${today.slice(4)}`;
    for (const document of site.documents.values()) {
      for (const { kind, value, path } of document.fields) {
        // ISO dates compare as strings.
        if (kind === 'date' && typeof value === 'string' && /^\d{4}-/.test(value) && value > last)
          yield { document, location: { path, part: 'value' }, words: words(value) };
      }
    }
  },
};

const words = (date: string): Words => ({
  message: `${date} lies more than ${YEARS} years ahead.`,
  fix: 'Correct the year. For what has no end, leave the field out where that is possible.',
  why: 'A slip of the keyboard here shows visitors a page for years too long, or keeps it from them.',
});
