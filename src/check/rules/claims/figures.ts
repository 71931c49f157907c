import type { Path } from '../../../json/path';
import type { Span } from '../../../json/text-edit';
import { TEXT_KINDS } from '../../../schema/fields';
import type { Field } from '../../../schema/walk';
import { isObject } from '../../../json/is-object';
import { oncePer } from '../../once';
import { phoneNumbersIn } from '../../phone-numbers';
import { sentenceAt, sentencesOf } from '../../sentences';
import type { SiteDocument } from '../../site';
import { quantityReader } from './quantities';
import type { Measure, Quantity } from './quantities';
import { responseReader } from './response';
import type { Speech } from './speech';
import { DAY } from './hours';
import { nounOf } from './statements';
import { anyOf, oneOf } from './vocabulary';
import type { Vocabulary } from './vocabulary';

/** What a figure in a text says of the business. */
/** What our page says for sure; of the others a person must see whether they are the same. */
export const SURE = ['phone', 'price', 'insurance', 'rating', 'reviews', 'response', 'guarantee'] as const;
export const UNSURE = ['experience', 'founded', 'count', 'share', 'hours'] as const;
export type FigureSort = (typeof SURE | typeof UNSURE)[number];

/** A figure that is written out in a text, where a token of the ledger could stand. */
export interface Figure {
  path: Path;
  sort: FigureSort;
  measure: Measure;
  written: string;
  inside: Span;
  /** One number, or the least and the most: minutes, days, money, stars; the digits of a phone number. */
  value: readonly number[];
  /** What is counted: "customers". */
  noun?: string | undefined;
  /** Whether its clause names us. */
  isOfUs: boolean;
  /** Whether the words before it say that there may be more: "over 15 years". */
  isLeast: boolean;
  /** The sentence, and the label beside it. */
  near: string;
}

/** A figure, and the words around it. */
export interface Said extends Quantity {
  /** What its field holds. */
  kind: string;
  label: string;
  sentence: string;
  /** The part of the sentence between two joints, without tokens, with the figure as "#". */
  clause: string;
  /** Whether the clause names us, or a label stands beside it. */
  isOfUs: boolean;
}

/** Up to here things are counted in words. */
const FEW = 12;
const IS_TEXT = new Set<string>(TEXT_KINDS);
const readers = new Map<string, (document: SiteDocument) => readonly Figure[]>();

/** The figures of ours that are written out in the texts of a document; each document is read once in each speech. */
export function figuresIn(document: SiteDocument, speech: Speech): readonly Figure[] {
  const key = JSON.stringify([
    speech.locale,
    speech.country,
    speech.currency,
    speech.nouns,
    speech.workers,
    speech.others,
  ]);
  let read = readers.get(key);
  if (!read) {
    read = oncePer(documentReader(speech));
    readers.set(key, read);
  }
  return read(document);
}

function documentReader(speech: Speech): (document: SiteDocument) => readonly Figure[] {
  const { vocabulary } = speech;
  const quantitiesOf = vocabulary && figureReader({ ...speech, vocabulary });
  return ({ fields, value }) =>
    fields.flatMap((field): Figure[] => {
      if (typeof field.value !== 'string' || !IS_TEXT.has(field.kind) || field.path[0] === 'allow') return [];
      const text = withoutTokens(field.value);
      const phones = phoneNumbersIn(text, speech.country).map(({ written, number, start, end }): Figure => ({
        path: field.path,
        sort: 'phone',
        measure: 'phone',
        written,
        inside: { start, end },
        value: [Number(number.number)],
        isOfUs: true,
        isLeast: false,
        near: text,
      }));
      return [...phones, ...(quantitiesOf?.(field, text, () => labelBeside(value, field.path)) ?? [])].sort(
        (a, b) => a.inside.start - b.inside.start,
      );
    });
}

/** Tokens become spaces, so that places stay the same. */
const withoutTokens = (text: string) => text.replaceAll(/\{[^{}]*\}/g, (token) => ' '.repeat(token.length));

function figureReader(
  speech: Speech & { vocabulary: Vocabulary },
): (field: Field, text: string, labelOf: () => string) => Figure[] {
  const { locale, vocabulary } = speech;
  const read = quantityReader(speech);
  const sortOf = sortReader(speech);
  const joints = new RegExp(`[,;](?=\\s)|\\s[–—]\\s|[()]|(?<![\\p{L}\\p{N}])${oneOf(vocabulary.joins)}`, 'giu');
  const ofUs = anyOf([...vocabulary.us, ...vocabulary.people]);
  const atLeast = new RegExp(`(?<![\\p{L}\\p{N}])${oneOf(vocabulary.atLeast)}\\s*$`, 'iu');
  return ({ path, kind }, text, labelOf) => {
    const quantities = read(text);
    if (quantities.length === 0) return [];
    const sentences = sentencesOf(text, locale);
    const label = labelOf();
    return quantities.flatMap((quantity): Figure[] => {
      const { text: sentence, start } = sentenceAt(sentences, quantity.start);
      const before = sentence.slice(0, quantity.start - start);
      const marked = `${before}#${sentence.slice(quantity.end - start)}`;
      const clause = marked
        .split(joints)
        .find((part) => part.includes('#'))!
        .replaceAll(/\s+/g, ' ')
        .trim();
      const isOfUs = ofUs.test(clause) || label !== '';
      const sort = sortOf({ ...quantity, kind, label, sentence: marked, clause, isOfUs });
      if (!sort) return [];
      const isLeast = atLeast.test(before) || quantity.written.includes('+');
      const { measure, written, value, noun } = quantity;
      return [
        {
          path,
          sort,
          measure,
          written,
          value,
          noun: noun && nounOf(noun, speech),
          isLeast,
          isOfUs,
          inside: { start: quantity.start, end: quantity.end },
          near: `${label} ${sentence}`,
        },
      ];
    });
  };
}

/** What a quantity is about, by the words of its sentence and label; `undefined` for what is none of our claims. */
function sortReader(speech: Speech & { vocabulary: Vocabulary }): (said: Said) => FigureSort | undefined {
  const { vocabulary, others } = speech;
  const isResponse = responseReader(speech);
  const [guaranteed, insured, rated, experience, founded, opening, ofOthers] = [
    vocabulary.guaranteed,
    vocabulary.insured,
    vocabulary.rated,
    vocabulary.experience,
    vocabulary.founded,
    vocabulary.opening,
    vocabulary.ofOthers,
  ].map(anyOf);
  const opens = new RegExp(`^(?:#|${oneOf(vocabulary.opening)})`, 'iu');
  const charges = anyOf([...vocabulary.chargesOfOthers, ...others]);
  const isOfOthers = ({ sentence, clause }: Said) => ofOthers!.test(sentence) || charges.test(clause);
  return (said) => {
    const { measure, value, noun, kind, label, sentence, clause } = said;
    const near = `${label} ${sentence}`;
    switch (measure) {
      case 'minutes':
        return kind === 'duration' || (!isOfOthers(said) && isResponse(said)) ? 'response' : undefined;
      case 'days':
        if (kind === 'guarantee') return 'guarantee';
        if (isOfOthers(said)) return undefined;
        if (guaranteed!.test(near)) return 'guarantee';
        return experience!.test(`${label} ${clause}`) ? 'experience' : undefined;
      // Who takes nothing has no price: "Our call-out fee is €0."
      case 'money':
        return value.every((sum) => sum === 0) || isOfOthers(said)
          ? undefined
          : insured!.test(near)
            ? 'insurance'
            : 'price';
      case 'score':
        return value[0]! <= 5 && (rated!.test(near) || !Number.isInteger(value[0]!)) ? 'rating' : undefined;
      case 'share':
        return 'share';
      // "Three reviews" stand on the page itself.
      case 'count':
        return !/^\d/.test(said.written) && value[0]! <= FEW
          ? undefined
          : vocabulary.reviews.includes(noun!)
            ? 'reviews'
            : 'count';
      case 'hours':
        return (said.isOfUs || opens.test(clause)) && (isDayAsAWhole(value) || opening!.test(`${label} ${clause}`))
          ? 'hours'
          : undefined;
      case 'year':
        return founded!.test(clause) ? 'founded' : undefined;
    }
  };
}

/** A free day, or all day and all night. */
const isDayAsAWhole = (value: readonly number[]) => value.length === 0 || value[1] === DAY;

/** The label that stands beside a value: "Response" of `{ "label": "Response", "value": "60 minutes" }`. */
function labelBeside(root: unknown, path: Path): string {
  const parent = path
    .slice(0, -1)
    .reduce<unknown>((value, key) => (value as Record<string | number, unknown> | undefined)?.[key], root);
  if (!isObject(parent)) return '';
  const { label, heading } = parent;
  return [label, path.at(-1) === 'value' ? undefined : heading]
    .filter((each) => typeof each === 'string' && each !== parent[String(path.at(-1))])
    .join(' ');
}
