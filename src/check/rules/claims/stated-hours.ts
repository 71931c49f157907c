import { isObject } from '../../../json/is-object';
import { DAY, endOfDay } from './hours';
import { isSameValue, quantityReader } from './quantities';
import type { Quantity } from './quantities';
import type { Speech } from './speech';

export interface StatedHours {
  text: string;
  /** From when to when, in minutes of the day. */
  value: readonly number[];
}

/** When somebody answers, as the site file says it in figures; nothing where its words say something else. */
export function statedHours(hours: unknown, speech: Speech): StatedHours[] {
  const stated = hoursIn(hours);
  return stated && !otherHours(stated, speech) ? [stated] : [];
}

export function hoursIn(hours: unknown): StatedHours | undefined {
  if (!isObject(hours) || typeof hours['text'] !== 'string') return undefined;
  const [opens, closes] = [hours['opens'], hours['closes']].map((time) => /^(\d\d):([0-5]\d)$/.exec(String(time)));
  if (!opens || !closes) return undefined;
  const value = [opens, closes].map(([, hour, minute]) => endOfDay(Number(hour) * 60 + Number(minute)));
  return value.every((time) => time <= DAY) ? { text: hours['text'], value } : undefined;
}

/** The hours that the words tell, where they are not those of the figures. */
export function otherHours({ text, value }: StatedHours, speech: Speech): Quantity | undefined {
  const { vocabulary } = speech;
  if (!vocabulary) return undefined;
  const told = quantityReader({ ...speech, vocabulary })(text).filter(
    (each) => each.measure === 'hours' && each.value.length > 0,
  );
  return told.some((each) => isSameValue(each.value, value)) ? undefined : told[0];
}
