import { z } from 'zod';
import { block, heading, intro, label, note } from '../../schema/fields';

export const cutOutSchema = block(
  'cut-out',
  {
    title: 'Printable label',
    description:
      'A label that visitors print, fill in by hand and put up where it is needed. It is never ' +
      'split over two sheets.',
    otherWords: 'label sticker tag form printable print card checklist',
  },
  {
    heading: heading('The heading above the label.', ['A label for your fuse box']),
    intro,
    title: heading('What stands at the top of the label, in large letters.', ['Fuse box']).meta({ title: 'Title' }),
    lines: z
      .array(label('What is written in by hand, in a few words.', ['Main switch']).meta({ title: 'Line' }))
      .min(1)
      .max(6)
      .meta({
        title: 'Lines',
        description: 'One to six lines, each with room to write on.',
        why: 'Visitors would print a label with nothing to fill in.',
      }),
    note: note('What stands at the foot of the label: whom to call, for example.'),
  },
);
