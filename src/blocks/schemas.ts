import { z } from 'zod';
import { isObject } from '../json/is-object';
import type { Resolved } from './resolved';
import { ownSchemas } from './own-schemas';
import { badgesSchema } from './badges/badges.schema';
import { callToActionSchema } from './call-to-action/call-to-action.schema';
import { cardsSchema } from './cards/cards.schema';
import { columnsSchema } from './columns/columns.schema';
import { contentsSchema } from './contents/contents.schema';
import { cutOutSchema } from './cut-out/cut-out.schema';
import { decisionSchema } from './decision/decision.schema';
import { doDontSchema } from './do-dont/do-dont.schema';
import { factListSchema } from './fact-list/fact-list.schema';
import { faqSchema } from './faq/faq.schema';
import { finderSchema } from './finder/finder.schema';
import { heroSchema } from './hero/hero.schema';
import { legalSchema } from './legal/legal.schema';
import { mapSchema } from './map/map.schema';
import { noticeSchema } from './notice/notice.schema';
import { pageListSchema } from './page-list/page-list.schema';
import { peopleSchema } from './people/people.schema';
import { priceExamplesSchema } from './price-examples/price-examples.schema';
import { pricingSchema } from './pricing/pricing.schema';
import { proseSchema } from './prose/prose.schema';
import { reviewsSchema } from './reviews/reviews.schema';
import { statRowSchema } from './stat-row/stat-row.schema';
import { stepsSchema } from './steps/steps.schema';
import { stickyCallSchema } from './sticky-call/sticky-call.schema';
import { tagListSchema } from './tag-list/tag-list.schema';

/** List 1 of 2: the schema of every block that can stand anywhere. `components.ts` is held to it by `tsc`. */
const leafSchemas = {
  'badges': badgesSchema,
  'call-to-action': callToActionSchema,
  'cards': cardsSchema,
  'contents': contentsSchema,
  'cut-out': cutOutSchema,
  'decision': decisionSchema,
  'do-dont': doDontSchema,
  'fact-list': factListSchema,
  'faq': faqSchema,
  'finder': finderSchema,
  'hero': heroSchema,
  'legal': legalSchema,
  'map': mapSchema,
  'notice': noticeSchema,
  'page-list': pageListSchema,
  'people': peopleSchema,
  'price-examples': priceExamplesSchema,
  'pricing': pricingSchema,
  'prose': proseSchema,
  'reviews': reviewsSchema,
  'stat-row': statRowSchema,
  'steps': stepsSchema,
  'sticky-call': stickyCallSchema,
  'tag-list': tagListSchema,
  ...ownSchemas,
};

/** The documentation of a block whose type is not chosen yet. */
export const ANY_BLOCK = {
  title: 'Block',
  description: 'One block of the page. Its "type" says what it is; the other fields follow from that.',
};

export const leafBlock = z
  .discriminatedUnion('type', Object.values(leafSchemas) as unknown as LeafTuple)
  .meta(ANY_BLOCK);
type LeafTuple = [typeof heroSchema, ...(typeof leafSchemas)[keyof typeof leafSchemas][]];

export const blockSchemas = { ...leafSchemas, 'columns': columnsSchema(leafBlock) };

/** The types whose block draws the main heading of its page: they say so themselves. */
export const OPENING_TYPES: readonly BlockType[] = (Object.keys(blockSchemas) as BlockType[]).filter(
  (type) => z.globalRegistry.get(blockSchemas[type])?.opensPage,
);

/** The types whose block draws a map: they say so themselves. */
export const MAP_TYPES: ReadonlySet<string> = new Set(
  (Object.keys(blockSchemas) as BlockType[]).filter((type) => z.globalRegistry.get(blockSchemas[type])?.needsRegion),
);

/** The types whose block answers questions: they say so themselves. */
const ANSWERING_TYPES: readonly string[] = (Object.keys(blockSchemas) as BlockType[]).filter(
  (type) => z.globalRegistry.get(blockSchemas[type])?.answersQuestions,
);

/** Whether a word is the type of a block. */
export const isBlockType = (type: unknown): type is BlockType =>
  typeof type === 'string' && Object.hasOwn(blockSchemas, type);

/** The one field of another block that a block is made for; `undefined` for one that may stand anywhere. */
export const fieldOf = (type: string): string | undefined =>
  isBlockType(type) ? z.globalRegistry.get(blockSchemas[type])?.standsIn : undefined;

export type BlockSchemas = typeof blockSchemas;
export type BlockType = keyof BlockSchemas;
/** A block as authors may write it. */
export type BlockInput = { [T in BlockType]: z.input<BlockSchemas[T]> }[BlockType];
/** The props of a block's component: defaults filled in, tokens and links resolved. */
export type BlockProps<T extends BlockType> = Resolved<z.output<BlockSchemas[T]>>;
export type Block = { [T in BlockType]: BlockProps<T> }[BlockType];

/** The props of a block that opens a page. */
type Opening = Pick<BlockProps<'hero'>, 'heading'> & Partial<Pick<BlockProps<'hero'>, 'eyebrow' | 'picture'>>;

/** The block with the main heading of a page. */
export const openingOf = (blocks: readonly Block[]): Opening | undefined =>
  blocks.find(({ type }) => OPENING_TYPES.includes(type)) as Opening | undefined;

/** A question with its answer, as a block that answers questions shows them. */
export type Answered = Pick<BlockProps<'faq'>['items'][number], 'question' | 'answer'>;

/** The questions that blocks answer, also those that stand in a column. */
export const answeredIn = (blocks: readonly unknown[]): Answered[] =>
  blocks.flatMap((block): Answered[] => {
    if (!isObject(block)) return [];
    if (ANSWERING_TYPES.includes(String(block['type']))) return block['items'] as Answered[];
    return 'type' in block
      ? Object.values(block).flatMap((value) => (Array.isArray(value) ? answeredIn(value) : []))
      : [];
  });
