import type { Path } from '../../../json/path';
import { isObject } from '../../../json/is-object';
import { unitCalled } from '../../../content/units';
import { phoneNumberOf } from '../../phone-numbers';
import type { Site, SiteDocument } from '../../site';
import { claimsIn, claimSpot } from './claims';
import { statedHours } from './stated-hours';
import { timeReader } from './quantities';
import type { Measure } from './quantities';
import type { Speech } from './speech';

/** A figure that the site file or the facts of a page state, and what stands for it in texts. */
export interface Statement {
  token: string;
  text: string;
  /** What the token stands for, where that is less than the text: "25" of "25 minutes". */
  bare?: string;
  measure: Measure;
  noun?: string | undefined;
  value: readonly number[];
  /** "price" of "price, domestic". */
  topic: string;
  /** What sets it apart from others of its topic: "domestic", and "hour" of its unit. */
  part: string;
  per: string;
  document: SiteDocument;
  path: Path;
}

/** What the site file says of the business, by its claims and its own fields. */
export function statementsOf(site: Site, speech: Speech): Statement[] {
  const document = site.business;
  if (!document || !isObject(document.value)) return [];
  const { phone, founded } = document.value;
  const plain = { topic: '', part: '', per: '', document };
  const display = isObject(phone) ? phone['display'] : undefined;
  const number = typeof display === 'string' ? phoneNumberOf(display, speech.country) : undefined;
  return [
    ...(number
      ? [
          {
            ...plain,
            token: 'phone',
            text: String(display),
            measure: 'phone' as const,
            value: [Number(number.number)],
            path: ['phone', 'display'],
          },
        ]
      : []),
    ...(typeof founded === 'number'
      ? [
          {
            ...plain,
            token: 'founded',
            text: String(founded),
            measure: 'year' as const,
            value: [founded],
            path: ['founded'],
          },
        ]
      : []),
    ...statedHours(document.value['hours'], speech).map((stated) => ({
      ...plain,
      ...stated,
      token: 'hours',
      measure: 'hours' as const,
      path: ['hours', 'text'],
    })),
    ...claimsIn(site).map((claim): Statement => {
      const [topic = '', ...part] = claim.subject.toLowerCase().split(',');
      const [unit = '', per = ''] = claim.unit.toLowerCase().split(/ per (?!cent)/);
      const { measure, factor, noun } = measureOf(unit, speech);
      const value = claim.value.map((each) => each * factor);
      return {
        token: `claim.${claim.id}`,
        text: claim.text,
        measure,
        noun,
        value,
        topic,
        part: part.join(),
        per,
        document,
        path: claimSpot(claim, 'text').path,
      };
    }),
  ];
}

/** What a unit counts, and how much one of it is. */
export function measureOf(unit: string, speech: Speech): { measure: Measure; factor: number; noun?: string } {
  const { currency, vocabulary } = speech;
  if (unit === currency.toLowerCase()) return { measure: 'money', factor: 1 };
  if (!vocabulary) return { measure: 'count', factor: 1, noun: unit };
  const time = timeReader({ ...speech, vocabulary }).read(unit);
  if (time) return { measure: time.measure, factor: time.length };
  const [, scale] = new RegExp(`^${vocabulary.outOf} (\\d+)$`, 'iu').exec(unit) ?? [];
  if (scale) return { measure: 'score', factor: 5 / Number(scale) };
  if (unitCalled(unit, speech.locale) === 'percent' || vocabulary.percent.includes(unit))
    return { measure: 'share', factor: 1 };
  return { measure: 'count', factor: 1, noun: nounOf(unit, speech) };
}

/** What is counted; reviews have more than one name. */
export const nounOf = (noun: string, { vocabulary }: Speech): string =>
  vocabulary?.reviews.includes(noun) ? vocabulary.reviews[0]! : noun;

/** The facts of a page that say of its district what claims say of the business. */
export function ownStatementsOf({ kind, value, ...document }: SiteDocument, speech: Speech): Statement[] {
  const facts = isObject(value) ? value['facts'] : undefined;
  if (!isObject(facts)) return [];
  const { responseMinutes, rating } = facts;
  const { value: average, count } = isObject(rating) ? rating : {};
  const stated = (
    fact: unknown,
    measure: Measure,
    token: string,
    path: Path,
    more: Partial<Statement> = {},
  ): Statement[] =>
    typeof fact === 'number'
      ? [
          {
            token: `${kind}.${token}`,
            text: String(fact),
            bare: String(fact),
            measure,
            value: [fact],
            topic: '',
            part: '',
            per: '',
            document: { ...document, kind, value },
            path: ['facts', ...path],
            ...more,
          },
        ]
      : [];
  const inMinutes = new Intl.NumberFormat(speech.locale, { style: 'unit', unit: 'minute', unitDisplay: 'long' });
  return [
    ...stated(
      responseMinutes,
      'minutes',
      'responseMinutes',
      ['responseMinutes'],
      typeof responseMinutes === 'number' ? { text: inMinutes.format(responseMinutes) } : {},
    ),
    ...stated(average, 'score', 'rating', ['rating', 'value']),
    ...stated(count, 'count', 'reviewCount', ['rating', 'count'], { noun: nounOf('reviews', speech) }),
  ];
}
