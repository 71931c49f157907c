import { z } from 'zod';
import {
  action,
  block,
  callFirst,
  heading,
  icon,
  intro,
  label,
  paragraphs,
  photo,
  points,
  slug,
} from '../../schema/fields';

export const decisionSchema = block(
  'decision',
  {
    title: 'Decision',
    description:
      'Situations, each with its verdict: whose job it is, whom to call. Visitors see the verdicts ' +
      'at once, and open a case for the rest.',
    otherWords: 'decide chooser decision-tree wizard responsibility who cases',
  },
  {
    heading: heading('What is decided.', ['Whose roof is it?']),
    intro,
    picture: photo('side-photo').optional(),
    items: z
      .array(
        z
          .strictObject({
            icon,
            situation: heading('What a visitor sees, in a few words.', ['Water in the attic']).meta({
              title: 'Situation',
            }),
            verdict: label('What it comes to, in one to four words.', ['The owner of the house']).meta({
              title: 'Verdict',
              why: 'Visitors would have to open each case to see what it comes to.',
            }),
            tone: z
              .enum(['yours', 'theirs'])
              .optional()
              .meta({
                title: 'Colour of the verdict',
                description:
                  '"yours" is warm, for what visitors see to themselves; "theirs" has the colour of the brand, for ' +
                  'what a company or a council does. Leave it out where it depends.',
                visible: true,
                why: 'Visitors could not tell by a look down the list which cases are their own.',
                otherWords: { yours: 'own mine copper warm', theirs: 'other company council blue cool' },
              }),
            text: paragraphs('Why, and what to do.').meta({ title: 'Text' }),
            points: points('A short list under the text.').optional(),
            before: callFirst('somebody else whom this case is for'),
            action: action.optional(),
            id: slug({
              title: 'Link anchor',
              description: 'A short name for links to this case. Leave it out, and it is made from the situation.',
              examples: ['attic'],
              why: 'A link that promises this case would end at the top of the page.',
            })
              .optional()
              .meta({ namedAfter: 'situation' }),
          })
          .meta({ title: 'Case', description: 'A case and its verdict.' }),
      )
      .min(2)
      .max(12)
      .meta({
        title: 'Cases',
        description: 'Two to twelve cases, the most urgent first.',
        why: 'Visitors would find nothing to choose from.',
      }),
  },
);
