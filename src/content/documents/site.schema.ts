import { z } from 'zod';
import { pageQuery } from '../../kinds/fields';
import {
  coordinates,
  fileHead,
  icon,
  isoDate,
  label,
  LONGEST_ADDRESS,
  priceRange,
  sitePlate,
  route,
  slug,
  text,
} from '../../schema/fields';
import { allowIn } from './allow.schema';
import { charging } from './charging.schema';
import { hours } from './hours.schema';
import { home, legalLines, registration, schemaType, speaksOf } from './identity.schema';
import { look } from './look.schema';

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
const word = (title: string, description: string, more: { why?: string; visible?: boolean } = {}) =>
  text({ title, kind: 'label', description, ...more });

const pageLink = z
  .strictObject({ label: label('The words of the link.'), to: route() })
  .meta({ title: 'Link', description: 'A link to a page of this site.' });

/** Where a figure of all area pages comes from; a sample until somebody says otherwise. */
const origin = (title: string, figure: string) =>
  z
    .enum(['sample', 'measured'])
    .default('sample')
    .meta({
      title,
      description: `"sample" while the ${figure} of any area is invented, "measured" when all are from our records.`,
    });

const NO_FIGURE = 'Every page that states this figure would show visitors a gap in its place.';

/** A figure that pages may state, once, with what makes it true. Pages use it as `{claim.ID}`. */
export const claim = z
  .strictObject({
    id: slug({
      title: 'Id',
      description: 'How pages refer to it: {claim.ID}.',
      examples: ['home-response'],
      why: NO_FIGURE,
    }),
    subject: word(
      'Subject',
      'What it is about. Claims of one subject must agree, or say by their scope why they differ.',
      {
        visible: false,
        why: 'Nobody would notice two figures of the same thing that differ, and visitors would read both.',
      },
    ),
    value: z.union([z.number(), z.array(z.number()).length(2)]).meta({
      title: 'Value',
      description: 'The bare number, or [least, most] for a range.',
      errorMessage: 'Write a number without quotes, or a range such as [15, 30].',
    }),
    unit: word('Unit', 'What the number counts: minutes, EUR per hour, out of 5, reviews, customers.'),
    text: word(
      'As shown',
      'The words that stand in the place of {claim.ID}, where they are more than its value and ' +
        'unit: "15+ years", "Same day". Left out, they are made from these two.',
    ).optional(),
    scope: word('Scope', 'What makes it true: which pages, which work, which period.', {
      visible: false,
      why: 'Nobody could say what makes the figure true, and visitors would be misled by it elsewhere.',
    }),
    provenance: z.enum(['sample', 'measured', 'policy', 'promise', 'law']).meta({
      why: 'Nobody could say whether visitors may rely on the figure.',
      visible: true,
      otherWords: {
        sample: 'example demo fake invented dummy',
        measured: 'records counted data real',
        policy: 'price rule signed',
        promise: 'unsigned proposed pledge',
        law: 'statutory legal act regulation',
      },
      title: 'Where it comes from',
      description:
        '"sample" for a demonstration, "measured" from our records, "policy" for a price or promise of ours, "promise" ' +
        'for one that the owner has still to sign, "law" for a period that the law sets.',
    }),
    reviewBy: isoDate('When somebody must look whether it is still true.').meta({
      why: 'Nobody would look whether visitors are still told the truth.',
    }),
  })
  .meta({ title: 'Claim', description: 'One figure.' });

const UNCALLED = 'The number that people must call first would not be shown. It can save lives.';

/** `pages/_site.json`: the facts of the business and everything that stands around the pages. */
export const siteFile = z
  .strictObject({
    ...fileHead(3),
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
            icon: icon.default('alert'),
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
      })
      .meta({
        title: 'Place of business',
        description: 'Where the business is, without street.',
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
    claims: z.array(claim).default([]).meta({
      title: 'Claims',
      description: 'Every figure that pages state, once, with what makes it true.',
      why: NO_FIGURE,
    }),
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
        priceRange: priceRange('How dear the work of the business is, in two to four signs of money.'),
      })
      .meta({
        title: 'Defaults',
        description: 'What holds where a page says nothing.',
        why: 'Every page that says nothing of its own would show visitors nothing here.',
      }),
    navigation: z
      .strictObject({
        header: z
          .array(
            z.union([
              pageLink,
              z.strictObject({ label: label('The word that opens the menu.'), pages: pageQuery, all: pageLink }).meta({
                title: 'Menu',
                description: 'A word that opens a list of pages; "all" is the link at its end.',
              }),
            ]),
          )
          .meta({
            title: 'Header',
            description: 'The links and menus of the header.',
            errorMessage: 'Write a link { "label", "to" } or a menu { "label", "pages", "all" }.',
          }),
        call: word('Call label', 'The words on the call button of the header.', {
          why: 'Visitors of every page could not tell what the button does that calls us.',
        }),
        book: word('Book label', 'The words on the booking button of the header.', {
          why: 'Visitors of every page could not tell where they can book.',
        }).optional(),
        callBar: word('Call bar', 'The words on the bar at the bottom of a phone.', {
          why: 'Visitors with a phone would see a bar without words at the bottom of every page.',
        }),
        footer: z
          .array(
            z
              .strictObject({
                heading: word('Heading', 'The heading of the column.'),
                pages: pageQuery,
                all: pageLink.optional(),
              })
              .meta({ title: 'Column', description: 'A column of links.' }),
          )
          .default([])
          .meta({
            title: 'Footer',
            description: 'The columns of the footer.',
          }),
        legal: z.array(pageLink).default([]).meta({ title: 'Legal links', description: 'The links of the last line.' }),
      })
      .meta({
        title: 'Navigation',
        description: 'Header, footer and call bar.',
        why: 'It stands on every page: visitors would not find their way.',
      }),
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

export type SiteFile = z.output<typeof siteFile>;
