import { describe, expect, it } from 'vitest';
import { FinishedPage } from '../../src/check/built/finished-page';
import { elements, graphsIn, readAny, readHtml } from '../../src/check/built/html';
import type { HtmlNode } from '../../src/check/built/html-node';
import { phoneLinks } from '../../src/check/built/phone-links';
import type { PhoneLink } from '../../src/check/built/phone-links';
import { readWritten } from '../../src/check/built/read-written';
import { reviewBuilt } from '../../src/check/built/review';
import { RULES } from '../../src/check/rules';
import { Site, siteFrom } from '../../src/content/site';
import { loadSite } from '../../src/node/load-site';
import { exampleOn } from '../../src/node/read-examples';
import { ownSite, siteFolder } from '../../src/node/site-folder';
import { frameOf } from '../../src/node/build/site-frame';
import { PageRenderer } from '../../src/site/entry-server';
import { madePages } from '../fixtures/made-pages';
import { areaJson, heroJson, siteOf } from '../fixtures/site';
import { examples } from './examples';

/** The problems of the finished pages of a site, each as `file code message`. */
function found(site: Site): string[] {
  const resolver = site.resolver!;
  const made = madePages(resolver);
  return reviewBuilt(
    { pages: site.valid, business: resolver.business, htmlOf: (route) => made.get(route)!.html },
    RULES,
  ).map(({ file, rule, message }) => `${file} ${rule} ${message}`);
}

describe('finished pages', () => {
  it('[Y9] of this site and of every example pass the rules of the way to a call', { timeout: 60_000 }, async () => {
    const { site } = await loadSite(ownSite());
    const withExamples = new Map<string, unknown>();
    for (const example of examples) {
      const { type, name } = example;
      const block = exampleOn(site, example);
      const blocks = type === 'hero' ? [block] : [heroJson, block];
      withExamples.set(
        `pages/areas/example-${type}-${name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}.json`,
        areaJson({ name: 'Example' }, blocks),
      );
    }
    const { documents, photos } = site;
    const whole = new Site(new Map([...documents, ...siteFrom(withExamples).documents]), { photos });
    expect(found(whole)).toEqual([]);
  });

  it.each(['pages', 'tests/fixtures/leeds-locksmith'])(
    '[B23] [B24] of %s are the same drawn in parts and whole, and read fast and at leisure',
    { timeout: 60_000 },
    async (folder) => {
      const { site } = await loadSite(siteFolder(folder));
      const resolver = site.resolver!;
      const { shell, patterns } = frameOf(resolver, { entry: '/assets/entry.js', files: [] });
      const renderer = new PageRenderer(shell, patterns);
      for (const [route, { html }] of madePages(resolver)) {
        const page = resolver.page(site.at(route)!);
        expect(renderer.body(page) === renderer.wholeBody(page), route).toBe(true);
        const fast = readWritten(html);
        expect(fast, route).toBeDefined();
        const atLeisure = readAny(html);
        expect(outline(fast!) === outline(atLeisure), route).toBe(true);
        const finished = new FinishedPage(html, resolver.business);
        expect(finished.calls.map(dialled), route).toEqual(phoneLinks(atLeisure).map(dialled));
        expect(finished.graphs, route).toEqual(graphsIn(atLeisure));
        const [main] = elements(atLeisure, ({ name }) => name === 'main');
        expect(outline(finished.main!) === outline(main!), route).toBe(true);
      }
    },
  );

  it('[B24] leaves to the general reader what is not written as the renderer writes it', () => {
    for (const html of ['<p>one<p>two', '<b><i></b></i>', '<script>', '<a href="x', '<svg><svg></svg></svg>'])
      expect(readWritten(html), html).toBeUndefined();
    expect(outline(readHtml('<p>one<p>two'))).toBe(outline(readAny('<p>one</p><p>two</p>')));
    for (const link of ['<A HREF="tel:1">One</A>', "<a href='tel:1'>One</a>", '<a href="tel:1">tel: One</a>', 'tel:2'])
      expect(
        new FinishedPage(`<p>${link}</p>`, siteFrom(siteOf({})).resolver!.business).calls.map(dialled),
        link,
      ).toEqual(phoneLinks(readAny(link)).map(dialled));
    const attributes = "<a href=/x hidden title='a'>1 &gt; 0 &middot;</a>";
    expect(outline(readWritten(attributes)!)).toBe(outline(readAny(attributes)));
  });
});

const dialled = ({ element, number, words }: PhoneLink) => ({ number, words, label: element.attribs['aria-label'] });

/** A tree as text. Comments, the document type and the shapes of drawings are not looked at by any rule. */
function outline(node: HtmlNode): string {
  if (node.type === 'text') return node.data;
  if (!('children' in node)) return '';
  const isDrawing = 'attribs' in node && node.name === 'svg';
  const inside = isDrawing ? '' : node.children.map(outline).join('');
  return 'attribs' in node ? `<${node.name} ${JSON.stringify(node.attribs)}>${inside}</>` : inside;
}
