import { actions, block, heading, photo, reading, scene } from '../../schema/fields';

export const callToActionSchema = block(
  'call-to-action',
  {
    title: 'Call to action',
    description: 'A strong band near the end of a page: one heading, one sentence, the buttons.',
    otherWords: 'cta button buttons',
  },
  {
    heading: heading('The heading, a short sentence.'),
    text: reading('One or two sentences.').optional(),
    actions: actions('At most three buttons; the first is the main one.'),
    scene: scene.optional(),
    picture: photo('card-photo').optional(),
  },
);
