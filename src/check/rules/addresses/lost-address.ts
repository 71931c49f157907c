import type { Words } from '../../problem';
import { isAnswered, publishedIn } from '../../documents/published';
import type { Rule } from '../../rule';
import { knowsAliases } from '../../documents/whole';
import { heirOf } from './heir';
import type { Heir } from './heir';

export const lostAddress: Rule = {
  code: 'lost-address',
  severity: 'error',
  summary: 'An address that was published is gone, and nothing leads on from it.',
  example: {
    before: 'pages/areas/north.json was renamed to northgate.json',
    after: '"aliases": ["/areas/north"] in pages/areas/northgate.json',
  },
  scope: 'site',
  *check(site) {
    const published = publishedIn(site);
    if (!published || !knowsAliases(site)) return;
    const { document, ledger } = published;
    const gone = new Set(ledger.gone?.map(({ route }) => route));
    for (const [index, route] of ledger.routes.entries()) {
      if (isAnswered(site, route) || gone.has(route)) continue;
      const heir = heirOf(site, route, ledger.routes);
      yield {
        document,
        location: { path: ['routes', index], part: 'value' },
        words: words({ route, heir, today: site.setting.today }),
        related: heir
          ? [
              {
                document: heir.page,
                location: { path: [], part: 'opening' },
                message: `This page is new, and ${LIKE[heir.by]}.`,
              },
            ]
          : [],
      };
    }
  },
};

const LIKE: Record<Heir['by'], string> = {
  contents: 'has the contents of the file that stood there',
  name: 'is called what the lost address says',
};

interface Lost {
  route: string;
  heir: Heir | undefined;
  today?: string | undefined;
}

const words = ({ route, heir, today = '2030-03-31' }: Lost): Words => ({
  message:
    `${route} was published, and now there is nothing at this address.` +
    (heir ? ` ${heir.page.path} ${LIKE[heir.by]}.` : ''),
  fix: heir
    ? `${heir.by === 'name' ? 'If it is the same page, run' : 'Run'} npm run rename -- ${route} ${heir.page.route}: ` +
      'the old address then leads to it, and every link is mended.'
    : 'Decide what visitors shall find there. If the page is missing by mistake, put its file back. If another page tells ' +
      `them the same, write "aliases": ["${route}"] in that one. If nothing takes its place, ` +
      `write { "route": "${route}", "reason": "…", "since": "${today}" } in "gone" of this file.`,
  why: 'Visitors who saved, shared or searched for the address would land on the not-found page.',
});
