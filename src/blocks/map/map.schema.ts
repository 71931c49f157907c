import { z } from 'zod';
import { districtsOf, pageQuery, perPage } from '../page-fields';
import { block, heading, intro, label, more, slug } from '../../schema/fields';

export const mapSchema = block(
  'map',
  {
    title: 'Map and list',
    description: 'The map of the region with a dot for each area page, and the list of them beside it.',
    needsRegion: true,
  },
  {
    heading: heading('The heading above the map.'),
    intro,
    parts: z
      .enum(['both', 'whole', 'none'])
      .default('both')
      .meta({
        title: 'Maps',
        description:
          'Both: the region and its inset. Whole: the region alone. None: the list alone, on a page whose finder ' +
          'has the map.',
        why: 'Visitors would see the same map twice on a page whose finder draws it.',
      }),
    pages: pageQuery,
    perPage,
    more,
    others: z
      .strictObject({
        id: slug({
          title: 'Link anchor',
          description: 'A short name, so that a finder can link straight to this list.',
          examples: ['code'],
          why: 'Visitors whom a finder leads to this list would end at the top of the page.',
        }),
        heading: label('The heading of the list of all districts.', ['All districts']),
        districts: districtsOf,
      })
      .optional()
      .meta({
        title: 'All districts',
        description:
          'A list of every district under the map, closed until a visitor opens it, with the page that ' +
          'each leads to.',
        why: 'Visitors whose district has no page of its own would not be led to the nearest one.',
      }),
  },
);
