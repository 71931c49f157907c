import { describe, expect, it } from 'vitest';
import {
  missingCallLink,
  unnamedCallLink,
  unshownNumber,
  unshownRating,
  wrongCallNumber,
} from '../../../src/check/rules/list';
import { RULES } from '../../../src/check/rules';
import type { AnyRule } from '../../../src/check/built/finished-rule';
import { hotlineAfterOurs } from '../../../src/check/rules/hotlines/hotline-after-ours';
import { reviewBuilt } from '../../../src/check/built/review';
import { siteFrom } from '../../../src/content/site';
import { heroJson, pageJson, siteOf } from '../../fixtures/site';

const PAGE = 'pages/index.json';
const document = pageJson('Home', [{ ...heroJson, actions: [{ do: 'call', label: 'Call: {phone}' }] }]);
const files = new Map([[PAGE, new TextEncoder().encode(JSON.stringify(document, null, 2))]]);
const site = siteFrom(siteOf({ [PAGE]: document }), {}, files);
const pages = site.valid.filter(({ path }) => path === PAGE);

const problems = (rules: AnyRule | readonly AnyRule[], html: string) =>
  reviewBuilt({ pages, business: site.resolver!.business, htmlOf: () => html }, 'code' in rules ? [rules] : rules);
/** Each as `code`, with what is underlined in the document. */
const told = (rules: AnyRule | readonly AnyRule[], html: string) =>
  problems(rules, html).map(
    ({ rule, range }) =>
      `${rule} ${JSON.stringify(document, null, 2).slice(range.start.offset, range.end.offset).replaceAll(/\s+/g, ' ')}`,
  );
const words = (rule: AnyRule, html: string) =>
  problems(rule, html).map(({ message, fix, why }) => ({ message, fix, why }));

const OURS = '<a href="tel:+442079460000">Call: 020 7946 0000</a>';
const GAS = '<a href="tel:0800111999">0800 111 999</a>';
const BUTTON = '{ "do": "call", "label": "Call: {phone}" }';
const page = (main: string, graph?: object) =>
  `<!DOCTYPE html><html><head>${graph ? `<script type="application/ld+json">${JSON.stringify(graph)}</script>` : ''}</head><body><header><a href="/">Home</a></header><main>${main}</main></body></html>`;

describe('the way to a call, on the finished page', () => {
  it('[Y1] finds nothing on a page that calls, shows and names one number', () => {
    expect(told(RULES, page(`${GAS}${OURS}`, { telephone: '+442079460000' }))).toEqual([]);
  });

  it('[Y2] misses a link that dials our number', () => {
    expect(told(missingCallLink, page('<a href="/contact">020 7946 0000</a>'))).toEqual([
      `missing-call-link ${BUTTON}`,
    ]);
    expect(words(missingCallLink, page(GAS))).toEqual([
      {
        message: 'The finished page has no link that dials +442079460000.',
        fix: 'Add a button to a block of this page: { "do": "call", "label": "Call: {phone}" }.',
        why: 'A visitor in an emergency must be able to call with one press.',
      },
    ]);
    expect(told(missingCallLink, page(OURS))).toEqual([]);
  });

  it('[Y3] misses our number in the words of every link that dials it', () => {
    const hidden = '<a href="tel:+442079460000">Call now <svg><text>020 7946 0000</text></svg></a>';
    expect(told(unshownNumber, page(hidden))).toEqual([`unshown-number ${BUTTON}`]);
    expect(words(unshownNumber, page(hidden))).toEqual([
      {
        message: 'No link of the finished page that calls us shows our number, 020 7946 0000.',
        fix: 'Write {phone} into the words of a button that calls: { "do": "call", "label": "Call: {phone}" }.',
        why: 'At a computer visitors read the number and dial it by hand.',
      },
    ]);
    expect(told(unshownNumber, page(`${hidden}${OURS}`))).toEqual([]);
  });

  it('[Y4] refuses a number that is neither ours nor a hotline, one that shows another, and another for search engines', () => {
    expect(words(wrongCallNumber, page('<a href="tel:02079460000">Call</a>'))).toEqual([
      {
        message: 'The link "Call" dials 02079460000, which is neither our number nor a hotline of pages/_site.json.',
        fix: 'Use a button that calls: { "do": "call", "label": "Call: {phone}" }.',
        why: 'Visitors in an emergency would reach somebody else.',
      },
    ]);
    expect(
      words(wrongCallNumber, page('<a href="tel:+442079460000">Call 020 7946 0199, day and night</a>'))[0]!.message,
    ).toBe('A link of the finished page shows 020 7946 0199 and dials +442079460000.');
    expect(words(wrongCallNumber, page(OURS, { '@graph': [{ telephone: '+442079460001' }] }))[0]!.message).toBe(
      'The finished page dials +442079460000, and tells search engines +442079460001.',
    );
    expect(
      told(
        wrongCallNumber,
        page(`${OURS}${GAS}<a href="tel:+442079460000">Call SW1H Plumber 24/7</a>`, {
          '@graph': [{ telephone: '+442079460000' }],
        }),
      ),
    ).toEqual([]);
  });

  it('[Y5] refuses a link that calls without words, or by another name than it shows', () => {
    expect(words(unnamedCallLink, page('<a href="tel:+442079460000"><svg></svg></a>'))[0]!.message).toBe(
      'A link that dials +442079460000 has no words.',
    );
    expect(
      words(unnamedCallLink, page('<a href="tel:+442079460000" aria-label="Emergency line">020 7946 0000</a>')),
    ).toEqual([
      {
        message: 'A link that calls shows "020 7946 0000" and is called "Emergency line".',
        fix: 'Tell whoever looks after the software.',
        why: 'A person who hears the page, or steers it by voice, would not find the button that they need.',
      },
    ]);
    expect(
      told(
        unnamedCallLink,
        page(`${OURS}<a href="tel:+442079460000" aria-label="020 7946 0000, emergency line">020 7946 0000</a>`),
      ),
    ).toEqual([]);
  });

  it('[Y6] wants a hotline before our number on a page with a block that shows it', () => {
    expect(told(hotlineAfterOurs, page(`<section>${OURS}</section><section>${GAS}</section>`))).toEqual([
      `hotline-after-ours ${BUTTON}`,
    ]);
    expect(words(hotlineAfterOurs, page(`<section>${OURS}${GAS}</section>`))).toEqual([
      {
        message: 'This page shows 0800 111 999 of "Gas line", and our number stands on it before that.',
        fix: 'Write "before": { "hotline": "gas" } into the block that opens this page, and no button that calls us before it.',
        why: 'Whoever is in such danger must reach the people who make it safe, and at once. It can save lives.',
      },
    ]);
    expect(told(hotlineAfterOurs, page(`<section>${GAS}</section><section>${OURS}</section>`))).toEqual([]);
    const business = site.resolver!.business;
    const hotlines = business.hotlines.map((hotline) => ({ ...hotline, comesFirst: false }));
    const htmlOf = () => page(`<section>${OURS}</section><section>${GAS}</section>`);
    expect(reviewBuilt({ pages, business: { ...business, hotlines }, htmlOf }, [hotlineAfterOurs])).toEqual([]);
  });

  it('[Y7] wants it before ours on a card that shows it, and lets the page around the card begin with ours', () => {
    expect(words(hotlineAfterOurs, page(`<ul><li>${OURS}${GAS}</li></ul>`))[0]!.message).toBe(
      'This card shows 0800 111 999 of "Gas line", and our number stands on it before that.',
    );
    expect(
      told(hotlineAfterOurs, page(`<section>${OURS}</section><ul><li>${GAS}${OURS}</li><li>${OURS}</li></ul>`)),
    ).toEqual([]);
    expect(told(hotlineAfterOurs, page(OURS))).toEqual([]);
  });

  it('[Y8] wants a rating that search engines are told to be shown, both figures near each other', () => {
    const graph = (ratingValue: number, reviewCount: number) => ({
      '@graph': [{ '@type': 'Plumber', 'aggregateRating': { '@type': 'AggregateRating', ratingValue, reviewCount } }],
    });
    expect(told(unshownRating, page('Rated 4.9', graph(4.9, 4800)))).toEqual(['unshown-rating "metadata"']);
    expect(words(unshownRating, page('4.9 from 4,800+ reviews', graph(4.9, 4800)))).toEqual([
      {
        message: 'Search engines are told a rating of 4.9 from 4,800 reviews, and the finished page does not show it.',
        fix: 'Show both figures on the page, or write "includeRatings": false in "metadata".',
        why: 'Visitors who came for the stars would not find them, and search engines take that for a fraud.',
      },
    ]);
    for (const main of ['4.9 out of 5 from 4,800 reviews', '4800 people: 4.9/5.'])
      expect(told(unshownRating, page(main, graph(4.9, 4800))), main).toEqual([]);
    expect(told(unshownRating, page('5.0 from 12 reviews', graph(5, 12)))).toEqual([]);
    expect(told(unshownRating, page('14.9 from 4,800 reviews', graph(4.9, 4800)))).toEqual([
      'unshown-rating "metadata"',
    ]);
    expect(told(unshownRating, page('Nothing.'))).toEqual([]);
  });
});
