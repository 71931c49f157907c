import { declaredBy } from '../../content/declared';
import { isPageFile } from '../../content/files';
import { routeOf } from '../../content/routes';
import { pageTokens } from '../../content/tokens/token-values';
import type { TokenValues } from '../../content/tokens/tokens';
import { figureReader } from '../../content/wording/figure-reader';
import { validPartsOf } from '../../content/valid-parts';
import { LISTED_KINDS } from '../../kinds/named';
import { tokensOf } from '../documents/business';
import { oncePerSiteFile } from '../once';
import type { Site, SiteDocument } from '../site';
import { localeOf } from '../texts/sentences';
import { tokenFigures } from './token-figures';
import type { TokenFigures } from './token-figures';

/** The figures of the tokens that a document may use, as its language writes them; those of a page are of it alone. */
export function figuresOn({ path }: SiteDocument, site: Site): TokenFigures {
  const ofSite = figuresOfSite(site.in(path));
  const page = isPageFile(path) ? site.at(routeOf(path)) : undefined;
  const { name = '', units = {} } = (page && declaredBy(page)?.declared) ?? {};
  const unitOf = (token: string) => units[token.slice(name.length + 1)];
  return page ? tokenFigures(pageTokens(page, NO_TOKENS, 'en'), { read: ofSite.read, unitOf }, ofSite) : ofSite;
}

const NO_TOKENS: TokenValues = new Map();

const figuresOfSite = oncePerSiteFile((site): TokenFigures =>
  tokenFigures(tokensOf(site) ?? NO_TOKENS, { read: readerOf(site) }),
);

/** Reads the figures of texts in percent, money, and the units of claims and facts. */
export const readerOf = oncePerSiteFile((site) => {
  const { claims = [], currency = '' } = validPartsOf(site.business);
  return figureReader(localeOf(site), [
    ...claims.flatMap((claim) => claim?.unit ?? []),
    'percent',
    currency,
    ...UNITS_OF_FACTS,
  ]);
});

const UNITS_OF_FACTS = LISTED_KINDS.flatMap(({ units }) => Object.values(units ?? {}));
