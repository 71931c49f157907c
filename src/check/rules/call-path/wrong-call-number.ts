import type { FinishedPage } from '../../built/finished-page';
import { isObject } from '../../../json/is-object';
import { countryOf, isSameNumber, phoneNumbersIn } from '../../texts/phone-numbers';
import type { CountryCode } from '../../texts/phone-numbers';
import type { Words } from '../../problem';
import type { FinishedDiagnostic, FinishedRule } from '../../built/finished-rule';
import { quote } from '../../words';
import { SOFTWARE } from './software';

export const wrongCallNumber: FinishedRule = {
  code: 'wrong-call-number',
  severity: 'error',
  summary: 'A finished page dials, shows or tells search engines another number than that of pages/_site.json.',
  example: {
    before: '{ "do": "call", "label": "Call: 202-555-0199" }',
    after: '{ "do": "call", "label": "Call: {phone}" }',
  },
  *checkFinished(built) {
    const { calls, business } = built;
    const known = [business.phone, ...business.hotlines].map(({ international }) => international);
    const country = countryOf(business);
    for (const { number, words } of calls) {
      if (!known.includes(number)) yield { words: strangeNumber({ number, words }) };
      else {
        const shown = otherNumberIn(words, { number, country });
        if (shown !== undefined) yield { words: otherNumberShown({ shown, number }) };
      }
    }
    yield* toldToSearch(built);
  },
};

interface Dialled {
  number: string;
  country: CountryCode | undefined;
}

/** The links of header and footer say the same on every page. */
const MOST_KNOWN = 1000;
const knownLinks = new Map<string, string | undefined>();

/** The number that the words of a link show, where it is another than the link dials. */
function otherNumberIn(words: string, { number, country }: Dialled): string | undefined {
  const key = `${number} ${country} ${words}`;
  if (!knownLinks.has(key)) {
    if (knownLinks.size === MOST_KNOWN) knownLinks.clear();
    const shown = phoneNumbersIn(words, country)[0]?.written;
    knownLinks.set(key, shown && !isSameNumber(shown, number, country) ? shown : undefined);
  }
  return knownLinks.get(key);
}

function* toldToSearch({ graphs, business: { phone } }: FinishedPage): Generator<FinishedDiagnostic> {
  for (const number of new Set(graphs.flatMap(telephonesIn))) {
    if (number !== phone.international)
      yield {
        words: otherNumberTold({ told: number, number: phone.international }),
      };
  }
}

function telephonesIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(telephonesIn);
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([key, inner]) => (key === 'telephone' ? [String(inner)] : telephonesIn(inner)));
}

const otherNumberShown = ({ shown, number }: { shown: string; number: string }): Words => ({
  message: `A link of the finished page shows ${shown} and dials ${number}.`,
  fix: 'Write {phone} in the place of the number.',
  why: 'Some visitors press the link and some dial what they read: half of them would reach somebody else.',
});

const otherNumberTold = ({ told, number }: { told: string; number: string }): Words => ({
  message: `The finished page dials ${number}, and tells search engines ${told}.`,
  fix: SOFTWARE,
  why: 'Whoever calls from the search results would reach somebody else.',
});

const strangeNumber = ({ number, words }: { number: string; words: string }): Words => ({
  message: `The link ${quote(words)} dials ${number}, which is neither our number nor a hotline of pages/_site.json.`,
  fix: 'Use a button that calls: { "do": "call", "label": "Call: {phone}" }.',
  why: 'Visitors in an emergency would reach somebody else.',
});
