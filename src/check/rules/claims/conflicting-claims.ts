import { claimsIn, claimSpot } from './claims';
import type { Claim } from './claims';
import { pushTo } from '../../lists';
import type { Words } from '../../problem';
import type { Rule } from '../../rule';
import { comparable, quote } from '../../words';

const plain = (text: string) => comparable(text.replaceAll(/[^\p{L}\p{N}]+/gu, ' '));
const figureOf = ({ value, unit }: Claim) => `${value.join('–')} ${plain(unit)}`;

/** Claims of one subject may differ where their scopes do: a district is not the town. */
export const conflictingClaims: Rule = {
  code: 'conflicting-claims',
  severity: 'error',
  summary: 'Two claims of one subject and one scope give different figures.',
  example: {
    before:
      '{ "subject": "response time", "value": 20, "scope": "Home page", … } and { "subject": "response time", "value": 30, "scope": "Home page", … }',
    after: '"scope": "Home page: average by day" and "scope": "Home page: average by night"',
  },
  scope: 'site',
  *check(site) {
    const groups = new Map<string, Claim[]>();
    for (const claim of claimsIn(site)) pushTo(groups, `${plain(claim.subject)}|${plain(claim.scope)}`, claim);
    for (const group of groups.values()) {
      // The figure that most claims have counts as right; of two, the first one.
      const votes = (claim: Claim) => group.filter((other) => figureOf(other) === figureOf(claim)).length;
      const [first, ...rest] = group.toSorted((a, b) => votes(b) - votes(a));
      const [wrong, ...further] = rest.filter((claim) => figureOf(claim) !== figureOf(first!));
      if (!wrong) continue;
      const others = [first!, ...further];
      yield {
        document: site.business!,
        location: claimSpot(wrong, 'value'),
        follows: group.flatMap((claim) =>
          (['unit', 'value'] as const).map((field) => ({
            document: site.business!,
            path: claimSpot(claim, field).path,
          })),
        ),
        words: words(wrong, others),
        related: others.map((other) => ({
          document: site.business!,
          location: claimSpot(other, 'value'),
          message: `Here it is ${quote(other.text)}.`,
        })),
      };
    }
  },
};

const words = ({ id, text, subject }: Claim, others: readonly Claim[]): Words => ({
  message: `"${id}" says ${quote(text)} of the ${subject}, but ${others.map((other) => `"${other.id}" says ${quote(other.text)}`).join(' and ')}, and their scope is the same.`,
  fix: 'Correct the figure that is wrong, or say in each "scope" what makes it true: which pages, which work, which period.',
  why: 'Visitors would read two figures for the same thing, and one of them is false.',
});
