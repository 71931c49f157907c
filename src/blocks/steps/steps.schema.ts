import { z } from 'zod';
import { block, heading, text } from '../../schema/fields';

export const stepsSchema = block('steps', {
  title: 'Steps',
  description: 'What happens, one step after the other: what to expect when you call.',
}, {
  heading: heading('The heading above the steps.'),
  intro: text({ title: 'Introduction', description: 'A sentence or two under the heading.' }).optional(),
  items: z.array(z.strictObject({
    heading: heading('The step in a few words.'),
    text: text({ title: 'Text', description: 'One or two sentences.' }),
  }).meta({ title: 'Step', description: 'One step.' })).min(2).meta({ title: 'Steps', description: 'The steps in order; they are numbered by themselves.' }),
});
