import type { Measure } from './quantities';

interface TopicRow {
  /** What a figure of it is, in a sentence. */
  name: string;
  measures: readonly Measure[];
  /** Whether nobody may say it who has not stated it. */
  isPromise?: true;
  /** Whether the law, makers and other firms have it as well. */
  isAlsoOfOthers?: true;
  /** Whether only a person can tell that it is one of ours. */
  isNeverSure?: true;
  /** From what length of time on, in days. */
  fromDays?: number;
}

/** What a figure in a text can be of. It is of the first whose measure it has and whose words stand around it. */
export const TOPICS = {
  phone: { name: 'phone number', measures: ['phone'], isPromise: true },
  reply: { name: 'time to reply', measures: ['time'] },
  notice: { name: 'time of notice', measures: ['time'] },
  guarantee: { name: 'guarantee', measures: ['time'], isPromise: true, isAlsoOfOthers: true, fromDays: 2 },
  retention: { name: 'time for which data is kept', measures: ['time'] },
  response: { name: 'response time', measures: ['time'], isPromise: true, isAlsoOfOthers: true },
  experience: { name: 'time of experience', measures: ['time'], isAlsoOfOthers: true, fromDays: 365 },
  term: { name: 'time', measures: ['time'], isPromise: true, isAlsoOfOthers: true, isNeverSure: true, fromDays: 2 },
  anniversary: { name: 'number of years since the foundation', measures: ['time'] },
  discount: { name: 'discount', measures: ['money', 'share'], isPromise: true, isAlsoOfOthers: true },
  insurance: { name: 'insurance sum', measures: ['money'], isPromise: true, isAlsoOfOthers: true },
  price: { name: 'price', measures: ['money'], isPromise: true, isAlsoOfOthers: true },
  charge: { name: 'charge', measures: ['share'], isPromise: true, isAlsoOfOthers: true, isNeverSure: true },
  recommendation: { name: 'share', measures: ['share'] },
  share: { name: 'share', measures: ['share'], isNeverSure: true },
  rating: { name: 'rating', measures: ['score'], isPromise: true },
  reviews: { name: 'number of reviews', measures: ['count'], isPromise: true },
  crew: { name: 'number of our own', measures: ['count'], isPromise: true, isNeverSure: true },
  count: { name: 'number', measures: ['count'] },
  founded: { name: 'year of foundation', measures: ['year'] },
  counted: { name: 'year from which we count', measures: ['year'] },
  tariff: { name: 'time from which a price holds', measures: ['hours'], isAlsoOfOthers: true },
  hours: { name: 'time of opening', measures: ['hours'] },
} as const satisfies Record<string, TopicRow>;

export type Topic = keyof typeof TOPICS;
export const rowOf = (topic: Topic): TopicRow => TOPICS[topic];

/** The words of a language that tell what a figure is of: pieces of regular expressions for whole words in any case. */
export interface TopicWords {
  /** How the subject of a claim begins. */
  subject?: string;
  /** What tells that a clause, or the label beside it, is of it. */
  said?: string;
  /** What may tell so where a sentence begins with it and names nobody. */
  unnamed?: string;
  /** What may tell so where we are spoken of; a person must decide. */
  hinted?: string;
  /** What tells so in a title, where capitals count. */
  title?: string;
  /** Whether `said` tells so of the whole sentence. */
  isWide?: boolean;
  /** What tells that it is not. */
  not?: string;
}
