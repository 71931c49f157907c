import { addressOf } from '../../../content/head/head';
import { atValue } from '../../placed';
import type { Words } from '../../problem';
import type { Rule } from '../../rule';
import type { Page, Site } from '../../site';

export const wrongCanonical: Rule = {
  code: 'wrong-canonical',
  severity: 'error',
  mayAllow: true,
  summary: 'A page says that the real page is another one: of this site or of another, or at an address with no page.',
  example: { before: '"canonical": "https://www.somebody-else.example/prices"', after: '(no "canonical")' },
  scope: 'site',
  *check(site) {
    const { origin } = site.resolver?.business ?? {};
    for (const page of origin === undefined ? [] : site.valid) {
      const { canonical } = page.document.metadata;
      if (canonical !== undefined)
        yield atValue(page, ['metadata', 'canonical'], words(site, page, { canonical, origin: origin! }));
    }
  },
};

function words(site: Site, { route }: Page, { canonical, origin }: Record<'canonical' | 'origin', string>): Words {
  const url = URL.canParse(canonical) ? new URL(canonical) : undefined;
  const isOurs = url?.host === new URL(origin).host;
  const other =
    url && site.routes.has(url.pathname) && canonical === addressOf(url.pathname, origin) ? url.pathname : undefined;
  if (other === route)
    return {
      message: 'This is the address that the page has anyway.',
      fix: 'Remove "canonical": it follows from the file name.',
      why: 'When the file gets another name, the old address would stay here and hide the page from search engines.',
    };
  const where = other
    ? 'which is another page of this site'
    : url && !isOurs
      ? `which is on another site (${url.host})`
      : 'but there is no page of ours there';
  return {
    message: `"canonical" says that the real page is ${canonical}, ${where}.`,
    fix: other
      ? 'Remove "canonical" if this page is worth finding. If it is not, remove the page and write its address into ' +
        `"aliases" of ${other}.`
      : 'Remove "canonical": the address follows from the file name.',
    why: 'Search engines would show that address and never this page.',
  };
}
