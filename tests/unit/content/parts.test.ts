import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import { createElement } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { Finder } from '../../../src/blocks/finder/Finder';
import { PageList } from '../../../src/blocks/page-list/PageList';
import type { BlockProps } from '../../../src/blocks/schemas';
import { WordsContext } from '../../../src/design/words';
import english from '../../../src/design/words/en.json';
import { siteFrom } from '../../../src/content/site';
import { buildSite } from '../../../src/node/build/build';
import { jobsOf } from '../../../src/node/build/pages/jobs';
import { headHtml } from '../../../src/site/head';
import { areaJson, heroJson, pageJson, serviceJson, siteOf } from '../../fixtures/site';
import { temporaryFolder } from '../../fixtures/temporary-folder';

const words = { type: 'prose', paragraphs: ['Words that are said once.'] };
const listOf = (kind: string, more: object = {}) => ({
  type: 'page-list',
  heading: 'All of them',
  pages: { kind },
  perPage: 10,
  ...more,
});

/** A site of so many services, all on one page, and as many areas as it is told, on the same one. */
function siteWith(
  services: number,
  { areas = 0, others = {} }: { areas?: number; others?: Record<string, object> } = {},
) {
  const blocks = [heroJson, words, listOf('service'), ...(areas > 0 ? [listOf('area')] : [])];
  const numbered = (count: number) => Array.from({ length: count }, (_, index) => String(index + 101));
  return siteFrom(
    siteOf({
      'pages/services.json': pageJson('Services', blocks),
      ...Object.fromEntries(numbered(services).map((n) => [`pages/services/s${n}.json`, serviceJson(`Service ${n}`)])),
      ...Object.fromEntries(numbered(areas).map((n) => [`pages/areas/a${n}.json`, areaJson({ name: `Area ${n}` })])),
      ...others,
    }),
  );
}

/** A list as it is drawn, in English. */
const drawn = (list: BlockProps<'page-list'>) =>
  renderToStaticMarkup(createElement(WordsContext, { value: english.drawn }, createElement(PageList, list)));

const namesIn = (block: unknown) => (block as BlockProps<'page-list'>).pages.map(({ name }) => name);

it('[P12] goes on at an address of its own where a list is too long, with its own head', () => {
  const { resolver } = siteWith(25);
  const [first, second, third] = ['/services', '/services/2', '/services/3'].map((route) => resolver!.at(route)!);
  expect([resolver!.at('/services/4'), resolver!.at('/services/1'), resolver!.at('/2')]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
  expect(namesIn(first!.blocks[2])).toEqual(Array.from({ length: 10 }, (_, index) => `Service ${index + 101}`));
  expect(namesIn(third!.blocks[1])).toEqual(Array.from({ length: 5 }, (_, index) => `Service ${index + 121}`));
  expect(second!.blocks.map(({ type }) => type)).toEqual(['hero', 'page-list']);
  const address = 'https://www.example.test/services';
  expect([first, second, third].map((page) => [page!.route, page!.head.canonical, page!.head.title])).toEqual([
    ['/services', address, 'Services title'],
    ['/services/2', `${address}/2`, 'Services title, page 2 of 3'],
    ['/services/3', `${address}/3`, 'Services title, page 3 of 3'],
  ]);
  const linked = (page: typeof first) =>
    [...headHtml(page!.head).matchAll(/<link rel="(prev|next)" href="([^"]*)"/g)].map(([, rel, href]) => [rel, href]);
  expect([first, second, third].map(linked)).toEqual([
    [['next', `${address}/2`]],
    [
      ['prev', address],
      ['next', `${address}/3`],
    ],
    [['prev', `${address}/2`]],
  ]);
});

it('[P12] shows in each part the lists that go on, and leaves a page that has such an address alone', () => {
  const site = siteWith(12, { areas: 25, others: { 'pages/services/2.json': serviceJson('Service 999') } });
  const { resolver } = site;
  expect([...resolver!.parts().keys()]).toEqual(['/services/page-2', '/services/3']);
  expect(resolver!.at('/services/2')!.name).toBe('Service 999');
  expect(resolver!.at('/services/page-2')!.blocks.slice(1).map(namesIn)).toEqual([
    ['Service 111', 'Service 112', 'Service 999'],
    Array.from({ length: 10 }, (_, index) => `Area ${index + 111}`),
  ]);
  expect(resolver!.at('/services/3')!.blocks.slice(1).map(namesIn)).toEqual([
    Array.from({ length: 5 }, (_, index) => `Area ${index + 121}`),
  ]);
});

it('[P12] stays one page, and says nothing of parts, where the list is short', () => {
  const { resolver } = siteWith(10);
  const page = resolver!.at('/services')!;
  expect(resolver!.parts().size).toBe(0);
  expect(JSON.stringify(page)).not.toContain('perPage');
  expect(drawn(page.blocks[2] as BlockProps<'page-list'>)).not.toContain('nav');
});

it('[P13] says how many of how many are shown, and leads to the parts before and after', () => {
  const list = siteWith(45).resolver!.at('/services/3')!.blocks[1] as BlockProps<'page-list'>;
  const html = drawn(list);
  expect(html).toContain('<p>21 to 30 of 45</p>');
  const links = [...html.matchAll(/<a href="(\/services(?:\/\d)?)"([^>]*)>([^<]*)</g)];
  expect(links.map(([, href, more, word]) => [href, word, more!.trim()])).toEqual([
    ['/services', '1', ''],
    ['/services/2', 'Previous', 'rel="prev"'],
    ['/services/3', '3', 'aria-current="page"'],
    ['/services/4', 'Next', 'rel="next"'],
    ['/services/5', '5', ''],
  ]);
});

it('[P13] says how many of its districts a finder lists', () => {
  const district = (number: number) => ({ code: `N${number}`, name: 'North', isListed: true, pages: [0] });
  const finder = (count: number) =>
    renderToStaticMarkup(
      createElement(
        WordsContext,
        { value: english.drawn },
        createElement(
          MemoryRouter,
          undefined,
          createElement(Finder, {
            type: 'finder',
            heading: 'Find us',
            label: 'Code',
            rest: 3,
            districts: {
              districts: Array.from({ length: count }, (_, at) => district(at)),
              pages: [{ route: '/', name: 'Home' }],
              examples: [],
            },
            elsewhere: ['Nearest:'],
            unknown: ['Nobody knows it.'],
            list: 'All districts',
          } as unknown as BlockProps<'finder'>),
        ),
      ),
    );
  expect(finder(401).match(/<b>N\d+<\/b>/g)).toHaveLength(400);
  expect(finder(401)).toContain('<p>400 / 401</p>');
  expect(finder(400)).not.toContain(' / 400');
});

it('[P12] is built as any page is, and stands in the sitemap', { timeout: 120_000 }, async () => {
  const folder = temporaryFolder();
  const site = siteWith(25);
  const dist = join(folder, 'dist');
  const { pages } = await buildSite(site, { dist, work: join(folder, 'work'), isLocal: true });
  const read = (file: string) => readFileSync(join(dist, file), 'utf8');
  expect(pages.map(({ route }) => route)).toEqual([...jobsOf(site.resolver!)].map(({ route }) => route));
  for (const number of [2, 3]) {
    expect(read(`services/${number}.html`)).toContain(
      `<link rel="canonical" href="https://www.example.test/services/${number}"`,
    );
    expect(read('sitemap.xml')).toContain(`<loc>https://www.example.test/services/${number}</loc>`);
    expect(JSON.parse(read(`_pages/services/${number}.json`))).toMatchObject({
      page: { route: `/services/${number}` },
    });
  }
});

it('[P13] names a hundred pages in a menu, of which every page has one', () => {
  const menus = siteWith(1, { areas: 120 }).resolver!.shell();
  expect(menus.footer.map(({ pages }) => pages.length)).toEqual([100]);
});
