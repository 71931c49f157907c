import { z } from 'zod';
import {
  coordinates,
  fileHead,
  icon,
  LONGEST_ADDRESS,
  priceRange,
  sitePlate,
  route,
  slug,
  text,
} from '../../schema/fields';
import { allowIn } from './allow.schema';
import { charging } from './charging.schema';
import { claims } from './claims.schema';
import { hours } from './hours.schema';
import { home, legalLines, registration, schemaType, speaksOf } from './identity.schema';
import { interfaceWords } from './interface-words.schema';
import { languages } from './languages.schema';
import { look } from './look.schema';
import { navigation } from './menus.schema';
import type { Navigation } from './menus.schema';
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
const display = text({
  title: 'Number as shown',
  description: 'The number as people read it.',
  examples: ['020 910 0123'],
});
const email = z
  .string()
  .regex(/^[A-Za-z0-9._%+-]+@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)+$/)
  .max(254)
  .meta({
    kind: 'email',
    title: 'E-mail address',
    description: 'An e-mail address of ours.',
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
/** Where a figure of all area pages comes from; a sample until somebody says otherwise. */
const origin = (title: string, figure: string) =>
  z
    .enum(['sample', 'measured'])
    .default('sample')
    .meta({
      title,
      description: `"sample" while the ${figure} of any area is invented, "measured" when all are from our records.`,
    });

const UNREACHED = 'Visitors would call a number at which nobody answers, or find none.';
const UNCALLED = 'The number that people must call first would not be shown. It can save lives.';

/**
 * `pages/_site.json`: the facts of the business and everything that stands around the pages. Its claims and menus may
 * stand in files of their own.
 */
export const siteFile = z
  .strictObject({
    ...fileHead(4),
    status: z.enum(['demo', 'live']).meta({
      why: 'Visitors could take a demonstration for the real thing.',
      otherWords: { live: 'real production published', demo: 'demonstration test sample' },
      title: 'Status',
      description:
        '"demo" says in the footer that the business and its reviews are samples; "live" is a real business.',
    }),
    allow: allowIn('file'),
    origin: z
      .string()
      .regex(/^https:\/\/[a-z0-9.-]+(:\d+)?$/)
      .max(200)
      .meta({
        title: 'Web address',
        description: 'The address of the site without a slash at the end.',
        errorMessage:
          'Write "https://" and the name of the site, with nothing behind it, neither a page nor a slash: "https://www.your-name.example".',
        why: 'Search engines and everybody who shares a page would be given addresses that lead nowhere.',
      }),
    brand: z
      .strictObject({
        first: word('First word', 'The first word of the name.'),
        second: word('Second word', 'The second word of the name, which is highlighted.').optional(),
        tagline: word('Tagline', 'The line under the name.').optional(),
      })
      .meta({
        title: 'Brand',
        description: 'The name in one word or two, and the line under it.',
        why: 'The name stands at the top of every page: visitors could not tell whose site this is.',
      }),
    ...home,
    schemaType,
    look,
    product: word('Trade', 'What people look for, one word: "Roofer". The token {product}.', {
      why: 'Headings and buttons of every page say it: visitors could not tell what we do.',
    }),
    worker: z
      .strictObject({
        one: word('One', 'Somebody who does the work, as in the middle of a sentence: "roofer". The token {worker}.'),
        many: word('Several', 'Several of them: "roofers". The token {workers}.'),
      })
      .optional()
      .meta({
        title: 'Workers',
        description: 'What those who do the work are called in sentences.',
        why: 'Visitors would read a gap where a text says {worker} or {workers}.',
      }),
    phone: z
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
        description: 'The one number, its name, and how it is shown and dialled.',
        why: 'Every button that calls uses it: visitors would reach nobody, or somebody else.',
      }),
    numbers: z
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
          .meta({ title: 'Number', description: 'One more number of ours.' }),
      )
      .default([])
      .meta({
        title: 'Other numbers',
        description:
          'Numbers of ours beside the one that every button calls, such as that of the office beside an emergency ' +
          'line. They stand at the foot of every page. The token of a number: {number.ID}.',
        why: UNREACHED,
      }),
    email: z.strictObject({ emergency: email, information: email.optional() }).meta({
      title: 'Mailboxes',
      description: 'Our mailbox, and a second one for what can wait. Left out, the first takes all.',
      why: 'What visitors write to us would be lost.',
    }),
    booking: webAddress('Booking page', 'The page where visitors book online.')
      .meta({
        why: 'Visitors who want to book would come nowhere.',
      })
      .optional(),
    messages: z
      .strictObject({ sms: e164.optional(), whatsapp: e164.optional() })
      .optional()
      .meta({
        title: 'Numbers for messages',
        description:
          'The numbers that take text messages ("sms") and WhatsApp messages ("whatsapp"). Buttons that write to one ' +
          'are shown only where it is written here.',
        why: 'A photograph that a visitor sends would reach nobody, or somebody else.',
      }),
    hotlines: z
      .array(
        z
          .strictObject({
            id: slug({ title: 'Id', description: 'How blocks refer to it.', examples: ['ambulance'], why: UNCALLED }),
            when: word('When', 'When to call it, as a short question, for example "Smell smoke?".'),
            name: word('Name', 'Who answers.'),
            display,
            international: z
              .string()
              .regex(/^(\+[1-9]\d{6,14}|0\d{8,10}|[1-9]\d{2,9})$/)
              .meta({
                title: 'Number to dial',
                description: 'The number for phones; a freephone number and a short one such as 112 stay as they are.',
                errorMessage: 'Write the number without spaces, for example "1800123456".',
              }),
            text: text({
              title: 'Text',
              description: 'What to do before and while calling it.',
              why: 'People in danger would not read what to do before help comes.',
            }),
            icon: icon.default('alert' as z.output<typeof icon>),
            comesFirst: z
              .boolean()
              .default(true)
              .meta({
                title: 'Comes first',
                description:
                  'Whether it stands before our own number wherever it is shown: for danger to life. False for ' +
                  'whoever else may be the right one to call, such as a water company.',
                why: UNCALLED,
              }),
            speaksOf,
          })
          .meta({ title: 'Hotline', description: 'One hotline.' }),
      )
      .default([])
      .meta({
        title: 'Hotlines',
        description:
          'Numbers of others: those that must be shown before ours, and those of whoever else may be the right one to ' +
          'call. The token of a number: {hotline.ID}.',
        why: UNCALLED,
      }),
    location: coordinates.optional().meta({ why: 'The map would show visitors our own pin in the wrong place.' }),
    address: z
      .strictObject({
        locality: word('Town', 'The town of the business.'),
        region: word('Region', 'The county or region of the business, where addresses have one.').optional(),
        street: word('Street', 'The street and the number, where customers may come or the law wants it.').optional(),
        postalCode: word('Postal code', 'The code of the street.').optional(),
        text: word(
          'As shown',
          'The whole address in one line, as letters are addressed in the country. Left out, it is made of the street, ' +
            'the town and the code.',
        ).optional(),
      })
      .meta({
        title: 'Place of business',
        description: 'Where the business is. With a street it stands at the foot of every page; the token {address}.',
        why: 'Search engines could not say where the business is.',
      }),
    hours,
    founded: z.int().min(1800).max(2100).optional().meta({
      title: 'Founded',
      description: 'The year.',
      errorMessage: 'Write the year as a number without quotes, for example 2009.',
      why: 'Visitors would read a wrong year of our beginnings, or none.',
    }),
    registration,
    legalLines,
    accreditations: z
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
        description: 'What we are registered for: each with its number and who issued it.',
        why: 'Visitors look them up before they let somebody into their homes.',
      }),
    claims,
    plate: sitePlate.optional(),
    areaFigures: z
      .strictObject({
        ratings: origin('Ratings', 'rating'),
        responseTimes: origin('Response times', 'response time'),
        responseClaim: slug({
          kind: 'claim',
          title: 'Claim of the response times',
          description: 'The claim, in minutes, within which the response time of each area lies.',
          examples: ['average-response'],
        }).optional(),
      })
      .default({ ratings: 'sample', responseTimes: 'sample' })
      .meta({
        title: 'Figures of the areas',
        description:
          'Where the figures come from that area pages have in their facts. They are no claims, so it is said ' +
          'here, once for all areas.',
        why: 'Nobody could say whether visitors may rely on the ratings and response times of the area pages.',
      }),
    charging,
    interfaceWords,
    languages,
    defaults: z
      .strictObject({
        rating: z
          .strictObject({
            value: slug({ kind: 'claim', title: 'Average', description: 'The claim with the average.' }),
            count: slug({ kind: 'claim', title: 'Reviews', description: 'The claim with the number of reviews.' }),
          })
          .meta({
            title: 'Rating',
            description: 'The rating of pages that name none. Left out while there are no reviews.',
            why: 'Visitors and search engines would be shown a rating that nobody gave, or none.',
          })
          .optional(),
        priceRange: priceRange(
          'The price level of the business, in signs of money: two for standard, three for higher, four for the highest.',
        ),
      })
      .meta({
        title: 'Defaults',
        description: 'What holds where a page says nothing.',
        why: 'Every page that says nothing of its own would show visitors nothing here.',
      }),
    navigation: navigation.optional(),
    offline: route(
      'The page that phones keep from the first visit, and show with our number when there is no network. Left out, ' +
        'phones keep none, and those that have one throw it away.',
    )
      .optional()
      .meta({
        title: 'Page without a network',
        why: 'Somebody in trouble without a network would not find our number, or would be shown another page.',
      }),
    words: z
      .array(word('Word', 'A word that is right though no dictionary has it.'))
      .default([])
      .meta({
        title: 'Custom wording',
        description:
          'Words of your trade, makers and names that no dictionary has, so that they are not told as ' +
          'misspelt. Names of your places and of this file are known without it.',
        why: 'Everybody who writes a page would be told that the words of your trade are misspelt.',
        visible: false,
      }),
    demoNotice: text({
      title: 'Notice of a demonstration',
      description: 'The line in the footer while the status is "demo". Left out, it says in a few words what it is.',
      why: 'Visitors of the demonstration would take the business for a real one.',
    }).optional(),
  })
  .meta({
    title: 'Site',
    description: 'The facts of the business and everything that stands around the pages.',
    why: 'Every page takes from here what is true of the business: visitors would miss it everywhere.',
  });

/** The whole business, with what stands in `_claims.json` and `_menus.json`; see `content/business.ts`. */
export type SiteFile = z.output<typeof siteFile> & { navigation: Navigation };
