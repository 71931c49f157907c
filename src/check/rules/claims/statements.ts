import { soundOf } from '../../../content/sound';
import { unitCalled } from '../../../content/units';
import { listedKindNamed } from '../../../kinds/named';
import type { Path } from '../../../json/path';
import { phoneNumberOf } from '../../texts/phone-numbers';
import type { Site, SiteDocument } from '../../site';
import type { OfSiteFile } from '../../documents/site-file';
import { claimsIn, claimSpot } from './claims';
import { haveDays, hoursIn, otherHours } from './stated-hours';
import { quantityReader, timesIn } from './quantities';
import type { Measure } from './quantities';
import { COUNTED_PAGES } from './speech';
import type { Speech } from './speech';
import { TOPICS } from './topic-table';
import type { Topic } from './topic-table';
import { feeReader } from './vocabulary';

/** A figure that the site file or the facts of a page state, and what stands for it in texts. */
export interface Statement {
  token: string;
  text: string;
  /** What the token stands for, where that is less than the text: "25" of "25 minutes". */
  bare?: string;
  measure: Measure;
  noun?: string | undefined;
  value: readonly number[];
  /** What its subject begins with: "price" of "price, domestic"; `undefined` for the facts of a page. */
  subject?: string;
  topic?: Topic | undefined;
  /** What sets it apart from others of its subject: "domestic", and "hour" of its unit. */
  part: string;
  per: string;
  /** What else than work a price is for. */
  fees?: readonly number[];
  scope: string;
  document: SiteDocument;
  path: Path;
}

/** What the site file says of the business, by its claims and its own fields. */
export function statementsOf(site: OfSiteFile, speech: Speech): Statement[] {
  const document = site.business;
  if (!document) return [];
  const feesOf = speech.vocabulary && feeReader(speech.vocabulary);
  const hoursOf = speech.vocabulary && quantityReader({ ...speech, vocabulary: speech.vocabulary });
  const { phone, founded, hours } = soundOf(document);
  const number = phone?.display === undefined ? undefined : phoneNumberOf(phone.display, speech.country);
  const stated = hoursIn(hours);
  const own = (measure: Measure, value: number, token: string, path: Path, text = String(value)) => ({
    token,
    text,
    measure,
    value: [value],
    path,
    document,
    ...PLAIN,
  });
  return [
    ...(number ? [own('phone', Number(number.number), 'phone', ['phone', 'display'], phone!.display)] : []),
    ...(founded === undefined ? [] : [{ ...own('year', founded, 'founded', ['founded']), topic: 'founded' as const }]),
    ...(stated && hours && !haveDays(hours) && !otherHours(stated, speech)
      ? [{ ...own('hours', 0, 'hours', ['hours', 'text'], stated.text), value: stated.value, topic: 'hours' as const }]
      : []),
    ...claimsIn(site).flatMap((claim): Statement[] => {
      const [subject = '', ...part] = claim.subject.toLowerCase().split(',');
      const { measure, factor, noun, per } = measureOf(claim.unit, speech);
      const figure: Statement = {
        token: `claim.${claim.id}`,
        text: claim.text,
        measure,
        noun,
        value: claim.value.map((each) => each * factor),
        subject,
        topic: topicOf(subject, speech),
        part: part.join(),
        per,
        ...(feesOf && measure === 'money' && { fees: feesOf(`${claim.subject} ${per}`) }),
        scope: claim.scope,
        document,
        path: claimSpot(claim, 'text').path,
      };
      // "One door between eight in the morning and six in the evening."
      const times = measure === 'money' ? hoursOf?.(claim.scope) : undefined;
      const held = times?.find((each) => each.measure === 'hours' && each.value.length > 1);
      if (!held) return [figure];
      const { value, written: text } = held;
      const { path } = claimSpot(claim, 'scope');
      return [figure, { ...figure, measure: 'hours', topic: 'tariff', text, value, path }];
    }),
  ];
}

export const topicOf = (subject: string, { vocabulary }: Speech): Topic | undefined =>
  (Object.keys(TOPICS) as Topic[]).find((topic) => {
    const words = vocabulary?.topics[topic]?.subject;
    return words !== undefined && new RegExp(`^(?:${words})`, 'iu').test(subject);
  });

interface Measured {
  measure: Measure;
  factor: number;
  noun?: string;
  /** "hour" of "EUR per hour". */
  per: string;
}

/** What a unit counts, and how much one of it is. */
export function measureOf(unit: string, speech: Speech): Measured {
  const { currency, vocabulary, locale } = speech;
  const [name = '', per = ''] = unit.toLowerCase().split(/ per (?!cent)/);
  if (name === currency.toLowerCase()) return { measure: 'money', factor: 1, per };
  if (!vocabulary) return { measure: 'count', factor: 1, noun: name, per };
  const length = timesIn({ locale, vocabulary }).get(name);
  if (length !== undefined) return { measure: 'time', factor: length, per };
  const [, scale] = new RegExp(`^${vocabulary.outOf} (\\d+)$`, 'iu').exec(name) ?? [];
  if (scale) return { measure: 'score', factor: 5 / Number(scale), per };
  if (unitCalled(name, locale) === 'percent' || vocabulary.percent.includes(name))
    return { measure: 'share', factor: 1, per };
  return { measure: 'count', factor: 1, noun: nounOf(name, speech), per };
}

/** What is counted, by the one name of it that claims or the kinds of pages have. */
export function nounOf(noun: string, { vocabulary, nouns }: Pick<Speech, 'vocabulary' | 'nouns'>): string {
  if (!vocabulary || nouns.includes(noun)) return vocabulary?.reviews.includes(noun) ? vocabulary.reviews[0]! : noun;
  const alike = vocabulary.kindred.find((names) => names.includes(noun));
  return alike?.find((name) => nouns.includes(name)) ?? COUNTED_PAGES.get(noun) ?? noun;
}

/** How many pages of each kind there are, as tokens tell it. */
export const pageCountsOf = (site: Site): Statement[] =>
  [...new Set(COUNTED_PAGES.values())].map((folder) => {
    const count = site.pages.filter(({ kind, hidden }) => !hidden && listedKindNamed(kind)?.folder === folder).length;
    const document = site.business!;
    return {
      ...PLAIN,
      token: `${folder}.count`,
      text: String(count),
      measure: 'count',
      noun: folder,
      value: [count],
      document,
      path: [],
    };
  });

const PLAIN = { part: '', per: '', scope: '' };

/** The facts of a page that say of its district what claims say of the business. */
export function ownStatementsOf(document: SiteDocument, speech: Speech): Statement[] {
  const { locale } = speech;
  const { responseMinutes, rating } = soundOf(document).facts ?? {};
  const own = (
    measure: Measure,
    value: number | undefined,
    token: string,
    path: Path,
    more: Partial<Statement> = {},
  ) =>
    value === undefined
      ? []
      : [
          {
            token: `${document.kind}.${token}`,
            text: String(value),
            bare: String(value),
            measure,
            value: [value],
            ...PLAIN,
            document,
            path: ['facts', ...path],
            ...more,
          },
        ];
  return [
    ...own('time', responseMinutes, 'responseMinutes', ['responseMinutes'], {
      ...(responseMinutes !== undefined && { text: minutesIn(locale).format(responseMinutes) }),
    }),
    ...own('score', rating?.value, 'rating', ['rating', 'value']),
    ...own('count', rating?.count, 'reviewCount', ['rating', 'count'], { noun: nounOf('reviews', speech) }),
  ];
}

let minutes: { locale: string; format: Intl.NumberFormat } | undefined;

/** To make one takes longer than all that it is asked for a page. */
function minutesIn(locale: string): Intl.NumberFormat {
  if (minutes?.locale !== locale)
    minutes = { locale, format: new Intl.NumberFormat(locale, { style: 'unit', unit: 'minute', unitDisplay: 'long' }) };
  return minutes.format;
}
