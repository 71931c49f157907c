import { z } from 'zod';
import { isoDate, pageQuery, route, slug, text } from '../schema/fields';
import { coordinates } from './facts.schema';

const e164 = z.string().regex(/^\+[1-9]\d{6,14}$/).meta({
  title: 'International number', description: 'The number for phones, with country code and no spaces.', examples: ['+442079460123'],
  errorMessage: 'Write the number with "+", country code and no spaces, for example "+442079460123".',
});
const display = text({ title: 'Number as shown', description: 'The number as people read it.', examples: ['020 7946 0123'] });
const email = z.string().regex(/^[A-Za-z0-9._%+-]+@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)+$/).meta({
  kind: 'email', title: 'E-mail address', description: 'An e-mail address of ours.', errorMessage: 'Write one e-mail address, for example "hello@tapwright.example".',
});
const webAddress = (title: string, description: string) =>
  z.string().regex(/^https:\/\/[A-Za-z0-9.-]+(:\d+)?(\/[^\s\\"<>]*)?$/).meta({
    kind: 'address', title, description, errorMessage: 'Write a full address that starts with "https://".',
  });
const word = (title: string, description: string) => text({ title, kind: 'label', description });

const pageLink = z.strictObject({ label: word('Label', 'The words of the link.'), to: route() })
  .meta({ title: 'Link', description: 'A link to a page of this site.' });

/** Where a figure of all area pages comes from; a sample until somebody says otherwise. */
const origin = (title: string, figure: string) => z.enum(['sample', 'measured']).default('sample')
  .meta({ title, description: `"sample" while the ${figure} of any area is invented, "measured" when all are from our records.` });

/** A figure that pages may state, once, with what makes it true. Pages use it as `{claim.ID}`. */
export const claim = z.strictObject({
  id: slug({ title: 'Id', description: 'How pages refer to it: {claim.ID}.', examples: ['home-response'] }),
  subject: word('Subject', 'What it is about. Claims of one subject must agree, or say by their scope why they differ.'),
  value: z.union([z.number(), z.array(z.number()).length(2)]).meta({
    title: 'Value', description: 'The bare number, or [least, most] for a range.', errorMessage: 'Write a number without quotes, or a range such as [15, 30].',
  }),
  unit: word('Unit', 'What the number counts: minutes, GBP per hour, out of 5, reviews, customers.'),
  text: word('As shown', 'The words that stand in the place of {claim.ID}, for example "£95" or "15–30 minutes".'),
  scope: word('Scope', 'What makes it true: which pages, which work, which period.'),
  provenance: z.enum(['sample', 'measured', 'policy']).meta({ title: 'Where it comes from', description: '"sample" for a demonstration, "measured" from our records, "policy" for a price or promise of ours.' }),
  reviewBy: isoDate('When somebody must look whether it is still true.'),
}).meta({ title: 'Claim', description: 'One figure.' });

/** `pages/_site.json`: the facts of the business and everything that stands around the pages. */
export const siteFile = z.strictObject({
  $schema: z.string().optional().meta({ title: 'Schema', description: 'Tells your editor which fields this file may have. Keep it as it is.' }),
  version: z.literal(1).default(1).meta({ title: 'Version', description: 'The version of the format that this file is written in.' }),
  status: z.enum(['demo', 'live']).meta({ title: 'Status', description: '"demo" says in the footer that the business and its reviews are samples; "live" is a real business.' }),
  origin: z.string().regex(/^https:\/\/[a-z0-9.-]+(:\d+)?$/).meta({ title: 'Web address', description: 'The address of the site without a slash at the end.', errorMessage: 'Write the address of the site without a slash at the end, for example "https://www.tapwright.example".' }),
  brand: z.strictObject({
    first: word('First word', 'The first word of the name.'),
    second: word('Second word', 'The second word of the name, which is highlighted.'),
    tagline: word('Tagline', 'The line under the name.'),
  }).meta({ title: 'Brand', description: 'The name in two words and the line under it.' }),
  product: word('Trade', 'What people look for, one word: "Plumber". The token {product}.'),
  phone: z.strictObject({ display, international: e164 }).meta({ kind: 'phone', title: 'Emergency line', description: 'The one number, as shown and as dialled.' }),
  email: z.strictObject({ emergency: email, information: email }).meta({ title: 'Mailboxes', description: 'Our two mailboxes.' }),
  booking: webAddress('Booking page', 'The page where visitors book online.'),
  hotlines: z.array(z.strictObject({
    id: slug({ title: 'Id', description: 'How blocks refer to it.', examples: ['gas'] }),
    when: word('When', 'When to call it, as a short question, for example "Smell gas?".'),
    name: word('Name', 'Who answers.'),
    display, international: z.string().regex(/^(\+[1-9]\d{6,14}|0\d{9,10})$/).meta({ title: 'Number to dial', description: 'The number for phones; a freephone number stays as it is.', errorMessage: 'Write the number without spaces, for example "0800111999".' }),
    text: text({ title: 'Text', description: 'What to do before and while calling it.' }),
  }).meta({ title: 'Hotline', description: 'One hotline.' })).meta({ title: 'Hotlines', description: 'Emergency numbers of others that must be shown before ours.' }),
  location: coordinates,
  address: z.strictObject({
    locality: word('Town', 'The town of the business.'), region: word('Region', 'The region of the business.'),
    country: z.string().regex(/^[A-Z]{2}$/).meta({ title: 'Country', description: 'Two letters.', errorMessage: 'Write the two letters of the country, for example "GB".' }),
  }).meta({ title: 'Place of business', description: 'Where the business is, without street.' }),
  hours: z.strictObject({
    opens: z.string().regex(/^\d\d:\d\d$/).meta({ title: 'Opens', description: 'Hours and minutes.', errorMessage: 'Write the time as hours and minutes, for example "00:00".' }),
    closes: z.string().regex(/^\d\d:\d\d$/).meta({ title: 'Closes', description: 'Hours and minutes.', errorMessage: 'Write the time as hours and minutes, for example "23:59".' }),
    text: word('As shown', 'The hours in words.'),
  }).meta({ title: 'Hours', description: 'When the line is answered, every day of the week.' }),
  founded: z.int().min(1800).max(2100).meta({ title: 'Founded', description: 'The year.', errorMessage: 'Write the year as a number without quotes, for example 2009.' }),
  company: z.strictObject({
    registeredName: word('Registered name', 'The full name of the company.'),
    form: word('Form', 'For example "private company limited by shares".'),
    number: word('Company number', 'The number at Companies House.'),
    placeOfRegistration: word('Place of registration', 'For example "England and Wales".'),
    registeredOffice: word('Registered office', 'The full address.'),
    vat: word('VAT number', 'With the two letters of the country.'),
    ico: word('ICO registration', 'The number of the data-protection registration.'),
    insurer: word('Insurer', 'Who insures the business.'),
  }).meta({ title: 'Company', description: 'What the law wants said of a company.' }),
  accreditations: z.array(z.strictObject({
    id: slug({ title: 'Id', description: 'A short name.' }),
    name: word('Name', 'The accreditation.'), body: word('Body', 'Who issued it.'), number: word('Number', 'The registration number.'),
  }).meta({ title: 'Accreditation', description: 'One accreditation.' })).meta({ title: 'Accreditations', description: 'What we are registered for: each with its number and who issued it.' }),
  claims: z.array(claim).meta({ title: 'Claims', description: 'Every figure that pages state, once, with what makes it true.' }),
  areaFigures: z.strictObject({ ratings: origin('Ratings', 'rating'), responseTimes: origin('Response times', 'response time') }).default({ ratings: 'sample', responseTimes: 'sample' }).meta({
    title: 'Figures of the areas', description: 'Where the figures come from that area pages have in their facts. They are no claims, so it is said here, once for all areas.',
  }),
  defaults: z.strictObject({
    rating: z.strictObject({
      value: slug({ kind: 'claim', title: 'Average', description: 'The claim with the average.' }),
      count: slug({ kind: 'claim', title: 'Reviews', description: 'The claim with the number of reviews.' }),
    }).meta({ title: 'Rating', description: 'The rating of pages that name none.' }),
    priceRange: z.enum(['££', '£££', '££££']).meta({ title: 'Price range', description: 'The price range of the business.' }),
  }).meta({ title: 'Defaults', description: 'What holds where a page says nothing.' }),
  navigation: z.strictObject({
    header: z.array(z.union([
      pageLink,
      z.strictObject({ label: word('Label', 'The word that opens the menu.'), pages: pageQuery, all: pageLink })
        .meta({ title: 'Menu', description: 'A word that opens a list of pages; "all" is the link at its end.' }),
    ])).meta({ title: 'Header', description: 'The links and menus of the header.', errorMessage: 'Write a link { "label", "to" } or a menu { "label", "pages", "all" }.' }),
    call: word('Call label', 'The words on the call button of the header.'),
    book: word('Book label', 'The words on the booking button of the header.'),
    callBar: word('Call bar', 'The words on the bar at the bottom of a phone.'),
    footer: z.array(z.strictObject({ heading: word('Heading', 'The heading of the column.'), pages: pageQuery, all: pageLink.optional() })
      .meta({ title: 'Column', description: 'A column of links.' })).meta({ title: 'Footer', description: 'The columns of the footer.' }),
    legal: z.array(pageLink).meta({ title: 'Legal links', description: 'The links of the last line.' }),
  }).meta({ title: 'Navigation', description: 'Header, footer and call bar.' }),
  demoNotice: text({ title: 'Notice of a demonstration', description: 'The line in the footer while the status is "demo".' }),
}).meta({ title: 'Site', description: 'The facts of the business and everything that stands around the pages.' });

export type SiteFile = z.output<typeof siteFile>;
