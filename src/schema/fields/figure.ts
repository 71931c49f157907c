import { z } from 'zod';
import { slug } from './address';
import { label, note, text } from './text';

export const isoDate = (description: string) =>
  z
    .string()
    .regex(/^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/)
    .meta({
      kind: 'date',
      title: 'Date',
      description,
      examples: ['2030-03-31'],
      errorMessage: 'Write the date as year-month-day, for example "2030-03-31".',
    });

/** A currency sign two to four times, such as $$; the rule `foreign-currency` compares it with the site's. */
export const PRICE_LEVEL_PATTERN = /^(\S{1,4}?)\1{1,3}$/u;

export const priceRange = (description: string) =>
  z.string().regex(PRICE_LEVEL_PATTERN).meta({
    kind: 'price-range',
    title: 'Price level',
    description,
    why: 'Visitors could not tell what to expect before they call, and search engines would not show it.',
    errorMessage: 'Write the sign of your currency two, three or four times.',
  });

const CANNOT_WAIT = 'Visitors could not tell what cannot wait.';

export const severity = z
  .strictObject({
    level: z.enum(['critical', 'high', 'medium', 'planned']).meta({
      title: 'Level',
      description: 'How urgent it is; decides the colour and the shape of the pill.',
      visible: true,
      otherWords: {
        critical: 'emergency urgent severe danger red highest',
        high: 'important serious orange',
        medium: 'normal moderate middle yellow',
        planned: 'low routine later green',
      },
    }),
    label: label('The word that is shown.', ['Critical', 'High Priority', 'Diagnostic']).meta({ why: CANNOT_WAIT }),
  })
  .meta({ title: 'Severity', description: 'How urgent this is, in a word and a shape.', why: CANNOT_WAIT });

const FACT = {
  label: label('What the figure is.', ['Response', 'Warranty']),
  value: text({
    title: 'Value',
    description: 'The figure, with its unit.',
    examples: ['15–30 minutes', '12 months'],
    why: 'Visitors would read a name without its figure.',
  }),
};

export const labelledFact = z
  .strictObject(FACT)
  .meta({
    kind: 'labelled-fact',
    title: 'Fact',
    description: 'A figure with its name; a value that is only the token of a phone number can be pressed.',
  })
  .brand<'labelled-fact'>();

/** A phone number among the facts that have its label. */
export const numberFact = z
  .strictObject({
    ...FACT,
    reaches: label('What the number is for, where that is not the one whom the fact names.', ['Emergency line'])
      .optional()
      .meta({ why: 'Visitors would take the number for that of the firm above it.' }),
  })
  .meta({
    kind: 'labelled-fact',
    title: 'Number',
    description: 'A phone number under the fact that has its label.',
  })
  .brand<'labelled-fact'>();

/** A large figure with what it is; `example`: of what. */
export const countedFigure = (example: string) =>
  z
    .strictObject({
      value: text({
        title: 'Figure',
        kind: 'label',
        description: 'The figure, from the claims.',
        examples: ['{claim.home-rating}'],
        why: 'Visitors would read a name without its figure.',
      }),
      label: label('What it is, in a few words.', [example]),
      note: note('What exactly is counted.').optional(),
    })
    .meta({ title: 'Figure', description: 'One figure.' });

const MOST_UNITS = 1_000_000;

/** The price of a whole job, or of so much of it. */
export const fixedPrice = z
  .strictObject({
    fixed: slug({
      kind: 'claim',
      title: 'Fixed price',
      description: 'The claim with the price of the whole job, or of one unit of it.',
      examples: ['day-visit'],
    }),
    unit: label('What the price is for, where it is not for the whole job.', [
      'per metre',
      'a window',
      '120 m² of roof',
    ])
      .meta({ title: 'Unit', why: 'Visitors would take the price of a part for that of the whole job.' })
      .optional(),
    times: z
      .number()
      .min(0.01)
      .max(MOST_UNITS)
      .optional()
      .meta({
        title: 'How many',
        description:
          'How many of these units the job takes: the sum is so many times the value of the claim, and follows it.',
        examples: [120],
        why: 'Visitors would take the price of one unit for that of the whole job.',
        visible: true,
        errorMessage: 'Write how many units the job takes, as a number without quotes, for example 120.',
      }),
    isLeast: z.boolean().optional().meta({
      title: 'From',
      description: 'Whether the job costs at least so much: visitors read "from" before the price.',
      why: 'Visitors would take the least price for the one that they pay.',
      visible: true,
    }),
  })
  .meta({
    kind: 'fixed-price',
    title: 'Fixed price',
    description: 'A job that costs the same however long it takes, so much a unit, or at least so much.',
    why: 'Visitors would find a job here without what it costs.',
  });

/** A price that is worked out from a rate and never typed. */
export const workedPrice = z
  .strictObject({
    rate: slug({
      kind: 'claim',
      title: 'Rate',
      description: 'The claim with the price of one hour.',
      examples: ['domestic-hourly'],
    }),
    hours: z
      .number()
      .min(0.25)
      .max(100)
      .meta({
        title: 'Hours',
        description: 'How long the job takes, in hours: 1.5 for an hour and a half.',
        examples: [1.5],
        errorMessage: 'Write the hours as a number from 0.25 to 100, without quotes.',
      }),
  })
  .meta({
    kind: 'worked-price',
    title: 'Worked price',
    description: 'The rate and the time. The price is worked out for you.',
    why: 'Visitors would find a job here without what it costs.',
  });
