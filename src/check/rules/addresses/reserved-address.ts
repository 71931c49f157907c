import { RESERVED_ADDRESSES, reservedBy } from '../../files/reserved';
import { reservedAddress as words } from '../../messages/addresses';
import type { Diagnostic, Rule } from '../../rule';
import { aliasesOf } from '../../site';
import type { SitePage } from '../../site';

export const reservedAddress: Rule = {
  code: 'reserved-address',
  severity: 'error',
  summary: 'A page or an old address has an address that the site itself needs.',
  example: { before: '"aliases": ["/index"]', after: '"aliases": ["/home"]' },
  *check(site) {
    for (const page of site.pages) {
      if (page.kind !== 'not-found') yield* judge(page, page.route);
      for (const { alias, index } of aliasesOf(page)) yield* judge(page, alias, index);
    }
  },
};

function* judge(document: SitePage, route: string, alias?: number): Generator<Diagnostic> {
  const reserved = reservedBy(route);
  if (!reserved) return;
  const isAlias = alias !== undefined;
  yield {
    document,
    location: isAlias ? { path: ['aliases', alias], part: 'value' } : { path: [], part: 'opening' },
    words: words({ route, reserved, use: RESERVED_ADDRESSES.get(reserved)!, isAlias }),
  };
}
