import { claimsIn, claimSpot } from './claims';
import type { Claim } from './claims';
import { pushTo } from '../../lists';
import type { Words } from '../../problem';
import type { Rule } from '../../rule';
import { comparable, quote } from '../../words';

const plain = (text: string) => comparable(text.replaceAll(/[^\p{L}\p{N}]+/gu, ' '));
const figureOf = ({ value, unit }: Claim) => `${value.join('–')} ${plain(unit)}`;

/** "Home page: all calls" and "Contact page: all calls" say where a figure stands, and not what makes it true. */
const withoutPages = (scope: string) => scope.replace(/^[^:.,;]{1,40}:\s/, '');

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
  yieldsTo: ['claim-mismatch', 'doubtful-unit'],
  *check(site) {
    const groups = new Map<string, Claim[]>();
    for (const claim of claimsIn(site))
      pushTo(groups, `${plain(claim.subject)}|${plain(withoutPages(claim.scope))}`, claim);
    for (const group of groups.values()) {
      // What most say is right; of two, what stands first.
      const votes = (claim: Claim) => group.filter((other) => figureOf(other) === figureOf(claim)).length;
      const [first, ...rest] = group.toSorted((a, b) => votes(b) - votes(a));
      const others = rest.filter((claim) => figureOf(claim) !== figureOf(first!));
      if (others.length === 0) continue;
      const [told, ...further] = others;
      yield {
        document: site.business!,
        location: claimSpot(told!, 'value'),
        follows: group.flatMap((claim) =>
          (['unit', 'value', 'text'] as const).map((field) => ({
            document: site.business!,
            path: claimSpot(claim, field).path,
          })),
        ),
        words: words({ ...told!, others: [first!, ...further] }),
        related: [first!, ...further].map((other) => ({
          document: site.business!,
          location: claimSpot(other, 'value'),
          message: otherClaim(other.text),
        })),
      };
    }
  },
};

const words = ({
  id,
  text,
  subject,
  others,
}: {
  id: string;
  text: string;
  subject: string;
  others: { id: string; text: string }[];
}): Words => ({
  message: `"${id}" says ${quote(text)} of the ${subject}, but ${others.map((other) => `"${other.id}" says ${quote(other.text)}`).join(' and ')}, and their scope is the same.`,
  fix: 'Correct the figure that is wrong, or say in each "scope" what makes it true: which pages, which work, which period.',
  why: 'Visitors would read two figures for the same thing, and one of them is false.',
});

const otherClaim = (text: string) => `Here it is ${quote(text)}.`;
