import { z } from 'zod';
import { block, heading, text } from '../../schema/fields';

export const statRowSchema = block('stat-row', {
  title: 'Figures',
  description: 'A row of large figures with what each one means. Take the figures from the claims.',
}, {
  heading: heading('The heading above the figures.').optional(),
  intro: text({ title: 'Introduction', description: 'A sentence or two under the heading.' }).optional(),
  items: z.array(z.strictObject({
    value: text({ title: 'Figure', kind: 'label', description: 'The figure, from the claims.', examples: ['{claim.home-rating}'] }),
    label: text({ title: 'Label', kind: 'label', description: 'What it is, in a few words.', examples: ['average response'] }),
    note: text({ title: 'Note', description: 'What exactly is counted.' }).optional(),
  }).meta({ title: 'Figure', description: 'One figure.' })).min(2).max(6).meta({ title: 'Figures', description: 'Two to six figures.' }),
});
