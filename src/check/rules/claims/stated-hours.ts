import type { SiteFile } from '../../../content/documents/site.schema';
import type { Sound } from '../../../content/sound';
import { DAY, endOfDay } from './hours';
import { isSameValue, quantityReader } from './quantities';
import type { Quantity } from './quantities';
import type { Speech } from './speech';

export type Hours = Sound<SiteFile['hours']>;

/** Whether hours differ by day: no one pair of times is then that of every text. */
export const haveDays = ({ days, otherDays = [] }: Hours) => days !== undefined || otherDays.length > 0;

export interface StatedHours {
  text: string;
  /** From when to when, in minutes of the day. */
  value: readonly number[];
}

/** When somebody answers, as the site file says it in figures. */
export function hoursIn(hours: Hours | undefined): StatedHours | undefined {
  const [opens, closes] = [hours?.opens, hours?.closes].map((time) => /^(\d\d):([0-5]\d)$/.exec(time ?? ''));
  if (!hours || !opens || !closes) return undefined;
  const value = [opens, closes].map(([, hour, minute]) => endOfDay(Number(hour) * 60 + Number(minute)));
  return value.every((time) => time <= DAY) ? { text: hours.text ?? `${opens[0]}–${closes[0]}`, value } : undefined;
}

/** The hours that the words tell, where they are not those of the figures. */
export function otherHours({ text, value }: StatedHours, { vocabulary, ...speech }: Speech): Quantity | undefined {
  if (!vocabulary) return undefined;
  const told = quantityReader({ ...speech, vocabulary })(text).filter(
    (each) => each.measure === 'hours' && each.value.length > 0,
  );
  return told.some((each) => isSameValue(each.value, value)) ? undefined : told[0];
}
