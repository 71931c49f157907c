import { z } from 'zod';
import { action, block, body, countedFigure, heading, intro, label, LONGEST_ADDRESS, text } from '../../schema/fields';

export const reviewsSchema = block(
  'reviews',
  {
    title: 'Reviews',
    description: 'What customers wrote. Each review says where it comes from.',
    otherWords: 'testimonials testimonial review quotes',
  },
  {
    heading: heading('The heading above the reviews.'),
    intro,
    items: z
      .array(
        z
          .strictObject({
            name: text({ title: 'Name', kind: 'label', description: 'Who wrote it.', examples: ['Sarah M.'] }),
            place: text({
              title: 'Place or company',
              kind: 'place',
              description: 'Where the customer lives, or the name of the company.',
              examples: ['Harbour'],
            }).optional(),
            rating: z.int().min(1).max(5).meta({
              title: 'Stars',
              description: 'Whole stars from 1 to 5.',
              errorMessage: 'Write a whole number of stars from 1 to 5, without quotes.',
              why: 'Visitors would be shown a rating that nobody gave, or none.',
            }),
            date: text({
              title: 'Date',
              kind: 'month',
              description: 'When, in words.',
              examples: ['March 2024'],
            }).optional(),
            text: body('What the customer wrote, unchanged.', 'Review'),
            provenance: z.enum(['sample', 'customer']).meta({
              title: 'Where it comes from',
              description:
                '"sample" while the site is a demonstration (it is labelled "Example"); "customer" for a real ' +
                'review that you can show on request.',
              why: 'The law wants visitors to be told which reviews are real.',
              visible: true,
              otherWords: { customer: 'real genuine verified client', sample: 'example demo fake invented dummy' },
            }),
            sameAs: z
              .string()
              .regex(/^https:\/\/[A-Za-z0-9.-]+(\/[^\s\\"<>]*)?$/)
              .max(LONGEST_ADDRESS)
              .optional()
              .meta({
                kind: 'address',
                title: 'Where it stands',
                description: 'The page on which the customer wrote it. Leave it out for no link.',
                examples: ['https://reviews.example/harbour'],
                why: 'Visitors could not see for themselves that a customer wrote it.',
                errorMessage: 'Write a full address that starts with "https://".',
              }),
          })
          .meta({ title: 'Review', description: 'One review.' }),
      )
      .min(1)
      .meta({
        title: 'Reviews',
        description: 'The reviews.',
        why: 'Visitors believe a review when they see who wrote it, where, when and how many stars it gave.',
      }),
    average: z
      .strictObject({
        stars: label('The average out of 5, from a claim; so many stars are drawn.', ['{claim.rating}']),
        of: label('What it is the average of.', ['out of 5, from {claim.reviews} written reviews']),
        figures: z.array(countedFigure('for emergency call-outs')).min(1).max(4).optional().meta({
          title: 'Figures',
          description: 'Up to four other figures about reviews, under the average.',
          why: 'Visitors would take one average for all that was asked.',
        }),
      })
      .optional()
      .meta({
        title: 'Average',
        description: 'The average of all reviews, drawn beside the first one.',
        why: 'Visitors would see the few reviews that you chose, and not what all of them say.',
      }),
    noteHeading: heading('The heading of the line that tells where reviews come from.', ['How we handle reviews'])
      .optional()
      .meta({ title: 'Heading of that line' }),
    note: text({
      title: 'How reviews are handled',
      description: 'The line that tells visitors where reviews come from.',
      why: 'The law wants visitors to be told where reviews come from.',
    }).optional(),
    action: action.optional(),
  },
);
