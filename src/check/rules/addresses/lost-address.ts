import { nearest } from '../../nearest';
import type { Words } from '../../problem';
import { isAnswered, publishedIn } from '../../published';
import type { Rule } from '../../rule';
import type { Site } from '../../site';
import { knowsAliases } from '../../whole';

export const lostAddress: Rule = {
  code: 'lost-address',
  severity: 'error',
  summary: 'An address that was published is gone, and nothing leads on from it.',
  example: {
    before: 'pages/areas/north.json was renamed to northgate.json',
    after: '"aliases": ["/areas/north"] in pages/areas/northgate.json',
  },
  *check(site) {
    const published = publishedIn(site);
    if (!published || !knowsAliases(site)) return;
    const { document, ledger } = published;
    const gone = new Set(ledger.gone?.map(({ route }) => route));
    for (const [index, route] of ledger.routes.entries()) {
      if (isAnswered(site, route) || gone.has(route)) continue;
      const heir = heirOf(site, route, ledger.routes);
      const page = heir && site.documents.get(heir);
      yield {
        document, location: { path: ['routes', index], part: 'value' }, words: words({
          route, file: heir, today: site.setting.today,
        }),
        related: page ? [{
          document: page, location: { path: [], part: 'opening' },
          message: 'This page is new, and may have taken its place.',
        }] : [],
      };
    }
  },
};

/** The new page that was surely meant to take the place of a lost address. */
function heirOf(site: Site, route: string, published: readonly string[]): string | undefined {
  const fresh = [...site.routes.keys()].filter((each) => !published.includes(each));
  const folder = (each: string) => each.slice(0, each.lastIndexOf('/') + 1);
  const beside = fresh.filter((each) => folder(each) === folder(route));
  const heir = nearest(route, fresh) ?? (beside.length === 1 ? beside[0] : undefined);
  return heir && site.routes.get(heir);
}

interface Lost {
  route: string;
  file: string | undefined;
  today?: string | undefined;
}

const words = ({ route, file, today = '2030-03-31' }: Lost): Words => ({
  message: `${route} was published, and now there is nothing at this address.`,
  fix: `Write "aliases": ["${route}"] in ${file ?? 'the page that takes its place'}. If nothing takes its place, `
    + `write { "route": "${route}", "reason": "…", "since": "${today}" } in "gone" of this file.`,
  why: 'Visitors who saved, shared or searched for the address would land on the not-found page.',
});
