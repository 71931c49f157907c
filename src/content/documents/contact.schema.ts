import { z } from 'zod';
import { LONGEST_ADDRESS, slug, text } from '../../schema/fields';
import { word } from './word.schema';

const e164 = z
  .string()
  .regex(/^\+[1-9]\d{6,14}$/)
  .meta({
    kind: 'dialled',
    title: 'International number',
    description: 'The number for phones, with country code and no spaces.',
    examples: ['+353209100123'],
    errorMessage:
      'Write the number as phones dial it from abroad: "+", the code of the country, and the number ' +
      'without its first 0 and without spaces.',
  });
/** A phone number as people read it. */
export const display = text({
  title: 'Number as shown',
  description: 'The number as people read it.',
  examples: ['020 910 0123'],
});
const mailbox = z
  .string()
  .regex(/^[A-Za-z0-9._%+-]+@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)+$/)
  .max(254)
  .meta({
    kind: 'email',
    title: 'E-mail address',
    description: 'One of your e-mail addresses.',
    errorMessage: 'Write one e-mail address, for example "hello@your-name.example".',
  });
const webAddress = (title: string, description: string) =>
  z
    .string()
    .regex(/^https:\/\/[A-Za-z0-9.-]+(:\d+)?(\/[^\s\\"<>]*)?$/)
    .max(LONGEST_ADDRESS)
    .meta({
      kind: 'address',
      title,
      description,
      errorMessage: 'Write a full address that starts with "https://".',
    });

const UNREACHED = 'Visitors would call a number at which nobody answers, or find none.';

export const phone = z
  .strictObject({
    name: word('Name of the line', 'What the line is called, for example "Day and night line". The token {line}.', {
      why: 'Visitors would not know whom they reach when they call.',
    }),
    display,
    international: e164,
  })
  .meta({
    kind: 'phone',
    title: 'Phone line',
    description: 'Your one phone number, what it is called, and how it is shown and dialled.',
    why: 'Every button that calls uses it: visitors would reach nobody, or somebody else.',
  });

export const numbers = z
  .array(
    z
      .strictObject({
        id: slug({
          title: 'Id',
          description: 'How texts refer to it: {number.ID}.',
          examples: ['office'],
          why: UNREACHED,
        }),
        name: word('Name', 'What is reached by it, and when: "Office, weekdays 9 to 5".'),
        display,
        international: e164,
      })
      .meta({ title: 'Number', description: 'Another number of yours.' }),
  )
  .default([])
  .meta({
    title: 'Other numbers',
    description:
      'Your numbers beside the one that every button calls, such as an office number beside an emergency ' +
      'line. They are shown at the foot of every page. The token of a number: {number.ID}.',
    why: UNREACHED,
  });

export const email = z.strictObject({ information: mailbox, emergency: mailbox.optional() }).meta({
  title: 'Mailboxes',
  description: 'Your mailbox, and where you have one a second for what cannot wait: then that stands on every page.',
  why: 'What visitors write to us would be lost.',
});

export const booking = webAddress('Booking page', 'The page where visitors book online.')
  .meta({
    why: 'Visitors who want to book would come nowhere.',
  })
  .optional();

export const messages = z
  .strictObject({ sms: e164.optional(), whatsapp: e164.optional() })
  .optional()
  .meta({
    title: 'Numbers for messages',
    description:
      'The numbers that take text messages ("sms") and WhatsApp messages ("whatsapp"). A button for either ' +
      'is shown only if its number stands here.',
    why: 'A photograph that a visitor sends would reach nobody, or somebody else.',
  });

export const address = z
  .strictObject({
    locality: word('Town', 'The town of the business.'),
    region: word('Region', 'The county or region of the business, where addresses have one.').optional(),
    street: word('Street', 'The street and the number, where customers may come or the law wants it.').optional(),
    postalCode: word('Postal code', 'The code of the street.').optional(),
    text: word(
      'As shown',
      'The whole address in one line, as letters are addressed in the country. Left out, it is made of the street, ' +
        'the town and the code, with the state or province where letters need it.',
    ).optional(),
  })
  .meta({
    title: 'Place of business',
    description: 'Where the business is. With a street it is shown at the foot of every page. Its token is {address}.',
    why: 'Search engines could not say where the business is.',
  });
