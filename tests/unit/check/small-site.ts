import { Checker } from '../../../src/check/check';
import type { CheckResult } from '../../../src/check/check';
import { createJsonSchemas } from '../../../src/content/json-schema';
import { areaPage } from '../schemas/area-page';

export const checker = new Checker(createJsonSchemas());

const claim = (id: string, text: string) => ({
  id, subject: 'Response', value: 20, unit: 'minutes', text, scope: 'Home page', provenance: 'sample', reviewBy: '2030-01-01',
});
const link = (to: string) => ({ label: 'Home', to });

export const siteFile = () => ({
  status: 'demo', origin: 'https://www.tapwright.example', brand: { first: 'Tapwright', second: 'London', tagline: '24/7' }, product: 'Plumber',
  phone: { display: '020 7946 0123', international: '+442079460123' },
  email: { emergency: 'a@tapwright.example', information: 'b@tapwright.example' },
  booking: 'https://book.tapwright.example/request',
  hotlines: [{ id: 'gas', when: 'Smell gas?', name: 'Gas', display: '0800 111 999', international: '0800111999', text: 'Leave.' }],
  location: { latitude: 51.5, longitude: -0.12 },
  address: { locality: 'London', region: 'Greater London', country: 'GB' },
  hours: { opens: '00:00', closes: '23:59', text: 'Day and night' },
  founded: 2009,
  company: { registeredName: 'x', form: 'x', number: 'x', placeOfRegistration: 'x', registeredOffice: 'x', vat: 'x', ico: 'x', insurer: 'x' },
  accreditations: [],
  claims: [claim('home-response', '20 minutes'), claim('reviews', '240')],
  defaults: { rating: { value: 'home-response', count: 'reviews' }, priceRange: '££' },
  navigation: { header: [link('/')], call: 'Call', book: 'Book', callBar: 'Call', footer: [], legal: [] },
  demoNotice: 'A sample.',
});

export const plainPage = (...blocks: object[]) => ({
  metadata: { title: 'Title', description: 'Description.' },
  facts: { name: 'Page' },
  blocks: blocks.length > 0 ? blocks : [{ type: 'prose', paragraphs: ['Words.'] }],
});

const notFoundPage = () => {
  const { facts: _, ...page } = plainPage();
  return page;
};

type Content = object | string | Uint8Array;

/** A small good site, as files. `changes` add, replace or (with `undefined`) remove files. */
export function filesOf(changes: Record<string, Content | undefined> = {}): Map<string, Uint8Array> {
  const site: Record<string, Content | undefined> = {
    'pages/_site.json': siteFile(), 'pages/index.json': plainPage(), 'pages/404.json': notFoundPage(), 'pages/areas/sw1h.json': areaPage(),
    'pages/services.json': plainPage(), ...changes,
  };
  return new Map(Object.entries(site).flatMap(([path, content]) => (content === undefined ? [] : [[path, bytesOf(content)] as const])));
}

export function bytesOf(content: Content): Uint8Array {
  if (content instanceof Uint8Array) return content;
  return new TextEncoder().encode(typeof content === 'string' ? content : `${JSON.stringify(content, null, 2)}\n`);
}

export const check = (changes: Record<string, Content | undefined> = {}): CheckResult => checker.check(filesOf(changes));

/** Each problem as `file code "underlined text"`. */
export function told(changes: Record<string, Content | undefined> = {}): string[] {
  const files = filesOf(changes);
  return checker.check(files).problems.map(({ file, rule, range }) => {
    const text = new TextDecoder().decode(files.get(file) ?? new Uint8Array());
    return `${file} ${rule} ${text.slice(range.start.offset, range.end.offset)}`;
  });
}
