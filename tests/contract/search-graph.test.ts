import { describe, expect, it } from 'vitest';
import { SCHEMA_TYPES } from '../../src/content/documents/schema-types';
import { isObject } from '../../src/json/is-object';
import { loadSite } from '../../src/node/load/load-site';
import { siteFolder } from '../../src/node/site-folder';

const BUSINESS = 'name address telephone url openingHoursSpecification priceRange image areaServed';
/** By type of schema.org: what search engines ask for, and what they use when it is there. */
const NEEDED: Readonly<Record<string, string>> = {
  ...Object.fromEntries(SCHEMA_TYPES.map((type) => [type, BUSINESS])),
  AboutPage: 'url name description',
  AggregateRating: 'ratingValue reviewCount bestRating',
  Answer: 'text',
  Article: 'headline author publisher description',
  BreadcrumbList: 'itemListElement',
  City: 'name',
  ContactPage: 'url name description',
  FAQPage: 'mainEntity',
  GeoCoordinates: 'latitude longitude',
  ListItem: 'position name item',
  OpeningHoursSpecification: 'dayOfWeek opens closes',
  Place: 'name',
  PostalAddress: 'addressLocality addressCountry',
  Question: 'name acceptedAnswer',
  Service: 'name provider areaServed description url',
  WebPage: 'url name description',
};

const isBetween = (least: number, most: number) => (value: unknown) =>
  typeof value === 'number' && value >= least && value <= most;
const isAbsolute = (value: unknown) => /^https:\/\/[^/]+(\/|$)/.test(String(value));
const isTime = (value: unknown) => /^([01]\d|2[0-3]):[0-5]\d$/.test(String(value));
const FORMS: Readonly<Record<string, (value: unknown) => boolean>> = {
  '@id': isAbsolute,
  'image': isAbsolute,
  'item': isAbsolute,
  'url': isAbsolute,
  'closes': isTime,
  'opens': isTime,
  'bestRating': isBetween(5, 5),
  'latitude': isBetween(-90, 90),
  'longitude': isBetween(-180, 180),
  'position': Number.isInteger,
  'ratingValue': isBetween(1, 5),
  'reviewCount': (value) => Number.isInteger(value) && Number(value) > 0,
};

/** Each property of a graph that is missing, empty or of a wrong form. */
function flawsIn(value: unknown, phone: string): string[] {
  if (Array.isArray(value)) return value.flatMap((each) => flawsIn(each, phone));
  if (!isObject(value)) return [];
  const lacking = (NEEDED[String(value['@type'])] ?? '').split(' ').filter((name) => name !== '' && !value[name]);
  const own = Object.entries(value).flatMap(([name, inner]) => {
    const isRight = name === 'telephone' ? inner === phone : (FORMS[name]?.(inner) ?? inner !== '');
    return [...(isRight ? [] : [`${name}: ${JSON.stringify(inner)}`]), ...flawsIn(inner, phone)];
  });
  return [...lacking.map((name) => `${String(value['@type'])} without ${name}`), ...own];
}

const isBusiness = (node: unknown) => isObject(node) && SCHEMA_TYPES.some((type) => type === node['@type']);

describe('what search engines are told', () => {
  it.each(['pages', 'tests/fixtures/leeds-locksmith'])('[M25] [M6] is whole on every page of %s', async (folder) => {
    const { site } = await loadSite(siteFolder(folder));
    const { origin, phone } = site.resolver!.business;
    let graphs = 0;
    for (const page of site.resolver!.site.valid) {
      const { head } = site.resolver!.page(page);
      if (!head.jsonLd) continue;
      graphs += 1;
      const nodes = (head.jsonLd as { '@graph': unknown[] })['@graph'];
      expect(flawsIn(nodes, phone.international), page.route).toEqual([]);
      const firms = nodes.filter((node) => isBusiness(node) && !Object.hasOwn(node as object, 'parentOrganization'));
      expect(firms, page.route).toMatchObject([{ '@id': `${origin}/#business` }]);
    }
    expect(graphs).toBeGreaterThan(5);
  });

  it('[M25] is judged by this test: a graph with a hole, a price for a number and half an address has flaws', () => {
    const graph = { '@type': 'City', 'name': '', 'url': '/about', 'reviewCount': 4.5, 'telephone': '020' };
    expect(flawsIn([graph], '+44')).toEqual([
      'City without name',
      'name: ""',
      'url: "/about"',
      'reviewCount: 4.5',
      'telephone: "020"',
    ]);
  });
});
