import { openingOf } from '../../blocks/schemas';
import type { Block } from '../../blocks/schemas';
import { say } from '../../design/words';
import type { PhotoData } from '../../design/photo/photo';
import { isListed } from '../../kinds/named';
import { brandName } from '../wording/brand';
import { wordsOf } from '../wording/interface-words';
import type { PageIndex } from '../resolve/queries';
import { socialCardAddress } from '../routes';
import type { Page } from '../document';
import type { SiteFile } from '../documents/site.schema';
import { alternatesOf } from '../languages/twins';
import type { Twin } from '../languages/twins';
import { structuredData } from './structured-data';

/** Everything the document's head says of one page, as plain data. `site/head.ts` writes it, on both sides. */
export interface HeadData {
  title: string;
  description: string;
  keywords: string[];
  robots: string;
  /** Absolute address; missing on the not-found page. */
  canonical?: string;
  /** Absolute addresses of the parts before and after this one, of a page whose list has several. */
  parts?: { rel: 'prev' | 'next'; href: string }[];
  /** The same page in each language, itself among them, and the one for all others. */
  alternates?: { hreflang: string; href: string }[];
  /** The language of the page and its region: `en-IE`. */
  locale: string;
  siteName: string;
  /** Absolute address of the social image. */
  image: string;
  imageAlt: string;
  type: 'website' | 'article';
  /** The photograph at the top of the page, if there is one. */
  photo?: PhotoData;
  /** One schema.org graph, as an object; whoever writes it into HTML escapes it. */
  jsonLd?: object;
}

export interface PartOfPage {
  number: number;
  of: number;
  routeOf: (number: number) => string;
}

type Input = {
  page: Page;
  /** The page's document with its tokens filled in. */
  document: Page['document'];
  /** Where it has several parts: which this is. */
  part?: PartOfPage | undefined;
  /** The same page in each language, where it has several. */
  twins?: readonly Twin[] | undefined;
  /** Its blocks as they are drawn, those of shared files among them. */
  blocks: readonly Block[];
  site: SiteFile;
  index: PageIndex;
};

export function headOf({ page, document, blocks, part, twins, site, index }: Input): HeadData {
  const { metadata } = document;
  const { picture } = openingOf(blocks) ?? {};
  const isNotFound = !isListed(page.kind);
  const isLater = part !== undefined && part.number > 1;
  const addressOfPart = (number: number) => addressOf(part!.routeOf(number), site.origin);
  const canonical = isLater ? addressOfPart(part.number) : (metadata.canonical ?? addressOf(page.route, site.origin));
  const jsonLd = isNotFound ? undefined : structuredData({ page, document, blocks, site, index, canonical });
  return {
    title: isLater
      ? say(wordsOf(site).made.part, { name: metadata.title, number: part.number, of: part.of })
      : metadata.title,
    description: metadata.description,
    keywords: metadata.keywords,
    robots: metadata.noindex || isNotFound || page.hidden ? 'noindex' : 'index, follow',
    ...(!isNotFound && { canonical }),
    ...(part && {
      parts: [
        ...(isLater ? [{ rel: 'prev' as const, href: addressOfPart(part.number - 1) }] : []),
        ...(part.number < part.of ? [{ rel: 'next' as const, href: addressOfPart(part.number + 1) }] : []),
      ],
    }),
    ...(twins && { alternates: alternatesOf(twins, site.origin) }),
    locale: site.locale,
    siteName: brandName(site),
    image: site.origin + (metadata.socialImage ?? socialCardAddress(page.route)),
    imageAlt: metadata.title,
    type: 'website',
    ...(picture?.show === 'photo' && { photo: picture }),
    ...(jsonLd && { jsonLd }),
  };
}

/** The absolute address of a route. */
export const addressOf = (route: string, origin: string) => origin + route;
