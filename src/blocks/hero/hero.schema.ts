import { z } from 'zod';
import { actions, block, heading, hotline, icon, picture, text } from '../../schema/fields';

export const heroSchema = block('hero', {
  title: 'Hero',
  description: 'The top of a page: its one main heading, what we do, and the button that calls. Every page begins with one.',
}, {
  eyebrow: text({ title: 'Line above the heading', kind: 'label', description: 'A short line above the heading, such as the coordinates.', examples: ['Victoria, SW1H'] }).optional(),
  heading: heading('The page\'s one main heading.', ['Emergency {product} in London']),
  intro: text({ title: 'Introduction', description: 'One or two sentences: who we are, how fast, what it costs.', onCopy: 'must-change' }),
  before: hotline.optional().meta({ title: 'Call first', description: 'An emergency number that must be called before ours; needed on pages about gas.' }),
  actions: actions('At most three buttons; the first is the main one.').optional(),
  badges: z.array(z.strictObject({
    icon,
    label: text({ title: 'Label', kind: 'label', description: 'Two to five words.', examples: ['{area.responseMinutes} min average'] }),
  }).meta({ title: 'Badge', description: 'A short fact with an icon.' })).min(1).max(4).optional().meta({
    title: 'Badges', description: 'Up to four short facts under the buttons.',
  }),
  picture: picture.optional(),
});
