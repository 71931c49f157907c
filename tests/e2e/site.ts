import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inject } from 'vitest';
import { isPageFile } from '../../src/content/files';
import { routeOf } from '../../src/content/routes';
import { isFull, sampleOf } from '../sample';

/** What the tests of every site need to know of one: addresses that show something particular, and its own words. */
interface SiteUnderTest {
  /** Pages of each form. */
  sample: string[];
  /** An area that `/areas` lists, with a word of its title that no other title has. */
  area: { route: string; word: string };
  /** An area so far down the list that it must be scrolled to. */
  lowerArea: { route: string; word: string };
  /** An area that the header's menu names. */
  areaInMenu: string;
  /** The page that tells what to do, part by part: its address, and a part that its contents lead to. */
  advice: { route: string; label: string; id: string };
  /** An old address of a page. */
  alias: { from: string; to: string };
  /** Words of the not-found page: its heading and its first button. */
  notFound: { heading: string; home: string };
  /** Names that only this site's pages know; no script may. */
  ownNames: RegExp;
}

const SITES: Record<string, SiteUnderTest> = {
  'pages': {
    sample: `/ /areas /areas/sw1h /areas/sw1a /services /services/emergency-plumbing /services/drainage-services
      /services/boiler-heating /about /contact /emergency /reviews /sitemap /privacy /terms`.split(/\s+/),
    area: { route: '/areas/sw1h', word: 'SW1H' },
    lowerArea: { route: '/areas/hammersmith', word: 'Hammersmith' },
    areaInMenu: '/areas/camden',
    advice: { route: '/emergency', label: 'Frozen pipe', id: 'frozen-pipe' },
    alias: { from: '/services/drain-unblocking', to: '/services/drainage-services' },
    notFound: { heading: 'Oops! Page not found', home: 'Return to Home' },
    ownNames: /sw1h|leak-detection|hammersmith/,
  },
  'tests/fixtures/leeds-locksmith': {
    sample: `/ /areas /areas/ls6 /services /services/lockout /services/business-locks /services/burglary-repair
      /services/upvc-doors /about /contact /first-aid /reviews /sitemap /privacy`.split(/\s+/),
    area: { route: '/areas/ls6', word: 'Headingley' },
    lowerArea: { route: '/areas/ls11', word: 'Holbeck' },
    areaInMenu: '/areas/ls8',
    advice: { route: '/first-aid', label: 'Snapped key', id: 'snapped-key' },
    alias: { from: '/services/locked-out', to: '/services/lockout' },
    notFound: { heading: 'This door leads nowhere', home: 'Back to the start' },
    ownNames: /ls11|upvc-doors|headingley/,
  },
};

/** The folder of the site that this run is about, and where it was built. */
export const { folder, dist } = inject('site');
export const site = SITES[folder]!;

/** What the business says of itself. */
export const business = JSON.parse(readFileSync(join(folder, '_site.json'), 'utf8')) as {
  origin: string;
  phone: { display: string; international: string };
};

/** Path of each page's document, `pages/areas/sw1h.json`, whatever folder the site lies in. */
export const pageFiles = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .map((file) => `pages/${file.replaceAll('\\', '/')}`)
  .filter(isPageFile);

const everyRoute = pageFiles
  .filter((path) => path !== 'pages/404.json')
  .map(routeOf)
  .sort();

/** Of the second site fewer pages are looked at: most of what is true of a page is held by the first one's. */
const SECOND_SITE = 2;
export const mostOf = (most: number) => (folder === 'pages' ? most : Math.min(most, SECOND_SITE));

/** How long a test may take that looks at so many pages: only what hangs is stopped, on a slow machine too. */
export const timeFor = (pages: number) => ({ timeout: 60_000 + 8_000 * pages });

/** Pages of each form, at most so many of them, or with `npm run test:full` every page there is. */
export function sampleRoutes(most = Infinity): readonly string[] {
  if (isFull) return everyRoute;
  return sampleOf(site.sample, mostOf(most));
}
