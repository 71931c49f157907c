import { z } from 'zod';

const DISAGREE = 'Visitors would be shown sums that are not those of the invoice.';
const minutes = (title: string, description: string, most: number) =>
  z
    .int()
    .min(1)
    .max(most)
    .optional()
    .meta({
      title,
      description,
      examples: [30],
      why: DISAGREE,
      errorMessage: `Write whole minutes from 1 to ${most}, without quotes.`,
    });

/** How the owner counts time; what is not stated is not counted. */
export const charging = z
  .strictObject({
    minimumMinutes: minutes('Least time', 'The least time that is charged, in minutes.', 480),
    stepMinutes: minutes('Step', 'Time is charged in steps of so many minutes, begun ones whole.', 120),
  })
  .optional()
  .meta({
    title: 'Billing increments',
    description: 'How the time of a job is billed. Worked prices follow it; without it they use the exact time.',
    why: DISAGREE,
  });
