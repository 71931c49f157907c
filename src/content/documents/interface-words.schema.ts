import { z } from 'zod';
import english from '../../design/words/en.json';

const UNREAD = 'Visitors would read these words in English, in the middle of a page in their own language.';
const NAMES = [...Object.keys(english.drawn), ...Object.keys(english.made)];

const word = z
  .strictObject({
    name: z.enum(NAMES).meta({
      title: 'Word',
      description: 'Which word it is, by its name in the English file of the program.',
      // Whoever approves the words says with it where they stand.
      visible: true,
      why: UNREAD,
    }),
    plural: z.enum(['zero', 'one', 'two', 'few', 'many', 'other']).default('other').meta({
      title: 'Plural',
      description: 'For which numbers, where the word stands with one; "other" for all that have none of their own.',
      why: UNREAD,
    }),
    text: z.string().regex(/\S/).max(300).meta({
      title: 'Text',
      description: 'What it is in this language, with its values in their places: {day}.',
      why: UNREAD,
      errorMessage: 'Write some words here: this text is empty.',
    }),
  })
  .meta({ title: 'Word', description: 'One word of the interface.' });

/** The words of the interface that a site brings itself, by language. */
export const interfaceWords = z
  .array(
    z
      .strictObject({
        language: z
          .string()
          .regex(/^[a-z]{2,3}$/)
          .meta({
            title: 'Language',
            description: 'The two letters of the language, such as "fr".',
            examples: ['fr'],
            why: UNREAD,
            errorMessage: 'Write the two letters of the language, for example "fr".',
          }),
        words: z.array(word).min(1).meta({ title: 'Words', description: 'The words of this language.', why: UNREAD }),
      })
      .meta({ title: 'Interface words', description: 'The words of one language.' }),
  )
  .optional()
  .meta({
    title: 'Interface words',
    description:
      'What the interface itself says, for a language that has no file in the program, or where the site would ' +
      'say it otherwise.',
    why: UNREAD,
  });
