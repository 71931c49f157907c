import type { Words } from '../../problem';
import type { FinishedRule } from '../../built/finished-rule';
import { isOurs } from '../../built/phone-links';

export const unshownNumber: FinishedRule = {
  code: 'unshown-number',
  severity: 'error',
  summary: 'No link of a finished page that calls us shows our number.',
  example: { before: '{ "do": "call", "label": "Call now" }', after: '{ "do": "call", "label": "Call: {phone}" }' },
  *checkFinished(built) {
    const {
      calls,
      business: { phone },
    } = built;
    const ours = calls.filter((link) => isOurs(link, built));
    if (ours.length > 0 && !ours.some(({ words: said }) => said.includes(phone.display)))
      yield {
        words: words({ shown: phone.display }),
      };
  },
};

const words = ({ shown }: { shown: string }): Words => ({
  message: `No link of the finished page that calls us shows our number, ${shown}.`,
  fix: 'Write {phone} into the words of a button that calls: { "do": "call", "label": "Call: {phone}" }.',
  why: 'At a computer visitors read the number and dial it by hand.',
});
