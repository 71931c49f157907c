import { isTextKind } from '../../schema/fields';
import { pageSchemas, sharedFile } from '../documents/page.schema';
import type { ResolvedPage } from '../resolve/resolved-page';
import type { Resolver } from '../resolve/resolver';
import { Site } from '../site';
import type { DocumentKind, Page, SiteDocument } from '../site';
import { sitemapPages } from '../head/sitemap';
import { siteFile } from '../documents/site.schema';
import { fillTokens } from '../tokens/tokens';
import type { TokenValues } from '../tokens/tokens';
import { mapFields } from '../../schema/walk';
import { differences } from './differences';
import type { Difference } from './differences';
import { movesOf, pairsOf, withMoves } from './moves';
import type { PagePair } from './moves';

export interface PageChange {
  route: string;
  /** Its address before, where that was another. */
  was?: string;
  /** The state of the page as a whole; `changed` when it was and is shown. */
  state: 'new' | 'gone' | 'shown' | 'hidden' | 'changed' | 'draft';
  /** The title as visitors see it. */
  title: { before?: string; after?: string };
  differences: readonly Difference[];
}

export interface SharedChange {
  ref: string;
  state: 'new' | 'gone' | 'changed';
  differences: readonly Difference[];
  /** How many pages show it. */
  pages: number;
}

/** The changes between two sites that visitors see. */
export interface SiteChanges {
  pages: readonly PageChange[];
  shared: readonly SharedChange[];
  site: readonly Difference[];
  /** Pages on which a change of `_site.json` can be seen, the frame aside. */
  sitePages: number;
  /** Whether the frame of every page changes: header, footer, call bar. */
  isFrameChanged: boolean;
  /** Pages whose lists, maps or counts show the changes of other pages. */
  following: number;
  sitemap: { added: string[]; removed: string[] };
  /** Old address → where it leads. */
  redirects: { added: [string, string][]; removed: [string, string][] };
}

/** Fields that visitors don't see, or that are reported in another way. */
const UNSEEN = new Set(['$schema', 'version', 'allow', 'aliases', 'status', 'publishFrom', 'until']);

/** Both with a site file that can be relied on. */
export function siteChanges(then: Site, after: Site): SiteChanges {
  const moves = movesOf(pairsOf(then, after));
  const before = withMoves(then, moves);
  const old = before.resolver!;
  const now = after.resolver!;
  const pairs = pairsOf(before, after);
  const pages = pairs.flatMap((pair) => pageChange(pair, { old, now }) ?? []);
  const site = differences(siteFile, seen(old.business), seen(now.business));
  const leadsTo = (alias: string) => moves.get(before.aliases.get(alias) ?? '') ?? before.aliases.get(alias);
  const added = [...after.aliases].filter(([alias, to]) => leadsTo(alias) !== to && !moves.has(alias));
  const removed = [...before.aliases].filter(([alias]) => !after.aliases.has(alias) && !after.at(alias));
  const [listed, lists] = [before, after].map(({ valid }) =>
    sitemapPages(valid).map(({ route }) => moves.get(route) ?? route),
  );
  return {
    pages,
    shared: sharedChanges(before, after),
    site,
    sitePages:
      site.length === 0 ? 0 : countDiffering(before.valid, old, withFilesOf(before, after, ['site']).resolver!),
    isFrameChanged: frameOf(old) !== frameOf(now),
    following: followingPages(pairs, before, after),
    sitemap: {
      added: lists!.filter((route) => !listed!.includes(route)),
      removed: listed!.filter((route) => !lists!.includes(route)),
    },
    redirects: { added, removed },
  };
}

/** The frames of all languages. */
const frameOf = ({ languages }: Resolver) => JSON.stringify(languages.map((each) => each.shell()));

function pageChange([was, is]: PagePair, { old, now }: { old: Resolver; now: Resolver }): PageChange | undefined {
  const title = { ...(was && { before: old.page(was).head.title }), ...(is && { after: now.page(is).head.title }) };
  if (!is) return !was!.hidden ? { route: was!.route, state: 'gone', title, differences: [] } : undefined;
  if (!was) return { route: is.route, state: is.hidden ? 'draft' : 'new', title, differences: [] };
  const state = !was.hidden === !is.hidden ? (is.hidden ? 'draft' : 'changed') : is.hidden ? 'hidden' : 'shown';
  const own = ownDifferences(was, is, now);
  if (own.length === 0 && (state === 'changed' || state === 'draft') && was.route === is.route) return undefined;
  return { route: is.route, ...(was.route !== is.route && { was: was.route }), state, title, differences: own };
}

/**
 * Changes that somebody wrote. Both versions are resolved with today's tokens, so that a changed fact is reported once
 * and not wherever it is shown.
 */
function ownDifferences(was: Page, is: Page, now: Resolver): Difference[] {
  const tokens = now.tokensOf(is);
  const [before, after] = [was, is].map(({ document }) => filled(pageSchemas[is.kind], seen(document), tokens));
  return differences(pageSchemas[is.kind], before, after)
    .filter(({ where, field }) => !(where[0] === 'metadata' && field === 'title'))
    .sort((a, b) => rank(a) - rank(b))
    .map((difference) =>
      rank(difference) < GROUPS.length ? { ...difference, where: difference.where.slice(1) } : difference,
    );
}

/** Groups of fields that come first, without their own names. */
const GROUPS = ['facts', 'metadata'];
const rank = ({ where }: Difference) => (GROUPS.includes(where[0]!) ? GROUPS.indexOf(where[0]!) : GROUPS.length);

function sharedChanges(before: Site, after: Site): SharedChange[] {
  return [...new Set([...before.sharedNames, ...after.sharedNames])].sort().flatMap((ref): SharedChange[] => {
    const [was, is] = [before.shared(ref)?.document, after.shared(ref)?.document];
    const changes = was && is ? differences(sharedFile, seen(was), seen(is)) : [];
    if (was && is && changes.length === 0) return [];
    const shows = ({ document, hidden }: Page) =>
      !hidden && document.blocks.some((block) => block.type === 'shared' && block.ref === ref);
    return [
      {
        ref,
        state: !was ? 'new' : !is ? 'gone' : 'changed',
        differences: changes,
        pages: (is ? after : before).valid.filter(shows).length,
      },
    ];
  });
}

/** Pages that say the same themselves, and yet show something else because other pages changed. */
function followingPages(pairs: readonly PagePair[], before: Site, after: Site): number {
  const same = pairs.flatMap(([was, is]) =>
    was && is && !is.hidden && !was.hidden && JSON.stringify(was.document) === JSON.stringify(is.document) ? [was] : [],
  );
  return countDiffering(same, withFilesOf(before, after, ['site', 'shared']).resolver!, after.resolver!);
}

/** The one site with the other's files of some sorts. */
function withFilesOf(site: Site, other: Site, kinds: readonly DocumentKind[]): Site {
  const isTaken = ([, { kind }]: readonly [string, SiteDocument]) => kinds.includes(kind);
  const own = [...site.documents].filter((file) => !isTaken(file));
  return new Site(new Map([...own, ...[...other.documents].filter(isTaken)]), {
    drawings: other.drawings,
    photos: other.photos,
    setting: site.setting,
  });
}

const countDiffering = (pages: readonly Page[], a: Resolver, b: Resolver) =>
  pages.filter((page) => !page.hidden && visible(a.page(page)) !== visible(b.page(page))).length;

/** The readable part of a page. The rest of its head follows from it and from the business. */
const visible = ({ head: { title, description }, ...page }: ResolvedPage) =>
  JSON.stringify({ title, description, ...page });

const seen = (document: object): object =>
  Object.fromEntries(Object.entries(document).filter(([field]) => !UNSEEN.has(field)));

const filled = (schema: (typeof pageSchemas)[keyof typeof pageSchemas], document: object, tokens: TokenValues) =>
  mapFields(schema, document, ({ kind, value }) =>
    typeof value === 'string' && isTextKind(kind) ? { with: fillTokens(value, tokens) } : undefined,
  );
