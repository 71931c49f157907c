import { z } from 'zod';
import { block, heading, text } from '../../schema/fields';

export const tagListSchema = block('tag-list', {
  title: 'Names',
  description: 'A row of short names: boiler makers, industries, places, equipment.',
}, {
  heading: heading('The heading above the names.'),
  intro: text({ title: 'Introduction', description: 'A sentence or two under the heading.' }).optional(),
  items: z.array(text({ title: 'Name', kind: 'label', description: 'One name.', examples: ['Worcester Bosch'] })).min(2).meta({ title: 'Names', description: 'The names, in order.' }),
  note: text({ title: 'Note', description: 'A sentence under the names, for example that no partnership is claimed.' }).optional(),
});
