import { action, block, heading, hotline, icon, points, scene, severity, text } from '../../schema/fields';

export const doDontSchema = block('do-dont', {
  title: 'Do and don\'t',
  description: 'What to do and what not to do in an emergency, side by side, with its response time. It can be printed.',
}, {
  heading: heading('The emergency.', ['Gas leak']),
  icon,
  scene: scene.optional(),
  text: text({ title: 'Text', description: 'What it is, in a sentence or two.' }).optional(),
  severity: severity.optional(),
  response: text({ title: 'Response time', kind: 'duration', description: 'How fast we come on average, from the claims.', examples: ['{claim.burst-response}'] }).optional(),
  before: hotline.optional().meta({ title: 'Call first', description: 'An emergency number that must be called before ours; needed for gas.' }),
  do: points('What to do, in the order to do it.'),
  dont: points('What not to do.'),
  note: text({ title: 'Note', description: 'A sentence under the lists, for example who else may help.' }).optional(),
  action: action.optional(),
});
