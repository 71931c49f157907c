import { z } from 'zod';
import { listFact } from '../page-fields';
import { action, block, heading, labelledFact, text } from '../../schema/fields';

export const stickyCallSchema = block(
  'sticky-call',
  {
    title: 'Sticky call card',
    description:
      'The card beside the text that stays in view: the number, the button that calls, a few figures and ' +
      'credentials.',
    standsIn: 'side',
  },
  {
    heading: heading('The name of the line.', ['{area.lineName}', '24/7 Emergency Line']),
    number: text({
      title: 'Number',
      kind: 'label',
      description: 'The number, shown large above the button. Leave it out to show the emergency line.',
      why: 'Visitors could not read the number that they want to call.',
    }).default('{phone}'),
    action,
    facts: z.array(labelledFact).min(1).optional().meta({
      title: 'Facts',
      description: 'Figures such as the average response time and the coverage.',
      why: 'Visitors would not see the figures under the number.',
    }),
    ticks: z
      .union([
        z.array(text({ title: 'Credential', description: 'A credential in two to five words.' })).min(1),
        listFact,
      ])
      .optional()
      .meta({
        title: 'Credentials',
        description:
          'What you are approved for, each with a tick; or { "fact": "credentials" } to use this page\'s own.',
        why: 'Visitors decide by them whom they let into their homes.',
        errorMessage:
          'Write a list of credentials in square brackets, or { "fact": "credentials" } to use the ones from ' +
          'the facts of this page.',
      }),
  },
);
