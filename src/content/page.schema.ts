import { z } from 'zod';
import { action, isoDate, route, slug, text } from '../schema/fields';
import { blockSchemas } from '../blocks/schemas';
import { areaFacts, pageFacts, serviceFacts } from './facts.schema';
import { metadata } from './metadata.schema';

/** A block from `pages/_shared/`, drawn in place. */
export const sharedBlock = z.strictObject({
  type: z.literal('shared').meta({ title: 'Block type', description: 'Blocks that many pages share, kept once in pages/_shared.' }),
  ref: slug({ kind: 'ref', title: 'Shared file', description: 'The name of a file in pages/_shared, without ".json".', examples: ['pricing'] }),
}).meta({ title: 'Shared blocks', description: 'Shows the blocks of a file in pages/_shared. Change them there, and every page changes.' });

/** Every type that may stand in a page's `blocks`: the two lists and `shared`. */
export const pageBlockSchemas = { ...blockSchemas, 'shared': sharedBlock };

const pageBlock = z.discriminatedUnion('type', Object.values(pageBlockSchemas) as unknown as PageBlockTuple);
type PageBlockTuple = [typeof sharedBlock, ...(typeof pageBlockSchemas)[keyof typeof pageBlockSchemas][]];

const plainBlock = z.discriminatedUnion('type', Object.values(blockSchemas) as unknown as BlockTuple);
type BlockTuple = [typeof blockSchemas.hero, ...(typeof blockSchemas)[keyof typeof blockSchemas][]];

const schemaAddress = z.string().optional().meta({ title: 'Schema', description: 'Tells your editor which fields this file may have. Keep it as it is.' });
const version = z.literal(1).default(1).meta({ title: 'Version', description: 'The version of the format that this file is written in.' });

const allow = z.array(z.strictObject({
  rule: slug({ title: 'Rule', description: 'The code of the message, for example "long-title".' }),
  reason: text({ title: 'Reason', description: 'Why this page is right to differ.' }),
  until: isoDate('The last day on which the exception holds.'),
}).meta({ title: 'Exception', description: 'One exception.' })).default([]).meta({ title: 'Exceptions', description: 'Messages of the check that do not apply to this page, each with a reason and an end date.' });

const common = {
  $schema: schemaAddress,
  version,
  allow,
  metadata,
  banner: z.strictObject({
    text: text({ title: 'Text', description: 'One short line above the header.', examples: ['Burst pipe or no heating? We answer day and night.'] }),
    action: action.optional(),
  }).optional().meta({ title: 'Banner', description: 'A line across the very top of the page.' }),
  blocks: z.array(pageBlock).min(1).max(200).meta({ title: 'Blocks', description: 'What the page shows, from top to bottom.' }),
};

const aliases = z.array(route('An old address that leads here.')).default([]).meta({
  title: 'Old addresses', description: 'Addresses this page had before, or that people type. Each one leads here.',
});

const published = {
  status: z.enum(['draft', 'published']).default('published').meta({
    title: 'Status', description: 'A draft can be looked at by its address, but no list, map or search engine shows it, and no published page may link to it.',
  }),
  publishFrom: isoDate('The first day on which visitors see this page, with the build of that day. Before it the page is a draft.').optional(),
  until: isoDate('The last day on which visitors see this page. After it the page is a draft again.').optional(),
};

export const areaPage = z.strictObject({ ...common, ...published, facts: areaFacts, aliases })
  .meta({ title: 'Area page', description: 'A page in pages/areas: one postcode district.' });
export const servicePage = z.strictObject({ ...common, ...published, facts: serviceFacts, aliases })
  .meta({ title: 'Service page', description: 'A page in pages/services: one service.' });
export const plainPage = z.strictObject({ ...common, ...published, facts: pageFacts, aliases })
  .meta({ title: 'Page', description: 'Any other page.' });
export const notFoundPage = z.strictObject(common)
  .meta({ title: 'Not-found page', description: 'What visitors see at an address that does not exist. Never listed, never indexed.' });

/** The kind of a page follows from where its file lies; see `kindOf` in `routes.ts`. */
export const pageSchemas = { 'area': areaPage, 'service': servicePage, 'page': plainPage, 'not-found': notFoundPage };

export type PageKind = keyof typeof pageSchemas;
export type PageDocument = z.output<(typeof pageSchemas)[PageKind]>;

export const sharedFile = z.strictObject({
  $schema: schemaAddress,
  version,
  blocks: z.array(plainBlock).min(1).max(200).meta({ title: 'Blocks', description: 'The shared blocks, from top to bottom.' }),
}).meta({ title: 'Shared blocks file', description: 'Blocks that many pages show by { "type": "shared", "ref": "<file name>" }.' });
