import type { z } from 'zod';
import type { PageSummary, Resolved } from '../../blocks/resolved';
import type { Drawing } from '../../design/drawings/drawing';
import type { Ground } from '../../design/map/ground';
import { say } from '../../design/words';
import type { DrawnWords } from '../../design/words';
import { brandName } from '../wording/brand';
import { addressText } from '../wording/address-text';
import { mailboxOf } from '../wording/mailbox';
import { hoursText } from '../wording/hours';
import { wordsOf } from '../wording/interface-words';
import { groundOf } from '../region/ground-of';
import type { Region } from '../region/region';
import { siteFile } from '../documents/site.schema';
import type { SiteFile } from '../documents/site.schema';

type ResolvedSite = Resolved<SiteFile>;
type Navigation = ResolvedSite['navigation'];

/** The frame around every page, the same on each: the visitor's browser fetches it once. */
export interface ResolvedShell extends Pick<Navigation, 'header' | 'footer' | 'legal' | 'call' | 'book' | 'callBar'> {
  /** The interface words, in the language of the pages. */
  words: DrawnWords;
  brand: SiteFile['brand'];
  /** The address of the home page of the language, where that is not `/`. */
  home?: string;
  mark?: Drawing;
  phone: { name: string; display: string; href: string };
  email: { display: string; href: string };
  /** The booking page of another host, which opens a new tab; none where nobody books online. */
  booking?: string;
  hours: string;
  /** Where customers may come. */
  address?: string;
  /** Our other numbers. */
  numbers?: { name: string; display: string; href: string }[];
  legalLines: string[];
  /** Whether a page of it is kept for those without a network. */
  isKeptOffline?: true;
  /** Present while the site is a demonstration. */
  demoNotice?: string;
  /** The ground of every map of the site; missing without a region. */
  ground?: Ground;
}

export type ShellHeaderItem = ResolvedShell['header'][number];
export type ShellMenu = Extract<ShellHeaderItem, { pages: unknown }>;
export type ShellColumn = ResolvedShell['footer'][number];

/** Fills tokens and lists of a value by its schema. */
type Resolve = (schema: z.ZodType, value: unknown) => unknown;

/** The input from which a shell is made. */
interface Source {
  business: SiteFile;
  mark: Drawing | undefined;
  region: Region | undefined;
  /** The address of the home page of the language. */
  home: string;
}

export function resolveShell({ business, mark, region, home }: Source, resolve: Resolve): ResolvedShell {
  const site = resolve(siteFile, business) as ResolvedSite;
  const { header, footer, legal, call, book, callBar } = site.navigation;
  const { drawn, made } = wordsOf(business);
  const mailbox = mailboxOf(site);
  return {
    words: drawn,
    brand: site.brand,
    ...(home !== '/' && { home }),
    ...(mark && { mark }),
    phone: { name: site.phone.name, display: site.phone.display, href: `tel:${site.phone.international}` },
    email: { display: mailbox, href: `mailto:${mailbox}` },
    ...(site.booking !== undefined && { booking: site.booking }),
    hours: hoursText(site),
    ...(site.address.street !== undefined && { address: addressText(site) }),
    ...(site.numbers.length > 0 && {
      numbers: site.numbers.map(({ name, display, international }) => ({
        name,
        display,
        href: `tel:${international}`,
      })),
    }),
    header: header.map((item) => ('pages' in item ? { ...item, pages: slim(item.pages) } : item)),
    call,
    book,
    callBar,
    footer: footer.map((column) => ({ ...column, pages: slim(column.pages) })),
    legal,
    legalLines: site.legalLines,
    ...(site.status === 'demo' && {
      demoNotice: site.demoNotice ?? say(made.demonstration, { brand: brandName(business) }),
    }),
    ...(business.offline !== undefined && { isKeptOffline: true }),
    ...(region && { ground: groundOf(region.file) }),
  };
}

/** As many as a query may name by itself. A menu stands on every page, and nobody reads more; lists go on. */
const MOST_IN_MENU = 100;

/** Only what menus show. */
const slim = (pages: PageSummary[]): PageSummary[] =>
  pages.slice(0, MOST_IN_MENU).map(({ route, kind, name, code }) => ({ route, kind, name, ...(code && { code }) }));
