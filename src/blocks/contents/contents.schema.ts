import { z } from 'zod';
import { block, heading, icon, label, route } from '../../schema/fields';

export const contentsSchema = block(
  'contents',
  {
    title: 'Contents',
    description: "Links to the parts of a long page, so that readers in a hurry don't have to scroll.",
  },
  {
    heading: heading('What the links are a choice of.', ['What has happened?']),
    items: z
      .array(
        z
          .strictObject({
            icon,
            label: label('The part in a word or two.', ['Storm damage']),
            to: route(
              'The address of the part: the page\'s own, "#" and the block\'s name for links, for example ' +
                '"/help#first-steps".',
            ).meta({ why: 'Visitors in a hurry would not come to the part that they chose.' }),
          })
          .meta({ title: 'Part', description: 'A link to one part.' }),
      )
      .min(2)
      .max(12)
      .meta({
        title: 'Parts',
        description: 'The parts, in the order of the page.',
        why: 'Visitors would find no links here.',
      }),
  },
);
