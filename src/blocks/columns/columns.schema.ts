import { z } from 'zod';
import { block, takesNext } from '../../schema/fields';

/** Columns of other blocks. Takes the leaf union from outside, so that schemas never import in a circle. */
export const columnsSchema = <Leaf extends z.ZodType>(leaf: Leaf) =>
  block(
    'columns',
    {
      title: 'Columns',
      description:
        'Text on the left, a card that stays in view on the right. On a phone the right column follows the ' +
        'first block on the left. Without a side, the blocks stand two by two.',
      otherWords: 'column row',
    },
    {
      main: z.array(leaf).min(1).meta({
        title: 'Main column',
        description: 'The blocks of the wide column.',
        why: 'Visitors would find an empty column.',
      }),
      side: z.array(leaf).min(1).optional().meta({
        title: 'Side column',
        description:
          'The blocks of the narrow column, usually the sticky call card. Leave it out for columns of one kind.',
        why: 'Visitors would find an empty column beside the text.',
      }),
      takesNext: takesNext({
        description:
          'Whether the text that follows on the page leads the wide column, with its picture below it; the rest ' +
          'stands beside them. So a page can add words of its own to columns that many pages share.',
        why: 'Visitors would find the card that stays in view beside nothing, and what is about their place below it.',
      }),
    },
  );
