import type { Path } from '../../../json/path';
import { isObject } from '../../judge/schema-walk';
import { isSameNumber } from '../../phone-number';
import type { Words } from '../../problem';
import type { Rule } from '../../rule';

export const phoneMismatch: Rule = {
  code: 'phone-mismatch',
  severity: 'error',
  summary: 'A number that people read is not the one that phones dial.',
  example: {
    before: '"phone": { "display": "020 7946 0123", "international": "+442079460132" }',
    after: '"phone": { "display": "020 7946 0123", "international": "+442079460123" }',
  },
  *check(site) {
    const document = site.business;
    if (!document || !isObject(document.value)) return;
    const { phone, hotlines } = document.value;
    const numbers: [unknown, Path][] = [[phone, ['phone']], ...(Array.isArray(hotlines) ? hotlines : []).map((each: unknown, index): [unknown, Path] => [each, ['hotlines', index]])];
    for (const [number, path] of numbers) {
      if (!isObject(number)) continue;
      const { display, international } = number;
      if (typeof display !== 'string' || typeof international !== 'string' || !/\d/.test(international) || isSameNumber(display, international)) continue;
      yield {
        document, location: { path: [...path, 'international'], part: 'value' }, words: words({
          shown: display, dialled: international,
        }),
        related: [{
          document, location: { path: [...path, 'display'], part: 'value' }, message: 'This is what people read.',
        }],
      };
    }
  },
};

const words = ({ shown, dialled }: { shown: string; dialled: string }): Words => ({
  message: `The number that people read, ${shown}, is not the number that phones dial, ${dialled}.`,
  fix: 'Write the same number in "display" and in "international".',
  why: 'Some visitors press the number and some dial what they read: half of them would reach somebody else.',
});
