import { z } from 'zod';
import { block, heading, intro, more, photo, reading } from '../../schema/fields';

export const stepsSchema = block(
  'steps',
  {
    title: 'Steps',
    description: 'What happens, one step after the other: what to expect when you call.',
    otherWords: 'process how-to howto',
  },
  {
    heading: heading('The heading above the steps.'),
    intro,
    picture: photo('side-photo').optional(),
    isHowTo: z.boolean().default(false).meta({
      title: 'Instructions',
      description: 'Whether visitors do the steps themselves: then a phone shows all of each, and folds none.',
      why: 'Visitors with a phone in one hand would have to open each step that they are to do.',
    }),
    more,
    items: z
      .array(
        z
          .strictObject({
            heading: heading('The step in a few words.'),
            text: reading('One or two sentences.'),
          })
          .meta({ title: 'Step', description: 'One step.' }),
      )
      .min(2)
      .meta({
        title: 'Steps',
        description: 'The steps, in order. They are numbered for you.',
        why: 'Visitors could not tell what happens when.',
      }),
  },
);
