import type { Page } from '../document';
import type { SiteFile } from '../documents/site.schema';
import type { PageIndex } from './queries';
import type { TokenValues } from '../tokens/tokens';
import type { PageHead } from './resolved-page';

/** Heads and fragments resolved with one site file and its tokens, reused while a page is unchanged. */
interface Reused {
  tokens: TokenValues;
  index?: PageIndex;
  heads: WeakMap<Page, PageHead>;
  fragments: WeakMap<Page, { shared: readonly object[]; names: readonly string[] }>;
}

const reusedBySite = new WeakMap<SiteFile, Reused>();

/** Empty where the site file or the text of a token changed. */
export function reusedFor(business: SiteFile, tokens: TokenValues): Reused {
  const before = reusedBySite.get(business);
  if (before && [...tokens].every(([name, text]) => before.tokens.get(name) === text)) return before;
  const empty = { tokens, heads: new WeakMap(), fragments: new WeakMap() };
  reusedBySite.set(business, empty);
  return empty;
}
