import { actions, block, heading, scene, text } from '../../schema/fields';

export const callToActionSchema = block('call-to-action', {
  title: 'Call to action',
  description: 'A strong band near the end of a page: one heading, one sentence, the buttons.',
}, {
  heading: heading('The heading, a short sentence.'),
  text: text({ title: 'Text', description: 'One or two sentences.' }).optional(),
  actions: actions('At most three buttons; the first is the main one.'),
  scene: scene.optional(),
});
