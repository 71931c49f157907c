import { Complaint } from '../complaint';
import { headersFile } from '../build/site-files/headers-file';
import type { BuiltSite } from './built-site';
import type { HostFile } from './host-file';

/** Limits of Cloudflare Pages for the two files, from its documentation. */
const MOST = { redirects: 2000, redirectLength: 1000, headerRules: 100, lineLength: 2000 };

/** Hosts that read `_headers` and `_redirects` as they are: nothing is written for them. */
export const cloudflare: HostFile = {
  name: '',
  use: 'Cloudflare Pages reads dist/_headers and dist/_redirects by itself: publish the folder as it is.',
  write: ({ site }) => {
    const lines = linesOf(oldPlaces(site));
    const longest = Math.max(
      ...headersFile(site.headers)
        .split('\n')
        .map((line) => line.length),
    );
    const faults = [
      lines.length > MOST.redirects && `${lines.length} redirects, and it takes ${MOST.redirects}`,
      lines.some((line) => line.length > MOST.redirectLength) &&
        `a redirect of more than ${MOST.redirectLength} characters`,
      site.headers.length > MOST.headerRules &&
        `${site.headers.length} rules of headers, and it takes ${MOST.headerRules}`,
      longest > MOST.lineLength && `a header of ${longest} characters, and it takes ${MOST.lineLength}`,
    ].filter(Boolean);
    if (faults.length > 0) throw new Complaint(`Cloudflare Pages would leave something out: ${faults.join('; ')}.`);
    return '';
  },
};

/**
 * `_redirects` for Cloudflare Pages alone, which follows a line even where a file is: what has a slash or `.html` at
 * its end leads to its page in one step, for ever. The host's own redirects have another status or take two steps; they
 * remain for pages beyond its limit. Netlify ignores the slash and would loop.
 */
export function redirectsOfCloudflare(site: BuiltSite): string {
  const old = oldPlaces(site);
  const pages = [...site.places].filter(([from, to]) => from === to);
  const ending = (end: string) => (places: [string, string][]) =>
    places.map(([from, to]): [string, string] => [from === '/' ? `/index${end}` : `${from}${end}`, to]);
  const [slash, html] = [ending('/'), ending('.html')];
  const lines = linesOf([...old, ...slash(old), ...html(old), ['/index', '/'], ...slash(pages), ...html(pages)]);
  return `${lines.slice(0, Math.max(old.length, MOST.redirects)).join('\n')}\n`;
}

const oldPlaces = ({ places }: BuiltSite) => [...places].filter(([from, to]) => from !== to);
const linesOf = (places: readonly [string, string][]) => places.map(([from, to]) => `${from} ${to} 301`);

export const netlify: HostFile = {
  name: '',
  use: 'Netlify reads dist/_headers and dist/_redirects by itself: publish the folder as it is.',
  write: () => '',
};
