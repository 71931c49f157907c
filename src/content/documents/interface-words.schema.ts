import { z } from 'zod';
import english from '../../design/words/en.json';

const UNREAD = 'Visitors would read these words in English, in the middle of a page in their own language.';

/** Words that have a value put into them must leave its place: `{day}`. */
const text = (inEnglish: string) => {
  const places = inEnglish.match(/\{\w+\}/g) ?? [];
  return z
    .string()
    .max(300)
    .regex(new RegExp(`^${places.map((place) => `(?=[^]*\\${place.slice(0, -1)}\\})`).join('')}[^]*\\S`))
    .meta({
      title: inEnglish,
      description: `Stands in the place of "${inEnglish}".`,
      why: UNREAD,
      errorMessage:
        places.length === 0
          ? `Write the words for "${inEnglish}".`
          : `Write the words for "${inEnglish}", with ${places.join(' and ')} where the value stands.`,
    });
};

type PluralForm = 'zero' | 'one' | 'two' | 'few' | 'many';
const FORMS: readonly PluralForm[] = ['zero', 'one', 'two', 'few', 'many'];

const plural = ({ other }: { other: string }) =>
  z
    .strictObject({
      ...(Object.fromEntries(FORMS.map((form) => [form, text(other).optional()])) as Record<
        PluralForm,
        z.ZodOptional<z.ZodString>
      >),
      other: text(other),
    })
    .meta({
      title: other,
      description: `Stands in the place of "${other}": a text for each plural of the language, and "other" for the rest.`,
      why: UNREAD,
    });

type Fields<Words> = {
  [Key in keyof Words]: z.ZodOptional<Words[Key] extends string ? z.ZodString : ReturnType<typeof plural>>;
};

const fieldsOf = <Words extends object>(words: Words) =>
  Object.fromEntries(
    Object.entries(words).map(([name, word]: [string, string | { other: string }]) => [
      name,
      (typeof word === 'string' ? text(word) : plural(word)).optional(),
    ]),
  ) as Fields<Words>;

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
        ...fieldsOf(english.drawn),
        ...fieldsOf(english.made),
      })
      .meta({ title: 'Interface words', description: 'The words of one language.' }),
  )
  .optional()
  .meta({
    title: 'Interface words',
    description:
      'What the interface itself says, for a language that has no file in the program, or where the site would say it ' +
      'otherwise.',
    why: UNREAD,
  });
