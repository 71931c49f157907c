import { SCHEMA_TYPES } from '../../../content/documents/schema-types';
import { isObject } from '../../../json/is-object';
import { ownValue } from '../../../json/own-value';

/** What is wrong with what search engines are told of a page. */
export type GraphFlaw =
  | { fault: 'lacks' | 'could-have'; type: string; property: string }
  | { fault: 'wrong'; property: string; value: unknown; expected: string }
  | { fault: 'businesses'; count: number };

interface Properties {
  required: string[];
  recommended?: string[];
}

const BUSINESS: Properties = {
  required: ['name', 'address', 'telephone', 'url'],
  recommended: ['openingHoursSpecification', 'priceRange', 'image', 'areaServed'],
};

/** By type of schema.org: what search engines ask for, and what they use when it is there. */
const PROPERTIES: Record<string, Properties> = {
  ...Object.fromEntries(SCHEMA_TYPES.map((type) => [type, BUSINESS])),
  AboutPage: { required: ['url', 'name'], recommended: ['description'] },
  AggregateRating: { required: ['ratingValue', 'reviewCount', 'bestRating'] },
  Answer: { required: ['text'] },
  Article: { required: ['headline', 'author', 'publisher'], recommended: ['description'] },
  BreadcrumbList: { required: ['itemListElement'] },
  City: { required: ['name'] },
  ContactPage: { required: ['url', 'name'], recommended: ['description'] },
  FAQPage: { required: ['mainEntity'] },
  GeoCoordinates: { required: ['latitude', 'longitude'] },
  ListItem: { required: ['position', 'name', 'item'] },
  OpeningHoursSpecification: { required: ['dayOfWeek', 'opens', 'closes'] },
  Place: { required: ['name'] },
  PostalAddress: { required: ['addressLocality', 'addressCountry'] },
  Question: { required: ['name', 'acceptedAnswer'] },
  Service: { required: ['name', 'provider', 'areaServed'], recommended: ['description', 'url'] },
  WebPage: { required: ['url', 'name'], recommended: ['description'] },
};

const isNumber = (least: number, most: number) => (value: unknown) =>
  typeof value === 'number' && value >= least && value <= most;
const isAbsolute = (value: unknown) => typeof value === 'string' && /^https:\/\/[^/]+(\/|$)/.test(value);
const isTime = (value: unknown) => typeof value === 'string' && /^([01]\d|2[0-3]):[0-5]\d$/.test(value);
const ADDRESS = { fits: isAbsolute, expected: 'a full address that starts with "https://"' };
const TIME = { fits: isTime, expected: 'a time of day from "00:00" to "23:59"' };
const FORMS: Record<string, { fits: (value: unknown) => boolean; expected: string }> = {
  '@id': ADDRESS,
  'image': ADDRESS,
  'item': ADDRESS,
  'url': ADDRESS,
  'closes': TIME,
  'opens': TIME,
  'bestRating': { fits: isNumber(5, 5), expected: 'the number 5' },
  'latitude': { fits: isNumber(-90, 90), expected: 'a number from -90 to 90' },
  'longitude': { fits: isNumber(-180, 180), expected: 'a number from -180 to 180' },
  'position': { fits: Number.isInteger, expected: 'a whole number' },
  'ratingValue': { fits: isNumber(1, 5), expected: 'a number from 1 to 5' },
  'reviewCount': { fits: (value) => Number.isInteger(value) && Number(value) > 0, expected: 'a whole number above 0' },
};

const isEmpty = (value: unknown) => value === undefined || value === '' || (Array.isArray(value) && value.length === 0);

/** What is wrong with the graph of a page of the business that has this origin and this number. */
export function flawsOfGraph(graph: unknown, { origin, phone }: { origin: string; phone: string }): GraphFlaw[] {
  const nodes = isObject(graph) && Array.isArray(graph['@graph']) ? graph['@graph'] : [];
  const isBusiness = (type: unknown) => SCHEMA_TYPES.some((each) => each === type);
  const businesses = nodes.filter(
    (node: unknown) => isObject(node) && isBusiness(node['@type']) && !isObject(node['parentOrganization']),
  );
  const isOne = businesses.length === 1 && isObject(businesses[0]) && businesses[0]['@id'] === `${origin}/#business`;
  return [...flawsIn(nodes, phone), ...(isOne ? [] : [{ fault: 'businesses', count: businesses.length } as const])];
}

function flawsIn(value: unknown, phone: string): GraphFlaw[] {
  if (Array.isArray(value)) return value.flatMap((each) => flawsIn(each, phone));
  if (!isObject(value)) return [];
  const ofProperties = Object.entries(value).flatMap(([property, inner]) => [
    ...malformed(property, inner, phone),
    ...flawsIn(inner, phone),
  ]);
  return [...absent(value), ...ofProperties, ...hours(value)];
}

function absent(node: Record<string, unknown>): GraphFlaw[] {
  const type = String(node['@type']);
  const { required = [], recommended = [] } = ownValue(PROPERTIES, type) ?? {};
  const lacking = (names: string[], fault: 'lacks' | 'could-have') =>
    names.filter((property) => isEmpty(node[property])).map((property): GraphFlaw => ({ fault, type, property }));
  return [...lacking(required, 'lacks'), ...lacking(recommended, 'could-have')];
}

function malformed(property: string, value: unknown, phone: string): GraphFlaw[] {
  const wrong = (expected: string): GraphFlaw[] => [{ fault: 'wrong', property, value, expected }];
  if (property === 'telephone' && value !== phone) return wrong(`the number "${phone}"`);
  const form = ownValue(FORMS, property);
  return !form || isEmpty(value) || form.fits(value) ? [] : wrong(form.expected);
}

function hours({ '@type': type, opens, closes }: Record<string, unknown>): GraphFlaw[] {
  if (type !== 'OpeningHoursSpecification' || !isTime(opens) || !isTime(closes)) return [];
  if (String(opens) < String(closes)) return [];
  const expected = `later than "${String(opens)}"; for day and night, "23:59"`;
  return [{ fault: 'wrong', property: 'closes', value: closes, expected }];
}
