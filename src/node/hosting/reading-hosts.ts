import { Complaint } from '../complaint';
import { headersFile } from '../build/headers-file';
import type { HostFile } from './host-file';

/** What Cloudflare Pages takes of the two files, as its documentation says. */
const MOST = { redirects: 2000, redirectLength: 1000, headerRules: 100, lineLength: 2000 };

/** Hosts that read `_headers` and `_redirects` as they are: nothing is written for them. */
export const cloudflare: HostFile = {
  name: '',
  use: 'Cloudflare Pages reads dist/_headers and dist/_redirects by itself: publish the folder as it is.',
  write: ({ site }) => {
    const lines = [...site.places].filter(([from, to]) => from !== to).map(([from, to]) => `${from} ${to} 301`);
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

export const netlify: HostFile = {
  name: '',
  use: 'Netlify reads dist/_headers and dist/_redirects by itself: publish the folder as it is.',
  write: () => '',
};
