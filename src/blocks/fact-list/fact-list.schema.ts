import { z } from 'zod';
import { listFact } from '../page-fields';
import { block, heading, icon, labelledFact, numberFact, place } from '../../schema/fields';

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
    also: z.array(labelledFact).min(1).optional().meta({
      title: 'Also',
      description: 'Facts with labels that stand behind the items, such as those that are the same on every page.',
      why: 'Visitors would miss what is true of every page that shows this list.',
      errorMessage: 'List facts, each as { "label": "Water", "value": "…" }, or leave the field out.',
    }),
    numbers: z.array(numberFact).min(1).optional().meta({
      title: 'Numbers',
      description: 'Phone numbers, each of which stands under the fact that has its label, and says whom it reaches.',
      why: 'Visitors would read who answers for something, and not how to reach them.',
      errorMessage: 'List numbers, each as { "label": "Water", "value": "{phone}" }, or leave the field out.',
    }),
  },
);
