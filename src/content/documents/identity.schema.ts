import { z } from 'zod';
import { slug, text } from '../../schema/fields';
import { SCHEMA_TYPES, TRADE_WORDS } from './schema-types';
import { word } from './word.schema';

/** Where a site is at home: what language, clock, money and laws it goes by. */
export const home = {
  locale: z
    .string()
    .regex(/^[a-z]{2,3}(-[A-Z][a-z]{3})?(-([A-Z]{2}|\d{3}))?$/)
    .meta({
      title: 'Language',
      examples: ['en-IE'],
      visible: false,
      description:
        'The language of the pages and the region whose usage they follow, as BCP 47 writes it. Numbers and ' +
        'dates follow it.',
      why:
        'Browsers would read the pages aloud in the wrong language, and search engines offer them to people who do ' +
        'not speak theirs.',
      errorMessage:
        'Write the two letters of the language, a hyphen and the two letters of the region, for example "en-IE".',
    }),
  timeZone: z
    .string()
    .regex(/^[A-Z][A-Za-z0-9_+-]*(\/[A-Z][A-Za-z0-9_+-]*)*$/)
    .max(60)
    .meta({
      title: 'Time zone',
      examples: ['Europe/Dublin'],
      visible: false,
      description:
        'The clock that the business goes by, as the IANA database calls it. It decides on which day a page ' +
        'appears.',
      why: 'Visitors would be shown a page a day too early or too late.',
      errorMessage: 'Write the name of a time zone, for example "Europe/Dublin".',
    }),
  currency: z
    .string()
    .regex(/^[A-Z]{3}$/)
    .meta({
      title: 'Currency',
      examples: ['EUR'],
      visible: false,
      description: 'The money of all prices, by the three letters of ISO 4217.',
      why: 'Visitors and search engines would be told prices in the wrong money.',
      errorMessage: 'Write the three letters of your currency, as your bank writes them.',
    }),
  country: z
    .string()
    .regex(/^[A-Z]{2}$/)
    .meta({
      title: 'Country',
      examples: ['IE'],
      visible: false,
      description:
        'Where the business is, by the two letters of ISO 3166. Phone numbers and addresses follow its usage.',
      why: 'Search engines could not say where the business is, and nobody could tell a phone number by its form.',
      errorMessage: 'Write the two letters of the country, for example "IE".',
    }),
};

export const schemaType = z.enum(SCHEMA_TYPES).meta({
  title: 'Business type for search engines',
  visible: false,
  otherWords: TRADE_WORDS as Record<string, string>,
  description:
    'What search engines are told the business is, in the words of schema.org. "LocalBusiness" fits where ' +
    'nothing closer does.',
  why: 'Search engines would take the business for something else, and show it to people who look for something else.',
});

const UNTOLD = 'The law wants visitors to be told who is behind the site.';

/** A statement that a country's law requires of a business, and its form. */
export const registration = z
  .array(
    z
      .strictObject({
        id: z
          .string()
          .regex(/^[a-z][A-Za-z0-9]*$/)
          .max(60)
          .meta({
            kind: 'id',
            title: 'Id',
            description: 'How texts refer to it: {company.ID}.',
            examples: ['taxNumber'],
            visible: false,
            why: 'Every text that says it would show visitors a gap in its place.',
            errorMessage: 'Write letters and digits without spaces, a small letter first, for example "taxNumber".',
          }),
        label: text({
          title: 'Label',
          kind: 'label',
          description: 'What it is, as the register or the law calls it.',
          examples: ['Tax number'],
          why: 'Nobody could tell visitors what this number is.',
        }),
        value: text({ title: 'Value', kind: 'label', description: 'What the register shows.', why: UNTOLD }),
      })
      .meta({ title: 'Registration', description: 'One fact of a register.' }),
  )
  .default([])
  .meta({
    title: 'Registrations',
    why: UNTOLD,
    description:
      'What the law requires you to say about the business: its registered name and number, its ' +
      'tax number and the like. Tokens {company.ID}.',
  });

export const legalLines = z
  .array(
    text({
      title: 'Line',
      description: 'One line of the footer.',
      examples: ['{company.registeredName}, tax number {company.taxNumber}'],
    }),
  )
  .default([])
  .meta({
    title: 'Legal lines',
    why: UNTOLD,
    description: 'The lines of the footer that the law asks for, with tokens such as {company.ID}.',
  });

export const accreditations = z
  .array(
    z
      .strictObject({
        id: slug({
          title: 'Id',
          description: 'A short name.',
          why: 'Pages could not show visitors this accreditation.',
        }),
        name: word('Name', 'The accreditation.'),
        body: word('Body', 'Who issued it.'),
        number: word('Number', 'The registration number.'),
      })
      .meta({ title: 'Accreditation', description: 'One accreditation.' }),
  )
  .default([])
  .meta({
    title: 'Accreditations',
    description: 'What you are registered for, each with its number and who issued it.',
    why: 'Visitors look them up before they let somebody into their homes.',
  });
