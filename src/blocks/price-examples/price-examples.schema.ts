import { z } from 'zod';
import {
  block,
  fixedPrice,
  heading,
  intro,
  label,
  note,
  photo,
  prose,
  reading,
  workedPrice,
} from '../../schema/fields';

export const priceExamplesSchema = block(
  'price-examples',
  {
    title: 'Worked prices',
    description:
      'What typical jobs cost, worked out from the hourly rate in the claims, and what else ' +
      'visitors ask about money. Where you have no answer yet, the page says to ask.',
    otherWords: 'cost calculator examples worked-examples estimates',
  },
  {
    heading: heading('The heading above the examples.', ['What it comes to']),
    intro,
    picture: photo('side-photo').optional(),
    items: z
      .array(
        z
          .strictObject({
            name: label('The job in a few words.', ['A new lock on a flat door']),
            text: reading('What is done in that time.').optional(),
            price: z.union([workedPrice, fixedPrice]).meta({
              title: 'Price',
              description: 'The rate and the hours, or a fixed price from the claims.',
              why: 'Visitors would find a job here without what it costs.',
              errorMessage:
                'Write the rate and the hours, as { "rate": "hourly", "hours": 1.5 }, or the claim of a fixed ' +
                'price, as { "fixed": "yearly-visit" }; of so many units, as { "fixed": "metre", "times": 9 }.',
            }),
          })
          .meta({ title: 'Example', description: 'A job, how long it takes and what it costs.' }),
      )
      .min(1)
      .max(12)
      .meta({
        title: 'Examples',
        description: 'One to twelve jobs, the smallest first.',
        why: 'Visitors could not tell what a job comes to.',
      }),
    note: note('What is in these sums and what is not: tax, materials.').optional(),
    terms: z
      .array(
        z
          .strictObject({
            label: label('What visitors ask about, in a few words.', ['At night']),
            answer: prose({
              title: 'Answer',
              description: 'How it is charged. Leave it out until you know: the page then says to ask.',
              examples: ['The same rate.'],
              why: 'Visitors would be told to ask for what could be read here.',
            }).optional(),
          })
          .meta({ title: 'Term', description: 'One thing that can change the price.' }),
      )
      .min(1)
      .max(12)
      .optional()
      .meta({
        title: 'Terms',
        description: 'What can change the price: nights, a minimum time, parking.',
        why: 'Visitors would learn on the invoice what changes the sum.',
      }),
  },
);
