import { z } from 'zod';
import { action, blockType, body, fileHead, isoDate, route, slug } from '../../schema/fields';
import { fixedPrice } from '../../blocks/pricing/pricing.schema';
import { ANY_BLOCK, blockSchemas } from '../../blocks/schemas';
import { KINDS } from '../../kinds';
import type { KindNamed, PageKind } from '../../kinds';
import type { Kind, ListedKind } from '../../kinds/kind';
import { allowIn } from './allow.schema';
import { metadata } from './metadata.schema';

const NOTHING_HERE = 'Visitors would see nothing where these blocks stand.';

/** A block from `pages/_shared/`, drawn in place. */
export const sharedBlock = z
  .strictObject({
    type: blockType('shared', 'Blocks that many pages share, kept once in pages/_shared.'),
    ref: slug({
      kind: 'ref',
      title: 'Shared file',
      description: 'The name of a file in pages/_shared, without ".json".',
      examples: ['pricing'],
      why: NOTHING_HERE,
    }),
    folded: z
      .boolean()
      .default(false)
      .meta({
        title: 'Folded',
        description:
          'Shows of what to do only the number to call first, and the steps when a visitor asks for them. Use it ' +
          'where the page is about something else.',
        why: 'Visitors would scroll past steps that the page is not about.',
      }),
    lastFirst: z.boolean().default(false).meta({
      title: 'Last tariff first',
      description: 'Shows the last tariff of prices as the first. Use it where the page is for whom that tariff is.',
      why: "Visitors would read somebody else's price first.",
    }),
    fixed: fixedPrice,
  })
  .meta({
    title: 'Shared blocks',
    description: 'Shows the blocks of a file in pages/_shared. Change them there, and every page changes.',
    why: 'Visitors would not see these blocks.',
  });

export type SharedBlock = z.output<typeof sharedBlock>;

/** Every type that may stand in a page's `blocks`: the two lists and `shared`. */
export const pageBlockSchemas = { ...blockSchemas, 'shared': sharedBlock };

export const pageBlock = z
  .discriminatedUnion('type', Object.values(pageBlockSchemas) as unknown as PageBlockTuple)
  .meta(ANY_BLOCK);
type PageBlockTuple = [typeof sharedBlock, ...(typeof pageBlockSchemas)[keyof typeof pageBlockSchemas][]];

export const plainBlock = z
  .discriminatedUnion('type', Object.values(blockSchemas) as unknown as BlockTuple)
  .meta(ANY_BLOCK);
type BlockTuple = [typeof blockSchemas.hero, ...(typeof blockSchemas)[keyof typeof blockSchemas][]];

const common = {
  ...fileHead(1),
  allow: allowIn('page'),
  metadata,
  banner: z
    .strictObject({
      text: body('One short line above the header.').meta({
        examples: ['Storm damage? We answer day and night.'],
      }),
      action: action.optional(),
    })
    .optional()
    .meta({
      title: 'Banner',
      description: 'A line across the very top of the page.',
      why: 'Visitors would not see the line at the very top of the page.',
    }),
  blocks: z.array(pageBlock).min(1).max(200).meta({
    title: 'Blocks',
    description: 'What the page shows, from top to bottom.',
    why: 'Visitors would find an empty page.',
  }),
};

const aliases = z.array(route('An old address that leads here.')).default([]).meta({
  title: 'Old addresses',
  description: 'Addresses this page had before, or that people type. Each one leads here.',
  why: 'Visitors who saved, shared or searched for the old address would land on the not-found page.',
});

const twinOf = z
  .strictObject({
    page: route('The page of the first language that says the same.'),
    as: z
      .string()
      .regex(/^[0-9a-f]{12}$/)
      .optional()
      .meta({
        title: 'Version',
        description: 'Which version of that page this one says. The check names the newest when that page has changed.',
        why: 'Nobody would notice that the other page says something else by now.',
        errorMessage: 'Write the twelve characters that the check names.',
      }),
  })
  .optional()
  .meta({
    title: 'Twin',
    description: 'On a page of another language: the page that it says again.',
    why: 'Visitors could not change to their language, and search engines would offer them the wrong page.',
  });

const why = 'A file that cannot be used is no page: visitors would find nothing at its address.';

const published = {
  status: z
    .enum(['draft', 'published'])
    .default('published')
    .meta({
      title: 'Status',
      description:
        'A draft can be viewed at its address, but no list, map or search engine shows it, and no ' +
        'published page may link to it.',
      why: 'Visitors could be shown what is not finished.',
      otherWords: { draft: 'hidden unpublished private off', published: 'public visible live on' },
    }),
  publishFrom: isoDate(
    'The first day on which visitors see this page, with the build of that day. Before it the page is a draft.',
  )
    .meta({
      title: 'Show from',
      why: 'Visitors would be shown the page too early, or not when you promised it.',
    })
    .optional(),
  until: isoDate('The last day on which visitors see this page. After it the page is a draft again.')
    .meta({ title: 'Show until', why: 'Visitors would be shown what is over, or miss what is still true.' })
    .optional(),
};

const listedPage = <Facts extends z.ZodObject>({ title, description, facts }: ListedKind<string, Facts>) =>
  z.strictObject({ ...common, ...published, facts, aliases, twinOf }).meta({ title, description, why });

const lonePage = ({ title, description }: Kind) => z.strictObject(common).meta({ title, description, why });

type PageSchema<One extends Kind> =
  One extends ListedKind<string, infer Facts> ? ReturnType<typeof listedPage<Facts>> : ReturnType<typeof lonePage>;

/** The schema of documents of a kind. */
export const pageSchemaOf = (kind: Kind) => (kind.isListed ? listedPage(kind) : lonePage(kind));

/** The schema of each kind of page; which one a file is follows from its folder, see `kindOf` in `routes.ts`. */
export const pageSchemas = Object.fromEntries(KINDS.map((kind) => [kind.name, pageSchemaOf(kind)])) as {
  [Name in PageKind]: PageSchema<KindNamed<Name>>;
};

/** A page's document with defaults filled in. */
export type PageDocument<Name extends PageKind = PageKind> = z.output<(typeof pageSchemas)[Name]>;

export const sharedFile = z
  .strictObject({
    ...fileHead(1),
    blocks: z.array(plainBlock).min(1).max(200).meta({
      title: 'Blocks',
      description: 'The shared blocks, from top to bottom.',
      why: NOTHING_HERE,
    }),
  })
  .meta({
    title: 'Shared blocks file',
    description: 'Blocks that many pages show by { "type": "shared", "ref": "<file name>" }.',
    why: 'No page could show these blocks, and visitors would miss them everywhere.',
  });

export type SharedFile = z.output<typeof sharedFile>;
