import { expect, it } from 'vitest';
import { redirectsFile } from '../../../src/node/build/site-files/hosting';
import { redirectsOfCloudflare } from '../../../src/node/hosting/reading-hosts';

const pages = ['/', '/areas', '/areas/north', '/en', '/en/about'];
const fileOf = (route: string) => (route === '/' ? '/index.html' : `${route}.html`);
const files = new Set([...pages.map(fileOf), '/404.html', '/en/404.html', '/robots.txt']);
const aliases = new Map([
  ['/old', '/areas/north'],
  ['/en/old', '/en/about'],
]);
const places = new Map([...pages.map((page): [string, string] => [page, page]), ...aliases]);
const ofBuild = redirectsFile(aliases, ['/en/404']);
const ofDeploy = redirectsOfCloudflare({ headers: [], places, files, languages: ['/en/'] });

type Answer = [status: number, at: string];
const linesOf = (text: string) =>
  text
    .trim()
    .split('\n')
    .map((line) => line.split(' '))
    .map(([from, to, status]) => ({ from: from!, to: to!, status: Number(status) }));

/** Cloudflare Pages: redirects of these codes before files, addresses without `.html`, the nearest 404.html. */
function cloudflareAt(path: string, redirects: string): Answer {
  const lines = linesOf(redirects).filter(({ status }) => [200, 301, 302, 303, 307, 308].includes(status));
  const line = lines.find(({ from }) => from === path);
  if (line) return [line.status, line.to];
  const plain = path.replace(/(index)?\.html$/, '').replace(/(.)\/$/, '$1');
  if (files.has(path) && !path.endsWith('.html')) return [200, path];
  if (files.has(fileOf(plain))) return plain === path ? [200, fileOf(plain)] : [308, plain];
  const folders = path.split('/').map((_, index, steps) => `${steps.slice(0, index).join('/')}/404.html`);
  return [404, folders.findLast((file) => files.has(file))!];
}

/** Netlify: files before redirects, which take a slash at the end for nothing; a rule for the 404 of a folder. */
function netlifyAt(path: string): Answer {
  const plain = path.replace(/(.)\/$/, '$1');
  const file = [plain, fileOf(plain)].find((each) => files.has(each));
  if (file !== undefined) return [200, file];
  const line = linesOf(ofBuild).find(({ from }) =>
    from.endsWith('*') ? path.startsWith(from.slice(0, -1)) : from === plain,
  );
  return line ? [line.status, line.to] : [404, '/404.html'];
}

it.each<[path: string, status: number, at: string]>([
  ['/', 200, '/index.html'],
  ['/areas/north', 200, '/areas/north.html'],
  ['/en', 200, '/en.html'],
  ['/robots.txt', 200, '/robots.txt'],
  ['/old', 301, '/areas/north'],
  ['/en/old', 301, '/en/about'],
  ['/nope', 404, '/404.html'],
  ['/areas/nope', 404, '/404.html'],
  ['/en/nope', 404, '/en/404.html'],
  ['/en/nope/nope', 404, '/en/404.html'],
  ['/enough', 404, '/404.html'],
])('[HO8] each answers %s with %i, %s', (path, ...answer) => {
  expect(netlifyAt(path)).toEqual(answer);
  expect(cloudflareAt(path, ofBuild)).toEqual(answer);
  expect(cloudflareAt(path, ofDeploy)).toEqual(answer);
});

it('[HO8] an address with a slash or .html leads to its page in one step, and no redirect leads to another', () => {
  for (const [from, to] of [
    ['/areas/', '/areas'],
    ['/areas/north.html', '/areas/north'],
    ['/index.html', '/'],
    ['/old/', '/areas/north'],
    ['/en/old.html', '/en/about'],
  ] as const)
    expect(cloudflareAt(from, ofDeploy)).toEqual([301, to]);
  expect(netlifyAt('/old/')).toEqual([301, '/areas/north']);
  for (const { to } of linesOf(ofDeploy)) expect(cloudflareAt(to, ofDeploy)[0]).toBe(200);
  for (const { to, status } of linesOf(ofBuild)) expect([status, netlifyAt(to)[0]]).toEqual([status, 200]);
});
