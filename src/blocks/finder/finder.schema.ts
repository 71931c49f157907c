import { z } from 'zod';
import { action, block, heading, intro, label, reading } from '../../schema/fields';
import { districtsOf } from '../page-fields';

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
    intro: intro.meta({ description: 'What visitors get for their code; the answer takes its place.' }),
    label: label('What visitors type.', ['Your postal code']),
    rest: z.int().min(0).max(8).default(0).meta({
      title: 'Rest of a full code',
      description: 'How many characters follow the code of a district in a full code, such as 3 in AB1 2CD.',
      why: 'Visitors who type their full code would be told that nobody knows it.',
      errorMessage: 'Write a whole number from 0 to 8, without quotes.',
    }),
    districts: districtsOf,
    elsewhere: reading(
      'What is said where a district has no page of its own, before the nearest ones, if any.',
      'Elsewhere',
    ),
    unknown: reading('What is said when no district has that code.', 'Unknown'),
    ask: label('The words on the button beside the field, as a short question. Left out, it asks how fast.', [
      'How fast?',
    ]).optional(),
    price: label('What an hour costs, under the response time.', ['{claim.hourly} an hour, tax included']).optional(),
    call: action.optional(),
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
