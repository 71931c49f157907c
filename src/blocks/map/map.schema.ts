import { pageQuery, perPage } from '../../kinds/fields';
import { block, heading, intro } from '../../schema/fields';

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
    pages: pageQuery,
    perPage,
  },
);
