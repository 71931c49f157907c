import { weekdaysIn } from '../../texts/dates';
import { escaped } from './amounts';
import { wordsForUs } from './around';
import type { Around } from './around';
import { DAY, PART_OF_DAY } from './hours';
import { crewIn } from './quantities';
import type { Quantity } from './quantities';
import type { Speech } from './speech';
import { rowOf, TOPICS } from './topic-table';
import type { Topic } from './topic-table';
import { anyOf, oneOf } from './vocabulary';
import type { Vocabulary } from './vocabulary';

/** Up to here things are counted in words. */
export const FEW = 10;

export interface Said extends Around, Pick<Quantity, 'measure' | 'value' | 'written' | 'noun' | 'topic' | 'isWithin'> {
  /** What the field of the text holds. */
  kind: string;
  /** Whether a token of the same text counts pages. */
  isBesideCount: boolean;
}

/** What a quantity is about, and whether the words around it leave no doubt of that. */
export interface Meaning {
  topic: Topic;
  isSure: boolean;
  /** Whether the words around it only hint at it. */
  isHinted?: boolean;
}

const NAMES = Object.keys(TOPICS) as Topic[];
type Test = (words: string) => boolean;
const NEVER: Test = () => false;

/** Tells what a quantity is about, by the words around it; `undefined` for what is none of our claims. */
export function topicReader(speech: Speech, vocabulary: Vocabulary): (said: Said) => Meaning | undefined {
  const us = wordsForUs(speech, vocabulary);
  const brand = [...speech.brand.map(escaped), us].join('|');
  const firm = [vocabulary.firm, ...speech.brand.map(escaped)].join('|');
  const ofUs: Test = (text) => anyBrand.test(text);
  const anyBrand = anyOf(brand);
  const test = (words: string | undefined): Test => {
    if (!words) return NEVER;
    const regex = anyOf(words);
    return (text) => regex.test(text);
  };
  const moreWords: Partial<Record<Topic, readonly string[]>> = {
    hours: weekdaysIn(speech.locale).map((day) => `${day}s?`),
    charge: speech.registers,
  };
  const spoken = Object.fromEntries(
    NAMES.map((topic) => {
      const { said, hinted, title, not, isWide = false } = vocabulary.topics[topic] ?? {};
      const inTitle =
        title === undefined ? undefined : new RegExp(`(?<!\\p{L})(?:${title.replaceAll('WE', `(?:${us})`)})`, 'u');
      const words = said && [said.replaceAll('WE', `(?:${us})`), ...(moreWords[topic] ?? [])].join('|');
      return [
        topic,
        {
          said: test(words),
          hinted: test(hinted?.replaceAll('WE', `(?:${brand})`).replaceAll('FIRM', `(?:${firm})`)),
          inTitle: (clause: string) => inTitle !== undefined && inTitle.test(clause),
          not: test(not),
          isWide,
        },
      ];
    }),
  ) as Record<Topic, Record<'said' | 'hinted' | 'inTitle' | 'not', Test> & { isWide: boolean }>;
  const crew = new Set(crewIn({ ...speech, vocabulary }).filter((name) => !speech.nouns.includes(name)));
  const opens = new RegExp(`^(?:#|${oneOf(vocabulary.topics.hours!.said!)})`, 'iu');
  const unnamed = new RegExp(`^${vocabulary.topics.founded!.unnamed!}`, 'iu');
  const beginsWithoutName: Test = (text) => unnamed.test(text);
  const within = new RegExp(`${oneOf(vocabulary.limits)} #`, 'iu');
  const [ofOthers, charges] = [anyOf(vocabulary.ofOthers), anyOf([vocabulary.chargesOfOthers, ...speech.others])];
  const [others, oneOfUs, wholly, served, lines, ownList, pointed] = [
    vocabulary.others,
    vocabulary.oneOfUs,
    vocabulary.wholly,
    vocabulary.served,
    vocabulary.lines,
    vocabulary.ownList,
    `(?:${vocabulary.these}|${vocabulary.ofList}) #`,
  ].map(test) as [Test, Test, Test, Test, Test, Test, Test];

  function wordedTopic(said: Said): { topic: Topic; isHinted: boolean } | undefined {
    const { measure, value, label, clause, sentence, isOfUs, isShort, isWithin } = said;
    const longest = Math.max(...value);
    const topics = NAMES.filter((topic) => rowOf(topic).measures.includes(measure)).filter((topic) => {
      // "24 hours" is how long we are there, unless somebody comes within them.
      if (topic === 'response' && longest >= DAY && !isWithin && !within.test(clause)) return false;
      return !spoken[topic].not(clause) && (rowOf(topic).fromDays ?? 0) * DAY <= longest;
    });
    const isNear = (topic: Topic) =>
      spoken[topic].said(clause) || spoken[topic].said(label) || spoken[topic].inTitle(clause);
    const topic = topics.find(isNear) ?? topics.find((each) => spoken[each].isWide && spoken[each].said(sentence));
    if (topic) return { topic, isHinted: false };
    const hinted = isOfUs || ofUs(clause) || isShort || clause.startsWith('#');
    const hint = hinted ? topics.find((each) => spoken[each].hinted(clause)) : undefined;
    return hint && { topic: hint, isHinted: true };
  }

  function meaningOf(said: Said): Meaning | undefined {
    const { measure, value, kind, clause, sentence, label, isOfUs, isShort, isQuoted, isOurs, written, noun } = said;
    if (kind === 'duration' && measure === 'time' && value[0]! < DAY) return { topic: 'response', isSure: true };
    if (kind === 'guarantee' && measure === 'time' && value[0]! >= DAY) return { topic: 'guarantee', isSure: true };
    const { topic, isHinted } = said.topic ? { topic: said.topic, isHinted: false } : (wordedTopic(said) ?? {});
    const sure = (isSure = true): Meaning | undefined =>
      topic && { topic, isHinted: isHinted ?? false, isSure: isSure && !isHinted && !rowOf(topic).isNeverSure };
    switch (measure) {
      // Who takes nothing has no price: "Our call-out fee is €0."
      case 'money':
        return value.every((sum) => sum === 0) ? undefined : (sure() ?? { topic: 'price', isSure: !others(clause) });
      case 'score':
        return value[0]! <= 5 && (topic || !Number.isInteger(value[0]!))
          ? { topic: 'rating', isSure: true }
          : undefined;
      case 'share':
        return sure() ?? { topic: 'share', isSure: false };
      // "Three reviews" stand on the page itself.
      case 'count': {
        const isFew = !/^\d/.test(written) && value[0]! <= FEW;
        if (crew.has(noun!)) return !isFew && spoken.crew.said(clause) ? { topic: 'crew', isSure: false } : undefined;
        const isPages = speech.counted.includes(noun!);
        if (isPages && isFew && ownList(clause)) return { topic: 'count', isSure: true };
        if (isPages && (said.isBesideCount || (!isFew && (clause.startsWith('#') || pointed(clause)))))
          return { topic: 'count', isSure: ownList(clause) };
        if (isFew) return undefined;
        if (vocabulary.reviews.includes(noun!)) return { topic: 'reviews', isSure: true };
        const areOurs =
          speech.nouns.includes(noun!) ||
          served(clause) ||
          served(label) ||
          wholly(clause) ||
          (isShort && clause.startsWith('#'));
        return areOurs ? { topic: 'count', isSure: isShort || (isOfUs && wholly(clause)) } : undefined;
      }
      case 'hours': {
        // "After 8pm the street is quiet" begins with an hour, and says nothing of ours.
        const isEnd =
          value.length === 1 && value[0] !== PART_OF_DAY && topic === undefined && /^#\s\p{L}/u.test(sentence);
        const isAlone =
          (opens.test(sentence) && !isEnd) ||
          isOurs ||
          said.topic === 'hours' ||
          (/^#\P{L}*$/u.test(clause) &&
            label === '' &&
            (isShort || (value.length === 0 && (ofUs(sentence) || ofUs(written) || lines(written)))));
        if (topic === 'tariff') return value.length > 0 && value[0] !== PART_OF_DAY ? sure() : undefined;
        // The verb may be a part of the quantity: "closes at six".
        const isVerb = topic !== undefined || spoken.hours.said(written);
        const isLimited =
          value.length === 0 ||
          value[0] === PART_OF_DAY ||
          value[1] === DAY ||
          isVerb ||
          spoken.hours.hinted(written) ||
          isAlone;
        // "Ring during office hours" may be of something else.
        const isSaid =
          said.topic === undefined && !isHinted && (isVerb || value[0] === PART_OF_DAY || value.length === 0);
        return (isOfUs || isAlone || lines(clause) || (topic && clause.startsWith('#'))) && isLimited
          ? { topic: 'hours', isSure: isSaid }
          : undefined;
      }
      default: {
        const isAsked = topic === 'experience' || measure === 'year';
        if (isQuoted && isAsked) return undefined;
        if (topic === 'anniversary') return isOfUs || isShort ? sure() : undefined;
        if (measure === 'year' && topic !== 'counted' && !isOfUs && !isShort && beginsWithoutName(sentence))
          return { topic: 'founded', isSure: ofUs(sentence), isHinted: !ofUs(sentence) };
        if (measure === 'year' && topic !== 'counted' && !isHinted && !isOfUs && !isShort) return undefined;
        // Nobody is called in need to come in days.
        if (topic === 'response' && Math.max(...value) >= DAY) return sure(false);
        return sure(!isAsked || ((isOfUs || isShort) && !oneOfUs(clause)));
      }
    }
  }

  return (said) => {
    const meaning = meaningOf(said);
    const isKind = said.kind === 'duration' || said.kind === 'guarantee';
    if (!meaning || isKind || !rowOf(meaning.topic).isAlsoOfOthers) return meaning;
    return ofOthers.test(said.sentence) || charges.test(said.clause) ? undefined : meaning;
  };
}
