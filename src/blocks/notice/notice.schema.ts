import { z } from 'zod';
import { action, block, heading, hotline, icon, paragraphs, points } from '../../schema/fields';

export const noticeSchema = block('notice', {
  title: 'Notice',
  description: 'A short box that must not be missed, such as the one about carbon monoxide.',
}, {
  tone: z.enum(['info', 'warning', 'danger']).default('info').meta({ title: 'Tone', description: 'How serious it is; "danger" is for what can hurt people.' }),
  icon: icon.optional(),
  heading: heading('The heading of the box.'),
  paragraphs: paragraphs('The paragraphs of the box.'),
  points: points('A list under the paragraphs.').optional(),
  before: hotline.optional().meta({ title: 'Call first', description: 'An emergency number that must be called before ours; needed for gas.' }),
  action: action.optional(),
});
