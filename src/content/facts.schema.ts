import { z } from 'zod';
import { icon, place, text } from '../schema/fields';

export const coordinates = z.strictObject({
  latitude: z.number().min(-90).max(90).meta({ title: 'Latitude', description: 'How far north the place lies, in degrees with four decimals: about 51.5 in London.', examples: [51.4979], errorMessage: 'Write the latitude as a number without quotes, for example 51.4979.' }),
  longitude: z.number().min(-180).max(180).meta({ title: 'Longitude', description: 'How far east the place lies, in degrees with four decimals; west of Greenwich with a minus: about -0.13 in London.', examples: [-0.1357], errorMessage: 'Write the longitude as a number without quotes, for example -0.1357.' }),
}).meta({
  kind: 'coordinates', title: 'Coordinates', description: 'Where the district lies, WGS 84. The map shows the pin.', onCopy: 'must-change',
  why: 'The map would show the pin in the wrong place, and visitors would be sent to the wrong neighbours.',
});

const six = (title: string, description: string, why: string) =>
  z.array(place).length(6).meta({
    title, description, why, onCopy: 'must-change',
    errorMessage: `List exactly six ${title.toLowerCase()}.`,
  });

const NAMELESS = 'Headings, menus and lists would have an empty place where visitors look for the name.';
const BARE_NAME = 'Cards and lists would show the bare name, and visitors could not tell what is behind it.';
const FALSE_RATING = 'Visitors and search engines would be shown a rating that nobody gave, or none.';
const MISSED_EVERYWHERE = 'The page, the menus and the lists take the facts from here: visitors would miss them everywhere.';

const order = z.int().min(0).meta({
  title: 'Order', description: 'Where it stands in lists: small numbers first.', visible: false,
  errorMessage: 'Write a whole number without quotes, for example 30.',
  why: 'The page would stand in the wrong place of every list, and visitors would see what matters less first.',
});

export const areaFacts = z.strictObject({
  name: text({
    title: 'Name', kind: 'place', description: 'The district as people call it.', examples: ['Victoria'], onCopy: 'must-change',
    why: NAMELESS,
  }),
  code: z.string().regex(/^[A-Z]{1,2}\d{1,2}[A-Z]?$/).meta({
    title: 'Postcode district', description: 'The postcode district in capitals.', examples: ['SW1H'], onCopy: 'must-change',
    why: 'Visitors look for their own postcode, and the map, the lists and search engines go by it.',
    errorMessage: 'Write a postcode district in capitals without a space, for example "SW1H" or "N1".',
  }),
  locality: text({
    title: 'Locality', kind: 'place', description: 'The part of town, as it stands in a postal address.', examples: ['Westminster'],
    onCopy: 'must-change', why: 'Search engines go by it when somebody looks for help in this part of town.',
  }),
  coordinates,
  responseMinutes: z.int().min(5).max(120).meta({
    title: 'Response time', description: 'How many minutes we take to come, on average; a whole number.', examples: [20], onCopy: 'must-change',
    why: 'In an emergency people choose by it whom they call.',
    errorMessage: 'Write the average response in whole minutes, as a number without quotes, for example 20.',
  }),
  rating: z.strictObject({
    value: z.number().min(1).max(5).meta({ title: 'Average', description: 'What reviews of our work in this area give on average: a number from 1 to 5 with one decimal.', examples: [4.9], why: FALSE_RATING, errorMessage: 'Write the average as a number from 1 to 5 without quotes, for example 4.9.' }),
    count: z.int().min(1).meta({ title: 'Reviews', description: 'How many reviews the average is made of.', examples: [189], why: 'Visitors and search engines would be told of reviews that nobody wrote, or of none.', errorMessage: 'Write how many reviews there are as a whole number without quotes, for example 189.' }),
  }).meta({ title: 'Rating', description: 'The rating of our work in this area.', onCopy: 'must-change', why: FALSE_RATING }),
  priceRange: z.enum(['££', '£££', '££££']).meta({
    title: 'Price range', description: 'How dear our work in this area is: ££ for our usual prices, £££ for dearer ones, ££££ for the dearest. Visitors and search engines are shown the signs.',
    why: 'Visitors could not tell what to expect before they call, and search engines would not show it.',
  }),
  streets: six('Streets', 'Six streets or places that lie in this district; shown as "Areas Covered".',
    'Visitors look for their own street to see whether we come to them.'),
  landmarks: six('Landmarks', 'Six landmarks that lie in this district; shown as "Local Landmarks".',
    'Visitors see by them that the page is about where they live.'),
  credentials: z.array(text({ title: 'Credential', description: 'A credential in two or three words.', examples: ['Fully Insured'] })).length(2).meta({
    title: 'Credentials', description: 'Two credentials for the side card.',
    why: 'Visitors decide by them whom they let into their homes.',
    errorMessage: 'List exactly two credentials.',
  }),
  lineName: text({
    title: 'Name of the line', kind: 'label', description: 'What the phone line is called on this page. Left out, it is called as on every page.',
    why: 'Visitors would not know whom they reach when they call.',
  }).optional(),
}).meta({ title: 'Facts', description: 'The facts of this area. Everything else on the page can refer to them by token, such as {area.code}.', why: MISSED_EVERYWHERE });

export const serviceFacts = z.strictObject({
  name: text({ title: 'Name', kind: 'label', description: 'The service as menus and lists show it.', examples: ['Boiler & Heating'], onCopy: 'must-change', why: NAMELESS }),
  summary: text({ title: 'Summary', description: 'One sentence for cards and lists.', onCopy: 'must-change', why: BARE_NAME }),
  icon,
  order,
}).meta({ title: 'Facts', description: 'The facts of this service. Other text can refer to them by token, such as {service.name}.', why: MISSED_EVERYWHERE });

export const pageFacts = z.strictObject({
  name: text({ title: 'Name', kind: 'label', description: 'The page as menus, lists and breadcrumbs show it.', examples: ['About'], onCopy: 'must-change', why: NAMELESS }),
  summary: text({ title: 'Summary', description: 'One sentence for cards and lists.', why: BARE_NAME }).optional(),
  order: order.default(100),
}).meta({ title: 'Facts', description: 'The facts of this page.', why: MISSED_EVERYWHERE });
