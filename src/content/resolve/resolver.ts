import type { z } from 'zod';
import type { PageSummary } from '../../blocks/resolved';
import { blockSchemas } from '../../blocks/schemas';
import type { Block, BlockInput } from '../../blocks/schemas';
import { say } from '../../design/words';
import { LEAST_PER_PAGE, pageQuery } from '../../blocks/page-fields';
import { mapFields } from '../../schema/walk';
import type { Replace } from '../../schema/walk';
import { businessLine } from './business-line';
import type { Page } from '../document';
import { metadata } from '../documents/metadata.schema';
import { pageSchemas, sharedFile } from '../documents/page.schema';
import type { SharedBlock } from '../documents/page.schema';
import type { SiteFile } from '../documents/site.schema';
import { makesNames, namesGiven, withNames } from './fragments';
import { headOf } from '../head/head';
import { wordsOf } from '../wording/interface-words';
import { isSameList } from '../../json/is-same-list';
import { blocksInPart, partRoute, partsOf } from './parts';
import type { Parts } from './parts';
import { PageIndex, summaryOf } from './queries';
import { resolveShell } from './shell';
import type { ResolvedShell } from './shell';
import type { SiteFiles } from '../site-files';
import { lackingTokens, pageTokens, siteTokens } from '../tokens/token-values';
import type { TokenValues } from '../tokens/tokens';
import { folderOfLanguage, homeOf } from '../languages/folders';
import { otherLanguages, twinsOf } from '../languages/twins';
import { withoutLacking } from './lacking';
import type { Lacking } from './lacking';
import { fieldResolver } from './resolve-field';
import type { PageHead, ResolvedPage } from './resolved-page';
import { reusedFor } from './reused';

/** Resolves the valid pages of a site: tokens, shared blocks, links, lists. */
export class Resolver {
  readonly site: SiteFiles;
  /** The value of `pages/_site.json`. */
  readonly business: SiteFile;
  readonly index: PageIndex;
  /** Values of the tokens that are the same on every page. */
  readonly siteTokens: TokenValues;
  /** Itself, or the resolvers of all languages of the site, that of the first one first. */
  readonly languages: readonly Resolver[];
  readonly #reused: ReturnType<typeof reusedFor>;
  #parts: Parts | undefined;
  #heads: readonly PageHead[] | undefined;

  /** `languages` are the resolvers of each language of a site that has several. */
  constructor(site: SiteFiles, business: SiteFile, languages: readonly Resolver[] = []) {
    this.site = site;
    this.business = business;
    this.languages = languages.length > 0 ? languages : [this];
    const published = (languages[0]?.site ?? site).valid.filter(({ hidden }) => !hidden);
    this.#reused = reusedFor(business, siteTokens(business, published));
    this.siteTokens = this.#reused.tokens;
    const around = { locale: business.locale, region: site.region };
    this.#reused.index = this.#reused.index?.of(published, around) ?? new PageIndex(published, this.siteTokens, around);
    this.index = this.#reused.index;
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

  /** The pages that say the same in several languages, by their addresses. */
  twins(): ReturnType<typeof twinsOf> {
    return twinsIn(this.site.whole, this.#file());
  }

  /** The site file, which lists all languages. */
  #file = (): SiteFile => this.site.whole.business?.document ?? this.business;

  tokensOf(page: Page): TokenValues {
    const own = this.for(page);
    if (own !== this) return own.tokensOf(page);
    return pageTokens(page, this.siteTokens, this.business.locale);
  }

  shell(): ResolvedShell {
    const fill = (schema: z.ZodType, value: unknown) => mapFields(schema, value, this.#fieldResolver(this.siteTokens));
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
    const found = this.#reused.fragments.get(page);
    if (found && isSameList(found.shared, shared)) return found.names;
    const names = [...this.#namesOn(page)];
    this.#reused.fragments.set(page, { shared, names });
    return names;
  }

  /** Titles and descriptions of all pages, for search engines and browser tabs. */
  heads(): readonly PageHead[] {
    this.#heads ??= this.site.valid.map((page) => this.for(page).#head(page));
    return this.#heads;
  }

  #head(page: Page): PageHead {
    const cached = this.#reused.heads.get(page);
    if (cached) return cached;
    const replace = this.#fieldResolver(this.tokensOf(page), page);
    const filled = mapFields(metadata, page.document.metadata, replace, ['metadata']) as Page['document']['metadata'];
    const read = { page, head: { title: filled.title, description: filled.description } };
    this.#reused.heads.set(page, read);
    return read;
  }

  #sharedOn = ({ document: { blocks } }: Page) =>
    blocks.flatMap((block) => (block.type === 'shared' ? (this.site.shared(block.ref) ?? []) : []));

  #namesGiven(page: Page): Set<string> {
    return new Set([page, ...this.#sharedOn(page)].flatMap(({ fields }) => namesGiven(fields)));
  }

  /** The names of a page, also those that are made of words; no block that makes none is drawn for them. */
  #namesOn(page: Page): Set<string> {
    const names = this.#namesGiven(page);
    const replace = this.#fieldResolver(this.tokensOf(page), page, this.index.summaries.get(page.route));
    const ofFile = (ref: string) => withoutLacking(this.site.shared(ref)?.document?.blocks ?? [], lackingTokens(page));
    for (const block of page.document.blocks.flatMap((each) => (each.type === 'shared' ? ofFile(each.ref) : [each]))) {
      const schema = blockSchemas[block.type];
      if (makesNames(schema)) withNames(schema, mapFields(schema, block, replace), names);
    }
    return names;
  }

  /** `names` are those of the page; the ones that are made of words are added to them. */
  #draw(page: Page, source: Page['document'], names: Set<string>, number = 1): ResolvedPage {
    const tokens = this.tokensOf(page);
    const summary = this.index.summaries.get(page.route) ?? summaryOf(page, tokens);
    const replace = this.#fieldResolver(tokens, page, summary);
    const document = mapFields(pageSchemas[page.kind], source, replace) as Page['document'];
    const lacking = lackingTokens(page);
    const all = document.blocks
      .flatMap((block) => (block.type === 'shared' ? this.#sharedBlocks(block, replace, lacking) : [block as Block]))
      .map((block) => withNames(blockSchemas[block.type], block, names) as Block);
    const routeOf = (each: number) => this.#routeOf(page, each);
    const words = wordsOf(this.business).made;
    const blocks = blocksInPart(all, { number, routeOf, words });
    const of = partsOf(blocks);
    const part = of > 1 ? { number, of, routeOf } : undefined;
    const twins = number === 1 ? this.twins().get(page.route) : undefined;
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
    const replace = this.#fieldResolver(this.tokensOf(page), page, this.index.summaries.get(page.route));
    const block = withNames(schema, mapFields(schema, schema.parse(input), replace), new Set()) as Block;
    return blocksInPart([block], {
      number: 1,
      routeOf: (number) => this.#routeOf(page, number),
      words: wordsOf(this.business).made,
    })[0]!;
  }

  #sharedBlocks({ ref, folded, lastFirst, fixed }: SharedBlock, replace: Replace, lacking: Lacking): Block[] {
    const file = this.site.shared(ref)?.document;
    if (!file) return [];
    const { blocks } = mapFields(sharedFile, withoutLacking(file, lacking), replace) as { blocks: Block[] };
    const own = { ...(folded && { folded }), ...(lastFirst && { lastFirst }), ...(fixed && { fixed }) };
    return blocks.map((block) => ({ ...block, ...own }) as Block);
  }

  #fieldResolver(tokens: TokenValues, page?: Page, summary?: PageSummary): Replace {
    const { site, business, index } = this;
    return fieldResolver({ site, business, index, tokens, page, summary });
  }
}

const twins = new WeakMap<SiteFiles, ReturnType<typeof twinsOf>>();

/** Found once for a site. */
function twinsIn(site: SiteFiles, file: SiteFile): ReturnType<typeof twinsOf> {
  const found = twins.get(site) ?? twinsOf(file.languages.length > 0 ? site.valid : [], file);
  twins.set(site, found);
  return found;
}
