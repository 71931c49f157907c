import type { z } from 'zod';
import type { PageSummary } from '../../blocks/resolved';
import { drawnIcon } from '../../design/drawings/icon-names';
import type { IconName } from '../../design/drawings/icon-names';
import { SCENES } from '../../design/drawings/scenes';
import type { PhotoKind } from '../../design/photo/photo-places';
import type { districtsOf, listFact, pageQuery } from '../../blocks/page-fields';
import { isTextKind } from '../../schema/fields';
import type * as fields from '../../schema/fields';
import type { Field, Replace } from '../../schema/walk';
import type { Page } from '../document';
import type { SiteFile } from '../documents/site.schema';
import { imagePath } from '../files';
import { foundDistricts } from './found-districts';
import type { PageIndex } from './queries';
import type { SiteFiles } from '../site-files';
import { linkedText } from './text-links';
import { fillTokens } from '../tokens/tokens';
import type { TokenValues } from '../tokens/tokens';
import { fixedPrice, workedPrice } from './worked-price';
import { resolveAction } from './action';
import { resolveMap, resolvePhoto } from './pictures';
import { factsOf, plateOf, resolveFact, resolveHotline } from './site-values';

/** The sources from which fields are filled in. The shell has no page and no summary. */
interface Sources {
  site: SiteFiles;
  business: SiteFile;
  index: PageIndex;
  tokens: TokenValues;
  page?: Page;
  summary?: PageSummary | undefined;
}

type Photo = Parameters<typeof resolvePhoto>[0];
type Fill = (text: string) => string;

/** Replaces each field that points at something: tokens, links, lists of pages, claims, pictures. */
export function fieldResolver(sources: Sources): Replace {
  const fill = (text: string) => fillTokens(text, sources.tokens);
  return (field) =>
    typeof field.value === 'string' ? resolvedText(field, sources.site, fill) : resolvedReference(field, sources, fill);
}

function resolvedText({ kind, value }: Field, site: SiteFiles, fill: Fill): { with: unknown } | undefined {
  const text = value as string;
  if (kind === 'prose') return { with: linkedText(text, fill) };
  if (kind === 'icon') return { with: drawnIcon(text as IconName) };
  if (kind === 'scene') return { with: SCENES.get(text) ?? site.drawings.get(imagePath(text)) };
  return isTextKind(kind) ? { with: fill(text) } : undefined;
}

function resolvedReference({ kind, value }: Field, sources: Sources, fill: Fill): { with: unknown } | undefined {
  const { site, business, index, page, summary } = sources;
  switch (kind) {
    case 'action':
      return { with: resolveAction(value as z.output<typeof fields.action>, business, fill) };
    case 'page-query':
      return { with: index.find(value as z.output<typeof pageQuery>, summary) };
    case 'districts':
      return { with: foundDistricts(value as z.output<typeof districtsOf>, { index, region: site.region }) };
    case 'worked-price':
      return { with: workedPrice(value as z.output<typeof fields.workedPrice>, business) };
    case 'fixed-price':
      return { with: fixedPrice(value as z.output<typeof fields.fixedPrice>, business, fill) };
    case 'hotline':
      return { with: resolveHotline(value as z.output<typeof fields.hotline>, business) };
    case 'fact':
      return { with: factsOf(value as z.output<typeof listFact>, { page, business, fill }) };
    case 'labelled-fact':
      return { with: resolveFact(value as z.output<typeof fields.labelledFact>, business, fill) };
    case 'plate':
      return { with: plateOf(business, summary?.responseMinutes, fill) };
    case 'map':
      return {
        with: resolveMap(summary, {
          index,
          region: site.region,
          business:
            (value as { pin: string }).pin === 'business'
              ? { name: fill('{brand}'), coordinates: business.location }
              : undefined,
        }),
      };
    case 'opening-photo':
    case 'backdrop-photo':
    case 'side-photo':
    case 'card-photo':
    case 'tile-photo':
      return { with: resolvePhoto(value as Photo, { site, kind: kind satisfies PhotoKind, fill }) };
    default:
      return undefined;
  }
}
