import { areaPage } from '../schemas/area-page';
import { goodPage, siteFile } from './small-site';

export const PAGE = 'pages/about.json';
export const AREA = 'pages/areas/sw1h.json';
export const SITE = 'pages/_site.json';

type Values = Record<string, unknown>;

/** A copy with other values, each by the way to it: `{ 'facts.code': 'N1', 'blocks.0.heading': 'Home' }`. */
export function changed<Document>(document: Document, values: Values): Document {
  const copy = structuredClone(document);
  for (const [way, value] of Object.entries(values)) {
    const steps = way.split('.');
    const last = steps.pop()!;
    const holder = steps.reduce((at, step) => at[step] as Values, copy as Values);
    holder[last] = structuredClone(value);
  }
  return copy;
}

export const prose = (words: string | string[], more: object = {}) => ({
  type: 'prose',
  paragraphs: [words].flat(),
  ...more,
});
export const linkTo = (to: string, label = 'Go') => prose('x', { action: { do: 'page', label, to } });
export const listing = (pages: object) => ({ type: 'page-list', heading: 'More', pages });
/** A block of good reviews, changed one by one. */
export const reviews = (...items: object[]) => ({
  type: 'reviews',
  heading: 'Reviews',
  items: items.map((item) => ({ name: 'Ann B.', rating: 5, text: 'Good work.', provenance: 'sample', ...item })),
});
export const showing = (ref = 'more') => ({ type: 'shared', ref });
export const shared = (...blocks: object[]) => ({ 'pages/_shared/more.json': { blocks } });

/** A good page at /about, with these blocks below its hero. */
export const about = (...blocks: object[]) => ({ [PAGE]: goodPage('About', ...blocks) });
export const saying = (...paragraphs: string[]) => about(prose(paragraphs));
export const area = (values: Values = {}, ...blocks: object[]) => {
  const page = changed(areaPage(), values);
  return { [AREA]: { ...page, blocks: [...page.blocks, ...blocks] } };
};
export const serviceOf = (name: string, ...blocks: object[]) => ({
  ...goodPage(name, ...blocks),
  facts: { name, summary: 'What we do.', icon: 'wrench', order: 1 },
});
export const siteWith = (values: Values) => ({ [SITE]: changed<object>(siteFile(), values) });
export const published = (...routes: string[]) => ({ 'pages/_published.json': { version: 1, routes, gone: [] } });
/** A claim as `_site.json` states it, with what no test of it is about. */
export const claim = (id: string, subject: string, value: number | number[], unit: string, more: object = {}) => ({
  id,
  subject,
  value,
  unit,
  scope: `Scope of ${id}`,
  provenance: 'policy',
  reviewBy: '2030-01-01',
  ...more,
});
