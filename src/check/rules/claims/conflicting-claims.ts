import { groupedBy } from '../../lists';
import { atValue, beside } from '../../placed';
import type { Rule } from '../../rule';
import { comparable, quote } from '../../words';
import { claimPath, figuresIn } from './claims';
import type { Claim } from './claims';

const plain = (text: string) => comparable(text.replaceAll(/[^\p{L}\p{N}]+/gu, ' '));
const figureOf = ({ value, unit }: Claim) => `${value.join('–')} ${plain(unit)}`;

/** Claims of one subject may differ where their scopes do: a district is not the town. */
export const conflictingClaims: Rule = {
  code: 'conflicting-claims',
  severity: 'error',
  summary: 'Two claims of one subject and one scope give different figures.',
  example: { before: 'One scope, 20 and 30 minutes', after: '"scope": "By day" and "scope": "By night"' },
  scope: 'site',
  *check(site) {
    const document = site.business!;
    const groups = groupedBy(figuresIn(site), ({ subject, scope }) => `${plain(subject)}|${plain(scope)}`);
    for (const group of groups.values()) {
      // The figure that most claims have counts as right; of two, the first one.
      const votes = (claim: Claim) => group.filter((other) => figureOf(other) === figureOf(claim)).length;
      const [first, ...rest] = group.toSorted((a, b) => votes(b) - votes(a));
      const [wrong, ...further] = rest.filter((claim) => figureOf(claim) !== figureOf(first!));
      if (!wrong) continue;
      const others = [first!, ...further];
      const quoted = others.map(({ id, text }) => `"${id}" says ${quote(text)}`).join(' and ');
      const words = {
        message:
          `"${wrong.id}" says ${quote(wrong.text)} of the ${wrong.subject}, but ${quoted}, and their scope is the ` +
          'same.',
        fix: 'Correct the wrong figure, or say in each "scope" what makes it true: which pages, work or period.',
        why: 'Visitors would read two figures for the same thing, and one of them is false.',
      };
      yield atValue(document, claimPath(wrong, 'value'), words, {
        follows: group.flatMap((claim) => [
          { document, path: claimPath(claim, 'unit') },
          { document, path: claimPath(claim, 'value') },
        ]),
        related: others.map((other) => beside(document, claimPath(other, 'value'), `Here it is ${quote(other.text)}.`)),
      });
    }
  },
};
