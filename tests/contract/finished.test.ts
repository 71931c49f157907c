import { describe, expect, it } from 'vitest';
import { FinishedPage } from '../../src/check/built/finished-page';
import { elements, graphsIn, readHtml, shownWords } from '../../src/check/built/html';
import { phoneLinks } from '../../src/check/built/phone-links';
import type { PhoneLink } from '../../src/check/built/phone-links';
import { reviewBuilt } from '../fixtures/reviewed-pages';
import { RULES } from '../../src/check/rules';
import { Site, siteFrom } from '../../src/content/site';
import { loadSite } from '../../src/node/load/load-site';
import { exampleOn } from '../../src/node/load/read-examples';
import { ownSite, siteFolder } from '../../src/node/site-folder';
import { frameOf } from '../../src/node/build/pages/site-frame';
import { PageRenderer } from '../../src/site/entry-server';
import { madePages } from '../fixtures/made-pages';
import { areaJson, heroJson, siteOf } from '../fixtures/site';
import { sampleOf } from '../sample';
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

/** Of the pages of a site so many are drawn and read in both ways, and all with `npm run test:full`. */
const COMPARED = 30;

describe('finished pages', () => {
  it(
    '[Y1] of this site and of every example pass the rules of the way to a call',
    { timeout: 60_000, tags: 'turn-4' },
    async () => {
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
    },
  );

  it.each(['pages', 'tests/fixtures/leeds-locksmith'])(
    '[B23] of %s are the same drawn in parts and whole, and read in parts and whole',
    { timeout: 60_000 },
    async (folder) => {
      const { site } = await loadSite(siteFolder(folder));
      const resolver = site.resolver!;
      const { shell } = frameOf(resolver, { entry: '/assets/entry.js', files: [] });
      const renderer = new PageRenderer(shell);
      for (const [route, { html }] of sampleOf([...madePages(resolver)], COMPARED)) {
        const page = resolver.page(site.at(route)!);
        expect(renderer.body(page) === renderer.wholeBody(page), route).toBe(true);
        const whole = readHtml(html);
        const finished = new FinishedPage(html, resolver.business);
        expect(finished.calls.map(dialled), route).toEqual(phoneLinks(whole).map(dialled));
        expect(finished.graphs, route).toEqual(graphsIn(whole));
        const [main] = elements(whole, ({ name }) => name === 'main');
        expect(finished.mainWords, route).toBe(shownWords(main!));
      }
    },
  );

  it('[B23] are read whole where a part is not written as the renderer writes it', () => {
    const { business } = siteFrom(siteOf({})).resolver!;
    for (const link of ['<A HREF="tel:1">One</A>', "<a href='tel:1'>One</a>", '<a href="tel:1">tel: One</a>', 'tel:2'])
      expect(new FinishedPage(`<p>${link}</p>`, business).calls.map(dialled), link).toEqual(
        phoneLinks(readHtml(link)).map(dialled),
      );
  });
});

const dialled = ({ element, number, words }: PhoneLink) => ({ number, words, label: element.attribs['aria-label'] });
