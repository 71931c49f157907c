import { z } from 'zod';
import { text } from '../../schema/fields';

/** In the order of the week, as schema.org and `Intl` have it. */
export const WEEK = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;
export type Weekday = (typeof WEEK)[number];

const NAMES = ['cy', 'de', 'en'].flatMap((language) =>
  (['long', 'short'] as const).map((weekday) => new Intl.DateTimeFormat(language, { weekday, timeZone: 'UTC' })),
);
const [MONDAY, DAY_MS] = [Date.UTC(2024, 0, 1), 86_400_000];
/** The days as each language with interface words writes them, by their last word: "Llun" of "dydd Llun". */
const OTHER_WORDS = Object.fromEntries(
  WEEK.map((day, index) => {
    const names = NAMES.map((format) => format.format(MONDAY + index * DAY_MS).toLowerCase());
    return [day, names.map((name) => name.split(' ').at(-1)).join(' ')];
  }),
);

const UNKNOWN = 'Visitors and search engines would not know when somebody answers.';

const time = (title: string, example: string) =>
  z
    .string()
    .regex(/^([01]\d|2[0-3]):[0-5]\d$/)
    .meta({
      title,
      description: 'A time of day from 00:00 to 23:59.',
      errorMessage: `Write a time of day from "00:00" to "23:59", for example "${example}". The end of a day is "23:59".`,
    });

const days = z
  .array(
    z.enum(WEEK).meta({
      title: 'Day',
      description: 'A day of the week.',
      visible: true,
      errorMessage: 'Write a day of the week in small letters, for example "monday".',
      otherWords: OTHER_WORDS,
    }),
  )
  .min(1)
  .max(7)
  .meta({
    title: 'Days',
    description: 'The days that these hours are for.',
    errorMessage: 'List one to seven days, for example ["saturday", "sunday"].',
  });

const closesNextDay = z.boolean().optional().meta({
  title: 'Closes the next day',
  description: 'For a line that closes after midnight: "opens": "18:00", "closes": "02:00".',
  errorMessage: 'Write true or false without quotes.',
});

const span = { opens: time('Opens', '08:00'), closes: time('Closes', '18:00'), closesNextDay };

const holidays = z
  .strictObject({
    name: text({
      title: 'Name',
      kind: 'label',
      description:
        'What public holidays are called or, where nobody answers then, a line that says so: "Closed ' +
        'on bank holidays".',
    }),
    opens: span.opens.optional(),
    closes: span.closes.optional(),
    closesNextDay,
  })
  .optional()
  .meta({
    title: 'Public holidays',
    description: 'The hours of public holidays. Without "opens" and "closes" nobody answers on them.',
  });

export const hours = z
  .strictObject({
    ...span,
    days: days.optional().meta({
      title: 'Days',
      description: 'The days that these hours are for. Leave them out for every day of the week.',
    }),
    otherDays: z
      .array(
        z
          .strictObject({ days, opens: time('Opens', '09:00'), closes: time('Closes', '13:00'), closesNextDay })
          .meta({ title: 'Other hours', description: 'Days with hours of their own.' }),
      )
      .default([])
      .meta({ title: 'Other days', description: 'Days with other hours. A day that is listed nowhere is closed.' }),
    holidays,
    text: text({
      title: 'As shown',
      kind: 'label',
      description:
        'The hours in words, where they say more than days and times. Leave them out, and they are ' +
        'written for you.',
    }).optional(),
  })
  .meta({ title: 'Hours', description: 'When somebody answers the phone.', why: UNKNOWN });
