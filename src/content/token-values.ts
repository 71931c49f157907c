import type { z } from 'zod';
import type { areaFacts } from './facts.schema';
import type { Page } from './manifest';
import type { SiteFile } from './site.schema';
import { fillTokens } from './tokens';
import type { TokenValues } from './tokens';

/** Tokens that mean the same on every page: `{phone}`, `{claim.home-response}`, `{areas.count}` … */
export function siteTokens(site: SiteFile, pages: readonly Page[]): TokenValues {
  const countOf = (kind: Page['kind']) => String(pages.filter((page) => page.kind === kind).length);
  return new Map<string, string>([
    ['brand', `${site.brand.first} ${site.brand.second}`],
    ['product', site.product],
    ['phone', site.phone.display],
    ['line', site.phone.name],
    ['email', site.email.emergency],
    ['email.information', site.email.information],
    ['hours', site.hours.text],
    ['founded', String(site.founded)],
    ['location', coordinatesText(site.location)],
    ['areas.count', countOf('area')],
    ['services.count', countOf('service')],
    ...site.registration.map(({ id, value }): [string, string] => [`company.${id}`, value]),
    ...site.accreditations.map(({ id, body, number }): [string, string] => [`accreditation.${id}`, `${body}, number ${number}`]),
    ...site.claims.map(({ id, text }): [string, string] => [`claim.${id}`, text]),
  ]);
}

/** The tokens of one page: those of the site, and its own facts under the name of its kind. */
export function pageTokens(page: Page, ofSite: TokenValues): TokenValues {
  const { document } = page;
  if (!('facts' in document)) return ofSite;
  const own = 'coordinates' in document.facts
    ? areaTokens(document.facts)
    : Object.entries(document.facts).filter(([key]) => key === 'name' || key === 'summary').map(([key, value]): [string, string] => [key, String(value)]);
  return new Map([...ofSite, ...own.map(([key, value]): [string, string] => [`${page.kind}.${key}`, fillTokens(value, ofSite)])]);
}

function areaTokens(facts: z.output<typeof areaFacts>): [string, string][] {
  return [
    ['name', facts.name],
    ['code', facts.code],
    ['locality', facts.locality],
    ['coordinates', coordinatesText(facts.coordinates)],
    ['responseMinutes', String(facts.responseMinutes)],
    ['rating', facts.rating.value.toFixed(1)],
    ['reviewCount', facts.rating.count.toLocaleString('en-GB')],
    ['priceRange', facts.priceRange],
    ['lineName', facts.lineName ?? '{line}'],
  ];
}

/** Degrees to four decimals, `51.4951, -0.1320`. */
function coordinatesText({ latitude, longitude }: { latitude: number; longitude: number }): string {
  return `${latitude.toFixed(4)}, ${longitude.toFixed(4)}`;
}
