import { z } from 'zod';
import { listFact } from '../page-fields';
import { block, heading, icon, place } from '../../schema/fields';

export const factListSchema = block(
  'fact-list',
  {
    title: 'Fact list',
    description: 'A card with a short list of places or labelled facts: "Areas Covered", "Local Landmarks".',
    otherWords: 'facts table',
  },
  {
    heading: heading('The heading of the list.', ['Areas Covered']),
    icon: icon.optional(),
    items: z.union([z.array(place).min(1), listFact]).meta({
      title: 'Items',
      description:
        'The places, or { "fact": "streets" } to show a list from the facts of this page, of places or with labels.',
      why: 'Visitors would find an empty list.',
      errorMessage:
        'Write a list of places in square brackets, or { "fact": "streets" } to use a list from ' +
        'the facts of this page.',
    }),
  },
);
