import type { Words } from '../../problem';
import { oncePer } from '../../once';
import type { Diagnostic, Rule } from '../../rule';
import { oncePerSiteFile } from '../../site-file';
import { nearbyOf } from './figure-words';
import { isNear, plainWords, readSite } from './judged-figures';
import type { StatedUse } from './judged-figures';
import type { TokenUse } from './figures';
import { speechOf } from './speech';
import type { Statement } from './statements';
import { anyOf } from './vocabulary';

export const misusedClaim: Rule = {
  code: 'misused-claim',
  severity: 'error',
  mayAllow: true,
  summary: 'A text speaks of one thing, and its token is the claim of another.',
  example: {
    before: '"Work in homes: {claim.commercial-hourly}."',
    after: '"Work in homes: {claim.domestic-hourly}."',
  },
  check: (site) => readSite(site).tokens.flatMap(misuseReader(site)),
};

const misuseReader = oncePerSiteFile((site) => {
  const { vocabulary } = speechOf(site);
  const isPriced = vocabulary && anyOf(vocabulary.priced);
  return oncePer(({ document, use, stated, statements }: StatedUse): Diagnostic[] => {
    if (!isPriced || stated.subject === undefined) return [];
    const meant = ofItsTopic(use, stated, statements, isPriced) ?? ofItsPart(use, stated, statements);
    if (!meant || meant.length === 0) return [];
    return [
      {
        document,
        location: { path: use.path, part: 'value', inside: use.inside },
        words: words(use, stated, meant),
        related: [
          {
            document: stated.document,
            location: { path: stated.path, part: 'value' },
            message: `It is of this: ${stated.scope}`,
          },
        ],
      },
    ];
  });
});

/** "Insured to {claim.hourly}" speaks of insurance, and not of a price. */
function ofItsTopic(
  { read, clause }: TokenUse,
  { topic, measure }: Statement,
  statements: readonly Statement[],
  isPriced: RegExp,
): Statement[] | undefined {
  if (!read?.sort || read.measure !== measure || read.sort === topic || measure === 'score') return undefined;
  const alike = statements.filter((each) => each.subject !== undefined && each.measure === measure);
  if (read.sort === 'price') return topic && isPriced.test(clause) ? alike.filter((each) => !each.topic) : undefined;
  const isTold = topic !== undefined || read.sort === 'insurance' || read.sort === 'guarantee';
  return isTold ? alike.filter((each) => each.topic === read.sort) : undefined;
}

/** "In homes: {claim.commercial-hourly}" has a word of "price, domestic" and none of "price, commercial". */
function ofItsPart(
  { label, clause }: TokenUse,
  stated: Statement,
  statements: readonly Statement[],
): Statement[] | undefined {
  if (!stated.part) return undefined;
  const { subject, measure, per } = stated;
  const siblings = statements.filter(
    (each) => each.part && each.subject === subject && each.measure === measure && each.per === per,
  );
  const wordsOf = ({ part, scope }: Statement) => plainWords(`${part} ${scope.split(/[,:;.]/)[0]}`);
  const isSpokenOf = (each: Statement) =>
    wordsOf(each).some(
      (word) =>
        siblings.every((other) => other === each || !isNear([word], wordsOf(other).join(' '))) &&
        isNear([word], `${label} ${clause}`),
    );
  return isSpokenOf(stated) ? undefined : siblings.filter((each) => each !== stated && isSpokenOf(each));
}

const words = ({ name }: TokenUse, { subject, part, text }: Statement, meant: readonly Statement[]): Words => ({
  message: `{${name}} (${text}) is of "${subject}${part && `,${part}`}", and the words around it speak of something else.`,
  fix: `Write what is meant in its place: ${nearbyOf(meant)}. If it is right, name in the sentence what it is of.`,
  why: 'Visitors would be promised a figure that holds for something else.',
});
