import { z } from 'zod';
import { route } from '../schema/fields';
import { LISTED_KINDS } from '../kinds/named';
import type { ListedName } from '../kinds/index';

/** Fields of blocks and of the site that point to pages by their kind, or to what a kind has in its facts. */

type AtLeastOne<Item> = [Item, ...Item[]];

const isList = (field: unknown): boolean =>
  field instanceof z.ZodArray || (field instanceof z.ZodOptional && isList(field.unwrap()));

/** The facts that are lists, of any kind: streets, landmarks … */
const lists = new Set(
  LISTED_KINDS.flatMap(({ facts }) =>
    Object.entries(facts.shape).flatMap(([name, field]) => (isList(field) ? [name] : [])),
  ),
);

/** Whether the pages of a kind say where they lie. */
const isOfPlaces = ({ facts }: (typeof LISTED_KINDS)[number]) => 'coordinates' in facts.shape;

/** Takes a list from the page's own facts, so that it is written once. */
export const listFact = z
  .strictObject({
    fact: z.enum([...lists] as AtLeastOne<string>).meta({
      title: 'Fact',
      visible: true,
      description: "The list of the page's own facts that is shown here.",
      why: 'Visitors would find an empty list.',
    }),
  })
  .meta({ kind: 'fact', title: 'From the facts', description: "Shows a list from this page's facts." });

const queryFields = {
  kind: z.enum(LISTED_KINDS.map(({ name }) => name) as AtLeastOne<ListedName>).meta({
    title: 'Kind',
    description: 'Which pages are listed. New pages are added for you.',
    otherWords: Object.fromEntries(LISTED_KINDS.flatMap(({ name, words: { also } }) => (also ? [[name, also]] : []))),
  }),
  sort: z.enum(['name', 'order', 'code', 'nearest']).default('name').meta({
    title: 'Order',
    description: 'By name, by the order in their facts, by code or, on a page about a place, the nearest first.',
  }),
  withinKm: z
    .int()
    .min(1)
    .max(1000)
    .optional()
    .meta({
      title: 'Within',
      description: 'With "nearest": only pages within this many kilometres, as the crow flies.',
      examples: [4],
      visible: false,
      errorMessage: 'Write how many kilometres as a whole number without quotes, for example 4.',
    }),
  limit: z.int().min(1).max(100).optional().meta({
    title: 'At most',
    description: 'The most pages that are listed.',
    visible: false,
    errorMessage: 'Write a whole number from 1 to 100, without quotes.',
  }),
  only: z.array(route('A page to show, in this order.')).min(1).optional().meta({
    title: 'Only these',
    description: 'Shows only these pages, in this order. Leave it out to show all of the kind.',
  }),
  except: z.array(route('A page to leave out.')).min(1).optional().meta({
    title: 'Except these',
    description: 'Leaves these pages out.',
  }),
};

const QUERY = {
  kind: 'page-query',
  title: 'Pages to list',
  description: 'Which pages this block lists. The list is kept up to date for you.',
  why: 'Visitors would find the wrong pages in this list, or none.',
} as const;

/** The pages of a menu. */
export const plainQuery = z.strictObject(queryFields).meta(QUERY);

/** The pages of a list, which may be parted. Every query is one. */
export const pageQuery = z
  .strictObject({
    ...queryFields,
    groupBy: z.enum(['borough']).optional().meta({
      title: 'Grouped by',
      description: 'A fact by which the list is parted, such as the borough: each has its name above its pages.',
    }),
  })
  .meta(QUERY);

export const LEAST_PER_PAGE = 10;

/** Beside a `page-query`: a list that is longer goes on at an address of its own. */
export const perPage = z.int().min(LEAST_PER_PAGE).max(100).default(100).brand<'per-page'>().meta({
  title: 'On one page',
  description: 'How many pages are listed at once. The others follow at the same address with /2, /3 … after it.',
  why: 'Visitors would wait for a list that is too long to read.',
  visible: false,
  errorMessage: 'Write a whole number from 10 to 100, without quotes.',
});

/** The districts of the region, each with its page of a kind, or with the pages nearest to it. */
export const districtsOf = z
  .strictObject({
    kind: z.enum(LISTED_KINDS.filter(isOfPlaces).map(({ name }) => name) as AtLeastOne<ListedName>).meta({
      title: 'Kind',
      description: 'Which kind of page visitors are sent to: one whose pages have a place.',
    }),
    nearest: z.int().min(0).max(6).default(3).meta({
      title: 'Nearest',
      description: 'How many neighbouring pages are offered for a district without a page.',
      errorMessage: 'Write a whole number from 0 to 6, without quotes.',
    }),
  })
  .meta({
    kind: 'districts',
    title: 'Districts',
    description: 'The districts of _region.json, and where each leads.',
    why: 'Visitors would not be led to where they live.',
  });
