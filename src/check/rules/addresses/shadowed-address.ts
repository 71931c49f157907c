import { isListed } from '../../../kinds/named';
import type { Words } from '../../problem';
import type { Rule } from '../../rule';
import { aliasesOf } from '../../../content/site';
import { folded } from '../../files/folded';
import { UNREACHABLE } from './taken';

export const shadowedAddress: Rule = {
  code: 'shadowed-address',
  severity: 'error',
  summary: 'A page or an old address has the address of a file in src/site/public.',
  example: {
    before: '"aliases": ["/offers"]\n(and there is a file src/site/public/Offers.html)',
    after: '"aliases": ["/special-offers"]',
  },
  scope: 'site',
  *check(site) {
    const files = new Map(
      (site.setting.publicFiles ?? []).flatMap((file) => {
        const name = `/${folded(file)}`;
        return [name, name.replace(/\/index\.html?$/, ''), name.replace(/\.html?$/, '')].map(
          (address) => [address, file] as const,
        );
      }),
    );
    for (const page of site.pages) {
      const taken = !isListed(page.kind) ? undefined : files.get(page.route === '/' ? '/index' : page.route);
      if (taken)
        yield {
          document: page,
          location: { path: [], part: 'opening' },
          words: words({ route: page.route, file: taken, isAlias: false }),
        };
      for (const { alias, index } of aliasesOf(page)) {
        const file = files.get(folded(alias));
        if (file)
          yield {
            document: page,
            location: { path: ['aliases', index], part: 'value' },
            words: words({ route: alias, file, isAlias: true }),
          };
      }
    }
  },
};

const words = ({ route, file, isAlias }: { route: string; file: string; isAlias: boolean }): Words => ({
  message: `The address ${route} is taken by the file src/site/public/${file}.`,
  fix: isAlias ? 'Remove this old address, or rename that file.' : 'Rename that file, or give the page another name.',
  why: UNREACHABLE,
});
