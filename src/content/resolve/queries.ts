import { drawnIcon } from '../../design/drawings/icon-names';
import type { z } from 'zod';
import type { PageSummary } from '../../blocks/resolved';
import type { ListedName } from '../../kinds';
import type { pageQuery } from '../../blocks/page-fields';
import type { Point } from '../../kinds/kind';
import { declaredBy } from '../declared';
import { kmBetween } from '../region/geometry';
import type { District, Region } from '../region/region';
import type { Page } from '../document';
import { fillTokens } from '../tokens/tokens';
import type { TokenValues } from '../tokens/tokens';

type PageQuery = z.output<typeof pageQuery>;

/** The summary of a page for lists and maps; `undefined` for a page that is never listed. */
export function summaryOf(page: Page, tokens: TokenValues): PageSummary | undefined {
  const own = declaredBy(page);
  if (!own) return undefined;
  const { declared, facts } = own;
  const { summary, icon, ...shown } = declared.summary(facts);
  return {
    route: page.route,
    kind: declared.name as ListedName,
    name: fillTokens(facts.name, tokens),
    ...(summary !== undefined && { summary: fillTokens(summary, tokens) }),
    ...shown,
    ...(icon !== undefined && { icon: drawnIcon(icon) }),
  };
}

/** Other dots of a map that are nearer to each other leave the rest of it empty. */
const MINUTES_APART = 8;
/** So many of the nearest are on a map whatever lies beside them. */
const NEAREST_ON_MAP = 6;
/** The others are chosen among so many times as many pages. */
const CHOICE = 4;

/** A picture that shows more says nothing more. */
const MOST_PINS = 300;

export const SHOWN_ON_MAPS = ['code', 'coordinates', 'responseMinutes'] as const;
export const SHOWN_BESIDE_MAPS = [...SHOWN_ON_MAPS, 'group'] as const;

type ShownField = keyof Omit<PageSummary, 'route' | 'kind' | 'name'>;

/** Only the fields that a list shows, so that a page is redrawn when one of them changes and not otherwise. */
export const shownOf = (pages: readonly PageSummary[], fields: readonly ShownField[]): PageSummary[] =>
  pages.map(({ route, kind, name, ...page }) => ({
    route,
    kind,
    name,
    ...Object.fromEntries(fields.flatMap((field) => (page[field] === undefined ? [] : [[field, page[field]]]))),
  }));

interface Around {
  locale: string;
  region?: Region | undefined;
}

function orderOf(page: Page): number {
  const own = declaredBy(page);
  return own?.declared.order?.(own.facts) ?? 0;
}

/** All pages as lists see them, with the lookup that `page-query` fields resolve by. */
export class PageIndex {
  readonly summaries: ReadonlyMap<string, PageSummary>;
  readonly #orders: ReadonlyMap<string, number>;
  readonly #by: ReturnType<typeof ordersIn>;
  readonly #answers = new Map<string, PageSummary[]>();
  readonly #unlisted: readonly District[];
  readonly #region: Region | undefined;
  readonly #tokens: TokenValues;
  #pages: readonly Page[];

  constructor(pages: readonly Page[], tokens: TokenValues, { locale, region }: Around) {
    this.#by = ordersIn(locale);
    this.#region = region;
    this.#tokens = tokens;
    this.#pages = pages;
    this.summaries = new Map(
      pages.flatMap((page) => {
        const summary = summaryOf(page, tokens);
        return summary ? [[page.route, summary] as const] : [];
      }),
    );
    const listed = new Set([...this.summaries.values()].map(({ code }) => code));
    this.#unlisted = [...(region?.districts.values() ?? [])].filter(
      ({ code, partOf }) => partOf === undefined && !listed.has(code),
    );
    this.#orders = new Map(pages.map((page) => [page.route, orderOf(page)]));
  }

  /** The index of these pages with the same tokens and language: itself, while lists show the same of each page. */
  of(pages: readonly Page[], around: Around): PageIndex {
    const isSame =
      around.region === this.#region &&
      pages.length === this.#pages.length &&
      pages.every((page, at) => page === this.#pages[at] || this.#showsAlike(page));
    if (!isSame) return new PageIndex(pages, this.#tokens, around);
    this.#pages = pages;
    return this;
  }

  /** All that a list or map can show of any page, and in which order. */
  shown(): unknown {
    return [[...this.summaries.values()], [...this.#orders]];
  }

  #showsAlike(page: Page): boolean {
    const [before, after] = [this.summaries.get(page.route), summaryOf(page, this.#tokens)];
    return JSON.stringify(before) === JSON.stringify(after) && this.#orders.get(page.route) === orderOf(page);
  }

  /** The pages that a query asks for, without the page `from` that asks when it sorts by nearness. */
  find(query: PageQuery, from: PageSummary | undefined): PageSummary[] {
    const key = JSON.stringify(query) + (query.sort === 'nearest' && from?.coordinates ? from.route : '');
    const cached = this.#answers.get(key);
    if (cached) return cached;
    const found = this.#search(query, from).slice(0, query.limit);
    this.#answers.set(key, found);
    return found;
  }

  /** The pages that have a pin: so many that lie around that of the page `from`, or all by name. */
  onMap(from: PageSummary | undefined, count: number): PageSummary[] {
    const key = `map ${from?.coordinates ? from.route : ''}`;
    const cached = this.#answers.get(key);
    if (cached) return cached;
    const pins = [...this.summaries.values()].filter(({ coordinates }) => coordinates);
    const found = from?.coordinates
      ? this.#apart(this.#byNearness(pins, from, from.coordinates), from, count)
      : pins.sort(this.#by.name).slice(0, MOST_PINS);
    this.#answers.set(key, found);
    return found;
  }

  /** The districts of the region that have no page and are no part of another, so many and the nearest first. */
  unlisted(from: Point, count: number): District[] {
    return this.#unlisted
      .map((district) => ({ district, km: kmBetween(district.centre, from) }))
      .sort((a, b) => a.km - b.km)
      .slice(0, count)
      .map(({ district }) => district);
  }

  #search({ groupBy, ...query }: PageQuery, from: PageSummary | undefined): PageSummary[] {
    const found = this.#ungrouped(query, from);
    if (!groupBy) return found;
    return found.map((page) => ({ ...page, group: page[groupBy] ?? '' })).sort(this.#by.group);
  }

  #ungrouped(query: Omit<PageQuery, 'groupBy'>, from: PageSummary | undefined): PageSummary[] {
    const { kind, sort, only, except, withinKm = Infinity } = query;
    if (only) return only.flatMap((route) => this.summaries.get(route) ?? []);
    const left = [...this.summaries.values()].filter((page) => page.kind === kind && !except?.includes(page.route));
    if (sort === 'nearest') return from?.coordinates ? this.#byNearness(left, from, from.coordinates, withinKm) : left;
    return left.sort(sort === 'code' ? this.#by.code : sort === 'order' ? this.#byOrder : this.#by.name);
  }

  /** At most so many of these: the nearest, then the parts of a district and others that lie apart from each other. */
  #apart(nearest: readonly PageSummary[], from: PageSummary, count: number): PageSummary[] {
    const km = ((this.#region?.file.kmPerHour ?? 0) * MINUTES_APART) / 60;
    const taken = nearest.slice(0, NEAREST_ON_MAP);
    for (const page of nearest.slice(NEAREST_ON_MAP, count * CHOICE)) {
      const isFree = taken.every((other) => kmBetween(other.coordinates!, page.coordinates!) >= km);
      if (isFree || this.#isPart(page, from)) taken.push(page);
    }
    return [...new Set([...taken, ...nearest])].slice(0, count);
  }

  #isPart({ code = '' }: PageSummary, from: PageSummary): boolean {
    return from.code !== undefined && this.#region?.districts.get(code)?.partOf === from.code;
  }

  /** Nearest first; the parts of a district before all others. */
  #byNearness(pages: readonly PageSummary[], from: PageSummary, point: Point, withinKm = Infinity): PageSummary[] {
    return pages
      .filter((page) => page.route !== from.route && page.coordinates)
      .map((page) => ({ page, rank: this.#isPart(page, from) ? -1 : kmBetween(page.coordinates!, point) }))
      .filter(({ rank }) => rank <= withinKm)
      .sort((a, b) => a.rank - b.rank || this.#by.code(a.page, b.page))
      .map(({ page }) => page);
  }

  readonly #byOrder = (a: PageSummary, b: PageSummary) =>
    this.#orders.get(a.route)! - this.#orders.get(b.route)! || this.#by.name(a, b);
}

/** How a language puts pages in order. */
function ordersIn(locale: string) {
  const { compare } = new Intl.Collator(locale, { numeric: true });
  const code = (a: PageSummary, b: PageSummary) => compare(a.code ?? '', b.code ?? '') || compare(a.route, b.route);
  const group = (a: { group: string }, b: { group: string }) =>
    Number(a.group === '') - Number(b.group === '') || compare(a.group, b.group);
  return { code, group, name: (a: PageSummary, b: PageSummary) => compare(a.name, b.name) || code(a, b) };
}
