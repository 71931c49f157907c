import { z } from 'zod';
import { action, block, heading, text } from '../../schema/fields';

export const reviewsSchema = block('reviews', {
  title: 'Reviews',
  description: 'What customers wrote. Each review says where it comes from.',
}, {
  heading: heading('The heading above the reviews.'),
  intro: text({ title: 'Introduction', description: 'A sentence or two under the heading.' }).optional(),
  items: z.array(z.strictObject({
    name: text({ title: 'Name', kind: 'label', description: 'Who wrote it.', examples: ['Sarah M.'] }),
    place: text({ title: 'Place or company', kind: 'place', description: 'Where the customer is, or which company.', examples: ['Clapham'] }).optional(),
    rating: z.int().min(1).max(5).meta({ title: 'Stars', description: 'Whole stars from 1 to 5.', errorMessage: 'Write a whole number of stars from 1 to 5, without quotes.' }),
    date: text({ title: 'Date', kind: 'label', description: 'When, in words.', examples: ['March 2024'] }).optional(),
    text: text({ title: 'Review', description: 'What the customer wrote, unchanged.' }),
    provenance: z.enum(['sample', 'customer']).meta({
      title: 'Where it comes from',
      description: '"sample" while the site is a demonstration (it is labelled "Example"); "customer" for a real review that you can show on request.',
    }),
  }).meta({ title: 'Review', description: 'One review.' })).min(1).meta({ title: 'Reviews', description: 'The reviews.' }),
  note: text({ title: 'How reviews are handled', description: 'The published line on where reviews come from.' }).optional(),
  action: action.optional(),
});
