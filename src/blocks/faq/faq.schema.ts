import { z } from 'zod';
import { block, heading, intro, paragraphs, photo, slug } from '../../schema/fields';

export const faqSchema = block(
  'faq',
  {
    title: 'Questions and answers',
    description: 'What customers ask, each question with its answer. Search engines get them too.',
    otherWords: 'questions answers accordion help q&a',
    answersQuestions: true,
  },
  {
    heading: heading('The heading above the questions.', ['What people ask us']),
    intro,
    picture: photo('side-photo').optional(),
    items: z
      .array(
        z
          .strictObject({
            question: heading('The question, as customers ask it.', ['Do you come at night?']).meta({
              title: 'Question',
              why: 'Visitors look for their own question, and would not find it.',
            }),
            answer: paragraphs('The answer, the short one first.').meta({ title: 'Answer' }),
            id: slug({
              title: 'Link anchor',
              description: 'A short name for links to this question. Leave it out, and it is made from its words.',
              examples: ['at-night'],
              why: 'A link that promises this answer would end at the top of the page.',
            })
              .optional()
              .meta({ namedAfter: 'question' }),
          })
          .meta({ title: 'Question', description: 'A question with its answer.' }),
      )
      .min(2)
      .max(20)
      .meta({
        title: 'Questions',
        description: 'Two to twenty questions, the most common first.',
        why: 'Visitors would find no questions here.',
      }),
  },
);
