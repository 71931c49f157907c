import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { HtmlValidate } from 'html-validate';
import { describe, expect, inject, it } from 'vitest';
import { routeOf } from '../../src/content/routes';
import { FACE } from '../../src/design/theme/face';
import { withShortNames } from '../../src/design/theme/short-names';
import { classNames } from '../../src/node/plugins/class-names';
import { extractStyles } from '../../src/node/plugins/extract-styles';
import { HTML_RULES } from '../e2e/html-rules';
import { dist, pageFiles, site } from '../e2e/site';
import { sampleOf } from '../sample';

const files = readdirSync(dist, { recursive: true, encoding: 'utf8' }).map((file) => file.replaceAll('\\', '/'));
const read = (file: string) => readFileSync(join(dist, file), 'utf8');
const gzipped = (text: string) => gzipSync(text, { level: 9 }).length;

/** Where menus stand and what toasts say, fetched when somebody comes near a menu or something is to be said. */
const ON_FIRST_USE = /MenuBehaviour|toaster/;
const scripts = files.filter((file) => file.startsWith('assets/') && file.endsWith('.js'));
/** To validate a page takes a quarter of a second: of the areas, which are all of one form, a few are. */
const AREAS = 4;
const own = JSON.parse(read('_assets.json')) as string[];
const htmlOf = (path: string) => `${routeOf(path) === '/' ? 'index' : routeOf(path).slice(1)}.html`;

const classes = classNames();

/** Every styled component that visitors may see, whatever loads it and when. */
const styledComponents = () =>
  ['design', 'blocks', 'site']
    .flatMap((room) =>
      readdirSync(`src/${room}`, { recursive: true, encoding: 'utf8' }).map((file) => `src/${room}/${file}`),
    )
    .filter((file) => file.endsWith('.tsx'))
    .flatMap((file) => extractStyles(file, readFileSync(file, 'utf8'), classes)?.components ?? []);

describe('what the build writes', () => {
  it('[B1] writes a whole HTML file and a page file for every document', () => {
    for (const path of pageFiles) {
      const html = read(htmlOf(path));
      expect(html, path).toMatch(/<h1[ >].*<\/main>/s);
      expect(html, path).toContain('href="tel:+');
      expect(JSON.parse(read(`_pages${routeOf(path) === '/' ? '/index' : routeOf(path)}.json`)), path).toHaveProperty(
        'page.blocks',
      );
    }
  });

  it('[B2] carries the rules of what each page shows, which the policy of that page allows and no other inline style', () => {
    expect(read('_headers')).not.toMatch(/unsafe-inline|style-src|default-src/);
    for (const path of pageFiles) {
      const html = read(htmlOf(path));
      const [styles, ...others] = [...html.matchAll(/<style>(.*?)<\/style>/gs)].map(([, css]) => css!);
      expect(others, path).toEqual([]);
      const hash = createHash('sha256').update(styles!).digest('base64');
      expect(html, path).toContain(
        `<meta http-equiv="Content-Security-Policy" content="style-src 'self' 'sha256-${hash}'; style-src-attr 'none'">`,
      );
      const ruled = new Set([...styles!.matchAll(/\.([a-z][a-z0-9]{1,2})(?=[^a-z0-9-])/g)].map(([, name]) => name!));
      const shown = new Set([...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names]) => names!.split(' ')));
      expect([path, ...[...ruled].filter((name) => !shown.has(name))]).toEqual([path]);
    }
  });

  it("[B3] keeps styles and what makes them out of the visitor's scripts; one sheet has those of every page", () => {
    const [sheet] = own.filter((file) => file.startsWith('assets/site.'));
    const all = read(sheet!);
    for (const { id, css } of styledComponents()) expect(all.includes(withShortNames(css)), id).toBe(true);
    for (const path of pageFiles) {
      const rules = read(htmlOf(path)).match(/<style>.*?(\.[a-z][a-z0-9]{1,2}\{.*?)<\/style>/s)![1]!;
      for (const rule of rules.match(/\.[a-z][a-z0-9]{1,2}\{[^{}]*\}/g)!)
        expect(all.includes(rule), `${path}: ${rule}`).toBe(true);
    }
    for (const file of own.filter((each) => each.endsWith('.js'))) {
      const code = read(file);
      for (const trace of ['styled-components', 'data-styled-version', 'stylis', 'padding-block', '@media'])
        expect(code.includes(trace), `${file} contains ${trace}`).toBe(false);
    }
  });

  it("[B3] keeps zod, Ajv and the schemas out of the visitor's scripts", () => {
    for (const file of scripts) {
      const code = read(file);
      for (const trace of ['ZodError', '_zod', 'ajv', '$schema', 'errorMessage', 'must-change']) {
        expect(code.includes(trace), `${file} contains ${trace}`).toBe(false);
      }
    }
  });

  it("[B3] names no page in the visitor's scripts, so that they do not grow with the site", () => {
    for (const file of scripts) expect(site.ownNames.test(read(file)), file).toBe(false);
  });

  it('[B17] stays within its budgets', () => {
    const sizes = own.filter((file) => file.endsWith('.js')).map((file) => [file, gzipped(read(file))] as const);
    const sumOf = (list: typeof sizes) => list.reduce((sum, [, size]) => sum + size, 0);
    expect(sizes.find(([file]) => file.includes('entry-client'))![1], 'entry script').toBeLessThan(2_000);
    // A map draws lines to the names that have no room beside their dots, off all other words; the list of a text may
    // be rows, and the answer of a finder hangs from its field; prices draw the end of the page, and a hotline stands
    // above its card; the rows of an area have the dot of its time, and the heading of a list its photograph.
    expect(sumOf(sizes.filter(([file]) => !ON_FIRST_USE.test(file))), 'the scripts of any visit').toBeLessThan(105_050);
    expect(sumOf(sizes), 'all scripts').toBeLessThan(123_500);
    // Heroes, headers and long lists have styles of their own on phones, and so have the groups of a list, the columns
    // of an area, the list beside a map, cards in a list, rows, notices in halves and the frame of prices; an answer
    // that hangs from its field is low on wide screens. A scale has a rule for each place of a figure, and an average
    // has figures under it. On paper there are the head of a letter, a leaflet, and guides of two sheets.
    expect(gzipped(read(own.find((file) => file.startsWith('assets/site.'))!)), 'the styles of all pages').toBeLessThan(
      14_400,
    );
    expect(readFileSync(`${dist}${FACE.address}`).length, 'the face').toBeLessThan(25_600);
    const map = files.find((file) => /^assets\/map\..*\.svg\.br$/.test(file))!;
    expect(readFileSync(join(dist, map)).length, 'the ground of all maps').toBeLessThan(8_000);
    for (const path of pageFiles) {
      const budget = path.startsWith('pages/areas/') ? 14_000 : 22_000;
      expect(readFileSync(join(dist, `${htmlOf(path)}.br`)).length, path).toBeLessThan(budget);
    }
  });

  it('[B42] has the fingerprint of its bytes, or of its build, in the name of all that is kept for a year', () => {
    const { build } = JSON.parse(read('_build.json')) as { build: string };
    const fonts = files.filter((file) => /^fonts\/.*\./.test(file));
    expect(fonts.length).toBeGreaterThan(0);
    for (const font of fonts) {
      const sum = createHash('sha256')
        .update(readFileSync(join(dist, font)))
        .digest('hex');
      expect([font, font.includes(`.${sum.slice(0, 8)}.`)]).toEqual([font, true]);
    }
    const drawings = files.filter((file) => /^assets\/(?:map|skylines\/.*)\..*\.svg$/.test(file));
    for (const drawing of drawings) {
      const sum = createHash('sha256').update(read(drawing)).digest('hex');
      expect([drawing, drawing.includes(`.${sum.slice(0, 12)}.`)]).toEqual([drawing, true]);
    }
    const lent = [`assets/site.${build}.css`, ...drawings];
    const isNamed = (file: string) => /-[\w-]{8}\.\w+$/.test(file) || lent.includes(file);
    expect(own.filter((file) => file.startsWith('assets/') && !isNamed(file) && !/-\d+\.\w+$/.test(file))).toEqual([]);
  });

  it('[B6] lists every page that may be found in sitemap.xml, and no other', () => {
    const listed = [...read('sitemap.xml').matchAll(/<loc>https:\/\/[^/]+(\/[^<]*)<\/loc>/g)].map(([, route]) => route);
    expect(listed.sort()).toEqual(
      pageFiles
        .filter((path) => path !== 'pages/404.json')
        .map(routeOf)
        .sort(),
    );
  });

  it('[B16] leads each alias to its page, by the host and by a page of its own', () => {
    const { from, to } = site.alias;
    expect(read('_redirects')).toContain(`${from} ${to} 301`);
    expect(read(`${from.slice(1)}.html`)).toContain(`url=${to}`);
    expect(read('sitemap.xml')).not.toContain(from);
  });

  it('[B1] writes valid HTML', async () => {
    const validator = new HtmlValidate(HTML_RULES);
    const areas = pageFiles.filter((path) => path.startsWith('pages/areas/'));
    const others = pageFiles.filter((path) => !areas.includes(path));
    for (const path of [...others, ...sampleOf(areas, AREAS)]) {
      const { results } = await validator.validateString(read(htmlOf(path)));
      expect([
        path,
        ...results.flatMap(({ messages }) =>
          messages.map(({ ruleId, message, line, column }) => `${ruleId} (${line}:${column}): ${message}`),
        ),
      ]).toEqual([path]);
    }
  });

  it('[B9] draws a social card for every page', () => {
    for (const path of pageFiles) {
      const png = readFileSync(`${dist}/social${routeOf(path) === '/' ? '/index' : routeOf(path)}.png`);
      expect([png.readUInt32BE(16), png.readUInt32BE(20)], path).toEqual([1200, 630]);
    }
  });

  it('[HO6] has the mark of the site where programs look for it that read no page', () => {
    const icon = readFileSync(join(dist, 'favicon.ico'));
    const start = icon.readUInt32LE(18);
    expect([icon.readUInt16LE(2), icon.readUInt8(6), start + icon.readUInt32LE(14)]).toEqual([1, 32, icon.byteLength]);
    expect(icon.subarray(start + 1, start + 4).toString()).toBe('PNG');
  });

  it('[HO6] tells a phone what it needs for its home screen', () => {
    const { icons, ...said } = JSON.parse(read('manifest.json')) as {
      icons: { src: string; sizes: string; purpose?: string }[];
      name: string;
    };
    expect(said.name.length).toBeGreaterThan(2);
    expect(said).toMatchObject({ start_url: '/', background_color: '#FFFFFF', display: 'minimal-ui' });
    expect(icons.filter(({ purpose }) => purpose === 'maskable').length).toBe(1);
    const [drawing, ...pictures] = icons;
    expect(drawing).toMatchObject({ src: '/favicon.svg', sizes: 'any' });
    for (const { src, sizes } of pictures) {
      const png = readFileSync(join(dist, src));
      expect(`${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`, src).toBe(sizes);
    }
    for (const path of pageFiles)
      expect(read(htmlOf(path)).split('<link rel="manifest" href="/manifest.json">').length, path).toBe(2);
  });

  it('[B19] keeps the query of a redirected address, takes only GET and HEAD, and answers 404 for what is no page', async () => {
    const ask = (path: string, init: RequestInit = {}) =>
      fetch(inject('origin') + path, { redirect: 'manual', ...init });
    expect((await ask(`${site.area.route}/?from=card`)).headers.get('location')).toBe(`${site.area.route}?from=card`);
    expect((await ask(`${site.alias.from}?x=1`)).headers.get('location')).toBe(`${site.alias.to}?x=1`);
    expect((await ask('/areas', { method: 'POST' })).status).toBe(405);
    for (const path of ['/404', '/_headers', '/_redirects', '/no-such-page', '/%zz', '/_pages/no.json'])
      expect((await ask(path)).status, path).toBe(404);
    for (const path of ['//evil.test/', '/\\evil.test/', '/%2f%2fevil.test/'])
      expect((await ask(path)).headers.get('location'), path).toBeNull();
  });
});
