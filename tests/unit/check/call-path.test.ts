import { expect, it } from 'vitest';
import { RULES } from '../../../src/check/rules';
import type { Problem } from '../../../src/check/problem';
import { reviewBuilt } from '../../fixtures/reviewed-pages';
import { siteFrom } from '../../../src/content/site';
import { heroJson, pageJson, siteOf } from '../../fixtures/site';
import { one, said } from './said';

const PAGE = 'pages/index.json';
const document = pageJson('Home', [{ ...heroJson, actions: [{ do: 'call', label: 'Call: {phone}' }] }]);
const files = new Map([[PAGE, new TextEncoder().encode(JSON.stringify(document, null, 2))]]);
const site = siteFrom(siteOf({ [PAGE]: document }), {}, files);
const pages = site.valid.filter(({ path }) => path === PAGE);

const reviewed = (asked: string, html: string, business = site.resolver!.business) => {
  const rules = RULES.filter(({ code }) => asked === '' || asked === code);
  const found = reviewBuilt({ pages, business, htmlOf: () => html }, rules);
  return found.map((problem) => ({ ...problem, underlined: textAt(problem.range) }));
};
const textAt = ({ start, end }: Problem['range']) =>
  JSON.stringify(document, null, 2).slice(start.offset, end.offset).replaceAll(/\s+/g, ' ');
const OURS = '<a href="tel:+442079460000">Call: 020 7946 0000</a>';
const GAS = '<a href="tel:0800111999">0800 111 999</a>';
const BUTTON = '{ "do": "call", "label": "Call: {phone}" }';
const page = (main: string, graph?: object) =>
  `<!DOCTYPE html><html><head>${graph ? `<script type="application/ld+json">${JSON.stringify(graph)}</script>` : ''}</head><body><header><a href="/">Home</a></header><main>${main}</main></body></html>`;

it('[Y2] misses a link that dials our number', () => {
  for (const main of ['<a href="/contact">020 7946 0000</a>', GAS])
    expect(reviewed('missing-call-link', page(main))).toMatchObject(said`
      # missing-call-link «${BUTTON}»
      The finished page has no link that dials +442079460000.
      > Add a button to a block of this page: { "do": "call", "label": "Call: {phone}" }.
      ? A visitor in an emergency must be able to call with one press.`);
  expect(reviewed('missing-call-link', page(OURS))).toEqual([]);
});

it('[Y2] misses our number in the words of every link that dials it', () => {
  const hidden = '<a href="tel:+442079460000">Call now <svg><text>020 7946 0000</text></svg></a>';
  expect(reviewed('unshown-number', page(hidden))).toMatchObject(said`
    # unshown-number «${BUTTON}»
    No link of the finished page that calls us shows our number, 020 7946 0000.
    > Write {phone} into the words of a button that calls: { "do": "call", "label": "Call: {phone}" }.
    ? At a computer visitors read the number and dial it by hand.`);
  expect(reviewed('unshown-number', page(`${hidden}${OURS}`))).toEqual([]);
});

it('[Y4] knows the other numbers of the business', () => {
  const office = { id: 'office', name: 'Office', display: '020 7946 0100', international: '+442079460100' };
  const business = { ...site.resolver!.business, numbers: [office] };
  const html = page(`${OURS}<a href="tel:+442079460100">020 7946 0100</a>`, {
    telephone: '+442079460000',
    contactPoint: [{ telephone: '+442079460100' }],
  });
  expect(reviewed('', html, business)).toEqual([]);
  expect(reviewed('', html)).toHaveLength(2);
});

it('[Y4] refuses a number that is neither ours nor a hotline, one that shows another, and another for search engines', () => {
  const found = (main: string, telephone?: string) =>
    reviewed('wrong-call-number', page(main, telephone === undefined ? undefined : { '@graph': [{ telephone }] }));
  expect(found('<a href="tel:02079460000">Call</a>')).toMatchObject(said`
    The link "Call" dials 02079460000, which is neither our number nor a hotline of pages/_site.json.
    > Use a button that calls: { "do": "call", "label": "Call: {phone}" }.
    ? Visitors in an emergency would reach somebody else.`);
  expect(found('<a href="tel:+442079460000">Call 020 7946 0199, day and night</a>')[0]).toMatchObject(one`
    A link of the finished page shows 020 7946 0199 and dials +442079460000.`);
  expect(found(OURS, '+442079460001')[0]).toMatchObject(one`
    The finished page dials +442079460000, and tells search engines +442079460001.`);
  const named = '<a href="tel:+442079460000">Call SW1H Plumber 24/7</a>';
  expect(found(`${OURS}${GAS}${named}`, '+442079460000')).toEqual([]);
});

it('[Y8] wants a rating that search engines are told to be shown, both figures near each other', () => {
  const graph = (ratingValue: number, reviewCount: number) => ({
    '@graph': [{ '@type': 'Plumber', 'aggregateRating': { '@type': 'AggregateRating', ratingValue, reviewCount } }],
  });
  const found = (main: string, ...rating: [] | [number, number]) =>
    reviewed('unshown-rating', page(main, rating.length === 0 ? undefined : graph(...rating)));
  for (const main of ['Rated 4.9', '14.9 from 4,800 reviews'])
    expect(found(main, 4.9, 4800), main).toMatchObject(said`
      # unshown-rating «"metadata"»`);
  expect(found('4.9 from 4,800+ reviews', 4.9, 4800)).toMatchObject(said`
    Search engines are told a rating of 4.9 from 4,800 reviews, and the finished page does not show it.
    > Show both figures on the page, or write "includeRatings": false in "metadata".
    ? Visitors who came for the stars would not find them, and search engines take that for a fraud.`);
  for (const main of ['4.9 out of 5 from 4,800 reviews', '4800 people: 4.9/5.'])
    expect(found(main, 4.9, 4800), main).toEqual([]);

  expect([found('5.0 from 12 reviews', 5, 12), found('Nothing.')]).toEqual([[], []]);
});
