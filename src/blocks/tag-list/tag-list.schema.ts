import { z } from 'zod';
import { block, heading, intro, note, text } from '../../schema/fields';

export const tagListSchema = block(
  'tag-list',
  {
    title: 'Names',
    description: 'A row of short names: makers, industries, places, equipment.',
    otherWords: 'tags chips pills list',
  },
  {
    heading: heading('The heading above the names.'),
    intro,
    items: z
      .array(
        text({
          title: 'Name',
          kind: 'label',
          description: 'One name.',
          examples: ['Worcester Bosch'],
        }),
      )
      .min(2)
      .meta({
        title: 'Names',
        description: 'The names, in order.',
        why: 'Visitors would find no names here.',
      }),
    note: note('A sentence under the names, for example that no partnership is claimed.').optional(),
  },
);
