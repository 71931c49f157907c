import { z } from 'zod';
import { block, heading, label, note, paragraphs, phrases, points, reading, slug, text } from '../../schema/fields';

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
    summary: z
      .strictObject({
        heading: heading('The heading of the summary.', ['In short']),
        items: z
          .array(
            z
              .strictObject({
                value: label('A time, a sum or a word.', ['24 hours']),
                text: reading('What it holds for, in the words of the sections.'),
              })
              .meta({ title: 'Point', description: 'One thing that most readers come for.' }),
          )
          .min(2)
          .max(4)
          .meta({
            title: 'Points',
            description: 'Two to four things that most readers come for.',
            why: 'Visitors would have to read all sections for one answer.',
          }),
      })
      .optional()
      .meta({
        title: 'Summary',
        description: 'A panel above the sections. It says nothing that they do not say.',
        why: 'Visitors would have to read all sections for one answer.',
      }),
    sections: z
      .array(
        z
          .strictObject({
            heading: heading('The heading of the section.'),
            paragraphs: paragraphs('The paragraphs of the section.'),
            points: points('A list under the paragraphs.').optional(),
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
