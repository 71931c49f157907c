import { wordsForUs } from './around';
import type { Around } from './around';
import { DAY } from './hours';
import type { Measure, Quantity } from './quantities';
import type { Speech } from './speech';
import { anyOf, oneOf, TOPICS } from './vocabulary';
import type { Topic, Vocabulary } from './vocabulary';

/** What a figure in a text says of the business. */
export type FigureSort = 'phone' | 'price' | 'reviews' | 'count' | 'share' | Topic;

/** A figure is of the first of these that its clause, the label beside it or, for some, its sentence speaks of. */
const TOPICS_OF: Partial<Record<Measure, readonly Topic[]>> = {
  minutes: ['response', 'reply', 'notice', 'retention'],
  days: ['guarantee', 'retention', 'reply', 'notice', 'experience'],
  money: ['discount', 'insurance'],
  share: ['discount'],
  score: ['rating'],
  hours: ['hours'],
  year: ['founded'],
};
/** What the law, makers and other firms have as well. */
const ALSO_OF_OTHERS = new Set<FigureSort>(['response', 'guarantee', 'experience', 'price', 'insurance', 'discount']);
/** Up to here things are counted in words. */
const FEW = 12;

export interface Said extends Around, Pick<Quantity, 'measure' | 'value' | 'written' | 'noun'> {
  /** What the field of the text holds. */
  kind: string;
}

/** Tells what a quantity is about, by the words around it; `undefined` for what is none of our claims. */
export function topicReader(speech: Speech, vocabulary: Vocabulary): (said: Said) => FigureSort | undefined {
  const us = wordsForUs(speech, vocabulary);
  const name = new Intl.DateTimeFormat(speech.locale, { weekday: 'long', timeZone: 'UTC' });
  const weekdays = Array.from({ length: 7 }, (_, day) => `${name.format(Date.UTC(2024, 0, 1 + day))}s?`).join('|');
  const spoken = Object.fromEntries(
    TOPICS.map((topic) => {
      const { said, title, not, isWide = false } = vocabulary.topics[topic];
      const words = said.replaceAll('WE', `(?:${us})`) + (topic === 'hours' ? `|${weekdays}` : '');
      const inTitle = title && new RegExp(`(?<!\\p{L})(?:${title.replaceAll('WE', `(?:${us})`)})`, 'u');
      return [topic, { said: anyOf(words), inTitle, isWide, not: not && anyOf(not) }];
    }),
  ) as unknown as Record<Topic, { said: RegExp; inTitle?: RegExp; isWide: boolean; not?: RegExp }>;
  const within = new RegExp(`${oneOf(vocabulary.limits)} #`, 'iu');
  const opens = new RegExp(`^(?:#|${oneOf(vocabulary.topics.hours.said)})`, 'iu');
  const ofOthers = anyOf(vocabulary.ofOthers);
  const charges = anyOf([vocabulary.chargesOfOthers, ...speech.others]);

  function topicOf(said: Said): Topic | undefined {
    const { measure, value, label, clause, sentence } = said;
    const topics = TOPICS_OF[measure] ?? [];
    const isNear = (topic: Topic) => {
      const { said: words, inTitle, not } = spoken[topic];
      // "24 hours" is how long we are there, unless somebody comes within them.
      if (not?.test(clause) || (topic === 'response' && value[0] === DAY && !within.test(clause))) return false;
      return words.test(clause) || words.test(label) || (inTitle?.test(clause) ?? false);
    };
    return topics.find(isNear) ?? topics.find((topic) => spoken[topic].isWide && spoken[topic].said.test(sentence));
  }

  function sortOf(said: Said): FigureSort | undefined {
    const { measure, value, kind, clause, isOfUs, isShort, written, noun } = said;
    if (kind === 'duration' && measure === 'minutes') return 'response';
    if (kind === 'guarantee' && measure === 'days') return 'guarantee';
    const topic = topicOf(said);
    switch (measure) {
      // Who takes nothing has no price: "Our call-out fee is €0."
      case 'money':
        return value.every((sum) => sum === 0) ? undefined : (topic ?? 'price');
      case 'score':
        return value[0]! <= 5 && (topic || !Number.isInteger(value[0]!)) ? 'rating' : undefined;
      case 'share':
        return topic ?? 'share';
      // "Three reviews" stand on the page itself.
      case 'count':
        if (!/^\d/.test(written) && value[0]! <= FEW) return undefined;
        return vocabulary.reviews.includes(noun!) ? 'reviews' : 'count';
      case 'hours':
        return (isOfUs || opens.test(clause)) && (value.length === 0 || value[1] === DAY || topic)
          ? 'hours'
          : undefined;
      case 'year':
        return isOfUs || isShort ? topic : undefined;
      default:
        return topic;
    }
  }

  return (said) => {
    const sort = sortOf(said);
    const isOfOthers = () => ofOthers.test(said.sentence) || charges.test(said.clause);
    const isKind = said.kind === 'duration' || said.kind === 'guarantee';
    return sort && !isKind && ALSO_OF_OTHERS.has(sort) && isOfOthers() ? undefined : sort;
  };
}

/** Tells whether a figure is ours for sure, or a person must decide. */
export function certaintyReader(vocabulary: Vocabulary): (sort: FigureSort, around: Around) => boolean {
  const [others, oneOfUs, wholly] = [vocabulary.others, vocabulary.oneOfUs, vocabulary.wholly].map(anyOf);
  return (sort, { clause, isOfUs, isShort }) => {
    if (sort === 'share' || sort === 'hours') return false;
    if (sort === 'price') return !others!.test(clause);
    if (sort === 'count') return isShort || (isOfUs && wholly!.test(clause));
    return (sort !== 'experience' && sort !== 'founded') || ((isOfUs || isShort) && !oneOfUs!.test(clause));
  };
}
