import { z } from 'zod';
import { priceRange, slug } from '../../schema/fields';

/** Where a figure of all area pages comes from; a sample until somebody says otherwise. */
const origin = (title: string, figure: string) =>
  z
    .enum(['sample', 'measured'])
    .default('sample')
    .meta({
      title,
      description: `"sample" while the ${figure} of any area is invented, "measured" when all are from your records.`,
    });

export const areaFigures = z
  .strictObject({
    ratings: origin('Ratings', 'rating'),
    responseTimes: origin('Response times', 'response time'),
    responseClaim: slug({
      kind: 'claim',
      title: 'Claim of the response times',
      description: 'The claim, in minutes, that the response time of each area must keep to.',
      examples: ['average-response'],
    }).optional(),
  })
  .default({ ratings: 'sample', responseTimes: 'sample' })
  .meta({
    title: 'Figures of the areas',
    description: 'Where the figures in the facts of area pages come from, once for all areas.',
    why: 'Nobody could say whether visitors may rely on the ratings and response times of the area pages.',
  });

export const defaults = z
  .strictObject({
    rating: z
      .strictObject({
        value: slug({ kind: 'claim', title: 'Average', description: 'The claim with the average.' }),
        count: slug({ kind: 'claim', title: 'Reviews', description: 'The claim with the number of reviews.' }),
      })
      .meta({
        title: 'Rating',
        description: 'The rating of pages without one of their own. Leave it out while there are no reviews.',
        why: 'Visitors and search engines would be shown a rating that nobody gave, or none.',
      })
      .optional(),
    priceRange: priceRange(
      'The price level of the business, in signs of money: two for standard, three for higher, four for the highest.',
    ),
  })
  .meta({
    title: 'Defaults',
    description: 'What pages use where they have nothing of their own.',
    why: 'Every page that says nothing of its own would show visitors nothing here.',
  });
