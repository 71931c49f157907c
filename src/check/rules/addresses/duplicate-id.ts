import type { Path } from '../../../json/path';
import { fragmentsOf, linksIn } from '../../documents/links';
import type { Words } from '../../problem';
import type { Rule } from '../../rule';
import type { Site, SiteDocument } from '../../site';
import { listOf } from '../../words';
import { idsOf } from './repeated-ids';

export const duplicateId: Rule = {
  code: 'duplicate-id',
  severity: 'error',
  summary: 'Two blocks of a page, or two entries of a list in pages/_site.json, have the same name.',
  example: {
    before: '{ "type": "prose", "id": "prices", … }, { "type": "notice", "id": "prices", … }',
    after: '{ "type": "prose", "id": "prices", … }, { "type": "notice", "id": "discounts", … }',
  },
  scope: 'site',
  *check(site) {
    for (const document of site.documents.values()) {
      const seen = new Map<string, Path>();
      for (const { path, id } of idsOf(document)) {
        const scope = document.kind === 'site' ? `${path[0]}/${id}` : id;
        const first = seen.get(scope);
        if (!first) {
          seen.set(scope, path);
          continue;
        }
        yield {
          document,
          location: { path, part: 'value' },
          words: words(id, missingOn(site, document)),
          follows: [{ document, path: path.slice(0, -1) }],
          related: [{ document, location: { path: first, part: 'value' }, message: 'It stands here first.' }],
        };
      }
    }
  },
};

/** The names that links of the site look for on a page, and no block of it has. */
function missingOn(site: Site, { path }: SiteDocument): string[] {
  const route = site.pages.find((page) => page.path === path)?.route;
  const known = route === undefined ? undefined : fragmentsOf(site, route);
  if (!known) return [];
  const links = [...site.documents.values()].flatMap(linksIn).filter((link) => link.route === route);
  return [...new Set(links.flatMap(({ fragment }) => fragment ?? []))].filter((each) => !known.includes(each));
}

const words = (id: string, missing: readonly string[]): Words => ({
  message: `The name "${id}" is used twice.${missing.length > 0 ? ` Links lead to ${listOf(missing)}, which no block here is called.` : ''}`,
  fix:
    missing.length === 1
      ? `Give the one of the two that these links mean the name "${missing[0]}".`
      : 'Give one of the two another name.',
  why: 'What names it could only ever find one of the two, and visitors would be shown the wrong one.',
});
