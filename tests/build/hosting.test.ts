import { readFileSync } from 'node:fs';
import { request } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { readBuiltSite } from '../../src/node/hosting/built-site';
import { cloudfront } from '../../src/node/hosting/cloudfront';
import { hosts } from '../../src/node/hosting/hosts';
import { nginx } from '../../src/node/hosting/nginx';
import { business, dist, site } from '../e2e/site';
import { HOSTS } from '../fixtures/hosts';
import type { Host } from '../fixtures/hosts';

const script = (JSON.parse(readFileSync(join(dist, '_assets.json'), 'utf8')) as string[]).find((file) =>
  file.endsWith('.js'),
)!;
const font = [...(await readBuiltSite(dist)).files].find((file) => file.endsWith('.woff2'))!;
const { route: area } = site.area;
const page = area.slice(1);

const KEPT = 'public, max-age=31536000, immutable';
const ASKED_AGAIN = 'public, max-age=0, must-revalidate';

/** How long a server may take to be installed where it is missing. */
const INSTALLED_MS = 300_000;

/** What an address is answered with: the columns of the table. */
interface Expected {
  status: number;
  location?: string;
  type?: string;
  cache?: string;
}
const html: Expected = { status: 200, type: 'text/html', cache: ASKED_AGAIN };
const missing: Expected = { status: 404, type: 'text/html', cache: ASKED_AGAIN };
const to = (location: string): Expected => ({ status: 301, location });
const file = (type: string, cache = ASKED_AGAIN): Expected => ({ status: 200, type, cache });

/** Every address that a browser, an old link, a search engine or somebody with a keyboard may ask for. */
const TABLE: [string, Expected][] = [
  ['/', html],
  ...[...'/areas /services /about /contact /emergency /reviews /sitemap /privacy /terms'.split(' '), area].map(
    (path): [string, Expected] => [path, html],
  ),
  ['/?from=card', html],
  [`${area}?utm_source=card&x=1`, html],
  ['/index', to('/')],
  ['/index.html', to('/')],
  ['/index.html?x=1', to('/?x=1')],
  ['/INDEX.HTML', to('/')],
  ['/areas/', to('/areas')],
  ['/areas.html', to('/areas')],
  ['/services/', to('/services')],
  ['/about/', to('/about')],
  [`${area}/`, to(area)],
  [`${area}.html`, to(area)],
  [`${area}.html?x=1`, to(`${area}?x=1`)],
  [`${area}/?x=1&y=%20`, to(`${area}?x=1&y=%20`)],
  [area.toUpperCase(), to(area)],
  [`${area.toUpperCase()}/`, to(area)],
  [`${area.toUpperCase()}.HTML`, to(area)],
  [`${area.toUpperCase()}?x=1`, to(`${area}?x=1`)],
  ['/Contact', to('/contact')],
  ['/EMERGENCY', to('/emergency')],
  [site.alias.from, to(site.alias.to)],
  [`${site.alias.from}/`, to(site.alias.to)],
  [`${site.alias.from}.html`, to(site.alias.to)],
  [`${site.alias.from}?x=1`, to(`${site.alias.to}?x=1`)],
  [site.alias.from.toUpperCase(), to(site.alias.to)],
  ...[
    '/nope',
    '/nope/',
    '/nope.html',
    '/NOPE',
    '/areas/nope',
    '/areas/nope/',
    '/areas/nope.html',
    `${area}/nope`,
    `${area}.htm`,
    `${area}.php`,
    `${area}.html.br`,
    `${area}.html.gz`,
    '/index.html.br',
    '/sitemap.xml.gz',
    '/404',
    '/404/',
    '/404.html',
    '/_headers',
    '/_redirects',
    '/_assets.json',
    '/_build.json',
    '/_pages',
    '/_pages/',
    '/_pages/nope.json',
    '/fonts',
    '/fonts/',
    '/fonts/nope.woff2',
    '/assets',
    '/assets/',
    '/assets/nope.js',
    `/${script}.br`,
    '/.git/config',
    '/.env',
    '/wp-login.php',
    '/index.php',
    '/%00',
    '/..%2f..%2f..%2fetc%2fpasswd',
  ].map((path): [string, Expected] => [path, missing]),
  [`/${script}`, file('text/javascript', KEPT)],
  [`/${script}?x=1`, file('text/javascript', KEPT)],
  [font, file('font/woff2', KEPT)],
  [`/_pages/${page}.json`, file('application/json')],
  ['/_pages/_shell.json', file('application/json')],
  ['/favicon.ico', file('image/')],
  ['/favicon.svg', file('image/svg+xml')],
  ['/apple-touch-icon.png', file('image/png')],
  [`/social/${page}.png`, file('image/png')],
  ['/manifest.json', file('application/json')],
  ['/icon-192.png', file('image/png')],
  // No cache may give an older worker than the host has.
  ['/sw.js', file('text/javascript')],
  ['/robots.txt', file('text/plain')],
  ['/sitemap.xml', file('xml')],
];

/** As a client asks that takes no path apart, follows nothing and unpacks nothing. */
function ask(origin: string, path: string, headers: Record<string, string> = {}, method = 'GET') {
  return new Promise<IncomingMessage>((done, fail) => {
    const { hostname, port } = new URL(origin);
    request({ hostname, port, path, method, headers, agent: false }, (answer) => {
      answer.resume();
      answer.once('end', () => done(answer));
    })
      .once('error', fail)
      .end();
  });
}

/** Hosts that want https of every address, and our own, which is served without. */
const servers = { ...HOSTS, ours: () => Promise.resolve<Host>({ origin: inject('origin'), stop: () => undefined }) };

describe.each(Object.entries(servers))('the built site on %s', (name, start) => {
  let host: Host;
  beforeAll(async () => {
    host = await start(await readBuiltSite(dist), resolve(dist));
  }, INSTALLED_MS);
  afterAll(() => host?.stop());

  it('[HO1] has one address a page, and 404 for all that is none', async () => {
    expect(TABLE.length).toBeGreaterThanOrEqual(60);
    const answered: [string, Expected][] = [];
    for (const [path, expected] of TABLE) {
      const { statusCode: status = 0, headers } = await ask(host.origin, path);
      // A path that no file can have is refused by some hosts before they look.
      if (expected === missing && status === 400) answered.push([path, expected]);
      else {
        answered.push([
          path,
          {
            status,
            ...('location' in expected && { location: headers.location?.replace(host.origin, '') }),
            ...('type' in expected && {
              type: headers['content-type']?.includes(expected.type!) ? expected.type : headers['content-type'],
            }),
            ...('cache' in expected && { cache: headers['cache-control'] }),
          } as Expected,
        ]);
      }
    }
    expect(answered).toEqual(TABLE);
  });

  it('[HO7] answers 200 at one address of each page: its canonical one, its line in the sitemap, and every link', async () => {
    const textAt = async (path: string) => {
      const response = await fetch(host.origin + path, { redirect: 'manual' });
      return [response.status, await response.text()] as const;
    };
    const { places } = await readBuiltSite(dist);
    const routes = [...places.keys()].filter((from) => places.get(from) === from);
    const isAlias = (text: string) => text.includes('http-equiv="refresh"');
    const canonical = new Map<string, string | undefined>();
    const linked = new Map<string, string>();
    for (const route of routes) {
      const [status, text] = await textAt(route);
      expect([route, status, isAlias(text)]).toEqual([route, 200, false]);
      canonical.set(route, /<link rel="canonical" href="([^"]*)"/.exec(text)?.[1]);
      for (const [, href] of text.matchAll(/<a [^>]*href="(\/[^"#?]*)/g)) linked.set(href!, route);
    }
    for (const [route, address] of canonical) expect(address, route).toBe(business.origin + route);
    const [, sitemap] = await textAt('/sitemap.xml');
    const listed = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address!);
    expect(listed.length).toBeGreaterThan(5);
    const known = new Set(canonical.values());
    expect(listed.filter((address) => !known.has(address))).toEqual([]);
    expect([...linked].filter(([href]) => !canonical.has(href))).toEqual([]);
  });

  it('[HO2] sends the same policy and the same protections with every answer', async () => {
    const rules = (await readBuiltSite(dist)).headers[0]!.headers;
    for (const path of ['/', area, '/nope', `/${script}`, '/_pages/_shell.json', '/areas/']) {
      const { headers } = await ask(host.origin, path);
      for (const [header, value] of Object.entries(rules))
        if (header !== 'Cache-Control')
          expect([path, header, headers[header.toLowerCase()]]).toEqual([path, header, value]);
    }
  });

  it('[HO2] sends what was compressed ahead, says so to caches, and answers "not modified" and HEAD', async () => {
    const zipped = await ask(host.origin, area, { 'Accept-Encoding': 'gzip' });
    expect([zipped.headers['content-encoding'], zipped.headers.vary?.toLowerCase()]).toEqual([
      'gzip',
      'accept-encoding',
    ]);
    if (name !== 'nginx') {
      const brotli = await ask(host.origin, area, { 'Accept-Encoding': 'gzip, deflate, br' });
      expect(brotli.headers['content-encoding']).toBe('br');
    }
    const plain = await ask(host.origin, area);
    expect(plain.headers['content-encoding']).toBeUndefined();
    const again = await ask(host.origin, area, { 'If-None-Match': plain.headers.etag! });
    expect(again.statusCode).toBe(304);
    const head = await ask(host.origin, area, {}, 'HEAD');
    expect([head.statusCode, head.headers['content-length']]).toEqual([200, plain.headers['content-length']]);
    expect((await ask(host.origin, area, {}, 'POST')).statusCode).toBe(405);
  });
});

describe('the function for CloudFront', async () => {
  const built = await readBuiltSite(dist);
  const { handler } = new Function(
    `${cloudfront.write({ site: built, host: 'localhost', folder: '' })}; return { handler };`,
  )() as { handler: (event: object) => { uri?: string; headers: Record<string, { value: string }> } };

  it('[HO4] leads every address where a host leads it, and asks the bucket for the rest', () => {
    for (const [path, expected] of TABLE.filter(([address]) => !address.includes('%'))) {
      const [uri, query = ''] = path.split('?') as [string, string?];
      const querystring = Object.fromEntries(
        [...new URLSearchParams(query)].map(([name, value]) => [name, { value: encodeURIComponent(value) }]),
      );
      const answer = handler({ request: { uri, querystring } });
      const location = answer.headers?.['location']?.value;
      if (expected.status === 200) expect([path, built.files.has(answer.uri!)]).toEqual([path, true]);
      if (expected.status === 301) expect([path, location]).toEqual([path, expected.location]);
      // What is missing may be looked for without its slash first: the function knows no names of files.
      if (expected.status === 404 && location === undefined)
        expect([path, built.files.has(answer.uri!)]).toEqual([path, false]);
    }
  });

  it('[HO4] gives each answer that CloudFront asks it about its headers', () => {
    const headersOf = (uri: string) =>
      handler({ request: { uri }, response: { statusCode: 200, headers: {} } }).headers;
    expect(headersOf(`/${script}`)['cache-control']!.value).toBe(KEPT);
    expect(headersOf('/')['cache-control']!.value).toBe(ASKED_AGAIN);
    expect(headersOf('/')['content-security-policy']!.value).toBe(built.headers[0]!.headers['Content-Security-Policy']);
  });

  it('[HO5] writes nothing where a host would leave out a part of it', () => {
    const places = new Map(Array.from({ length: 3000 }, (_, number) => [`/old-${number}`, '/areas'] as const));
    const large = { site: { ...built, places }, host: 'localhost', folder: '' };
    expect(() => cloudfront.write(large)).toThrow(
      /CloudFront takes 10240 at the most: the site has 3000 old addresses/,
    );
    expect(() => hosts['cloudflare']!.write(large)).toThrow(/3000 redirects, and it takes 2000/);
    expect(nginx.write(large)).toContain('"/old-2999" "/areas";');
  });
});
