/** `pages/areas/hill.json` → `/areas/hill`; `pages/index.json` → `/`. */
export function routeOf(path: string): string {
  const route = path.slice('pages'.length, -'.json'.length);
  return route === '/index' ? '/' : route;
}

/** The path of the file of a route, without its ending: the first page is an index. */
const fileOf = (route: string) => (route === '/' ? '/index' : route);

/** The inverse of `routeOf`, for a route without fragment. */
export function pathOf(route: string): string {
  return `pages${fileOf(route)}.json`;
}

/** The page file that the browser fetches: `/areas/hill` → `/_pages/areas/hill.json`. */
export function pageFileAddress(route: string): string {
  return `/_pages${fileOf(route)}.json`;
}

/** The frame of all pages of a language, which the client fetches; nothing stands for the first language. */
export const shellAddress = (language?: string): string => `/_pages/_shell${language ? `.${language}` : ''}.json`;

/** The file of the worker that keeps a page for those without a network. */
export const WORKER_ADDRESS = '/sw.js';

/** The style sheet of all pages of a build, which a page asks for when the next page may be drawn in its place. */
export const styleSheetAddress = (build: string): string => `/assets/site.${build}.css`;

/** Where the build writes the social card that it draws for a page. */
export const socialCardAddress = (route: string): string => `/social${fileOf(route)}.png`;

/** The folder of an address or a file, with a slash at its end: pages of one folder are alike. */
export const folderOf = (path: string): string => path.slice(0, path.lastIndexOf('/') + 1);

/** The route of the not-found page for an address: that of its language, if `has` knows one, or else the first. */
export function notFoundRoute(route: string, has: (route: string) => boolean): string {
  const own = `/${route.split('/')[1]}/404`;
  return has(own) ? own : '/404';
}
