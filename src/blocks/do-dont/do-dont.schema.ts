import { z } from 'zod';
import {
  action,
  block,
  callFirst,
  heading,
  icon,
  more,
  note,
  photo,
  points,
  reading,
  scene,
  severity,
  text,
} from '../../schema/fields';

export const doDontSchema = block(
  'do-dont',
  {
    title: "Do and don't",
    description:
      'What to do and what not to do in an emergency, side by side, with your response time. ' +
      'Visitors can print it.',
    otherWords: 'dos-and-donts advice',
  },
  {
    heading: heading('The emergency.', ['Storm damage']),
    icon,
    scene: scene.optional(),
    picture: photo('side-photo').optional(),
    text: reading('What it is, in a sentence or two.').optional(),
    severity: severity.optional(),
    response: text({
      title: 'Response time',
      kind: 'duration',
      description: 'How quickly you usually arrive, from the claims.',
      examples: ['{claim.response}'],
      why: 'Somebody in an emergency would not know how soon help comes.',
    }).optional(),
    before: callFirst('needed for what others must make safe first'),
    do: points('What to do, in the order to do it.').meta({
      why: 'Somebody in an emergency would not read what to do.',
    }),
    dont: points('What not to do.').meta({ why: 'Somebody in an emergency would not read what makes it worse.' }),
    note: note('A sentence under the lists, for example who else may help.').optional(),
    more,
    action: action.optional(),
    folded: z
      .boolean()
      .default(false)
      .meta({
        title: 'Folded',
        description:
          'Shows only the heading and the response time until a visitor opens it or follows a link to this block. ' +
          'Use it for all but the first of several cases on a page. Paper shows it in full, and of a case with a ' +
          'hotline that comes first a phone folds the lists alone.',
        why:
          'Visitors in a hurry would scroll past many cases before they come ' +
          'to theirs, or not see the one there is.',
      }),
  },
);
