import type { z } from 'zod';
import type { PageSummary } from '../blocks/resolved';
import { siteFile } from './site.schema';
import type { SiteFile } from './site.schema';

type Link = { label: string; to: string };

/** What stands around every page: header, footer, call bar. Fetched once by the visitor's browser. */
export interface ResolvedShell {
  brand: SiteFile['brand'];
  phone: { name: string; display: string; href: string };
  email: { display: string; href: string };
  booking: string;
  hours: string;
  header: (Link | { label: string; pages: PageSummary[]; all: Link })[];
  call: string;
  book: string;
  callBar: string;
  footer: { heading: string; pages: PageSummary[]; all?: Link }[];
  legal: Link[];
  company: string[];
  demoNotice?: string;
}

/** `resolve` fills tokens and lists of a value by its schema. */
export function resolveShell(source: SiteFile, resolve: (schema: z.ZodType, value: unknown) => unknown): ResolvedShell {
  const site = resolve(siteFile, source) as SiteFile;
  const navigation = site.navigation as unknown as Pick<ResolvedShell, 'header' | 'footer' | 'legal' | 'call' | 'book' | 'callBar'>;
  const slim = (pages: PageSummary[]) => pages.map(({ route, kind, name, code }) => ({ route, kind, name, ...(code && { code }) }));
  return {
    brand: site.brand,
    phone: { name: site.phone.name, display: site.phone.display, href: `tel:${site.phone.international}` },
    email: { display: site.email.emergency, href: `mailto:${site.email.emergency}` },
    booking: site.booking,
    hours: site.hours.text,
    header: navigation.header.map((item) => ('pages' in item ? { ...item, pages: slim(item.pages) } : item)),
    call: navigation.call,
    book: navigation.book,
    callBar: navigation.callBar,
    footer: navigation.footer.map((column) => ({ ...column, pages: slim(column.pages) })),
    legal: navigation.legal,
    company: site.legalLines,
    ...(site.status === 'demo' && { demoNotice: site.demoNotice }),
  };
}
