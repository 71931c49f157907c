import { Checker } from '../../../src/check/run/checker';
import type { Problem } from '../../../src/check/problem';
import type { CheckResult } from '../../../src/check/run/checker';
import { RULES } from '../../../src/check/rules';
import { createJsonSchemas } from '../../../src/content/documents/json-schema';
import { siteJson } from '../../fixtures/site';
import { areaPage } from '../schemas/area-page';

export const REFERENCES =
  'broken-link duplicate-id duplicate-route link-to-alias link-to-draft misplaced-token ' +
  'missing-shared-file to-do unclosed-token unknown-claim unknown-hotline unknown-token';

/** Asks only whether what documents refer to is there: the other rules have tests and small sites of their own. */
export const checker = new Checker(
  createJsonSchemas(),
  RULES.filter(({ code }) => REFERENCES.split(' ').includes(code)),
);

const claim = (id: string, text: string, value = 20, unit = 'minute') => ({
  id,
  subject: `${id} of the firm`,
  value,
  unit,
  text,
  scope: 'Home page',
  provenance: 'sample',
  reviewBy: '2030-01-01',
});
const link = (to: string) => ({ label: 'Home', to });

const REGISTERED = 'registeredName form number placeOfRegistration registeredOffice vat ico insurer'.split(' ');

export const siteFile = () => ({
  ...siteJson,
  origin: 'https://www.tapwright.example',
  brand: { first: 'Tapwright', second: 'London', tagline: '24/7' },
  phone: { name: '24/7 Emergency Line', display: '020 7946 0123', international: '+442079460123' },
  email: { emergency: 'a@tapwright.example', information: 'b@tapwright.example' },
  booking: 'https://book.tapwright.example/request',
  hotlines: [
    {
      id: 'gas',
      when: 'Smell gas?',
      name: 'Gas',
      display: '0800 111 999',
      international: '0800111999',
      text: 'Leave.',
      icon: 'flame',
      speaksOf: ['gas leak', 'smell gas', 'gas escape'],
    },
  ],
  location: { latitude: 51.5, longitude: -0.12 },
  address: { locality: 'London', region: 'Greater London' },
  hours: { opens: '00:00', closes: '23:59', text: 'Day and night' },
  registration: REGISTERED.map((id, at) => ({ id, label: `Line ${at + 1}`, value: 'x' })),
  legalLines: ['{company.registeredName}, number {company.number}'],
  accreditations: [],
  claims: [
    claim('home-response', '20 minutes'),
    claim('reviews', '240', 240, 'count'),
    claim('average', '4.9', 4.9, 'rating'),
  ],
  defaults: { rating: { value: 'average', count: 'reviews' }, priceRange: '££' },
  navigation: { header: [link('/')], call: 'Call', book: 'Book', callBar: 'Call', footer: [], legal: [] },
  demoNotice: 'A sample.',
});

export const plainPage = (...blocks: object[]) => ({
  metadata: { title: 'About the firm', description: 'Who we are.' },
  facts: { name: 'Page' },
  blocks: blocks.length > 0 ? blocks : [{ type: 'prose', paragraphs: ['Words.'] }],
});

/** A page that no rule objects to. */
export const goodPage = (name: string, ...blocks: object[]) => ({
  metadata: {
    title: `${name} of Tapwright London`,
    description: `${name}: what a small firm does for its customers, by day and by night, in a few words.`,
  },
  facts: { name },
  blocks: [
    { type: 'hero', heading: name, intro: 'We come day and night.', actions: [{ do: 'call', label: 'Call: {phone}' }] },
    ...blocks,
  ],
});

const home = () =>
  goodPage(
    'Welcome',
    { type: 'prose', paragraphs: ['We come in {claim.home-response} on average.'] },
    { type: 'page-list', heading: 'Areas', pages: { kind: 'area' } },
    { type: 'page-list', heading: 'Pages', pages: { kind: 'page' } },
  );

export const notFoundPage = () => {
  const { facts: _, ...page } = goodPage('Nothing here');
  return page;
};

type Content = object | string | Uint8Array;
/** Files to add, to replace or (with `undefined`) to remove. */
export type Changes = Record<string, Content | undefined>;

/** A small good site, as files. */
export function filesOf(changes: Changes = {}): Map<string, Uint8Array> {
  const site: Changes = {
    'pages/_site.json': siteFile(),
    'pages/index.json': home(),
    'pages/404.json': notFoundPage(),
    'pages/areas/sw1h.json': areaPage(),
    'pages/services.json': goodPage('Services'),
    ...changes,
  };
  return new Map(
    Object.entries(site).flatMap(([path, content]) =>
      content === undefined ? [] : [[path, bytesOf(content)] as const],
    ),
  );
}

export function bytesOf(content: Content): Uint8Array {
  if (content instanceof Uint8Array) return content;
  return new TextEncoder().encode(typeof content === 'string' ? content : `${JSON.stringify(content, null, 2)}\n`);
}

export const check = (changes: Changes = {}): CheckResult => checker.check(filesOf(changes));

/** The author's own text at the place of a problem. */
export const underlined = (files: ReadonlyMap<string, Uint8Array>, { file, range }: Problem): string =>
  new TextDecoder().decode(files.get(file)).slice(range.start.offset, range.end.offset);
