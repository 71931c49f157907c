import type { Words } from '../../problem';
import type { Rule } from '../../rule';
import { aliasesOf } from '../../../content/site';

export const aliasWithFragment: Rule = {
  code: 'alias-with-fragment',
  severity: 'error',
  summary: 'An old address names a place on a page, which cannot be redirected.',
  example: { before: '"aliases": ["/help#prices"]', after: '"aliases": ["/help"]' },
  scope: 'site',
  *check(site) {
    for (const page of site.pages) {
      for (const { alias, index } of aliasesOf(page)) {
        const at = alias.indexOf('#');
        if (at < 0) continue;
        const bare = alias.slice(0, at);
        yield {
          document: page,
          location: { path: ['aliases', index], part: 'value' },
          words: words({ alias, bare }),
          insert: JSON.stringify(bare),
        };
      }
    }
  },
};

const words = ({ alias, bare }: { alias: string; bare: string }): Words => ({
  message: `The old address ${alias} ends in a place on a page, and a place cannot be redirected.`,
  fix: `Write "${bare}" in its place.`,
  why: 'Browsers never send what follows the "#", so visitors would not be led on.',
});
