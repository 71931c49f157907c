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
    scene: scene.optional(),
    picture: photo('side-photo').optional(),
    more,
    action: action.optional(),
  },
);
