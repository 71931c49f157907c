import { expect, it } from 'vitest';
import { Site } from '../../../src/content/site';
import { frameOf } from '../../../src/node/build/pages/site-frame';
import { redirectsFile } from '../../../src/node/build/site-files/hosting';
import { sitemapFiles } from '../../../src/node/build/site-files/sitemap';
import { PLAIN_COLOURS } from '../../../src/design/theme/colours';
import { paletteOf } from '../../../src/design/theme/palette';
import { drawnPage } from '../../../src/node/dev/drawn-page';
import { loadSite } from '../../../src/node/load/load-site';
import { siteFolder } from '../../../src/node/site-folder';
import { drawPage } from '../../../src/editor/preview/draw-page';
import { choicesOf } from '../../../src/editor/form/choices';
import type { DocumentSession, Snapshot } from '../../../src/editor/session/document-session';
import type { EditorSite } from '../../../src/editor/site/editor-site';
import { twinsOf } from '../../../src/content/languages/twins';
import { madePages } from '../../fixtures/made-pages';

/** A roofer in Freiburg, whose pages are German, and some of them English too. */
const { site } = await loadSite(siteFolder('tests/fixtures/freiburg-roofer'));
const resolver = site.resolver!;
const made = madePages(resolver);
const htmlOf = (route: string) => made.get(route)!.html.replaceAll('\u00a0', ' ').replaceAll('\u2060', '');
const bodyOf = (route: string) => htmlOf(route).slice(htmlOf(route).indexOf('<body'));
const ORIGIN = 'https://www.firstundtraufe.example';
const part = (html: string, tag: string) => new RegExp(`<${tag}[ >].*?</${tag}>`, 's').exec(html)![0];

it('[ID30] shows the words, menus, figures and lists of the language of a page, and of no other', () => {
  const page = bodyOf('/en');
  expect(page.replaceAll(/<[^>]*>/g, '')).toMatch(/mostly with you in 2–4 hours.*an hour, with VAT€68/s);
  for (const words of ['>Skip to main content<', '>Roofers in Freiburg<', 'Call <', 'href="/en/prices"'])
    expect(page).toContain(words);
  for (const word of ['Zum Inhalt', 'Dachdecker in', ' anrufen', 'href="/prices"', 'Stunden', 'Gewähr'])
    expect(page, word).not.toContain(word);
  expect(bodyOf('/en/services')).toContain('href="/en/services/storm-damage"');
  expect(bodyOf('/en/services')).not.toContain('href="/en/services/flat-roof"');
  expect(part(bodyOf('/services'), 'main')).not.toContain('/en/');
  expect(bodyOf('/en/services/storm-damage')).toContain('Fire brigade');
  expect(bodyOf('/en/areas/altstadt')).toContain('Roofers in Altstadt');
  expect(bodyOf('/areas/altstadt')).toContain('Dachdecker in Altstadt');
});

it('[ID33] draws the not-found page of a language in it, indexes none, and names each to hosts by its folder', () => {
  expect(htmlOf('/en/404')).toMatch(/<html lang="en-GB"[^>]* data-route="\/en\/404" data-language="en">/);
  expect(bodyOf('/en/404')).toContain('A tile is missing here');
  expect(bodyOf('/en/404')).toContain('href="/en/prices"');
  expect(htmlOf('/en/404')).toContain('<meta name="robots" content="noindex"');
  expect(htmlOf('/en/404')).not.toContain('rel="canonical"');
  const drawn = (route: string) => drawnPage(resolver, route, paletteOf(PLAIN_COLOURS))!;
  expect(drawn('/en/areas/nowhere').body).toContain('A tile is missing here');
  expect(drawn('/nowhere').body).toContain('Hier fehlt ein Ziegel');
  expect(redirectsFile(new Map([['/old', '/']]), ['/en/404'])).toBe('/old / 301\n/en/* /en/404.html 404\n');
});

it('[ID30] gives each language a shell of its own, with its home page behind the brand', () => {
  const { shell, shells } = frameOf(resolver, { entry: '/assets/entry.js', files: [] });
  expect([shell.home, shell.words.menu, shell.call]).toEqual([
    undefined,
    'Menü',
    '{phone} anrufen'.replace('{phone}', shell.phone.display),
  ]);
  expect(Object.keys(shells)).toEqual(['en']);
  expect([shells['en']!.home, shells['en']!.words.menu]).toEqual(['/en', 'Menu']);
  expect(shells['en']!.demoNotice).toBe('This is a sample site. First und Traufe and all figures are invented.');
  expect(part(bodyOf('/en/prices'), 'header')).toContain('href="/en"');
});

it('[ID30] names the language of a page, of its data for search engines, and of what the browser fetches for it', () => {
  expect(htmlOf('/en/prices')).toMatch(/<html lang="en-GB"[^>]* data-language="en">/);
  expect(htmlOf('/prices')).toMatch(/<html lang="de-DE"[^>]* data-route="\/prices">/);
  const graph = /<script[^>]*application\/ld\+json[^>]*>(.*?)<\/script>/s.exec(htmlOf('/en/areas/altstadt'))![1]!;
  expect(graph).toContain('"inLanguage":"en-GB"');
  expect(graph).toMatch(/"BreadcrumbList".*"position":1,"name":"Home","item":"[^"]*\/en"/);
  expect(graph).toMatch(/"position":2,"name":"Districts","item":"[^"]*\/en\/areas"/);
  expect(htmlOf('/en')).not.toContain('BreadcrumbList');
});

it('[ID31] tells search engines of the twins of a page, and of the one for all other languages', () => {
  const alternates = (route: string) =>
    [...htmlOf(route).matchAll(/<link[^>]*rel="alternate" hreflang="([^"]*)" href="([^"]*)"/g)].map(
      ([, language, href]) => `${language} ${href!.slice(ORIGIN.length)}`,
    );
  const twins = ['de-DE /prices', 'en-GB /en/prices', 'x-default /prices'];
  expect(alternates('/prices')).toEqual(twins);
  expect(alternates('/en/prices')).toEqual(twins);
  expect(alternates('/imprint')).toEqual([]);
  const xml = sitemapFiles(site.valid, ORIGIN, { twins: twinsOf(site.valid, resolver.business) }).get('sitemap.xml')!;
  const entry = (route: string) => xml.split('\n').find((line) => line.includes(`<loc>${ORIGIN}${route}</loc>`));
  for (const route of ['/prices', '/en/prices'])
    expect(entry(route)).toContain(
      `hreflang="en-GB" href="${ORIGIN}/en/prices"/><xhtml:link rel="alternate" hreflang="x-default"`,
    );
  expect(entry('/imprint')).not.toContain('hreflang');
  expect(xml).toContain('xmlns:xhtml="http://www.w3.org/1999/xhtml"');
});

it('[ID31] leads in header, menu and footer to the twin of this very page, or to the home page of the language', () => {
  const links = (route: string, tag: string) =>
    [...part(bodyOf(route), tag).matchAll(/<a href="([^"]*)" lang="([^"]*)" hreflang="([^"]*)">([^<]*)</gi)].map(
      ([, ...each]) => each.join(' '),
    );
  expect(links('/prices', 'header')).toEqual(Array(2).fill('/en/prices en-GB en-GB English'));
  expect(links('/prices', 'footer')).toEqual(['/en/prices en-GB en-GB English']);
  expect(links('/en/prices', 'footer')).toEqual(['/prices de-DE de-DE Deutsch']);
  expect(links('/imprint', 'footer')).toEqual(['/en en-GB en-GB English']);
  expect(links('/en', 'footer')).toEqual(['/ de-DE de-DE Deutsch']);
});

it('[ID31] offers no twin that visitors are not shown', () => {
  const { document } = site.at('/en/prices')!;
  const draft = { ...site.documents.get('pages/en/prices.json')!, value: { ...document, status: 'draft' } };
  const hidden = new Site(new Map([...site.documents, [draft.path, draft]]), site).resolver!;
  expect(hidden.at('/prices')).toMatchObject({ languages: [{ route: '/en' }] });
  expect(hidden.at('/prices')!.head).not.toHaveProperty('alternates');
});

it('[ID30] draws each page in the editor in its own language, with the shell of that', () => {
  const drawn = (path: string) => {
    const { value, kind } = site.documents.get(path)!;
    const editor = { site: () => site, lastGood: () => undefined, editable: [], document: () => undefined };
    return drawPage(editor as unknown as EditorSite, { path, kind } as DocumentSession, { value } as Snapshot).drawn!;
  };
  expect(drawn('pages/en/prices.json').shell.words.menu).toBe('Menu');
  expect(drawn('pages/en/prices.json').page.head.title).toBe('What our roofers charge in Freiburg | First und Traufe');
  expect(drawn('pages/prices.json').shell.words.menu).toBe('Menü');
  const choices = (route: string) => choicesOf(resolver, site.at(route)).tokens.map(({ words }) => words);
  expect(choices('/en/prices')).toContain('5 years');
  expect(choices('/prices')).toContain('5 Jahre');
});
