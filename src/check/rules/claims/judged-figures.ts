import { isObject } from '../../../json/is-object';
import { oncePer } from '../../once';
import { phoneNumberOf } from '../../phone-numbers';
import type { Diagnostic } from '../../rule';
import type { Site, SiteDocument } from '../../site';
import { quote } from '../../words';
import { isToken, wordsOf } from '../../words-of';
import { figuresIn } from './figures';
import type { Figure } from './figures';
import { isSameValue } from './quantities';
import { speechOf } from './speech';
import type { Speech } from './speech';
import { ownStatementsOf, statementsOf } from './statements';
import type { Statement } from './statements';

interface Known extends Statement {
  /** How well it fits the words around the figure: 0 for not at all. */
  fit: number;
}

export interface JudgedFigure {
  document: SiteDocument;
  figure: Figure;
  /** What we say of the same thing, what fits best first, and what of it is this very figure. */
  known: readonly Known[];
  equal: readonly Known[];
}

/** From here on a statement fits by its subject, and not by its unit alone. */
const BY_SUBJECT = 2;

/** Every figure that is typed in a text of a page or shared file, held against what we state elsewhere. */
export const judgedFigures = oncePer((site: Site): readonly JudgedFigure[] => {
  const speech = speechOf(site);
  const statements = statementsOf(site, speech);
  const hotlines = hotlinesOf(site, speech);
  return [...site.documents.values()]
    .filter(({ kind }) => kind !== 'site')
    .flatMap((document) => {
      const figures = figuresIn(document, speech).filter(
        ({ measure, value }) => measure !== 'phone' || !hotlines.includes(value[0]!),
      );
      const own = figures.length > 0 ? ownStatementsOf(document, speech) : [];
      return figures.map((figure) => judge(figure, { document, statements, own, speech }));
    });
});

function hotlinesOf({ business }: Site, { country }: Speech): number[] {
  const list = isObject(business?.value) ? business.value['hotlines'] : undefined;
  return (Array.isArray(list) ? list : []).flatMap((each: unknown) => {
    const display = isObject(each) ? each['display'] : undefined;
    const number = typeof display === 'string' ? phoneNumberOf(display, country) : undefined;
    return number ? [Number(number.number)] : [];
  });
}

interface Place {
  document: SiteDocument;
  statements: readonly Statement[];
  own: readonly Statement[];
  speech: Speech;
}

function judge(figure: Figure, { document, statements, own, speech }: Place): JudgedFigure {
  const isSame = ({ measure, noun }: Statement) => measure === figure.measure && noun === figure.noun;
  const owned = OWNED.has(figure.sort) ? own.filter(isSame) : [];
  const all = owned.length > 0 ? owned : statements.filter(isSame);
  const known = knownFor(
    figure,
    all.filter((each) => each.topic === '' || isOfTopic(each, figure, speech)),
    true,
  );
  const equal = known.filter((each) => isEqual(each, figure));
  // A figure of another topic is still one of ours: "answered within 2 hours" is the reply to an e-mail.
  return {
    document,
    figure,
    known,
    equal:
      equal.length > 0 ? equal : knownFor(figure, all, false).filter((each) => isEqual(each, figure) && each.fit > 0),
  };
}

const OWNED = new Set(['response', 'rating', 'reviews']);
const isEqual = ({ value }: Statement, figure: Figure) => isSameValue(value, figure.value);

/** A share is of what the longest word of a claim's subject says: of those who "recommend". */
function isOfTopic({ topic }: Statement, { sort, near }: Figure, { vocabulary }: Speech): boolean {
  const topics: Readonly<Record<string, string>> = vocabulary?.topics ?? {};
  if (sort !== 'share') return new RegExp(`^(?:${topics[sort] ?? ''})`, 'iu').test(topic);
  const longest = plainWords(topic)
    .sort((a, b) => b.length - a.length)
    .slice(0, 1);
  return isNear(longest, near);
}

const knownFor = (figure: Figure, statements: readonly Statement[], ofTopic: boolean): Known[] =>
  statements.map((each) => ({ ...each, fit: fitOf(each, figure, ofTopic) })).sort((a, b) => b.fit - a.fit);

/** "price, commercial" needs "commercial", or at least the "hour" of its unit; "response time" fits its whole topic. */
function fitOf({ topic, part, per }: Statement, { near }: Figure, ofTopic: boolean): number {
  const isOfSubject = (part === '' && ofTopic) || isNear(plainWords(ofTopic ? part : `${topic} ${part}`), near);
  return (isOfSubject ? BY_SUBJECT : 0) + (isNear(plainWords(per), near) ? 1 : 0);
}

/** Whether each of these words, or one of its family, stands in a text. */
function isNear(words: readonly string[], text: string): boolean {
  const around = plainWords(text);
  return (
    words.length > 0 && words.every((word) => around.some((other) => other.startsWith(word) || word.startsWith(other)))
  );
}

const SHORTEST = 4;
const plainWords = (text: string): string[] =>
  wordsOf(text)
    .filter((word) => !isToken(word))
    .map(({ word }) => word.replace(/s$/, ''))
    .filter((word) => word.length >= SHORTEST && !/^\d/.test(word));

/** What to write in the place of a figure, with the unit that the token lacks, and how it reads: "{area.reviewCount} reviews". */
export function inPlaceOf(
  { written, sort }: Figure,
  { token, text, bare = text }: Known,
): { write: string; reads: string } {
  const unit = /^\d/.test(written)
    ? written.replace(/^[\d.,]+(?:\s?(?:–|-|to|or)\s?[\d.,]+)?\+?/, '')
    : ` ${written.split(/[\s-]/).at(-1)}`;
  if (sort === 'phone' || !/^[\d.,+–-]+$/.test(bare)) return { write: `{${token}}`, reads: bare };
  const kept =
    bare === text || text.endsWith(unit.replace('-', ' ')) || unit.startsWith('-') ? unit : text.slice(bare.length);
  return { write: `{${token}}${kept}`, reads: `${bare}${kept}` };
}

/** What stands for a typed figure beyond doubt: our phone number, a fact of the page, or the one claim that fits best and reads the same. */
export function certainFor({ figure, known, equal }: JudgedFigure): string | undefined {
  const [only, ...others] = equal;
  if (!only || others.length > 0) return undefined;
  const { write, reads } = inPlaceOf(figure, only);
  if (!only.token.startsWith('claim.')) return write;
  const rivals = known.filter(({ token }) => token !== only.token);
  const isBest =
    only.fit >= BY_SUBJECT
      ? rivals.every(({ fit }) => fit <= only.fit)
      : only.fit > 0 && rivals.every(({ fit }) => fit < only.fit);
  return reads === figure.written && isBest ? write : undefined;
}

/** Where the figures stand that a typed one is held against: at most four. */
export const placesOf = (known: readonly Known[]): NonNullable<Diagnostic['related']> =>
  known.slice(0, 4).map(({ document, path, text }) => ({
    document,
    location: { path, part: 'value' },
    message:
      document.kind === 'site' ? `The ledger says ${quote(text)} here.` : `This page's own fact is ${quote(text)}.`,
  }));
