import { z } from 'zod';
import { icon, place, text } from '../schema/fields';

export const coordinates = z.strictObject({
  latitude: z.number().min(-90).max(90).meta({ title: 'Latitude', description: 'How far north the place lies, in degrees with four decimals: about 51.5 in London.', examples: [51.4979], errorMessage: 'Write the latitude as a number without quotes, for example 51.4979.' }),
  longitude: z.number().min(-180).max(180).meta({ title: 'Longitude', description: 'How far east the place lies, in degrees with four decimals; west of Greenwich with a minus: about -0.13 in London.', examples: [-0.1357], errorMessage: 'Write the longitude as a number without quotes, for example -0.1357.' }),
}).meta({ kind: 'coordinates', title: 'Coordinates', description: 'Where the district lies, WGS 84. The map shows the pin.', onCopy: 'must-change' });

const six = (title: string, description: string) =>
  z.array(place).length(6).meta({
    title, description, onCopy: 'must-change',
    errorMessage: `List exactly six ${title.toLowerCase()}.`,
  });

export const areaFacts = z.strictObject({
  name: text({ title: 'Name', kind: 'place', description: 'The district as people call it.', examples: ['Victoria'], onCopy: 'must-change' }),
  code: z.string().regex(/^[A-Z]{1,2}\d{1,2}[A-Z]?$/).meta({
    title: 'Postcode district', description: 'The postcode district in capitals.', examples: ['SW1H'], onCopy: 'must-change',
    errorMessage: 'Write a postcode district in capitals without a space, for example "SW1H" or "N1".',
  }),
  locality: text({ title: 'Locality', kind: 'place', description: 'The part of town, as it stands in a postal address.', examples: ['Westminster'], onCopy: 'must-change' }),
  coordinates,
  responseMinutes: z.int().min(5).max(120).meta({
    title: 'Response time', description: 'How many minutes we take to come, on average; a whole number.', examples: [20], onCopy: 'must-change',
    errorMessage: 'Write the average response in whole minutes, as a number without quotes, for example 20.',
  }),
  rating: z.strictObject({
    value: z.number().min(1).max(5).meta({ title: 'Average', description: 'What reviews of our work in this area give on average: a number from 1 to 5 with one decimal.', examples: [4.9], errorMessage: 'Write the average as a number from 1 to 5 without quotes, for example 4.9.' }),
    count: z.int().min(1).meta({ title: 'Reviews', description: 'How many reviews the average is made of.', examples: [189], errorMessage: 'Write how many reviews there are as a whole number without quotes, for example 189.' }),
  }).meta({ title: 'Rating', description: 'The rating of our work in this area.', onCopy: 'must-change' }),
  priceRange: z.enum(['££', '£££', '££££']).meta({ title: 'Price range', description: 'How dear our work in this area is: ££ for our usual prices, £££ for dearer ones, ££££ for the dearest. Visitors and search engines are shown the signs.' }),
  streets: six('Streets', 'Six streets or places that lie in this district; shown as "Areas Covered".'),
  landmarks: six('Landmarks', 'Six landmarks that lie in this district; shown as "Local Landmarks".'),
  credentials: z.array(text({ title: 'Credential', description: 'A credential in two or three words.', examples: ['Fully Insured'] })).length(2).meta({
    title: 'Credentials', description: 'Two credentials for the side card.', errorMessage: 'List exactly two credentials.',
  }),
  lineName: text({ title: 'Name of the line', kind: 'label', description: 'What the phone line is called on this page.' }).default('24/7 Emergency Line'),
}).meta({ title: 'Facts', description: 'The facts of this area. Everything else on the page can refer to them by token, such as {area.code}.' });

export const serviceFacts = z.strictObject({
  name: text({ title: 'Name', kind: 'label', description: 'The service as menus and lists show it.', examples: ['Boiler & Heating'], onCopy: 'must-change' }),
  summary: text({ title: 'Summary', description: 'One sentence for cards and lists.', onCopy: 'must-change' }),
  icon,
  order: z.int().min(0).meta({ title: 'Order', description: 'Where it stands in lists: small numbers first.', errorMessage: 'Write a whole number without quotes, for example 30.' }),
}).meta({ title: 'Facts', description: 'The facts of this service. Other text can refer to them by token, such as {service.name}.' });

export const pageFacts = z.strictObject({
  name: text({ title: 'Name', kind: 'label', description: 'The page as menus, lists and breadcrumbs show it.', examples: ['About'], onCopy: 'must-change' }),
  summary: text({ title: 'Summary', description: 'One sentence for cards and lists.' }).optional(),
  order: z.int().min(0).default(100).meta({ title: 'Order', description: 'Where it stands in lists: small numbers first.', errorMessage: 'Write a whole number without quotes, for example 30.' }),
}).meta({ title: 'Facts', description: 'The facts of this page.' });
