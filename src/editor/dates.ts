const MONTH = new Intl.DateTimeFormat(undefined, { month: 'long', year: 'numeric', timeZone: 'UTC' });
const DAY = new Intl.DateTimeFormat(undefined, { day: 'numeric', month: 'short' });
const DAY_OF_YEAR = new Intl.DateTimeFormat(undefined, { day: 'numeric', month: 'short', year: 'numeric' });
const MOMENT = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' });

const written = (format: Intl.DateTimeFormat, date: string | number) => {
  const day = new Date(date);
  return Number.isNaN(day.getTime()) ? String(date) : format.format(day);
};

/** "March 2027" for `2027-03-31`; the text itself where it is no date. */
export const monthOf = (date: string) => written(MONTH, date);
/** "3 May", or "3 May 2025" in another year, by the clock and in the language of this computer. */
export const dayOf = (date: string) =>
  written(new Date(date).getFullYear() === new Date().getFullYear() ? DAY : DAY_OF_YEAR, date);
/** "3 May 2026, 14:05", by the clock of this computer. */
export const momentOf = (date: string | number) => written(MOMENT, date);
