import { z } from 'zod';
import { pageQuery, perPage } from '../page-fields';
import { action, block, heading, intro, photo, route } from '../../schema/fields';

/** The fields of a page that each look shows. */
export const SHOWN_BY_LOOK = {
  'links': ['code', 'group'],
  'cards': ['code', 'icon', 'group'],
  'large-cards': ['code', 'icon', 'summary', 'group'],
} as const;

export const pageListSchema = block(
  'page-list',
  {
    title: 'Page list',
    description: 'A list of pages: all areas, some services, every page. New pages are added to it for you.',
    otherWords: 'pages links services areas',
  },
  {
    heading: heading('The heading above the list.'),
    intro,
    picture: photo('side-photo')
      .optional()
      .describe(
        'A photograph under the heading of "links" on wide screens; without an intro a phone has it beside the heading.',
      ),
    pages: pageQuery,
    groups: z
      .array(
        z
          .strictObject({
            heading: heading('What these pages have in common.'),
            first: route('The first page of the group. All that follow belong to it, up to the next group.'),
            picture: photo('tile-photo').optional(),
            action: action.optional(),
          })
          .meta({ title: 'Group', description: 'Pages under a heading of their own.' }),
      )
      .min(2)
      .optional()
      .meta({
        title: 'Groups',
        description:
          'Parts the list into groups in its order, each with a heading and, as "large-cards", a picture. ' +
          'Cards have none.',
        why: 'Visitors would read one long list.',
      }),
    perPage,
    look: z
      .enum(Object.keys(SHOWN_BY_LOOK) as [keyof typeof SHOWN_BY_LOOK])
      .default('links')
      .meta({
        title: 'Look',
        description: 'Plain links in columns, cards, or (large cards) a list with the summary of each page.',
        why: 'Visitors would see the list in another form than you chose.',
      }),
    ground: z
      .enum(['plain', 'mist'])
      .optional()
      .meta({
        title: 'Ground',
        description: 'What links stand on: "mist" is a light tint, which parts them from others. Cards always have it.',
        why: 'Visitors would see one white section after the other.',
        otherWords: { mist: 'tint tinted grey light', plain: 'white none' },
      }),
  },
);
