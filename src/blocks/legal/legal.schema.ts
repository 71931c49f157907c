import { z } from 'zod';
import {
  block,
  heading,
  labelledFact,
  note,
  paragraphs,
  phrases,
  points,
  reading,
  slug,
  text,
} from '../../schema/fields';

export const legalSchema = block(
  'legal',
  {
    title: 'Legal text',
    description: 'Numbered sections of legal text, with the date of the last change.',
  },
  {
    updated: text({
      title: 'Last updated',
      kind: 'month',
      description: 'Month and year of the last change.',
      examples: ['January 2024'],
      why: 'Visitors could not tell which version of these terms holds.',
    }),
    sections: z
      .array(
        z
          .strictObject({
            heading: heading('The heading of the section.'),
            paragraphs: paragraphs('The paragraphs of the section.'),
            points: points('A list under the paragraphs.').optional(),
            facts: z.array(labelledFact).min(2).optional().meta({
              title: 'Facts',
              description: 'Sums or times with what each holds for, a line each, under the paragraphs.',
              why: 'Visitors would look for one figure in a whole paragraph.',
            }),
            form: z
              .strictObject({
                text: reading('To whom the form goes, or what it declares.'),
                lines: phrases('What is written in by hand.'),
                note: note('What stands at the foot of the form.').optional(),
              })
              .optional()
              .meta({
                title: 'Form',
                description: 'A form on paper, such as the one for cancelling: each line has room to write on.',
                why: 'Visitors would have no form to copy and fill in.',
              }),
            id: slug({
              title: 'Link anchor',
              description:
                'A short name for links straight to this section: "/terms#prices". Leave it out, and it is ' +
                'made from the heading.',
              examples: ['prices'],
              why: 'A link that promises to lead straight to this section would end at the top of the page.',
            })
              .optional()
              .meta({ namedAfter: 'heading' }),
          })
          .meta({ title: 'Section', description: 'One section.' }),
      )
      .min(1)
      .meta({
        title: 'Sections',
        description: 'The sections, in order. They are numbered for you.',
        why: 'Visitors would not read the terms that hold for them.',
      }),
  },
);
