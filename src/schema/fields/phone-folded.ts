import { z } from 'zod';

/** Whether details fold on a phone; instructions and conditions stay open. */
export const phoneFolded = (details: string) =>
  z
    .boolean()
    .default(false)
    .meta({
      title: 'Folded on phones',
      description:
        `On a phone, shows ${details} only when a visitor presses for it. For a long page on which it is an aside; ` +
        'instructions and conditions that visitors must read stay open.',
      why: 'Visitors on a phone would miss what they must read, or scroll past what they need not.',
    });
