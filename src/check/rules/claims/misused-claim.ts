import { soundOf } from '../../../content/sound';
import type { Words } from '../../problem';
import { oncePer } from '../../once';
import type { Diagnostic, Rule } from '../../rule';
import { wordsOf } from '../../texts/words-of';
import { isSound } from '../../documents/is-sound';
import { oncePerSiteFile } from '../../documents/site-file';
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
  yieldsTo: ['range-as-average', 'conflicting-claims', 'claim-mismatch'],
  check: (site) => readSite(site).tokens.flatMap(misuseReader(site)),
};

const misuseReader = oncePerSiteFile((site) => {
  if (!isSound(site.business, 'claims')) return () => [];
  const { vocabulary } = speechOf(site);
  const isPriced = vocabulary && anyOf(vocabulary.priced);
  const parts = Object.entries(vocabulary?.parts ?? {}).map(([part, words]) => [part, anyOf(words)] as const);
  const withParts = (text: string) =>
    [text, ...parts.flatMap(([part, regex]) => (regex.test(text) ? part : []))].join(' ');
  return oncePer(({ document, use, stated, statements }: StatedUse): Diagnostic[] => {
    // A promise in words says itself what it is of.
    if (!isPriced || stated.subject === undefined || !/\d/.test(stated.text)) return [];
    const meant =
      ofItsTopic(use, stated, statements, isPriced) ?? ofItsPart({ document, use, stated, statements }, withParts);
    if (!meant || meant.length === 0) return [];
    return [
      {
        document,
        location: { path: use.path, part: 'value', inside: use.inside },
        words: words(use, stated, meant),
        follows: ['value', 'text'].map((field) => ({
          document: stated.document,
          path: [...stated.path.slice(0, 2), field],
        })),
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
  if (!read?.topic || read.measure !== measure || read.topic === topic || measure === 'score') return undefined;
  const alike = statements.filter((each) => each.subject !== undefined && each.measure === measure);
  if (read.topic === 'price') return topic && isPriced.test(clause) ? alike.filter((each) => !each.topic) : undefined;
  const isTold = topic !== undefined || read.topic === 'insurance' || read.topic === 'guarantee';
  return isTold ? alike.filter((each) => each.topic === read.topic) : undefined;
}

/** "In homes: {claim.commercial-hourly}" has a word of "price, domestic" and none of "price, commercial". */
function ofItsPart(
  { document, use: { label, clause, context }, stated, statements }: StatedUse,
  withParts: (text: string) => string,
): Statement[] | undefined {
  if (!stated.part) return undefined;
  const parts = partsBeside(withParts)(statements)(stated);
  const spokenOfIn = (text: string) =>
    parts.filter(({ own }) => own.some((word) => isSaid(word, text))).map(({ part }) => part);
  // What its clause says nothing of is said by the label beside it; of a sum by what leads to it, or else by the page.
  const wider = stated.measure === 'money' ? [context, soundOf(document).facts?.name ?? ''] : [];
  let spokenOf: Statement[] = [];
  for (const text of [clause, label, ...wider]) if (spokenOf.length === 0) spokenOf = spokenOfIn(withParts(text));
  return spokenOf.includes(stated) ? undefined : spokenOf;
}

interface Part {
  part: Statement;
  /** The words that only this part has. */
  own: string[];
}

/** The parts of what a statement is a part of, worked out once for each. */
const partsBeside = oncePer((withParts: (text: string) => string) =>
  oncePer((statements: readonly Statement[]) =>
    oncePer(({ subject, measure, per }: Statement): Part[] => {
      const parts = statements.filter(
        (each) => each.part && each.subject === subject && each.measure === measure && each.per === per,
      );
      const said = new Map(
        parts.map((each) => [each, withParts(`${each.part} ${each.scope.split(/[,:;.]/)[0]}`)] as const),
      );
      const isOnlyOf = (part: Statement, word: string) =>
        parts.every((other) => other === part || !isSaid(word, said.get(other)!));
      return parts.map((part) => {
        const all = [...plainWords(said.get(part)!), ...shortPart(part)];
        return { part, own: all.filter((word) => isOnlyOf(part, word)) };
      });
    }),
  ),
);

/** "day" of "price, day": no other word says which part it is. */
const shortPart = ({ part }: Statement): string[] =>
  plainWords(part).length > 0 ? [] : wordsOf(part).map(({ word }) => word);

/** Whether a text has a word or one of its family; a short word has none. */
const isSaid = (word: string, text: string) =>
  isNear([word], text) || wordsOf(text).some((each) => each.word.replace(/s$/, '') === word);

const words = ({ name }: TokenUse, { subject, part, text }: Statement, meant: readonly Statement[]): Words => ({
  message: `{${name}} (${text}) is of "${subject}${part && `,${part}`}", and the words around it speak of something else.`,
  fix: `Write what is meant in its place: ${nearbyOf(meant)}. If it is right, name in the sentence what it is of.`,
  why: 'Visitors would be promised a figure that holds for something else.',
});
