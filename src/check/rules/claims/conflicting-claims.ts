import { claimsIn, claimSpot } from './claims';
import type { Claim } from './claims';
import { pushTo } from '../../lists';
import type { Words } from '../../problem';
import type { Rule } from '../../rule';
import { quote } from '../../words';

const plain = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
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
  *check(site) {
    const groups = new Map<string, Claim[]>();
    for (const claim of claimsIn(site)) pushTo(groups, `${plain(claim.subject)}|${plain(claim.scope)}`, claim);
    for (const [first, ...rest] of groups.values()) {
      const others = rest.filter((claim) => figureOf(claim) !== figureOf(first!));
      if (others.length === 0) continue;
      const [told, ...further] = others;
      yield {
        document: site.business!,
        location: claimSpot(told!, 'value'),
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
