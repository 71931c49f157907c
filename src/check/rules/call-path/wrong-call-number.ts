import type { FinishedPage } from '../../built/finished-page';
import { graphsIn } from '../../built/html';
import { isObject } from '../../../json/is-object';
import { countryOf, isSameNumber, phoneNumbersIn } from '../../phone-numbers';
import type { Words } from '../../problem';
import type { FinishedDiagnostic, FinishedRule } from '../../rule';
import { quote } from '../../words';
import { callSpot, phoneLinks } from '../../built/phone-links';
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
    const { page, html, business } = built;
    const known = [business.phone, ...business.hotlines].map(({ international }) => international);
    const country = countryOf(business);
    for (const { number, words } of phoneLinks(html)) {
      const shown = phoneNumbersIn(words, country)[0]?.written;
      if (!known.includes(number)) yield { location: callSpot(page), words: strangeNumber({ number, words }) };
      else if (shown && !isSameNumber(shown, number, country)) yield {
        location: callSpot(page), words: otherNumberShown({ shown, number }),
      };
    }
    yield* toldToSearch(built);
  },
};

function* toldToSearch({ page, html, business: { phone } }: FinishedPage): Generator<FinishedDiagnostic> {
  for (const number of new Set(graphsIn(html).flatMap(telephonesIn))) {
    if (number !== phone.international) yield {
      location: callSpot(page), words: otherNumberTold({ told: number, number: phone.international }),
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
