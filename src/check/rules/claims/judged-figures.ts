import { soundOf } from '../../../content/sound';
import { pointerOf } from '../../../json/path';
import { keptPerDocument } from '../../run/findings';
import { tokensOf } from '../../documents/ledger';
import { oncePer } from '../../once';
import { phoneNumberOf } from '../../texts/phone-numbers';
import type { Diagnostic } from '../../rule';
import type { Site, SiteDocument } from '../../site';
import { oncePerSiteFile } from '../../documents/site-file';
import { quote } from '../../words';
import { isToken, wordsOf } from '../../texts/words-of';
import { DAY, PART_OF_DAY } from './hours';
import { figureReader } from './figures';
import type { Figure, FiguresOfDocument, TokenUse } from './figures';
import { isSameValue } from './quantities';
import { COUNTED_PAGES, speechOf } from './speech';
import { FEW } from './topics';
import { ownStatementsOf, pageCountsOf, statementsOf } from './statements';
import type { Statement } from './statements';
import { rowOf } from './topic-table';
import type { Topic } from './topic-table';

export interface Known extends Statement {
  /** How well it fits the words around the figure: 0 for not at all. */
  fit: number;
}

export interface JudgedFigure {
  document: SiteDocument;
  figure: Figure;
  /** What we say of the same thing, what fits best first, and what of it is this very figure. */
  known: readonly Known[];
  equal: readonly Known[];
  /** Whether it is ours, another than ours, or may be either. */
  verdict: 'typed' | 'wrong' | 'doubtful' | undefined;
}

/** From here on a statement fits by its subject, and not by its unit alone. */
const BY_SUBJECT = 2;
/** What a page says of its own district. */
const OWNED = new Set<Topic>(['response', 'rating', 'reviews']);
/** So many times the reviews of an area are rather all that there are. */
const OF_ALL = 10;
const YEAR = 365 * DAY;
/** How much more than it says a claim that ends in "+" may be by now. */
const MORE = 1.5;
const COUNTED = new Set(COUNTED_PAGES.values());
/** A number of boroughs that is so much smaller than ours is another number: "three boroughs meet here". */
const OF_THE_SAME_SIZE = { ofUs: 10, ofNobody: 2 };

/** A token in a text, with what it stands for and all that we state. */
export interface StatedUse {
  document: SiteDocument;
  use: TokenUse;
  stated: Statement;
  statements: readonly Statement[];
}

interface ReadFigures {
  figures: readonly JudgedFigure[];
  tokens: readonly StatedUse[];
}

/** Every figure in a text, typed or by token, held against what we state elsewhere. */
export const readSite = oncePer((site: Site): ReadFigures => {
  const read = readerOf(site)(site.setting.today?.slice(0, 4), site.business ? pageCountsOf(site) : []);
  const all = [...site.documents.values()].map(read);
  return { figures: all.flatMap(({ figures }) => figures), tokens: all.flatMap(({ tokens }) => tokens) };
});

const figuresIn = keptPerDocument('figures', (site): ((document: SiteDocument) => FiguresOfDocument[]) => {
  const read = figureReader(speechOf(site), tokensOf(site) ?? new Map());
  return (document) => {
    const found = read(document);
    return found.typed.length === 0 && found.tokens.length === 0 ? [] : [found];
  };
});

/**
 * Reads documents in a year and beside so many pages; each is judged once while they and the site file are the same.
 */
const readerOf = oncePerSiteFile((site) => {
  const speech = speechOf(site);
  const statements = statementsOf(site, speech);
  const { hotlines = [], founded } = soundOf(site.business);
  const numbers = hotlines.map((line) => Number(phoneNumberOf(line?.display ?? '', speech.country)?.number));
  const read = figuresIn(site);
  const documentReader = (years: number, counts: readonly Statement[]) =>
    oncePer((document: SiteDocument): ReadFigures => {
      const [found] = read(document);
      if (!found) return { figures: [], tokens: [] };
      const { typed, tokens: uses } = found;
      const own = ownStatementsOf(document, speech);
      const figures = typed
        .filter(({ measure, value }) => measure !== 'phone' || !numbers.includes(value[0]!))
        .map((figure) => judge(figure, { document, statements: [...statements, ...counts], own, years }));
      const tokens = uses.flatMap((use): StatedUse[] => {
        const stated = [...own, ...statements].find(({ token }) => token === use.name);
        return stated ? [{ document, use, stated, statements }] : [];
      });
      return { figures: figures.filter((each, index) => !isSameMistake(each, figures.slice(0, index))), tokens };
    });
  const readers = new Map<string, ReturnType<typeof documentReader>>();
  return (year: string | undefined, counts: readonly Statement[]) => {
    const years = founded === undefined ? 0 : Number(year ?? founded) - founded;
    const key = [years, ...counts.map(({ text }) => text)].join();
    const known = readers.get(key) ?? documentReader(years, counts);
    readers.set(key, known);
    return known;
  };
});

/** Two times of one opening, an average and the number of those who gave it, or the sums of one tariff. */
const AT_ONCE: readonly (readonly Topic[])[] = [['hours'], ['rating', 'reviews'], ['price']];

/** Whether a figure before it in the same text has told of the same thing. */
const isSameMistake = ({ figure: { topic, path }, verdict }: JudgedFigure, before: readonly JudgedFigure[]): boolean =>
  verdict !== 'typed' &&
  AT_ONCE.some(
    (group) =>
      group.includes(topic) &&
      before.some(
        (each) =>
          each.verdict === verdict &&
          pointerOf(each.figure.path) === pointerOf(path) &&
          group.includes(each.figure.topic),
      ),
  );

export const judgedFigures = (site: Site, verdict: JudgedFigure['verdict']): readonly JudgedFigure[] =>
  readSite(site).figures.filter((judged) => judged.verdict === verdict);

interface Place {
  document: SiteDocument;
  statements: readonly Statement[];
  own: readonly Statement[];
  /** How long the business has been there. */
  years: number;
}

function judge(typed: Figure, { document, statements, own, years }: Place): JudgedFigure {
  // What stands around every page speaks of us.
  const figure = document.kind === 'site' && typed.topic === 'hours' ? { ...typed, isSure: true } : typed;
  const isSame = ({ measure, noun }: Statement) => measure === figure.measure && noun === figure.noun;
  // "4,800 reviews" are those of the firm on the page of an area that has fifty.
  const isOfAll = (each: Statement) => figure.topic === 'reviews' && figure.value[0]! > OF_ALL * each.value[0]!;
  const owned = OWNED.has(figure.topic) ? own.filter((each) => isSame(each) && !isOfAll(each)) : [];
  const since = statements.some(({ topic }) => topic === 'experience' && figure.topic === topic)
    ? []
    : statements.filter((each) => isSinceFoundation(each, figure, years));
  const all =
    owned.length > 0
      ? owned
      : [
          ...statements.filter(isSame),
          ...since.map((each) => ({ ...each, measure: figure.measure, value: [years * YEAR], topic: figure.topic })),
        ];
  const ranked = (list: readonly Statement[], ofTopic: boolean) => {
    const alikeTo = ({ text }: Statement) => list.filter((each) => each.text === text).length;
    return list
      .map((each): Known => ({ ...each, fit: fitOf(each, figure, ofTopic) }))
      .map((each) => ({ each, rank: rankOf(each, { figure, document, alike: alikeTo(each) }) }))
      .sort((a, b) => compare(a.rank, b.rank))
      .map(({ each }) => each);
  };
  const isPer = ({ per }: Statement) => !figure.per || !per || per === figure.per;
  const isEqual = (each: Statement) => isPer(each) && isSameFigure(each, figure);
  const known = ranked(
    all.filter((each) => isOfSort(each, figure)),
    true,
  );
  // A figure of another topic is still one of ours: "answered within 2 hours" is the reply to an e-mail.
  const ofTopic = known.filter(isEqual);
  const ofAny = ofTopic.length > 0 ? ofTopic : ranked(all, false).filter((each) => isEqual(each) && each.fit > 0);
  const equal = isOfOther(ofAny, known) ? [] : ofAny;
  return { document, figure, known, equal, verdict: verdictOf({ figure, known, equal }, years) };
}

/** Whether a time is held against the year of foundation: an anniversary, and experience that is longer. */
const isSinceFoundation = ({ topic }: Statement, { topic: of, value }: Figure, years: number) =>
  topic === 'founded' &&
  years > 0 &&
  (of === 'anniversary' ? Math.abs(value[0]! / YEAR - years) > 1 : of === 'experience' && value[0]! > years * YEAR);

/** Whether a figure is ours for something else, and what the text names has another: "two years on repairs". */
const isOfOther = (equal: readonly Known[], [best]: readonly Known[]) =>
  best !== undefined && best.part !== '' && best.fit >= BY_SUBJECT && equal.every(({ fit }) => fit < BY_SUBJECT);

const compare = (one: readonly number[], other: readonly number[]): number => {
  const at = one.findIndex((part, index) => part !== other[index]);
  return at < 0 ? 0 : one[at]! - other[at]!;
};

/**
 * One end of our hours, "until 6pm", is ours; what we have counted since our beginnings may be counted from later on.
 */
const isSameFigure = ({ value }: Statement, { topic, measure, value: all, isEitherHalf }: Figure): boolean => {
  const [told, ...more] = all;
  return (
    isSameValue(value, all) ||
    (measure === 'hours' &&
      more.length === 0 &&
      value[1] !== value[0]! + DAY &&
      (told === PART_OF_DAY || value.includes(told!) || (isEitherHalf && value.includes((told! + DAY / 2) % DAY)))) ||
    (topic === 'counted' && value[0]! <= told!)
  );
};

function verdictOf(judged: Pick<JudgedFigure, 'figure' | 'known' | 'equal'>, years: number): JudgedFigure['verdict'] {
  const { figure, known, equal } = judged;
  const { topic } = figure;
  const isSure = figure.isSure || isCertain(judged, years);
  // Hours have many forms that are as good as ours, and a year from which we count is none to write by a token.
  if (equal.length > 0) return figure.measure === 'hours' || topic === 'counted' ? undefined : 'typed';
  if (rowOf(topic).isPromise) return isSure ? 'wrong' : 'doubtful';
  if (known.length === 0 || !isMeantAsOurs(judged, years)) return undefined;
  if (topic === 'anniversary') return figure.value[0]! > years * YEAR ? 'wrong' : 'doubtful';
  // What was written down as "5,000+" may be more by now, and "over 3,500" is true of it.
  const most = Math.max(...known.map((each) => Math.max(...each.value)));
  const least = Math.min(...known.map((each) => Math.min(...each.value)));
  const isOpen =
    topic === 'count' &&
    known.some(({ text }) => text.includes('+')) &&
    figure.value[0]! >= least &&
    figure.value[0]! <= MORE * most;
  return isSure && !isOpen && !(topic === 'count' && figure.isLeast && figure.value[0]! <= most) ? 'wrong' : 'doubtful';
}

/** What only a hint says of us, and cannot be: more years than there were; and what is said in the words of a claim. */
const isCertain = ({ figure, known }: Pick<JudgedFigure, 'figure' | 'known'>, years: number) =>
  (figure.topic === 'experience' && figure.isHinted && figure.isOfUs && years > 0 && figure.value[0]! > years * YEAR) ||
  (figure.topic === 'share' && isInWordsOf(known[0], figure));

const isInWordsOf = (claim: Known | undefined, { near }: Figure) =>
  claim?.subject !== undefined && plainWords(claim.subject).length > 1 && isNear(plainWords(claim.subject), near);

function isMeantAsOurs({ figure, known }: Pick<JudgedFigure, 'figure' | 'known'>, years: number): boolean {
  const { topic, value, written, isLeast, isOfUs, isSure, noun } = figure;
  const most = Math.max(...known.map((each) => Math.max(...each.value)));
  const least = Math.min(...known.map((each) => Math.min(...each.value)));
  // "Over 2,000 customers" is true of 5,000, "over 4,000" may be what we had before, and a claim of "15+ years" was
  // written down some time ago.
  if (isLeast && !written.includes('+') && value[0]! <= most)
    return topic === 'count' && isOfUs && value[0]! * OF_THE_SAME_SIZE.ofNobody > least;
  // "These two guides" are some of six, "these nine" are none of them.
  if (topic === 'count' && COUNTED.has(noun!) && !/^\d/.test(written) && value[0]! <= FEW) return value[0]! > most;
  if (topic === 'experience') return value[0]! <= most || value[0]! > years * YEAR;
  if (topic === 'share' || topic === 'recommendation')
    return (isOfUs || isInWordsOf(known[0], figure)) && known[0]!.fit > 0;
  return (
    topic !== 'count' || value[0]! * (isOfUs || isSure ? OF_THE_SAME_SIZE.ofUs : OF_THE_SAME_SIZE.ofNobody) >= most
  );
}

/**
 * A price is any sum that is of nothing else, and one for what its clause takes a sum for: "extra", a deposit. A share
 * is one of what the longest word of a subject says. */
function isOfSort({ subject, topic, fees = [] }: Statement, { topic: of, near, fees: asked }: Figure): boolean {
  if (subject === undefined && topic === undefined) return true;
  switch (of) {
    case 'share':
      return isNear(
        plainWords(subject!)
          .sort((a, b) => b.length - a.length)
          .slice(0, 1),
        near,
      );
    case 'price':
      return topic === undefined && asked.every((fee) => fees.includes(fee));
    case 'count':
    case 'reviews':
      return topic === undefined;
    case 'counted':
      return topic === 'founded';
    default:
      return topic === of;
  }
}

/** "price, commercial" needs "commercial", or at least the "hour" of its unit; "response time" fits its whole topic. */
function fitOf({ subject = '', part, per }: Statement, { near }: Figure, ofTopic: boolean): number {
  const isOfSubject = (part === '' && ofTopic) || isNear(plainWords(ofTopic ? part : `${subject} ${part}`), near);
  return (isOfSubject ? BY_SUBJECT : 0) + (isNear(plainWords(per), near) ? 1 : 0);
}

/** The smallest first: what fits the words, what is for this page, what is as long, what is usual, what is near. */
function rankOf(
  { fit, scope, value, part }: Known,
  { figure, document, alike }: { figure: Figure; document: SiteDocument; alike: number },
): number[] {
  const page = `${soundOf(document).facts?.name ?? ''} ${document.path.replace(/^.*\/|\.\w+$/g, '')}`;
  const isForPage = plainWords(scope.split(':')[0]!).some((word) => plainWords(page).includes(word));
  const middleOf = (numbers: readonly number[]) => (numbers[0]! + numbers.at(-1)!) / 2;
  const way = Math.abs(middleOf(value) - middleOf(figure.value));
  const isNamed = part !== '' && fit >= BY_SUBJECT;
  return [-fit, isNamed ? 0 : 1, isForPage ? 0 : 1, value.length === figure.value.length ? 0 : 1, -alike, way];
}

/** Whether each of these words, or one of its family, stands in a text. */
export function isNear(words: readonly string[], text: string): boolean {
  const around = plainWords(text);
  return (
    words.length > 0 && words.every((word) => around.some((other) => other.startsWith(word) || word.startsWith(other)))
  );
}

const SHORTEST = 4;
export const plainWords = (text: string): string[] =>
  wordsOf(text)
    .filter((word) => !isToken(word))
    .map(({ word }) => word.replace(/s$/, ''))
    .filter((word) => word.length >= SHORTEST && !/^\d/.test(word));

/**
 * What to write in the place of a figure, with the unit that the token lacks, and how it reads: "{area.reviewCount}
 * reviews".
 */
export function inPlaceOf(
  { written, topic, measure, value }: Figure,
  { token, text, bare = text }: Known,
): { write: string; reads: string } {
  // "Out of ten" goes with the figure: ours are out of five.
  if (measure === 'score' && Number.parseFloat(written.replace(',', '.')) !== value[0])
    return { write: `{${token}}`, reads: bare };
  const unit = /^\d/.test(written)
    ? written.replace(/^[\d.,]+(?:\s?(?:–|-|to|or)\s?[\d.,]+)?\+?/, '')
    : ` ${written.split(/[\s-]/).at(-1)}`;
  if (topic === 'phone' || !/^[\d.,+–-]+$/.test(bare)) return { write: `{${token}}`, reads: bare };
  const kept =
    bare === text || text.endsWith(unit.replace('-', ' ')) || unit.startsWith('-') ? unit : text.slice(bare.length);
  return { write: `{${token}}${kept}`, reads: `${bare}${kept}` };
}

/**
 * What stands for a typed figure beyond doubt: our phone number, a fact of the page, or the one claim that fits best
 * and reads the same.
 */
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
