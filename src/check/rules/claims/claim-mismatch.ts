import { claimText } from '../../../content/claim-text';
import type { Words } from '../../problem';
import type { Diagnostic, Rule } from '../../rule';
import { oncePerSiteFile } from '../../documents/site-file';
import type { OfSiteFile } from '../../documents/site-file';
import { quote } from '../../words';
import { amountsIn } from './amounts';
import { claimsIn, claimSpot } from './claims';
import type { Claim } from './claims';
import { isSameValue, quantityReader } from './quantities';
import { speechOf } from './speech';
import type { Speech } from './speech';
import { measureOf } from './statements';

/** Words without a figure, such as "Same day", say nothing that could be compared. */
export const claimMismatch: Rule = {
  code: 'claim-mismatch',
  severity: 'error',
  summary:
    'A claim shows another figure than its value, or its value cannot be: a range from more to less, or less than nothing.',
  example: {
    before: '{ "id": "hourly", "value": 95, "unit": "EUR per hour", "text": "€59", … }',
    after: '{ "id": "hourly", "value": 95, "unit": "EUR per hour", … }',
  },
  check: oncePerSiteFile((site) => {
    const speech = speechOf(site);
    const isOther = otherReader(speech);
    return claimsIn(site).flatMap((claim) => {
      const value = problemOfValue(claim, speech);
      if (value) return told(site, claim, 'value', value);
      return claim.hasText && isOther(claim) ? told(site, claim, 'text', otherText(claim, speech)) : [];
    });
  }),
};

interface Told {
  words: Words;
  insert?: string;
}

const told = (site: OfSiteFile, claim: Claim, field: 'value' | 'text', { words, insert }: Told): Diagnostic => ({
  document: site.business!,
  location: claimSpot(claim, field),
  words,
  ...(insert && { insert }),
});

const FALSE_FIGURE = 'Visitors would read a figure that nobody can keep to.';

function problemOfValue({ id, value, unit }: Claim, speech: Speech): Told | undefined {
  const [least, most] = value;
  if (most !== undefined && least! > most) {
    const turned = `[${most}, ${least}]`;
    return {
      words: {
        message: `The range of "${id}" goes from more to less.`,
        fix: `Write ${turned} in its place.`,
        why: FALSE_FIGURE,
      },
      insert: turned,
    };
  }
  const { measure, factor } = measureOf(unit, speech);
  const limit = measure === 'score' ? 5 / factor : measure === 'share' ? 100 : Infinity;
  const wrong =
    value.find((number) => number < 0 || number > limit) ?? (value.every((number) => number === 0) ? 0 : undefined);
  if (wrong === undefined) return undefined;
  const range = limit === Infinity ? 'more than 0' : `more than 0, and no more than ${limit}`;
  return {
    words: {
      message: `The value of "${id}", ${wrong}, cannot be: it must be ${range}.`,
      fix: 'Write the right number in "value".',
      why: FALSE_FIGURE,
    },
  };
}

/** Tells whether the words of a claim have figures, and not those of its value. */
function otherReader(speech: Speech): (claim: Claim) => boolean {
  const { vocabulary, locale } = speech;
  if (!vocabulary) return () => false;
  const read = quantityReader({ ...speech, vocabulary });
  const { pattern, valueOf } = amountsIn(locale, vocabulary);
  const amount = new RegExp(pattern, 'giu');
  return ({ text, value, unit }) => {
    const { measure, factor } = measureOf(unit, speech);
    const measured = read(text).filter((each) => each.measure === measure);
    if (measured.length > 0)
      return !measured.some((each) =>
        isSameValue(
          each.value,
          value.map((number) => number * factor),
        ),
      );
    const numbers = [...text.matchAll(amount)].map(([written]) => valueOf(written));
    return numbers.length > 0 && !value.every((number) => numbers.includes(number));
  };
}

function otherText(claim: Claim, { locale, currency }: Speech): Told {
  const { id, text, value, unit } = claim;
  const made = claimText({ value: [...value], unit }, { locale, currency });
  return {
    words: {
      message: `The claim "${id}" is shown as ${quote(text)}, and its value is ${value.join(' to ')} ${unit}.`,
      fix: `If the value is right, take "text" out, and ${quote(made)} is shown. If the words are right, correct "value" and "unit".`,
      why: 'Visitors read the words, search engines are told the value, and texts are held against it: one of the two is false.',
    },
  };
}
