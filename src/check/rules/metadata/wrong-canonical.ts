import { addressOf } from '../../../content/head';
import { nearest } from '../../nearest';
import type { Words } from '../../problem';
import type { Rule } from '../../rule';
import type { Site } from '../../site';

export const wrongCanonical: Rule = {
  code: 'wrong-canonical',
  severity: 'error',
  mayAllow: true,
  summary:
    'A page says that the real page is another one: of this site, of another site, or at an address with no page.',
  example: { before: '"canonical": "https://www.somebody-else.example/prices"', after: '(no "canonical")' },
  scope: 'site',
  *check(site) {
    const { resolver } = site;
    if (!resolver) return;
    for (const page of site.valid) {
      const { canonical } = page.document.metadata;
      if (canonical === undefined) continue;
      const words = judge(site, { canonical, route: page.route, origin: resolver.business.origin });
      if (words) yield { document: page, location: { path: ['metadata', 'canonical'], part: 'value' }, words };
    }
  },
};

function judge(
  site: Site,
  { canonical, route, origin }: { canonical: string; route: string; origin: string },
): Words | undefined {
  if (canonical === addressOf(route, origin)) return ownCanonical();
  const url = URL.canParse(canonical) ? new URL(canonical) : undefined;
  if (!url) return canonicalNowhere({ address: canonical, meant: undefined });
  if (url.host !== new URL(origin).host) return canonicalAbroad({ address: canonical, host: url.host });
  const isExact = canonical === addressOf(url.pathname, origin);
  if (isExact && site.routes.has(url.pathname)) return canonicalElsewhere({ address: canonical, route: url.pathname });
  const meant = nearest(
    url.pathname,
    [...site.routes.keys()].filter((each) => each !== url.pathname || !isExact),
  );
  return canonicalNowhere({ address: canonical, meant: meant && addressOf(meant, origin) });
}

const canonicalElsewhere = ({ address, route }: { address: string; route: string }): Words => ({
  message: `"canonical" says that the real page is ${address}, which is another page of this site.`,
  fix:
    'Remove "canonical" if this page is worth finding. If it is not, remove the page and write its address into ' +
    `"aliases" of ${route}.`,
  why: 'Search engines show only the other page, so nobody finds this one.',
});

const canonicalAbroad = ({ address, host }: { address: string; host: string }): Words => ({
  message: `"canonical" says that the real page is ${address}, which is on another site (${host}).`,
  fix: 'Remove "canonical": the address follows from the file name.',
  why: 'Search engines would show the page of the other site and never this one.',
});

const canonicalNowhere = ({ address, meant }: { address: string; meant: string | undefined }): Words => ({
  message:
    `"canonical" says that the real page is ${address}, but there is no page of ours ` +
    `there.${meant ? ` Did you mean ${meant}?` : ''}`,
  fix: 'Remove "canonical": the address follows from the file name.',
  why: 'Search engines would show an address at which visitors find nothing.',
});

const ownCanonical = (): Words => ({
  message: 'This is the address that the page has anyway.',
  fix: 'Remove "canonical": it follows from the file name.',
  why: 'When the file gets another name, the old address would stay here and hide the page from search engines.',
});
