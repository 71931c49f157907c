import { z } from 'zod';
import english from '../../design/words/en.json';

const UNREAD = 'Visitors would read these words in English, in the middle of a page in their own language.';

/** Every order of some places, so that a language may turn them round. */
const orders = (places: readonly string[]): string[][] =>
  places.length === 0
    ? [[]]
    : places.flatMap((place) => orders(places.filter((each) => each !== place)).map((rest) => [place, ...rest]));

/** A text that leaves the place of each value: `{day}`. */
const patternFor = (places: readonly string[]) =>
  places.length === 0
    ? /\S/
    : new RegExp(
        orders(places)
          .map((order) => order.map((place) => `\\{${place}\\}`).join('[^{}]*'))
          .join('|'),
      );

const text = (inEnglish: string) => {
  const places = [...inEnglish.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!);
  const named = places.map((place) => `{${place}}`).join(' and ');
  return z
    .string()
    .max(300)
    .regex(patternFor(places))
    .meta({
      title: inEnglish,
      description: `Stands in the place of "${inEnglish}".`,
      why: UNREAD,
      errorMessage:
        places.length === 0
          ? `Write the words for "${inEnglish}".`
          : `Write the words for "${inEnglish}", with ${named} where the value stands.`,
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
