import { say } from '../../design/words';
import type { MadeWords } from '../../design/words';
import { SHOWN_BY_LOOK } from '../../blocks/page-list/page-list.schema';
import { OPENING_TYPES } from '../../blocks/schemas';
import type { Block } from '../../blocks/schemas';
import type { PageSummary, Paging } from '../../blocks/resolved';
import { SHOWN_BESIDE_MAPS, shownOf } from './queries';
import type { Page } from '../document';
import { isObject } from '../../json/is-object';

/** One part of a page whose lists are too long for one. The first is the page itself. */
export interface Part {
  number: number;
  /** The address of a part of the same page. */
  routeOf: (number: number) => string;
  words: MadeWords;
}

/** The later parts of all pages of a site, by their addresses. */
export type Parts = ReadonlyMap<string, { page: Page; number: number }>;

/** `/services` → `/services/2`, or `/services/page-2` where a page has that address. */
export function partRoute(route: string, number: number, isTaken: (route: string) => boolean): string {
  if (number === 1) return route;
  const above = route === '/' ? '' : route;
  const short = `${above}/${number}`;
  return isTaken(short) ? `${above}/page-${number}` : short;
}

/**
 * The blocks of one part, their lists cut to what it shows. Any part but the first has only the opening of the page and
 * the lists that go on.
 */
export function blocksInPart(blocks: readonly Block[], part: Part): Block[] {
  const shown = cutIn(blocks, part) as Block[];
  if (part.number === 1) return shown;
  return shown.filter((block) => OPENING_TYPES.includes(block.type) || pagingsIn([block]).length > 0);
}

/** How many parts a page has, by the blocks of any of them. */
export const partsOf = (blocks: readonly unknown[]): number =>
  Math.max(1, ...pagingsIn(blocks).map(({ parts }) => parts));

interface List {
  /** A list beside a map has none. */
  look?: keyof typeof SHOWN_BY_LOOK;
  pages: PageSummary[];
  /** How many pages each part shows. */
  perPage: number;
}

/** A block that lists pages has both fields; it may stand in a column. */
const isList = (value: object): value is List => 'perPage' in value && 'pages' in value;

/** A list that shows nothing in a later part is left out of it. */
function cutIn(value: unknown, part: Part): unknown {
  if (Array.isArray(value)) return value.some(isObject) ? value.flatMap((item) => cutIn(item, part) ?? []) : value;
  if (!isObject(value) || !('type' in value)) return value;
  if (isList(value)) return cut(value, part);
  return Object.fromEntries(Object.entries(value).map(([name, inside]) => [name, cutIn(inside, part)]));
}

function cut({ perPage, ...list }: List, { number, routeOf, words }: Part): object | undefined {
  const block = { ...list, pages: shownOf(list.pages, list.look ? SHOWN_BY_LOOK[list.look] : SHOWN_BESIDE_MAPS) };
  const total = block.pages.length;
  const parts = Math.ceil(total / perPage);
  if (number > Math.max(1, parts)) return undefined;
  if (parts < 2) return number === 1 ? block : undefined;
  const from = (number - 1) * perPage;
  const pages = block.pages.slice(from, from + perPage);
  const linked = [1, number - 1, number, number + 1, parts].filter((each) => each >= 1 && each <= parts);
  const links = [...new Set(linked)].map((each): Paging['links'][number] => {
    const href = routeOf(each);
    if (each === number - 1) return { label: words.previous, href, rel: 'prev' };
    if (each === number + 1) return { label: words.next, href, rel: 'next' };
    return { label: String(each), href, ...(each === number && { 'aria-current': 'page' }) };
  });
  const paging: Paging = {
    number,
    parts,
    shown: say(words.shown, { first: from + 1, last: from + pages.length, total }),
    links,
  };
  return { ...block, pages, perPage: paging };
}

function pagingsIn(value: unknown): Paging[] {
  if (Array.isArray(value)) return value.flatMap(pagingsIn);
  if (!isObject(value) || !('type' in value)) return [];
  const { perPage } = value as { perPage?: Paging };
  return perPage ? [perPage] : Object.values(value).flatMap(pagingsIn);
}
