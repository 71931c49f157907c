import { validPartsOf } from '../../../content/valid-parts';
import { atValue, beside } from '../../placed';
import { areValid } from '../../documents/is-sound';
import { canBeGiven, countryOf, dialledForms, phoneNumberOf } from '../../texts/phone-numbers';
import type { Words } from '../../problem';
import type { Rule } from '../../rule';

const SHORT = /^\d{3,6}$/;

/** A number that could not be read at all is left to its schema. */
export const phoneMismatch: Rule = {
  code: 'phone-mismatch',
  severity: 'error',
  summary: 'A number that people read is not the one that phones dial, or neither is a number.',
  example: { before: '"202-555-0123" beside "+12025550132"', after: '"202-555-0123" beside "+12025550123"' },
  scope: 'site',
  *check({ business: document }) {
    if (!document || !areValid(document, 'country')) return;
    const stated = validPartsOf(document);
    const follows = [{ document, path: ['country'] }];
    const country = countryOf(stated);
    for (const { path, display, international } of pairsIn(stated)) {
      const [read, called] = [phoneNumberOf(display, country), phoneNumberOf(international, country)];
      // A number such as 112 is no phone number of the numbering plan, and dialled as it stands.
      if (!called || (SHORT.test(international) && display.replaceAll(' ', '') === international)) continue;
      const forms: readonly string[] = dialledForms(called);
      const [form] = forms;
      if (!read || read.number !== called.number)
        yield atValue(document, [...path, 'international'], mismatch(display, international), {
          follows,
          related: [beside(document, [...path, 'display'], 'People read this one.')],
        });
      else if (!canBeGiven(called)) yield atValue(document, [...path, 'display'], nobodys(display), { follows });
      else if (!forms.includes(international))
        yield atValue(document, [...path, 'international'], wrongForm(international, form!), {
          insert: JSON.stringify(form),
          follows,
        });
    }
  },
};

function pairsIn({ phone, numbers = [], hotlines = [] }: ReturnType<typeof validPartsOf<'site'>>) {
  const others = hotlines.map((each, index) => [each, ['hotlines', index]] as const);
  const ours = numbers.map((each, index) => [each, ['numbers', index]] as const);
  return [[phone, ['phone']] as const, ...ours, ...others].flatMap(([number, path]) => {
    const { display, international } = number ?? {};
    return display === undefined || international === undefined ? [] : [{ path, display, international }];
  });
}

const mismatch = (shown: string, dialled: string): Words => ({
  message: `The number that people read, ${shown}, is not the number that phones dial, ${dialled}.`,
  fix: 'Write the same number in "display" and in "international".',
  why: 'Some visitors press the number and some dial what they read: half of them would reach somebody else.',
});

const wrongForm = (dialled: string, form: string): Words => ({
  message: `${dialled} is not the form in which phones dial this number.`,
  fix: `Write "${form}" in its place.`,
  why: 'Every button that calls dials it as it stands here: some phones would reach nobody.',
});

const nobodys = (shown: string): Words => ({
  message: `${shown} is a number that nobody can have: it has too many or too few digits, or begins as no number does.`,
  fix: 'Write the right number in "display" and in "international".',
  why: 'Visitors would hear that the number does not exist.',
});
