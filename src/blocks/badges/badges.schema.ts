import { z } from 'zod';
import { block, heading, icon, label, photo, text } from '../../schema/fields';

export const badgesSchema = block(
  'badges',
  {
    title: 'Badges',
    description: 'A row of trust marks: registrations, insurance, guarantees.',
    otherWords: 'badge trust logos',
  },
  {
    heading: heading('A heading above the row.').optional(),
    picture: photo('side-photo').optional(),
    items: z
      .array(
        z
          .strictObject({
            icon,
            label: label('What it is, in two to five words.', ['Fully insured']),
            detail: text({
              title: 'Detail',
              description: 'The proof behind it: the number and who issued it.',
              examples: ['Number 000000 in the public register'],
              why: 'Visitors could not look up what stands behind the badge.',
            }).optional(),
          })
          .meta({ title: 'Badge', description: 'One trust mark.' }),
      )
      .min(1)
      .meta({
        title: 'Badges',
        description: 'The trust marks, most important first.',
        why: 'Visitors would miss the badges that make them trust us.',
      }),
  },
);
