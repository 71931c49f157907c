import { z } from 'zod';
import { SKYLINE_NAMES } from '../design/drawings/skyline-names';
import { coordinates, districtCode, labelledFact, place, priceRange, text } from '../schema/fields';
import { factsMeta, nameFact } from './facts';
import { ASK_DESCRIPTION, ASK_NAME, listedKind } from './kind';

const someOf = (title: string, description: string, why: string) =>
  z
    .array(place)
    .min(3)
    .max(8)
    .meta({
      title,
      description,
      why,
      onCopy: 'must-change',
      errorMessage: `List three to eight ${title.toLowerCase()}.`,
    });

const FALSE_RATING =
  'Visitors and search engines would be shown a rating that nobody gave. While there are no reviews, ' +
  'the page shows none: leave "rating" out.';

const facts = z
  .strictObject({
    name: nameFact('The district as people call it.', { kind: 'place', examples: ['Riverside'] }),
    code: districtCode({
      description: 'The code of the district, where districts have codes.',
      onCopy: 'must-change',
      why: 'Visitors look for their own district, and the map, the lists and search engines go by its code.',
    }).optional(),
    locality: text({
      title: 'Locality',
      kind: 'place',
      description: 'The part of town, as it stands in a postal address.',
      examples: ['Riverside'],
      onCopy: 'must-change',
      why: 'Search engines go by it when somebody looks for help in this part of town.',
    }),
    borough: text({
      title: 'Borough',
      kind: 'place',
      description: 'The borough or council that the district lies in; a list of pages can be grouped by it.',
      examples: ['Northside'],
      onCopy: 'must-change',
      why: 'Visitors who look under their own borough would find this page under another, or not at all.',
    }).optional(),
    coordinates,
    responseMinutes: z
      .int()
      .min(5)
      .max(120)
      .meta({
        title: 'Response time',
        description: 'How many minutes you take to arrive, on average: a whole number.',
        examples: [20],
        onCopy: 'must-change',
        why: 'In an emergency people choose by it whom they call.',
        errorMessage: 'Write the average response in whole minutes, as a number without quotes, for example 20.',
      })
      .optional(),
    rating: z
      .strictObject({
        value: z
          .number()
          .min(1)
          .max(5)
          .meta({
            title: 'Average',
            description:
              'The average of real reviews of your work in this area: a number from 1 to 5 with one ' +
              'decimal. Leave it out while there are none.',
            examples: [4.9],
            why: FALSE_RATING,
            errorMessage: 'Write the average as a number from 1 to 5 without quotes, for example 4.9.',
          }),
        count: z
          .int()
          .min(1)
          .meta({
            title: 'Reviews',
            description: 'How many reviews the average is based on.',
            examples: [189],
            why:
              'Visitors and search engines would be told of reviews that nobody wrote. While there are none, leave ' +
              '"rating" out.',
            errorMessage: 'Write how many reviews there are as a whole number without quotes, for example 189.',
          }),
      })
      .meta({
        title: 'Rating',
        onCopy: 'leave-out',
        why: FALSE_RATING,
        description:
          'The rating of your work in this area, from real reviews. Leave it out until there are some: ' +
          'nothing is shown in its place.',
      })
      .optional(),
    priceRange: priceRange(
      'The price level of your work in this area, in signs of money: two for standard, three for higher, four for ' +
        'the highest. Visitors and search engines are shown the signs. Left out, those of the whole business.',
    )
      .meta({ onCopy: 'must-change' })
      .optional(),
    skyline: z
      .enum(SKYLINE_NAMES)
      .meta({
        title: 'Houses',
        description:
          'What most houses in the district look like. A row of them is drawn under the top of the ' +
          'page; leave this out for none.',
        onCopy: 'leave-out',
        why: 'Visitors would see houses that are not those of their district.',
        otherWords: {
          'georgian': 'terrace stucco square townhouse',
          'mansion-block': 'flats apartments apartment mansion',
          'gabled': 'bay gable red-brick terraced',
          'shops': 'shop parade high-street market',
          'towers': 'tower skyscraper offices high-rise glass',
          'mews': 'cottage lane village stable',
          'riverside': 'warehouse dock wharf harbour river',
        },
      })
      .optional(),
    intro: text({
      title: 'Introduction',
      description: 'One or two sentences that fit no other district, for the top of the page: {area.intro}.',
      onCopy: 'must-change',
      why: 'Visitors read it first, and decide by it whether they call or go back.',
    }).optional(),
    streets: someOf(
      'Streets',
      'Three to eight streets or places that lie in this district; shown as "Areas Covered".',
      'Visitors look for their own street to see whether we come to them.',
    ),
    landmarks: someOf(
      'Landmarks',
      'Three to eight landmarks that lie in this district; shown as "Local Landmarks".',
      'Visitors see by them that the page is about where they live.',
    ),
    networks: z
      .array(labelledFact)
      .min(1)
      .max(8)
      .meta({
        title: 'Networks',
        description:
          'Who supplies the houses of the district, for example with electricity. Suppliers that are the same in ' +
          'every district are written in the list that shows them.',
        why: 'Visitors could not tell whom to ring when the fault lies outside their house.',
        errorMessage: 'List one to eight facts, each as { "label": "Water", "value": "…" }, or leave the field out.',
      })
      .optional(),
    credentials: z
      .array(
        text({
          title: 'Credential',
          description: 'A credential in two or three words.',
          examples: ['Fully Insured'],
        }),
      )
      .min(1)
      .max(4)
      .meta({
        title: 'Credentials',
        description: 'One to four credentials for the side card.',
        onCopy: 'must-change',
        why: 'Visitors decide by them whom they let into their homes.',
        errorMessage: 'List one to four credentials, or leave the field out.',
      })
      .optional(),
    lineName: text({
      title: 'Name of the line',
      kind: 'label',
      description: 'What the phone line is called on this page. Leave it out to use its usual name.',
      why: 'Visitors would not know whom they reach when they call.',
    }).optional(),
  })
  .meta(
    factsMeta('The facts of this area. Everything else on the page can refer to them by token, such as {area.code}.'),
  );

/** A district that we work in. */
export const area = listedKind({
  name: 'area',
  isListed: true,
  title: 'Area page',
  description: 'A page in pages/areas: one district.',
  folder: 'areas',
  words: { page: 'an area page', about: 'an area', many: 'areas', also: 'areas district districts place' },
  facts,
  tokens: {
    name: ({ name }) => name,
    code: ({ code }) => code,
    locality: ({ locality }) => locality,
    borough: ({ borough }) => borough,
    intro: ({ intro }) => intro,
    coordinates: ({ coordinates: point }, formats) => formats.coordinates(point),
    responseMinutes: ({ responseMinutes }, formats) =>
      responseMinutes === undefined ? undefined : formats.count(responseMinutes),
    rating: ({ rating }, formats) => rating && formats.average(rating.value),
    reviewCount: ({ rating }, formats) => rating && formats.count(rating.count),
    priceRange: (own) => own.priceRange,
    lineName: ({ lineName = '{line}' }) => lineName,
  },
  units: { responseMinutes: 'minute' },
  summary: ({ code, borough, coordinates: point, responseMinutes, skyline }) => ({
    code,
    borough,
    coordinates: point,
    responseMinutes,
    skyline,
  }),
  subject: 'LocalBusiness',
  branch: ({ name, code, locality, coordinates: point, rating, ...own }) => ({
    name: code === undefined ? name : `${code} ${name}`,
    serves: code === undefined ? name : `${name} ${code}`,
    locality,
    postalCode: code,
    coordinates: point,
    priceRange: own.priceRange,
    rating,
  }),
  isAlike: true,
  hasCall: true,
  fileName: { fact: 'code', after: 'the code or the name of its district' },
  questions: [
    { flag: 'code', path: ['facts', 'code'] },
    ASK_NAME,
    { flag: 'locality', path: ['facts', 'locality'] },
    { flag: 'borough', path: ['facts', 'borough'] },
    { flag: 'latitude', path: ['facts', 'coordinates', 'latitude'] },
    { flag: 'longitude', path: ['facts', 'coordinates', 'longitude'] },
    { flag: 'minutes', path: ['facts', 'responseMinutes'] },
    { flag: 'rating', path: ['facts', 'rating', 'value'] },
    { flag: 'reviews', path: ['facts', 'rating', 'count'] },
    { flag: 'streets', path: ['facts', 'streets'] },
    { flag: 'landmarks', path: ['facts', 'landmarks'] },
    ASK_DESCRIPTION,
    { flag: 'intro', path: ['facts', 'intro'] },
  ],
});
