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
    ground: z
      .enum(['plain', 'mist'])
      .default('plain')
      .meta({
        title: 'Ground',
        description: 'What the text stands on: "mist" is a light tint, which parts it from the sections around.',
        why: 'Visitors would see one white section after the other.',
        otherWords: { mist: 'tint tinted grey light', plain: 'white none' },
      }),
    scene: scene.optional(),
    picture: photo('side-photo').optional(),
    more,
    action: action.optional(),
  },
);
