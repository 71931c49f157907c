import { expect, it } from 'vitest';
import { isPageFile, kindOf } from '../../../src/content/files';
import { notFoundRoute, pageFileAddress, pathOf, routeOf } from '../../../src/content/routes';

it('[R1] makes an address of a file name, and a file name of an address', () => {
  for (const [path, route] of [
    ['pages/index.json', '/'],
    ['pages/areas.json', '/areas'],
    ['pages/areas/sw1h.json', '/areas/sw1h'],
  ] as const) {
    expect(routeOf(path)).toBe(route);
    expect(pathOf(route)).toBe(path);
  }
});

it('[R1] takes the kind of a page from its folder', () => {
  expect(
    ['pages/areas/n1.json', 'pages/services/leak-detection.json', 'pages/404.json', 'pages/areas.json'].map(kindOf),
  ).toEqual(['area', 'service', 'not-found', 'page']);
});

it('[ID33] has one not-found page a language, in its folder', () => {
  expect(['pages/en/404.json', 'pages/en/areas/n1.json', 'pages/en/jobs.json'].map(kindOf)).toEqual([
    'not-found',
    'area',
    'page',
  ]);
  const pages = new Set(['/404', '/en/404']);
  const at = (route: string) => notFoundRoute(route, (each) => pages.has(each));
  expect(['/en/areas/nowhere', '/en', '/cy/x', '/nowhere', '/'].map(at)).toEqual([
    '/en/404',
    '/en/404',
    '/404',
    '/404',
    '/404',
  ]);
});

it('[R3] takes no file whose path has a part that begins with "_" for a page', () => {
  expect(
    ['pages/_site.json', 'pages/_shared/pricing.json', 'pages/areas/_old.json', 'pages/about.json'].filter(isPageFile),
  ).toEqual(['pages/about.json']);
});

it('[R5] fetches a page from beside its HTML', () => {
  expect(['/', '/areas/sw1h'].map(pageFileAddress)).toEqual(['/_pages/index.json', '/_pages/areas/sw1h.json']);
});
