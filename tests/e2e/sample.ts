import { readdirSync } from 'node:fs';
import { isPageFile, routeOf } from '../../src/content/routes';

const everyRoute = readdirSync('pages', { recursive: true, encoding: 'utf8' })
  .map((file) => `pages/${file.replaceAll('\\', '/')}`)
  .filter((path) => isPageFile(path) && path !== 'pages/404.json')
  .map(routeOf)
  .sort();

const ONE_OF_EACH_KIND = [
  '/', '/areas', '/areas/sw1h', '/areas/sw1a', '/services', '/services/emergency-plumbing', '/services/drainage-services',
  '/services/boiler-heating', '/about', '/contact', '/emergency', '/reviews', '/sitemap', '/privacy', '/terms',
];

/** One page of each kind, or with `npm run test:full` every page there is. */
export const sampleRoutes = () => (process.env.FULL ? everyRoute : ONE_OF_EACH_KIND);
