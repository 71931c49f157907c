import { z } from 'zod';
import { block, countedFigure, heading, intro } from '../../schema/fields';

export const statRowSchema = block(
  'stat-row',
  {
    title: 'Figures',
    description: 'A row of large figures with what each one means. Take the figures from the claims.',
    otherWords: 'stats statistics numbers figures',
  },
  {
    heading: heading('The heading above the figures.').optional(),
    intro,
    look: z
      .enum(['figures', 'scale'])
      .default('figures')
      .meta({
        title: 'Look',
        description:
          '"scale" draws two to four figures at their places on one line: all in one unit, from the least to the ' +
          'greatest.',
        why: 'Visitors would have to see for themselves how the figures lie to each other.',
        otherWords: { figures: 'row plain', scale: 'line axis range ruler' },
      }),
    items: z.array(countedFigure('average response')).min(2).max(6).meta({
      title: 'Figures',
      description: 'Two to six figures.',
      why: 'Visitors would find no figures here.',
    }),
  },
);
