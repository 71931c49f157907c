import { z } from 'zod';
import { action, block, callFirst, heading, icon, more, paragraphs, points, severity } from '../../schema/fields';

export const noticeSchema = block(
  'notice',
  {
    title: 'Notice',
    description: 'A short box for what nobody may miss, such as a warning about carbon monoxide.',
    otherWords: 'alert warning note info box',
  },
  {
    tone: z
      .enum(['info', 'warning', 'danger'])
      .default('info')
      .meta({
        title: 'Tone',
        description: 'How serious it is. Use "danger" for what can hurt people.',
        why: 'Visitors could take a danger for a hint.',
        otherWords: {
          danger: 'error alert critical emergency red',
          warning: 'warn caution attention yellow',
          info: 'note notice information tip blue neutral',
        },
      }),
    icon: icon.optional(),
    heading: heading('The heading of the box.'),
    severity: severity.optional(),
    paragraphs: paragraphs('The paragraphs of the box.'),
    points: points('A list under the paragraphs.').optional(),
    before: callFirst('needed for what others must make safe first'),
    folded: z.boolean().default(false).meta({
      title: 'Folded',
      description:
        'Shows the list on a phone when a visitor asks for it. A number in "before" stands above it in any case.',
      why: 'Visitors would scroll past steps that the page is not about.',
    }),
    more,
    action: action.optional(),
  },
);
