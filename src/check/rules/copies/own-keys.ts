import { fact, storeOf } from '../../store';
import type { SiteFileOnly, SitePage } from '../../site';
import { hashOf } from '../../texts/words-of';
import { pagesSharing } from './joins';
import { isListedPage, ownFactsIn } from './own-facts';

/** The hashes of the facts of a page that no two pages rightly have. */
export const ownKeys = fact('keys of own facts', (document) =>
  isListedPage(document) ? ownFactsIn(document).flatMap(({ key, isUnique }) => (isUnique ? [hashOf(key)] : [])) : [],
);

/** The listed pages that share an own fact with another of them. */
export const pagesWithCopies = (pages: readonly SitePage[], site: SiteFileOnly): SitePage[] =>
  pagesSharing(pages.filter(isListedPage), (page) => storeOf(site).get(ownKeys, page));
