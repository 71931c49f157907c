import { action, block, heading, label } from '../../schema/fields';
import { finderFields } from '../finder-fields';

export const finderSchema = block(
  'finder',
  {
    title: 'Finder',
    description:
      'Visitors type the code of where they live and get to the page of their district, or to the ' +
      'nearest ones. What they type is not sent anywhere.',
    otherWords: 'search zip postal-code lookup locator checker',
  },
  {
    heading: heading('The heading above the finder.', ['Do we come to you?']),
    ...finderFields,
    list: label('The heading of the list of all districts.', ['All districts'])
      .optional()
      .meta({
        description:
          'The heading of the list of all districts, which works without scripts. Leave it out where another page ' +
          'has that list, and give "all", a link to it.',
      }),
    all: action.optional(),
  },
);
