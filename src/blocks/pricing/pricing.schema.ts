import { z } from 'zod';
import { action, block, heading, points, text } from '../../schema/fields';

export const pricingSchema = block('pricing', {
  title: 'Pricing',
  description: 'The tariffs, what is and is not charged, and what it means.',
}, {
  heading: heading('The heading above the prices.'),
  intro: text({ title: 'Introduction', description: 'A sentence or two under the heading.' }).optional(),
  tariffs: z.array(z.strictObject({
    name: text({ title: 'Name', kind: 'label', description: 'Whose tariff it is.', examples: ['Domestic'] }),
    price: text({ title: 'Price', kind: 'price', description: 'The figure, from the claims.', examples: ['{claim.domestic-hourly}'] }),
    unit: text({ title: 'Unit', kind: 'label', description: 'What the figure is for.', examples: ['per hour'] }),
    text: text({ title: 'Text', description: 'For whom, in a sentence.' }),
    points: points('What is in the price.').optional(),
  }).meta({ title: 'Tariff', description: 'One tariff.' })).min(1).max(3).meta({ title: 'Tariffs', description: 'The tariffs, side by side.' }),
  promises: z.array(z.strictObject({
    label: text({ title: 'Promise', kind: 'label', description: 'The promise in a few words.', examples: ['No call-out charge'] }),
    meaning: text({ title: 'Meaning', description: 'What exactly it means, so that nobody is misled.' }),
  }).meta({ title: 'Promise', description: 'A promise with its meaning beside it.' })).min(1).optional().meta({ title: 'Promises', description: 'What is and is not charged.' }),
  rating: text({ title: 'Rating line', description: 'What customers say of us, in a line.' }).optional(),
  note: text({ title: 'Small print', description: 'For example whether VAT is included.' }).optional(),
  action: action.optional(),
});
