import { soundOf } from '../../../content/sound';
import { isObject } from '../../../json/is-object';
import { valueAt } from '../../../json/path';
import { areasIn } from '../../documents/areas';
import type { Area } from '../../documents/areas';
import { nameKey } from '../../documents/place-name';
import { oncePerSiteFile } from '../../documents/site-file';
import { oncePer } from '../../once';
import type { Words } from '../../problem';
import type { Diagnostic, Rule } from '../../rule';
import { keptPerDocument } from '../../run/findings';
import type { Site, SiteDocument } from '../../site';
import { countryOf } from '../../texts/phone-numbers';
import { localeOf } from '../../texts/sentences';
import { textsIn } from '../../texts/texts';
import type { FoundText } from '../../texts/texts';
import { CITIES } from './cities';

export const foreignCity: Rule = {
  code: 'foreign-city',
  severity: 'error',
  mayAllow: true,
  yieldsTo: ['copied-page', 'joined-places'],
  summary: 'An area page has the name of another city for its own, or lists a place that it says lies there.',
  example: { before: '"streets": ["High Street, Another City", …]', after: '"streets": ["High Street", …]' },
  *check(site) {
    for (const area of areasIn(site)) {
      const own = [area.code, area.name].filter(Boolean).join(' ');
      for (const { path, name } of factsOf(area)) {
        const city = citiesElsewhere(site).get(nameKey(name.split(/,\s*/).at(-1)!));
        if (city === undefined) continue;
        yield {
          document: area.page,
          location: { path, part: 'value' },
          words: {
            message: `${city} is another city, and this page is about ${own}.`,
            fix: 'Write a place of this area in its place. If we work there too, name it in pages/_region.json.',
            why: 'Visitors would think that the page is not about where they live.',
          },
        };
      }
    }
  },
};

export const doubtfulCity: Rule = {
  code: 'doubtful-city',
  severity: 'warning',
  yieldsTo: ['copied-page', 'copied-text', 'foreign-city'],
  summary: 'A text says that we work in another city.',
  example: { before: '"text": "Your roofer in Another City."', after: '"text": "Your roofer in {city}."' },
  *check(site) {
    if (citiesElsewhere(site).size === 0) return;
    for (const document of site.documents.values()) yield* inDocument(document, site);
    if (localeOf(site).split('-')[0] !== 'en') return;
    for (const { page, places } of areasIn(site)) {
      for (const { name, list, index, in: other } of places) {
        const [, city = ''] = BUILDING.exec(name) ?? [];
        const known = citiesElsewhere(site).get(nameKey(city));
        const path = ['facts', list, index, ...(other === undefined ? [] : ['name'])];
        if (known) yield { document: page, location: { path, part: 'value' }, words: ofPlace(name, known) };
      }
    }
  },
};

/** What has the name of its city in front; in streets the name says where they lead to. */
const BUILDING = /^(.+?) (?:Castle|Cathedral|Minster|University|Airport|Zoo|City Hall|Town Hall)$/;

/** What stands before the place where somebody works, by language. */
const BEFORE: Readonly<Record<string, RegExp>> = {
  en: /(?<!\p{L})(?:in|across|around|throughout|near|serving|covering)(?: and around| (?:all|most|parts) of| the (?:whole|heart|centre|center) of| (?:central|inner|outer|north|south|east|west))? (?=\p{Lu})/gu,
};
const CAPITAL = /(?<!\p{L})(?=\p{Lu})/gu;
const NAME = /\p{Lu}[\p{L}-]*(?: upon \p{Lu}\p{L}*| \p{Lu}\p{L}*)?/uy;

/** What is called like a large city in the texts of a document: the first of a text's that is one elsewhere is told. */
const namedIn = keptPerDocument('cities named', (site) => {
  const cities = citiesOf(site);
  const before = BEFORE[localeOf(site).split('-')[0]!];
  if (cities.size === 0) return undefined;
  return function* (document) {
    if (document.kind === 'site' || document.kind === 'region') return;
    for (const text of textsIn(document)) {
      const names = [...namesIn(text, document, before)].filter(({ forms }) =>
        forms.some((form) => cities.has(nameKey(form))),
      );
      if (names.length > 0) yield { path: text.path, names };
    }
  };
});

interface Named {
  start: number;
  /** What it is called with the words behind it that may belong to it, and without. */
  forms: readonly [long: string, word: string];
}

function* namesIn(
  { path, kind, value }: FoundText,
  document: SiteDocument,
  before: RegExp | undefined,
): Generator<Named> {
  if (kind === 'alt' || kind === 'place' || isOfCustomer(document, path)) return;
  const isTitle = kind === 'heading' || kind === 'label' || (path[0] === 'metadata' && path[1] !== 'description');
  const leads = isTitle ? CAPITAL : before;
  for (const { 0: lead, index } of leads ? value.matchAll(leads) : []) {
    const start = index + lead.length;
    NAME.lastIndex = start;
    const [long = ''] = NAME.exec(value) ?? [];
    yield { start, forms: [long, long.split(' ')[0]!] };
  }
}

function* inDocument(document: SiteDocument, site: Site): Generator<Diagnostic> {
  for (const { path, names } of namedIn(site)(document)) {
    for (const { start, forms } of names) {
      const [long] = forms;
      const name = forms.find((each) => citiesElsewhere(site).has(nameKey(each)));
      // With a capital behind it, it is the name of a street or a house.
      if (name === undefined || (name !== long && long.includes(' '))) continue;
      const inside = { start, end: start + name.length };
      yield { document, location: { path, part: 'value', inside }, words: ofText(name) };
      break;
    }
  }
}

const isOfCustomer = ({ value }: SiteDocument, path: FoundText['path']) => {
  const review = valueAt(value, path.slice(0, -1));
  return isObject(review) && 'provenance' in review;
};

function factsOf({ places, locality, name }: Area) {
  const named = { name, locality };
  return [
    ...places.map((place) => ({
      path: ['facts', place.list, place.index, ...(place.in === undefined ? [] : ['name'])],
      name: place.name,
    })),
    ...Object.entries(named).flatMap(([field, value]) =>
      value === undefined ? [] : [{ path: ['facts', field], name: value }],
    ),
  ];
}

/** The large cities of the country, by their names as they are compared. */
const citiesOf = oncePerSiteFile(({ business }): ReadonlyMap<string, string> => {
  const cities = CITIES.get(countryOf(business?.value) ?? '') ?? [];
  return new Map(cities.map((city) => [nameKey(city), city]));
});

/** Those that the site has nothing to do with, by their names as they are compared. */
const citiesElsewhere = oncePer((site: Site): ReadonlyMap<string, string> => {
  const { business, region } = site;
  const locality = soundOf(business).address?.locality;
  const { name, larger = [], districts = [], centre } = region?.file ?? {};
  // Without a place of its own, every city may be that of the site.
  if (locality === undefined && name === undefined) return new Map();
  const own = [locality, name, centre?.name, ...larger, ...districts.flatMap((each) => [each.name, ...each.also])];
  const known = ` ${own.flatMap((each) => (each === undefined ? [] : [nameKey(each)])).join(' | ')} `;
  return new Map([...citiesOf(site)].filter(([key]) => !known.includes(` ${key} `)));
});

const WHY = 'Visitors would think that we work in another city, and look elsewhere.';

const ofText = (city: string): Words => ({
  message: `This names ${city}, which is another city.`,
  fix: 'Write our own city or district in its place, or leave it if that city is meant.',
  why: WHY,
});

const ofPlace = (name: string, city: string): Words => ({
  message: `"${name}" is called after ${city}, which is another city.`,
  fix: 'Write a place of this area in its place, or leave it if there is one of that name here.',
  why: WHY,
});
