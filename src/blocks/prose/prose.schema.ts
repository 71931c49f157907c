import { z } from 'zod';
import { action, block, heading, more, paragraphs, photo, points, scene } from '../../schema/fields';

export const proseSchema = block(
  'prose',
  {
    title: 'Text',
    description: 'A heading, paragraphs and a list if needed. The plain block for anything that is read.',
    otherWords: 'text paragraph paragraphs content words',
  },
  {
    heading: heading('The heading above the text.').optional(),
    paragraphs: paragraphs('The paragraphs, in order.'),
    points: points('A list under the paragraphs.').optional(),
    look: z
      .enum(['points', 'rows'])
      .default('points')
      .meta({
        title: 'Look of the list',
        description:
          '"rows" makes a row of each point: what stands before its colon at the start, what follows at the end. For ' +
          'names and the pages that belong to them.',
        why: 'Visitors would look for a name in the middle of lines.',
        otherWords: { points: 'bullets list', rows: 'table lines' },
      }),
    scene: scene.optional(),
    picture: photo('side-photo').optional(),
    more,
    action: action.optional(),
  },
);
