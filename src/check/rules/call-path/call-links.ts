import type { FinishedDiagnostic, FinishedRule } from '../../built/finished-rule';
import { isOurs } from '../../built/phone-links';
import { isObject } from '../../../json/is-object';
import { oncePerText } from '../../once';
import { countryOf, isSameNumber, phoneNumbersIn } from '../../texts/phone-numbers';
import type { CountryCode } from 'libphonenumber-js/min';
import { quote } from '../../words';

/** How a fault is mended that no document causes. */
const SOFTWARE = 'Tell whoever looks after the software.';
const BUTTON = '{ "do": "call", "label": "Call: {phone}" }';

export const missingCallLink: FinishedRule = {
  code: 'missing-call-link',
  severity: 'error',
  summary: 'A finished page has no link that dials our number.',
  example: { before: '{ "do": "book", "label": "Book online" } alone', after: `${BUTTON} before it` },
  *checkFinished(built) {
    if (built.calls.some((link) => isOurs(link, built))) return;
    const message = `The finished page has no link that dials ${built.business.phone.international}.`;
    const fix = `Add a button to a block of this page: ${BUTTON}.`;
    yield { words: { message, fix, why: 'A visitor in an emergency must be able to call with one press.' } };
  },
};

export const unshownNumber: FinishedRule = {
  code: 'unshown-number',
  severity: 'error',
  summary: 'No link of a finished page that calls us shows our number.',
  example: { before: '{ "do": "call", "label": "Call now" }', after: BUTTON },
  *checkFinished(built) {
    const { display } = built.business.phone;
    const ours = built.calls.filter((link) => isOurs(link, built));
    if (ours.length === 0 || ours.some(({ words }) => words.includes(display))) return;
    const message = `No link of the finished page that calls us shows our number, ${display}.`;
    const fix = `Write {phone} into the words of a button that calls: ${BUTTON}.`;
    yield { words: { message, fix, why: 'At a computer visitors read the number and dial it by hand.' } };
  },
};

export const wrongCallNumber: FinishedRule = {
  code: 'wrong-call-number',
  severity: 'error',
  summary: 'A finished page dials, shows or tells search engines another number than that of pages/_site.json.',
  example: { before: '{ "do": "call", "label": "Call: 202-555-0199" }', after: BUTTON },
  *checkFinished(built) {
    const { calls, business } = built;
    const { phone, numbers, hotlines } = business;
    const dialled = [phone, ...numbers, ...hotlines].map(({ international }) => international);
    const ours = [phone, ...numbers].map(({ international }) => international);
    const country = countryOf(business) ?? '';
    for (const { number, words } of calls) {
      const shown = otherNumber(country)(number)(words);
      if (!dialled.includes(number))
        yield wrong(
          `The link ${quote(words)} dials ${number}, which is neither our number nor a hotline of pages/_site.json.`,
          `Use a button that calls: ${BUTTON}.`,
        );
      else if (shown !== undefined)
        yield wrong(
          `A link of the finished page shows ${shown} and dials ${number}.`,
          'Write {phone} in the place of the number.',
        );
    }
    for (const number of new Set(built.graphs.flatMap(telephonesIn)))
      if (!ours.includes(number))
        yield wrong(`The finished page dials ${phone.international}, and tells search engines ${number}.`, SOFTWARE);
  },
};

const wrong = (message: string, fix: string): FinishedDiagnostic => ({
  words: { message, fix, why: 'Visitors in an emergency would reach somebody else.' },
});

/**
 * The first number in words, where it is another than the one that they dial, by their country: the links of header and
 * footer say the same on every page.
 */
const otherNumber = oncePerText((code) => {
  const country = (code || undefined) as CountryCode | undefined;
  return oncePerText((number) =>
    oncePerText((words) => {
      const shown = phoneNumbersIn(words, country)[0]?.written;
      return shown && !isSameNumber(shown, number, country) ? shown : undefined;
    }),
  );
});

function telephonesIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(telephonesIn);
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([key, inner]) => (key === 'telephone' ? [String(inner)] : telephonesIn(inner)));
}
