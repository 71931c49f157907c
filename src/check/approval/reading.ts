import { isPageFile } from '../../content/files';
import { routeOf } from '../../content/routes';
import { pageTokens } from '../../content/tokens/token-values';
import { fillTokens } from '../../content/tokens/tokens';
import type { TokenValues } from '../../content/tokens/tokens';
import { linkedText, plainText } from '../../content/resolve/text-links';
import { tokensOf } from '../documents/business';
import { localeOf } from '../texts/sentences';
import type { Site, SiteDocument } from '../site';
import type { Item } from './items';

/** Kinds that name something, in whose place visitors read other words. */
const UNREAD: ReadonlySet<string> = new Set(['claim', 'dialled', 'icon', 'id']);

/**
 * The values of an item as visitors read them on a page, tokens filled in; a number with its field. A figure
 * of the claims with its value, its unit and the words for both, so that whoever approves it sees whether they agree.
 */
export function readingsOf(item: Item, site: Site, document: SiteDocument): string[] {
  const tokens = tokensOn(document, site);
  const claim = claimOf(item);
  if (claim !== undefined) {
    const figure = item.values.flatMap(({ field, value }) => (field === 'value' ? [value] : [])).join('–');
    const unit = item.values.find(({ field }) => field === 'unit')?.value;
    const counted = unit === undefined ? '' : `${figure} · ${unit} · `;
    return [`{claim.${claim}}: ${counted}"${tokens.get(`claim.${claim}`) ?? ''}"`];
  }
  const read = item.values.filter(({ kind }) => !UNREAD.has(String(kind)));
  return (read.length > 0 ? read : item.values).map(({ field, title, kind, value }) => {
    if (typeof value !== 'string') return `${title ?? field}: ${value}`;
    return plainText(kind === 'prose' ? linkedText(value, fill(tokens)) : fill(tokens)(value));
  });
}

/** The id of the claim that an item is; nothing for any other item. */
export function claimOf({ role, values }: Item): string | undefined {
  const id = role === 'claims' ? values.find(({ field }) => field === 'id')?.value : undefined;
  return typeof id === 'string' ? id : undefined;
}

export const readingOf = (item: Item, site: Site, document: SiteDocument): string =>
  readingsOf(item, site, document).join(' · ');

const fill = (tokens: TokenValues) => (text: string) => fillTokens(text, tokens);

function tokensOn(document: SiteDocument, whole: Site): TokenValues {
  const site = whole.in(document.path);
  const ofSite = site.resolver ? site.resolver.siteTokens : (tokensOf(site) ?? new Map<string, string>());
  const page = isPageFile(document.path) ? site.at(routeOf(document.path)) : undefined;
  return page ? pageTokens(page, ofSite, localeOf(site)) : ofSite;
}
