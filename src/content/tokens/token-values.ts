import { brandName } from '../wording/brand';
import { LISTED_KINDS } from '../../kinds/named';
import { claimText } from '../wording/claim-text';
import type { Formats, Point } from '../../kinds/kind';
import { say } from '../../design/words';
import { addressText } from '../wording/address-text';
import { wordsOf } from '../wording/interface-words';
import { mailboxOf } from '../wording/mailbox';
import { hoursText } from '../wording/hours';
import { figuresIn } from '../wording/figures';
import { declaredBy } from '../declared';
import type { Page } from '../document';
import type { SiteFile } from '../documents/site.schema';
import { Layered } from './layered';
import { fillTokens } from './tokens';
import type { TokenValues } from './tokens';

type TokenSource = Pick<
  SiteFile,
  | 'brand'
  | 'product'
  | 'worker'
  | 'numbers'
  | 'address'
  | 'country'
  | 'phone'
  | 'email'
  | 'hotlines'
  | 'hours'
  | 'founded'
  | 'location'
  | 'registration'
  | 'accreditations'
  | 'claims'
  | 'locale'
  | 'interfaceWords'
  | 'currency'
>;

/** Tokens that mean the same on every page: `{phone}`, `{claim.home-response}`, `{areas.count}` … */
export function siteTokens(site: TokenSource, pages: readonly Page[]): TokenValues {
  const tokens = new Map(tokensOfFile(site));
  for (const { name, folder } of COUNTED)
    tokens.set(countToken(folder), String(pages.filter(({ kind }) => kind === name).length));
  return tokens;
}

const COUNTED = LISTED_KINDS.filter(({ folder }) => folder !== '');
const countToken = (folder: string) => `${folder}.count`;

const cache = new WeakMap<TokenSource, TokenValues>();

/** Values that do not change with the pages, computed once; keeps the places of the counts. */
function tokensOfFile(site: TokenSource): TokenValues {
  const found = cache.get(site) ?? makeTokens(site);
  cache.set(site, found);
  return found;
}

const makeTokens = (site: TokenSource): TokenValues =>
  new Map<string, string>([
    ['brand', brandName(site)],
    ['product', site.product],
    ...(site.worker ? [['worker', site.worker.one] as const, ['workers', site.worker.many] as const] : []),
    ['phone', site.phone.display],
    ['line', site.phone.name],
    ['email', mailboxOf(site)],
    ['email.information', site.email.information],
    ['hours', hoursText(site)],
    ['address', addressText(site)],
    ...site.numbers.map(({ id, display }): [string, string] => [`number.${id}`, display]),
    ...(site.founded === undefined ? [] : [['founded', String(site.founded)] as const]),
    ...(site.location ? [['location', coordinatesText(site.location)] as const] : []),
    ...COUNTED.map(({ folder }): [string, string] => [countToken(folder), '']),
    ...site.registration.map(({ id, value }): [string, string] => [`company.${id}`, value]),
    ...site.accreditations.map(({ id, body, number }): [string, string] => [
      `accreditation.${id}`,
      say(wordsOf(site).drawn.registered, { body, number }),
    ]),
    ...site.hotlines.map(({ id, display }): [string, string] => [`hotline.${id}`, display]),
    ...site.claims.map((claim): [string, string] => [`claim.${claim.id}`, claimText(claim, site)]),
  ]);

/** The tokens of one page: those of the site, and its own facts under the name of its kind. */
export function pageTokens(page: Page, ofSite: TokenValues, locale: string): TokenValues {
  const own = declaredBy(page);
  if (!own) return ofSite;
  const formats = formatsIn(locale);
  // A fact may have tokens of the site in it.
  const ofPage = Object.entries(own.declared.tokens).flatMap(([name, textOf]): [string, string][] => {
    const text = textOf(own.facts, formats);
    return text === undefined ? [] : [[`${own.declared.name}.${name}`, fillTokens(text, ofSite)]];
  });
  return new Layered(ofSite, new Map(ofPage));
}

const formatsIn = (locale: string): Formats => ({ ...figuresIn(locale), coordinates: coordinatesText });

/** The tokens of a page's kind that have nothing to show on it, each with the fact that the page leaves out. */
export function lackingTokens(page: Pick<Page, 'kind' | 'document'>): ReadonlyMap<string, string> {
  const own = declaredBy(page);
  const lacking = new Map<string, string>();
  for (const [name, textOf] of Object.entries(own?.declared.tokens ?? {})) {
    let missing = '';
    const read = new Proxy(own!.facts, {
      get(facts, fact) {
        const value: unknown = Reflect.get(facts, fact);
        if (value === undefined) missing = String(fact);
        return value;
      },
    });
    // In which language a figure is written does not matter for whether there is one.
    if (textOf(read, formatsIn('en')) === undefined) lacking.set(`${own!.declared.name}.${name}`, missing);
  }
  return lacking;
}

/** Degrees to four decimals, `51.4951, -0.1320`. */
function coordinatesText({ latitude, longitude }: Point): string {
  return `${latitude.toFixed(4)}, ${longitude.toFixed(4)}`;
}
