import { distance } from 'fastest-levenshtein';
import { isObject } from '../../json/is-object';
import type { Json, Migration } from './migration';

/**
 * Version 3 of `pages/_site.json` named the unit of a claim in words of its language. Where they were those of another
 * language, visitors read the number alone.
 */
export const unitsAsCodes: Migration = {
  summary: 'The unit of a claim is a code, such as "minute", "EUR-per-hour" or "count", and each language writes it.',
  migrate(site) {
    const { claims, locale } = site;
    if (!Array.isArray(claims)) return site;
    const names = namesIn(typeof locale === 'string' ? locale : 'en');
    return {
      ...site,
      claims: claims.map((claim: unknown) =>
        isObject(claim) && typeof claim['unit'] === 'string' ? { ...claim, unit: codeOf(claim, names) } : claim,
      ),
    };
  },
};

const UNITS = ['second', 'minute', 'hour', 'day', 'week', 'month', 'year', 'percent'];
/** A unit that is a code already, as in a file that lost its version. */
const CODES = /^(count|rating|promise|[A-Z]{3}-per-[a-z-]+)$/;
/** Enough numbers for every plural that a language has. */
const NUMBERS = [0, 1, 2, 3, 5, 6, 11, 100, 1.5];

/** The names of the units in a language and in English, in lower case. */
function namesIn(locale: string): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  for (const language of [...languages(locale), 'en', 'en-GB'])
    for (const unit of UNITS)
      for (const unitDisplay of ['long', 'short'] as const) {
        const format = new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay });
        for (const number of NUMBERS) {
          const part = format.formatToParts(number).find(({ type }) => type === 'unit' || type === 'percentSign');
          const name = part?.value.toLowerCase().replace(/\.$/, '');
          if (name !== undefined && !names.has(name)) names.set(name, unit);
        }
      }
  return names;
}

function languages(locale: string): string[] {
  try {
    return Intl.getCanonicalLocales(locale);
  } catch {
    return [];
  }
}

/**
 * The code of a claim's unit. What no unit is called is a thing that people count. A slip stays as it is, and so does
 * what only resembles a unit: the check asks for them.
 */
function codeOf({ unit, text }: Json, names: ReadonlyMap<string, string>): string {
  const written = (unit as string).trim();
  if (CODES.test(written)) return written;
  const exact = names.get(written.toLowerCase());
  if (exact !== undefined) return exact;
  const [first = '', ...rest] = written.split(/\s+/);
  const last = names.get(rest.at(-1)?.toLowerCase() ?? '');
  if (/^[A-Z]{3}$/.test(first)) return last === undefined ? first : `${first}-per-${last}`;
  // Stars: "out of 5".
  if (rest.at(-1) === '5') return 'rating';
  // "working days", whose number is shown in words of its own.
  if (last !== undefined) return text === undefined ? written : last;
  const isSlip = [...names.keys()].some((name) => name.length > 3 && distance(name, written.toLowerCase()) === 1);
  return isSlip || !/^[\p{L}\s-]+$/u.test(written) ? written : 'count';
}
