import { SITE_FILE } from '../../../content/files';
import type { Diagnostic } from '../../rule';
import type { Words } from '../../problem';
import { quote } from '../../words';
import type { Figure } from './figures';
import { inPlaceOf, placesOf } from './judged-figures';
import type { JudgedFigure, Known } from './judged-figures';
import { rowOf } from './topic-table';

/** What sort of figure it is, in a sentence: "an insurance sum", "number of customers". */
export function nameOf({ topic, noun }: Figure, article?: 'a'): string {
  const name = topic === 'count' || topic === 'crew' ? `number of ${noun}` : rowOf(topic).name;
  return article ? `${/^[aeiou]/.test(name) ? 'an' : 'a'} ${name}` : name;
}

const MOST = 3;

/**
 * What to write in the place of a figure: what fits the words around it, and how it reads. Empty where nothing does.
 */
export function offersOf(figure: Figure, known: readonly Known[]): string {
  const offers = known
    .filter(({ fit }) => fit > 0)
    .slice(0, MOST)
    .map((each) => ({ ...inPlaceOf(figure, each), each }));
  const isAlone = (text: string) => offers.filter(({ reads }) => reads === text).length === 1;
  return offers
    .map(({ write, reads, each }) => `${write} (${reads}${isAlone(reads) ? '' : `, ${whatFor(each)}`})`)
    .join(' or ');
}

/** What sets a claim apart from others with the same figure: "yearly care", "Home page". */
const whatFor = ({ part, scope }: Known) => part.trim() || scope.split(/[:;.]/)[0]!;

/** Statements that fit no word around a figure, but are of its sort, and what they are of. */
export const nearbyOf = (known: readonly Pick<Known, 'token' | 'text' | 'subject' | 'part'>[]): string =>
  known
    .slice(0, MOST)
    .map(
      ({ token, text, subject, part }) => `{${token}} (${text}${subject ? `, ${subject}${part && `,${part}`}` : ''})`,
    )
    .join(', ');

export const toldOf = (known: readonly Known[]): string =>
  known.length === 0
    ? `${SITE_FILE} has none`
    : `${known[0]!.document.path} has ${[...new Set(known.slice(0, MOST).map(({ text }) => quote(text)))].join(', ')}`;

/** What to do with a sum that is not ours. */
export const OF_OTHERS = ({ topic }: Figure) =>
  topic === 'price'
    ? ` If somebody else takes it, name them in the sentence and in "othersCharges" of ${SITE_FILE}.`
    : '';

/** A diagnostic at a figure, with the places that it is held against. */
export const toldAt = ({ document, figure }: JudgedFigure, known: readonly Known[], words: Words): Diagnostic => ({
  document,
  location: { path: figure.path, part: 'value', inside: figure.inside },
  words,
  related: placesOf(known),
});
