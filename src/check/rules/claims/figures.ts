import { pageTokens } from '../../../content/token-values';
import type { Page } from '../../../content/site';
import type { TokenValues } from '../../../content/tokens';
import type { Path } from '../../../json/path';
import type { Span } from '../../../json/text-edit';
import { oncePer } from '../../once';
import { mistypedNumbersIn, phoneNumberOf, phoneNumbersIn } from '../../texts/phone-numbers';
import type { CountryCode, FoundNumber } from '../../texts/phone-numbers';
import { isInMarkup } from '../../texts/markup-link';
import { isShortNumber } from '../../texts/reserved-numbers';
import type { SiteDocument } from '../../site';
import { textsIn } from '../../texts/texts';
import { aroundReader, besideIn } from './around';
import type { Around, Beside } from './around';
import { filledText } from './filled-text';
import { quantityReader } from './quantities';
import type { Measure, Quantity } from './quantities';
import type { Speech } from './speech';
import { nounOf } from './statements';
import type { Topic } from './topic-table';
import { topicReader } from './topics';
import { anyOf, feeReader, oneOf } from './vocabulary';
import type { Vocabulary } from './vocabulary';

/** A figure that is written out in a text, where a token of the ledger could stand. */
export interface Figure {
  path: Path;
  inside: Span;
  topic: Topic;
  measure: Measure;
  written: string;
  /** One number, or the least and the most: minutes, money, stars; the digits of a phone number. */
  value: readonly number[];
  /** What is counted: "customers"; of money, the name of one that is not ours. */
  noun?: string | undefined;
  /** What a price is for: "hour". */
  per?: string | undefined;
  /** Whether it is ours for sure, or a person must decide. */
  isSure: boolean;
  /** Whether the words around it only hint at its topic. */
  isHinted?: boolean;
  isOfUs: boolean;
  /** Whether the words before it say that there may be more: "over 15 years". */
  isLeast: boolean;
  /** Whether an hour may be one before or after noon. */
  isEitherHalf?: boolean;
  /** The sentence, and the label beside it. */
  near: string;
  /** What else than work the clause takes a sum for, by its place in the list of the language. */
  fees: readonly number[];
}

/** A token of a claim or a fact, with the words around it as visitors read them. */
export interface TokenUse extends Pick<Around, 'clause' | 'context' | 'label'> {
  path: Path;
  inside: Span;
  name: string;
  /** What is written before and behind it. */
  before: string;
  after: string;
  /** What the words around it and its own make of it, where they make a quantity. */
  read: (Pick<Quantity, 'measure' | 'value' | 'noun' | 'per'> & { topic: Topic | undefined }) | undefined;
}

export interface FiguresOfDocument {
  typed: readonly Figure[];
  tokens: readonly TokenUse[];
}

type DocumentReader = (document: SiteDocument) => FiguresOfDocument;

/** The texts that stand around every page. Its other fields are what figures are held against. */
const AROUND_PAGES = new Set<unknown>(['brand', 'phone', 'hotlines', 'legalLines', 'navigation', 'demoNotice']);
/** Whether a text of a document says something of ours to visitors. */
export const isRead = (document: SiteDocument, path: Path) =>
  document.kind === 'site'
    ? AROUND_PAGES.has(path[0]) && !['display', 'international'].includes(String(path.at(-1)))
    : path[0] !== 'allow';

const MOST_READERS = 3;
const readers = new Map<string, DocumentReader>();

/** Reads the figures of documents; each is read once in each speech. */
export function figureReader(speech: Speech, ofSite: TokenValues): DocumentReader {
  const key = JSON.stringify([{ ...speech, vocabulary: undefined }, [...ofSite]]);
  const known = readers.get(key) ?? oncePer(documentReader(speech, ofSite));
  readers.delete(key);
  readers.set(key, known);
  if (readers.size > MOST_READERS) readers.delete(readers.keys().next().value!);
  return known;
}

function documentReader(speech: Speech, ofSite: TokenValues): DocumentReader {
  const { vocabulary, locale, country } = speech;
  const read = vocabulary && textReader({ ...speech, vocabulary });
  const dialled = vocabulary && shortNumber(vocabulary, speech);
  return (document) => {
    // What is valid and has facts is a page.
    const isPage = document.document && 'facts' in document.document;
    const own = isPage ? pageTokens(document as Page, NONE, locale) : NONE;
    const typed: Figure[] = [];
    const tokens: TokenUse[] = [];
    for (const { path, kind, value } of textsIn(document)) {
      if (!isRead(document, path)) continue;
      const hasDigit = digits.test(value);
      const phones = hasDigit
        ? phoneNumbersIn(
            value.replaceAll(/\{[^{}]*\}/g, (token) => ' '.repeat(token.length)),
            country,
          )
        : [];
      const found = read?.(
        { path, kind, value },
        (name) => own.get(name) ?? ofSite.get(name),
        () => ({ ...besideIn(document.value, path), isOurs: document.kind === 'site' }),
      );
      const short = dialled && hasDigit ? shortNumbersIn(value, dialled, country) : [];
      const mistyped = hasDigit ? mistypedNumbersIn(value, country) : [];
      const numbers = [...phones, ...mistyped, ...short].filter(({ start }) => !isInMarkup(value, start));
      const ofPhones = numbers.map(({ written, number, start, end }): Figure => ({
        path,
        topic: 'phone',
        measure: 'phone',
        written,
        inside: { start, end },
        value: [Number(number.number)],
        isSure: true,
        isOfUs: true,
        isLeast: false,
        near: value,
        fees: [],
      }));
      typed.push(...[...ofPhones, ...(found?.typed ?? [])].sort((a, b) => a.inside.start - b.inside.start));
      tokens.push(...(found?.tokens ?? []));
    }
    return { typed, tokens };
  };
}

const digits = /\d/;

/** A short number behind a word that tells to call it. */
const shortNumber = ({ dial }: Vocabulary, { nouns }: Speech): RegExp =>
  new RegExp(`${anyOf(dial).source}\\s(?:on\\s)?(\\d{3,6})(?![\\p{L}\\d%]|[ ,.:/-]?\\d|\\s${oneOf(nouns)})`, 'giu');

/** A short number with the zero that a longer one begins with: "0105". */
const WITH_ZERO = /(?<![\p{L}\d.,:/-]|\d )(0[1-9]\d{2})(?![\p{L}\d%]|[ ,.:/-]?\d)/gu;

function shortNumbersIn(text: string, dialled: RegExp, country: CountryCode | undefined): FoundNumber[] {
  const found = (pattern: RegExp, isWrong: (written: string, callingCode: string) => boolean) =>
    [...text.matchAll(pattern)].flatMap(({ 0: said, 1: written = '', index }): FoundNumber[] => {
      const number = phoneNumberOf(written, country);
      const start = index + said.length - written.length;
      return number && isWrong(written, number.countryCallingCode)
        ? [{ written, number, start, end: start + written.length }]
        : [];
    });
  const all = [
    ...found(dialled, (written, code) => isShortNumber(written, code) === false),
    ...found(WITH_ZERO, (written, code) => isShortNumber(written.slice(1), code) === true),
  ];
  return [...new Map(all.map((each) => [each.start, each])).values()];
}

const NONE: TokenValues = new Map();

const COUNT = /\{\w+\.count\}/;

type TextReader = (
  text: { path: Path; kind: string; value: string },
  valueOf: (name: string) => string | undefined,
  besideOf: () => Beside,
) => FiguresOfDocument;

function textReader(speech: Speech & { vocabulary: Vocabulary }): TextReader {
  const { vocabulary } = speech;
  const read = quantityReader(speech);
  const around = aroundReader(speech, vocabulary);
  const meaningOf = topicReader(speech, vocabulary);
  const feesOf = feeReader(vocabulary);
  const atLeast = new RegExp(`${anyOf(vocabulary.atLeast).source}\\s*#`, 'iu');
  return ({ path, kind, value: written }, valueOf, besideOf) => {
    const { text: said, tokens, writtenAt } = filledText(written, valueOf);
    // "6,500+" is of the label beside it: "customers served".
    const text = /^[\d.,]+\+?$/.test(written) ? `${said} ${besideOf().label}` : said;
    const quantities = read(text);
    if (quantities.length === 0 && tokens.length === 0) return { typed: [], tokens: [] };
    const aroundOf = around(text, besideOf());
    const isBesideCount = COUNT.test(written);
    const isOver = (token: Span, span: Span) => token.start < span.end && span.start < token.end;
    const typed = quantities
      .filter((quantity) => !tokens.some((token) => isOver(token, quantity)))
      .flatMap((quantity): Figure[] => {
        const words = aroundOf(quantity);
        const meaning = meaningOf({ ...quantity, ...words, kind, isBesideCount });
        if (!meaning) return [];
        const { measure, value, noun, per, start, end } = quantity;
        return [
          {
            path,
            ...meaning,
            measure,
            per,
            written: quantity.written.slice(0, said.length - start),
            value,
            isOfUs: words.isOfUs,
            noun: noun && nounOf(noun, speech),
            ...(quantity.isEitherHalf && { isEitherHalf: true }),
            isLeast: atLeast.test(words.sentence) || quantity.written.includes('+'),
            inside: { start: writtenAt(start), end: Math.min(writtenAt(end), written.length) },
            near: `${words.label} ${words.sentence}`,
            fees: measure === 'money' ? feesOf(`${words.label} ${words.clause}`) : [],
          },
        ];
      });
    const uses = tokens
      .filter(({ name }) => name.includes('.'))
      .map((token): TokenUse => {
        const quantity = quantities.find((each) => isOver(token, each));
        const words = aroundOf(quantity ?? token);
        const meaning = quantity && meaningOf({ ...quantity, ...words, kind, isBesideCount, sentence: words.clause });
        return {
          path,
          name: token.name,
          inside: token.written,
          clause: words.clause,
          context: words.context,
          label: words.label,
          before: written.slice(0, token.written.start),
          after: written.slice(token.written.end),
          read: quantity && {
            measure: quantity.measure,
            value: quantity.value,
            per: quantity.per,
            noun: quantity.noun && nounOf(quantity.noun, speech),
            topic: meaning?.isHinted ? undefined : meaning?.topic,
          },
        };
      });
    return { typed, tokens: uses };
  };
}
