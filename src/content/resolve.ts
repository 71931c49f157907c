import type { z } from 'zod';
import { TEXT_KINDS } from '../schema/fields';
import type {
  action as actionSchema,
  fixedPrice as authoredFixed,
  hotline,
  picture,
  workedPrice as authoredPrice,
} from '../schema/fields';
import type {
  Fact,
  PageSummary,
  PlateFact,
  ResolvedAction,
  ResolvedHotline,
  ResolvedMap,
  ResolvedPhoto,
} from '../blocks/resolved';
import { say } from '../design/words';
import { drawnIcon } from '../design/drawings/icon-names';
import type { IconName } from '../design/drawings/icon-names';
import { SCENES } from '../design/drawings/scenes';
import { SKYLINES } from '../design/drawings/skylines';
import { PHOTO_PLACES, widthsAt } from '../design/photo/photo-places';
import type { PhotoKind } from '../design/photo/photo-places';
import { blockSchemas } from '../blocks/schemas';
import type { Block, BlockInput } from '../blocks/schemas';
import { LEAST_PER_PAGE, pageQuery } from '../kinds/fields';
import type { districtsOf, listFact } from '../kinds/fields';
import { folderOfLanguage, homeOf } from './languages';
import { otherLanguages, twinsOf } from './twins';
import type { Twin } from './twins';
import { businessLine } from './business-line';
import type { BusinessLine } from './business-line';
import { imagePath, NOT_FOUND_FILE } from './files';
import { foundDistricts } from './found-districts';
import { namesGiven, withNames } from './fragments';
import { headOf } from './head';
import { wordsOf } from './interface-words';
import { isSameList } from './is-same-list';
import type { HeadData } from './head';
import { declaredBy } from './declared';
import { pageSchemas, sharedFile } from './documents/page.schema';
import { blocksInPart, partRoute, partsOf } from './parts';
import type { Parts } from './parts';
import { photoBase } from './photo-file';
import { PageIndex, SHOWN_ON_MAPS, shownOf, summaryOf } from './queries';
import { routePatterns } from './routes';
import { resolveShell } from './shell';
import { trailTo } from './structured-data';
import type { ResolvedShell } from './shell';
import type { Page } from './document';
import type { SiteFiles } from './site-files';
import type { SiteFile } from './documents/site.schema';
import { fillTokens } from './tokens';
import type { TokenValues } from './tokens';
import { pageTokens, siteTokens } from './token-values';
import { linkedText } from './text-links';
import { mapFields } from '../schema/walk';
import { fixedPrice, workedPrice } from './worked-price';
import type { Field } from '../schema/walk';

/** A page as the visitor's browser gets it: nothing left to look up. */
export interface ResolvedPage {
  route: string;
  /** The folder of its language, unless that is the first one of the site. */
  language?: string;
  /** The same page in each other language, or the home page of that. */
  languages?: readonly Twin[];
  /** The name under which the page is announced and listed. */
  name: string;
  head: HeadData;
  banner?: { text: string; action?: ResolvedAction };
  business?: BusinessLine;
  blocks: Block[];
}

export interface PageHead {
  page: Page;
  head: HeadData;
}

type PhotoPicture = Extract<z.output<typeof picture>, { show: 'photo' | 'backdrop' }>;

/** The dots around a page's own pin. */
export const MAP_NEIGHBOURS = 6;

const isTextKind = (kind: string) => (TEXT_KINDS as readonly string[]).includes(kind);

/** Resolves the valid pages of a site: tokens, shared blocks, links, lists. */
export class Resolver {
  readonly site: SiteFiles;
  /** The value of `pages/_site.json`. */
  readonly business: SiteFile;
  readonly index: PageIndex;
  /** Values of the tokens that are the same on every page. */
  readonly siteTokens: TokenValues;
  readonly #known: Resolved;
  /** Itself, or the resolvers of all languages of the site, that of the first one first. */
  readonly languages: readonly Resolver[];
  #parts: Parts | undefined;
  #heads: readonly PageHead[] | undefined;

  /** `languages` are the resolvers of each language of a site that has several. */
  constructor(site: SiteFiles, business: SiteFile, languages: readonly Resolver[] = []) {
    this.site = site;
    this.business = business;
    this.languages = languages.length > 0 ? languages : [this];
    const published = (languages[0]?.site ?? site).valid.filter(({ hidden }) => !hidden);
    this.#known = resolvedBefore(business, siteTokens(business, published));
    this.siteTokens = this.#known.tokens;
    const around = { locale: business.locale, region: site.region };
    this.#known.index = this.#known.index?.of(published, around) ?? new PageIndex(published, this.siteTokens, around);
    this.index = this.#known.index;
  }

  /** The resolver for the language of a page: itself, where the site has one language. */
  for({ path }: Pick<Page, 'path'>): Resolver {
    if (this.languages.length === 1) return this;
    const folders = this.languages.flatMap(({ site: { folder } }) => folder ?? []);
    return this.inFolder(folderOfLanguage(path, folders))!;
  }

  /** The resolver for a language, by its folder. */
  inFolder(folder: string | undefined): Resolver | undefined {
    return this.languages.find(({ site }) => site.folder === folder);
  }

  tokensOf(page: Page): TokenValues {
    const own = this.for(page);
    if (own !== this) return own.tokensOf(page);
    return pageTokens(page, this.siteTokens, this.business.locale);
  }

  shell(): ResolvedShell {
    const fill = (schema: z.ZodType, value: unknown) =>
      mapFields(schema, value, this.#replacer(this.siteTokens, undefined, undefined));
    const { business, site } = this;
    return resolveShell({ business, mark: site.mark, region: site.region, home: homeOf(site.folder) }, fill);
  }

  /** A page, or a later part of one whose lists are long. */
  page(page: Page, number = 1): ResolvedPage {
    const own = this.for(page);
    if (own !== this) return own.page(page, number);
    return this.#draw(page, page.document, this.#namesGiven(page), number);
  }

  /** The page at an address. */
  at(route: string): ResolvedPage | undefined {
    const page = this.site.at(route);
    if (page) return this.page(page);
    const part = this.parts().get(route);
    return part && this.page(part.page, part.number);
  }

  /** The route table that a visitor downloads. */
  patterns(): string[] {
    const routes = this.site.valid.filter(({ path }) => path !== NOT_FOUND_FILE).map(({ route }) => route);
    return routePatterns([...routes, ...this.parts().keys()]);
  }

  /** The later parts of all pages, by their addresses. */
  parts(): Parts {
    if (this.#parts) return this.#parts;
    const parts = new Map<string, { page: Page; number: number }>();
    for (const page of this.site.valid.filter(this.#mayGoOn)) {
      const count = partsOf(this.page(page).blocks);
      for (let number = 2; number <= count; number += 1) parts.set(this.#routeOf(page, number), { page, number });
    }
    this.#parts = parts;
    return parts;
  }

  /** Whether a list of a page is longer than the least that one part may show. */
  #mayGoOn = (page: Page) =>
    [page, ...this.#sharedOn(page)].some(({ fields }) =>
      fields.some(({ kind, value }) => {
        const query = kind === 'page-query' ? pageQuery.safeParse(value).data : undefined;
        if (!query || (query.limit ?? LEAST_PER_PAGE + 1) <= LEAST_PER_PAGE) return false;
        return this.index.find(query, this.index.summaries.get(page.route)).length > LEAST_PER_PAGE;
      }),
    );

  #routeOf = ({ route }: Page, number: number) => partRoute(route, number, (taken) => this.site.routes.has(taken));

  /**
   * The names that links can lead to on a page, as `/terms#prices`: those that authors gave, and those made of words.
   */
  fragments(page: Page): readonly string[] {
    const own = this.for(page);
    if (own !== this) return own.fragments(page);
    const shared = this.#sharedOn(page);
    const found = this.#known.fragments.get(page);
    if (found && isSameList(found.shared, shared)) return found.names;
    const names = this.#namesGiven(page);
    this.#draw(page, page.document, names);
    const fragments = [...names];
    this.#known.fragments.set(page, { shared, names: fragments });
    return fragments;
  }

  /** Titles and descriptions of all pages, for search engines and browser tabs. */
  heads(): readonly PageHead[] {
    this.#heads ??= this.site.valid.map((page) => this.for(page).#head(page));
    return this.#heads;
  }

  #head(page: Page): PageHead {
    const { index } = this;
    const found = this.#known.heads.get(page);
    if (found?.index === index) return found.read;
    const trail = JSON.stringify(trailTo(page.route, index));
    const read =
      found?.trail === trail
        ? found.read
        : { page, head: this.#draw(page, { ...page.document, blocks: [] }, new Set()).head };
    this.#known.heads.set(page, { index, trail, read });
    return read;
  }

  #sharedOn = ({ document: { blocks } }: Page) =>
    blocks.flatMap((block) => (block.type === 'shared' ? (this.site.shared(block.ref) ?? []) : []));

  #namesGiven(page: Page): Set<string> {
    return new Set([page, ...this.#sharedOn(page)].flatMap(({ fields }) => namesGiven(fields)));
  }

  /** `names` are those of the page; the ones that are made of words are added to them. */
  #draw(page: Page, source: Page['document'], names: Set<string>, number = 1): ResolvedPage {
    const tokens = this.tokensOf(page);
    const summary = this.index.summaries.get(page.route) ?? summaryOf(page, tokens);
    const replace = this.#replacer(tokens, page, summary);
    const document = mapFields(pageSchemas[page.kind], source, replace) as Page['document'];
    const all = document.blocks
      .flatMap((block) => (block.type === 'shared' ? this.#sharedBlocks(block.ref, replace) : [block as Block]))
      .map((block) => withNames(blockSchemas[block.type], block, names) as Block);
    const routeOf = (each: number) => this.#routeOf(page, each);
    const words = wordsOf(this.business).made;
    const blocks = blocksInPart(all, { number, routeOf, words });
    const of = partsOf(blocks);
    const part = of > 1 ? { number, of, routeOf } : undefined;
    const twins = number === 1 ? this.#twins().get(page.route) : undefined;
    const head = headOf({ page, document, blocks, part, twins, site: this.business, index: this.index });
    const name = summary?.name ?? head.title;
    const business = businessLine(page, this.business);
    const languages = otherLanguages(this.#file(), page.route, twins);
    return {
      route: routeOf(number),
      ...(this.site.folder !== undefined && { language: this.site.folder }),
      ...(languages.length > 0 && { languages }),
      name: number > 1 && summary ? say(words.part, { name, number, of }) : name,
      head,
      ...(document.banner && { banner: document.banner as NonNullable<ResolvedPage['banner']> }),
      ...(business && { business }),
      blocks,
    };
  }

  /** One block as if it stood on `page`; for examples, which belong to no page of their own. Throws a `ZodError`. */
  block(input: BlockInput, page: Page): Block {
    const own = this.for(page);
    if (own !== this) return own.block(input, page);
    const schema = blockSchemas[input.type];
    const replace = this.#replacer(this.tokensOf(page), page, this.index.summaries.get(page.route));
    const block = withNames(schema, mapFields(schema, schema.parse(input), replace), new Set()) as Block;
    return blocksInPart([block], {
      number: 1,
      routeOf: (number) => this.#routeOf(page, number),
      words: wordsOf(this.business).made,
    })[0]!;
  }

  /** The site file, which lists all languages. */
  #file = (): SiteFile => this.site.whole.business?.document ?? this.business;

  #twins = (): ReturnType<typeof twinsOf> => twinsIn(this.site.whole, this.#file());

  #sharedBlocks(ref: string, replace: (field: Field) => { with: unknown } | undefined): Block[] {
    const file = this.site.shared(ref)?.document;
    return file ? (mapFields(sharedFile, file, replace) as { blocks: Block[] }).blocks : [];
  }

  #replacer(tokens: TokenValues, page: Page | undefined, summary: PageSummary | undefined) {
    const fill = (text: string) => fillTokens(text, tokens);
    return ({ kind, value }: Field): { with: unknown } | undefined => {
      if (typeof value === 'string') {
        if (kind === 'prose') return { with: linkedText(value, fill) };
        if (kind === 'icon') return { with: drawnIcon(value as IconName) };
        if (kind === 'scene') return { with: SCENES.get(value) ?? this.site.drawings.get(imagePath(value)) };
        return isTextKind(kind) ? { with: fill(value) } : undefined;
      }
      switch (kind) {
        case 'action':
          return { with: resolveAction(value as z.output<typeof actionSchema>, this.business, fill) };
        case 'page-query':
          return { with: this.index.find(value as z.output<typeof pageQuery>, summary) };
        case 'districts':
          return {
            with: foundDistricts(value as z.output<typeof districtsOf>, {
              index: this.index,
              region: this.site.region,
            }),
          };
        case 'worked-price':
          return { with: workedPrice(value as z.output<typeof authoredPrice>, this.business) };
        case 'fixed-price':
          return { with: fixedPrice(value as z.output<typeof authoredFixed>, this.business) };
        case 'hotline':
          return { with: resolveHotline(value as z.output<typeof hotline>, this.business) };
        case 'fact':
          return { with: listOf(value as z.output<typeof listFact>, page, fill) };
        case 'plate':
          return { with: plateOf(summary, this.business, fill) };
        case 'map':
          return { with: this.#map(summary) };
        case 'opening-photo':
        case 'backdrop-photo':
        case 'side-photo':
        case 'card-photo':
          return { with: this.#photo(kind, value as PhotoPicture, fill) };
        default:
          return undefined;
      }
    };
  }

  /** Nothing for one that the site does not have: the check refuses it, and until it is there its place stays empty. */
  #photo(
    kind: PhotoKind,
    { show, file, alt, focus }: PhotoPicture,
    fill: (text: string) => string,
  ): ResolvedPhoto<PhotoPicture['show']> | undefined {
    const path = imagePath(file);
    const size = this.site.photos.get(path)?.size;
    if (!size) return undefined;
    const { width, height } = size;
    return {
      show,
      alt: fill(alt),
      address: photoBase(path, this.site.setting.photos?.fingerprintOf(path) ?? ''),
      width,
      height,
      widths: widthsAt(kind, width),
      sizes: PHOTO_PLACES[kind].sizes(width / height),
      ...(focus && { focus }),
    };
  }

  #map(summary: PageSummary | undefined): ResolvedMap {
    const neighbours = shownOf(this.index.onMap(summary, MAP_NEIGHBOURS), SHOWN_ON_MAPS);
    const { name = '', coordinates, responseMinutes, skyline } = summary ?? {};
    if (!coordinates) return { show: 'map', neighbours };
    const pin = { name, ...coordinates, ...(responseMinutes !== undefined && { responseMinutes }) };
    return { show: 'map', pin, neighbours, ...(skyline && { skyline: SKYLINES[skyline] }) };
  }
}

const twins = new WeakMap<SiteFiles, ReturnType<typeof twinsOf>>();

/** Found once for a site. */
function twinsIn(site: SiteFiles, file: SiteFile): ReturnType<typeof twinsOf> {
  const found = twins.get(site) ?? twinsOf(file.languages.length > 0 ? site.valid : [], file);
  twins.set(site, found);
  return found;
}

/** Pages resolved with one site file and its tokens, reused while a page is unchanged. */
interface Resolved {
  tokens: TokenValues;
  index?: PageIndex;
  heads: WeakMap<Page, { index: PageIndex; trail: string; read: PageHead }>;
  fragments: WeakMap<Page, { shared: readonly object[]; names: readonly string[] }>;
}

const resolved = new WeakMap<SiteFile, Resolved>();

function resolvedBefore(business: SiteFile, tokens: TokenValues): Resolved {
  const before = resolved.get(business);
  if (before && [...tokens].every(([name, text]) => before.tokens.get(name) === text)) return before;
  const cached = { tokens, heads: new WeakMap(), fragments: new WeakMap() };
  resolved.set(business, cached);
  return cached;
}

/** Nothing for a message where the site has no number for it. */
function resolveAction(
  action: z.output<typeof actionSchema>,
  site: SiteFile,
  fill: (text: string) => string,
): ResolvedAction | undefined {
  const label = fill(action.label);
  const message = 'ask' in action && action.ask?.map((line) => `${fill(line)} `);
  const { sms, whatsapp } = site.messages ?? {};
  switch (action.do) {
    case 'call':
      return { do: 'call', label, href: `tel:${site.phone.international}` };
    case 'book':
      // Where nobody books online the check refuses such a button; until it is gone it calls.
      return site.booking === undefined
        ? { do: 'call', label, href: `tel:${site.phone.international}` }
        : { do: 'book', label, href: site.booking };
    case 'page':
      return { do: 'page', label, href: action.to };
    case 'email': {
      const subject = action.subject ? `?subject=${encodeURIComponent(fill(action.subject))}` : '';
      const body = message ? `${subject ? '&' : '?'}body=${encodeURIComponent(message.join('\r\n'))}` : '';
      return { do: 'email', label, href: `mailto:${site.email[action.to] ?? site.email.emergency}${subject}${body}` };
    }
    case 'sms': {
      // Phones of one maker read what stands behind "&" and others what stands behind "?".
      const body = message ? `?&body=${encodeURIComponent(message.join('\n'))}` : '';
      return sms === undefined ? undefined : { do: 'sms', label, href: `sms:${sms}${body}` };
    }
    case 'whatsapp': {
      const text = message ? `?text=${encodeURIComponent(message.join('\n'))}` : '';
      if (whatsapp === undefined) return undefined;
      return { do: 'whatsapp', label, href: `https://wa.me/${whatsapp.slice(1)}${text}` };
    }
  }
}

function resolveHotline({ hotline: id }: z.output<typeof hotline>, site: SiteFile): ResolvedHotline | undefined {
  const found = site.hotlines.find((each) => each.id === id);
  return (
    found && {
      when: found.when,
      name: found.name,
      display: found.display,
      href: `tel:${found.international}`,
      text: found.text,
      icon: drawnIcon(found.icon),
      comesFirst: found.comesFirst,
    }
  );
}

/** The plate of the site, with the page's own response time. */
function plateOf(summary: PageSummary | undefined, business: SiteFile, fill: (text: string) => string): PlateFact[] {
  const minutes = summary?.responseMinutes;
  return (business.plate ?? []).map(({ value, label, isResponse }) => ({
    value: isResponse && minutes !== undefined ? say(wordsOf(business).drawn.minutes, { count: minutes }) : fill(value),
    label: fill(label),
  }));
}

function listOf({ fact }: z.output<typeof listFact>, page: Page | undefined, fill: (text: string) => string): Fact[] {
  const list = page && declaredBy(page)?.facts[fact];
  if (!Array.isArray(list)) return [];
  return (list as Fact[]).map((item) => {
    if (typeof item === 'string') return fill(item);
    if ('label' in item) return { label: fill(item.label), value: fill(item.value) };
    return { ...item, name: fill(item.name) };
  });
}
