import { z } from 'zod';
import { actions, block, callFirst, heading, icon, label, picture, plate, text, takesNext } from '../../schema/fields';

export const heroSchema = block(
  'hero',
  {
    title: 'Hero',
    description:
      'The top of a page: its one main heading, what you do, and the call button. Every page begins with one.',
    otherWords: 'header heading title',
    opensPage: true,
  },
  {
    eyebrow: text({
      title: 'Line above the heading',
      kind: 'label',
      description: 'A short line above the heading, such as the hours.',
      examples: ['Harbour, AB2'],
      why: 'Visitors would not see the line above the heading.',
    }).optional(),
    heading: heading("The page's one main heading.", ['Emergency {product}, day and night']).meta({
      why: 'It is the first that visitors read and hear, and search engines take it for what the page is about.',
    }),
    intro: text({
      title: 'Introduction',
      description: 'One or two sentences: who you are, how fast you come, what it costs.',
      onCopy: 'must-change',
      why: 'Visitors read it first, and decide by it whether they call or go back.',
    }),
    before: callFirst('needed on pages about what others must make safe first'),
    plate,
    actions: actions('At most three buttons; the first is the main one.').optional(),
    badges: z
      .array(
        z
          .strictObject({
            icon,
            label: label('Two to five words.', ['{area.responseMinutes} min average']),
          })
          .meta({ title: 'Badge', description: 'A short fact with an icon.' }),
      )
      .min(1)
      .max(4)
      .optional()
      .meta({
        title: 'Badges',
        description: 'Up to four short facts under the buttons.',
        why: 'Visitors would miss the short facts that make them trust us.',
      }),
    note: text({
      title: 'Line under the badges',
      kind: 'label',
      description: 'A quiet line under the badges, such as the coordinates.',
      examples: ['{area.coordinates}'],
      why: 'Visitors would not see the line under the badges.',
    }).optional(),
    picture: picture.optional(),
    takesNext: takesNext({
      description:
        'Whether the finder that follows on the page belongs to the hero, which has its field. Beside a picture the ' +
        'finder answers below; without one the hero answers itself, beside a map of all areas.',
      why: 'Visitors would have to look for the finder to learn how fast we are where they live.',
    }),
    takesTwo: z
      .boolean()
      .default(false)
      .meta({
        title: 'Takes the two next blocks in',
        description:
          'Whether the list behind the finder belongs to the hero, too: it stands beside the map, which stays in ' +
          'view. For a hero without a picture.',
        why: 'Visitors would read the list of areas without the map that shows where they lie.',
      }),
  },
);
