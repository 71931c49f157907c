import { z } from 'zod';
import { LISTED_KINDS } from '../../kinds/named';
import { LONGEST_ADDRESS, LONGEST_ROUTE, slug, text } from '../../schema/fields';

const subjects = LISTED_KINDS.filter(({ folder }) => folder !== '').map(
  ({ words, subject }) => `${words.many} are ${subject}`,
);

const claimId = (description: string) =>
  slug({ kind: 'claim', title: 'Claim', description, examples: ['services-rating'] });

/** A page's metadata for search engines, social networks and browser tabs. */
export const metadata = z
  .strictObject({
    title: text({
      title: 'Title',
      kind: 'heading',
      description: 'The title in the browser tab and in search results, up to about 60 characters.',
      examples: ['What we do | {brand}', 'Emergency {product} {area.code} {area.name} | {brand}'],
      why: 'People choose among search results and browser tabs by the title.',
    }),
    description: text({
      title: 'Description',
      description: 'The two lines under the title in search results, 70 to 160 characters.',
      onCopy: 'must-change',
      why: 'Search engines would show whatever they find on the page in its place, and fewer people would choose it.',
    }),
    keywords: z
      .array(
        text({
          title: 'Keyword',
          kind: 'label',
          description: 'What people search for.',
          visible: false,
        }),
      )
      .max(12)
      .default([])
      .meta({
        title: 'Keywords',
        description: 'Up to twelve search words.',
        why: 'Search engines would be told of words that nobody searches for.',
      }),
    canonical: z
      .string()
      .regex(/^https:\/\/[^\s\\]+$/)
      .max(LONGEST_ADDRESS)
      .optional()
      .meta({
        kind: 'address',
        title: 'Canonical address',
        why: 'Search engines would show people another address than that of this page.',
        description:
          'Leave this out: it follows from the file name. It is only for a page whose text was first ' +
          'published at another address.',
        errorMessage:
          'Write a full address that starts with "https://", or leave "canonical" out: it follows from the ' +
          'file name.',
      }),
    socialImage: z
      .string()
      .regex(/^\/[a-z0-9/_-]+\.(png|jpg|webp)$/)
      .max(LONGEST_ROUTE)
      .optional()
      .meta({
        title: 'Social image',
        description: 'The picture for social networks. Leave it out to have one drawn from the heading.',
        examples: ['/images/van.jpg'],
        visible: false,
        why: 'Whoever shares the page would send it without a picture, and fewer people would open it.',
        errorMessage: 'Write the address of a picture on this site, for example "/images/van.jpg".',
      }),
    noindex: z.boolean().default(false).meta({
      title: 'Hide from search engines',
      description: 'Keeps this page out of search engines and out of sitemap.xml.',
      why: 'People would find a page that is not meant for them, or not find one that is.',
    }),
    includeRatings: z.boolean().default(true).meta({
      title: 'Include ratings',
      description: 'Gives search engines the rating. The page then shows it too.',
      why: 'Search engines could promise people stars that they do not find on the page.',
    }),
    rating: z
      .strictObject({
        value: claimId('The claim with the average, for example 4.9 out of 5.'),
        count: claimId('The claim with the number of reviews.'),
      })
      .optional()
      .meta({
        title: 'Rating',
        description:
          'The rating of this page, from the claims. Without it, an area uses its own facts and other ' +
          'pages the default of _site.json.',
        why: 'Visitors and search engines would be shown a rating that nobody gave, or none.',
      }),
    structuredData: z
      .enum(['WebPage', 'Service', 'Article', 'ContactPage', 'AboutPage', 'LocalBusiness'])
      .optional()
      .meta({
        title: 'Kind for search engines',
        onCopy: 'must-change',
        description: `What this page is. Left out, it follows from the folder: ${subjects.join(', ')}, others WebPage.`,
        why:
          'Search engines would take the page for something else, and show ' +
          'it to people who look for something else.',
      }),
  })
  .meta({
    title: 'Metadata',
    description: 'What search engines, social networks and browser tabs say about this page.',
    why: 'Search results, shared links and browser tabs show this: without it nobody can tell what the page is about.',
  });
