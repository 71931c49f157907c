import { claimsIn, claimSpot } from './claims';
import type { Claim } from './claims';
import { pushTo } from '../../lists';
import type { Words } from '../../problem';
import type { Diagnostic, Rule } from '../../rule';
import type { Site } from '../../site';
import { localeOf } from '../../texts/sentences';
import { comparable, quote } from '../../words';

const plain = (text: string) => comparable(text.replaceAll(/[^\p{L}\p{N}]+/gu, ' '));
const figureOf = ({ value, unit }: Claim) => `${value.join('–')} ${plain(unit)}`;

/** "Home page: all calls" and "Contact page: all calls" say where a figure stands, and not what makes it true. */
const withoutPages = (scope: string) => scope.replace(/^[^:.,;]{1,40}:\s/, '');

/** Claims of one subject may differ where their scopes do: a district is not the town. */
export const conflictingClaims: Rule = {
  code: 'conflicting-claims',
  severity: 'error',
  summary: 'Two claims of one subject and one scope give different figures, or a part is more than its whole.',
  example: {
    before:
      '{ "subject": "response time", "value": 20, "scope": "Home page", … } and { "subject": "response time", "value": 30, "scope": "Home page", … }',
    after: '"scope": "Home page: average by day" and "scope": "Home page: average by night"',
  },
  yieldsTo: ['claim-mismatch', 'doubtful-unit'],
  *check(site) {
    yield* partsOver(site);
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

/** What a scope that holds all there are begins with, by language. */
const WHOLE: Readonly<Record<string, RegExp>> = { en: /^(?:all|every|each)(?!\p{L})/iu };

/** What the first words of a scope say, where they are enough to know it again. */
const subjectOf = (scope: string) => plain(withoutPages(scope).split(/[,;.]/)[0]!);
const ENOUGH_WORDS = 4;

/** A part that is greater than its whole, and one count that lost or won a nought in one of two places. */
function* partsOver(site: Site): Generator<Diagnostic> {
  const whole = WHOLE[localeOf(site).split('-')[0]!];
  const isWhole = ({ scope }: Claim) => [scope, withoutPages(scope)].some((each) => whole?.test(each));
  const counts = claimsIn(site).filter(({ value }) => value.length === 1);
  for (const [index, claim] of counts.entries()) {
    const alike = counts.filter(
      (other) => plain(other.subject) === plain(claim.subject) && plain(other.unit) === plain(claim.unit),
    );
    const of = isWhole(claim) ? undefined : alike.find((other) => isWhole(other) && other.value[0]! < claim.value[0]!);
    const twin = counts.slice(0, index).find((other) => alike.includes(other) && isSlip(claim, other));
    const [told, other] = twin?.hasText === false && claim.hasText ? [twin, claim] : [claim, of ?? twin];
    if (!other) continue;
    yield {
      document: site.business!,
      location: claimSpot(told, 'value'),
      words: of ? wordsOfPart(told, other) : words({ ...told, others: [other] }),
      follows: ['text', 'unit'].map((field) => ({
        document: site.business!,
        path: claimSpot(told, field as 'text' | 'unit').path,
      })),
      related: [{ document: site.business!, location: claimSpot(other, 'value'), message: otherClaim(other.text) }],
    };
  }
}

/** Whether two claims of one thing have the same digits, but for noughts or their order. */
function isSlip(one: Claim, other: Claim): boolean {
  if (figureOf(one) === figureOf(other) || plain(withoutPages(one.scope)) === plain(withoutPages(other.scope)))
    return false;
  const subject = subjectOf(one.scope);
  if (subject !== subjectOf(other.scope) || subject.split(' ').length < ENOUGH_WORDS) return false;
  const digits = ({ value }: Claim) =>
    [...String(value[0])]
      .filter((digit) => /[1-9]/.test(digit))
      .sort()
      .join('');
  return digits(one) === digits(other);
}

const wordsOfPart = (part: Claim, whole: Claim): Words => ({
  message: `"${part.id}" says ${quote(part.text)} of a part, and "${whole.id}" says ${quote(whole.text)} of all ${whole.subject}.`,
  fix: 'Correct the one that is wrong: a part is never more than the whole.',
  why: 'Visitors who read both believe neither.',
});

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
