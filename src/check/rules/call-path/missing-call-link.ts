import type { Words } from '../../problem';
import type { FinishedRule } from '../../built/finished-rule';
import { isOurs } from '../../built/phone-links';

const NO_CALL = 'A visitor in an emergency must be able to call with one press.';

export const missingCallLink: FinishedRule = {
  code: 'missing-call-link',
  severity: 'error',
  summary: 'A finished page has no link that dials our number.',
  example: {
    before: '{ "do": "book", "label": "Book online" } alone',
    after: '{ "do": "call", "label": "Call: {phone}" } before it',
  },
  *checkFinished(built) {
    const { calls, business } = built;
    if (!calls.some((link) => isOurs(link, built)))
      yield {
        words: words({ number: business.phone.international }),
      };
  },
};

const words = ({ number }: { number: string }): Words => ({
  message: `The finished page has no link that dials ${number}.`,
  fix: 'Add a button to a block of this page: { "do": "call", "label": "Call: {phone}" }.',
  why: NO_CALL,
});
