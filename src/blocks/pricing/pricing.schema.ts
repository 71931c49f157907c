import { z } from 'zod';
import {
  action,
  block,
  heading,
  intro,
  label,
  more,
  note,
  points,
  prose,
  reading,
  text,
  takesNext,
} from '../../schema/fields';

/** The price of a whole job. */
export const fixedPrice = z
  .strictObject({
    name: text({ title: 'Job', kind: 'label', description: 'What is done.', examples: ['One hour with a report'] }),
    price: text({
      title: 'Price',
      kind: 'price',
      description: 'The figure, from the claims.',
      examples: ['{claim.domestic-hourly}'],
    }),
    text: reading('What is in the price, in a sentence or two.'),
  })
  .optional()
  .meta({
    title: 'Fixed price',
    description: 'The job of the page that has a price of its own. Shared prices say it where a page shows them.',
    why: 'Visitors would read the price of an hour, and not that of the job they came for.',
  });

export const pricingSchema = block(
  'pricing',
  {
    title: 'Pricing',
    description: 'The tariffs, what is and is not charged, and what it means.',
    otherWords: 'price prices price-list costs',
  },
  {
    heading: heading('The heading above the prices.'),
    intro,
    tariffs: z
      .array(
        z
          .strictObject({
            name: text({ title: 'Name', kind: 'label', description: 'Who the tariff is for.', examples: ['Domestic'] }),
            price: text({
              title: 'Price',
              kind: 'price',
              description: 'The figure, from the claims.',
              examples: ['{claim.domestic-hourly}'],
            }),
            unit: text({
              title: 'Unit',
              kind: 'label',
              description: 'What the figure is for. Leave it out of a price for the whole.',
              examples: ['per hour'],
            }).optional(),
            text: reading('For whom, in a sentence.'),
            points: points('What is in the price.').optional(),
          })
          .meta({ title: 'Tariff', description: 'One tariff.' }),
      )
      .min(1)
      .max(3)
      .meta({
        title: 'Tariffs',
        description: 'The tariffs, side by side.',
        why: 'Visitors could not tell what they will have to pay.',
      }),
    fixed: fixedPrice,
    promises: z
      .array(
        z
          .strictObject({
            label: label('The promise in a few words.', ['No call-out charge']).meta({ title: 'Promise' }),
            meaning: prose({
              title: 'Meaning',
              description: 'What exactly it means, so that nobody is misled.',
              why: 'Visitors would take the promise for more than it is, and feel misled.',
            }),
          })
          .meta({ title: 'Promise', description: 'A promise with its meaning beside it.' }),
      )
      .min(1)
      .optional()
      .meta({
        title: 'Promises',
        description: 'What is and is not charged.',
        why: 'Visitors would not know what is charged and what is not.',
      }),
    rating: text({
      title: 'Rating line',
      description: 'What customers say about you, in one line.',
      why: 'Visitors would not read what customers say of us.',
    }).optional(),
    note: note('For example whether tax is included.', 'Small print').optional(),
    more,
    action: action.optional(),
    lastFirst: z.boolean().default(false).meta({
      title: 'Last tariff first',
      description: 'Shows the last tariff as the first. Shared prices say so where a page shows them.',
      why: "Visitors would read somebody else's price first.",
    }),
    takesNext: takesNext({
      description:
        'Whether the block that follows on the page is the end of this section, such as the call to action of the ' +
        'page below prices that many pages share.',
      why: 'Visitors would see the last word of the page apart from the prices it belongs to.',
    }),
  },
);
