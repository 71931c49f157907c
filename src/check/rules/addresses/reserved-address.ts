import { isListed } from '../../../kinds/named';
import { RESERVED_ADDRESSES, reservedBy } from '../../files/reserved';
import type { Words } from '../../problem';
import type { Diagnostic, Rule } from '../../rule';
import { aliasesOf } from '../../../content/site';
import type { SitePage } from '../../site';
import { UNREACHABLE } from './taken';

export const reservedAddress: Rule = {
  code: 'reserved-address',
  severity: 'error',
  summary: 'A page or an old address has an address that the site itself needs.',
  example: { before: '"aliases": ["/index"]', after: '"aliases": ["/home"]' },
  scope: 'site',
  *check(site) {
    for (const page of site.pages) {
      if (isListed(page.kind)) yield* judge(page, page.route);
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

const words = ({
  route,
  reserved,
  use,
  isAlias,
}: {
  route: string;
  reserved: string;
  use: string;
  isAlias: boolean;
}): Words => ({
  message: `The address ${route} is taken: ${reserved} is kept for ${use}.`,
  fix: isAlias
    ? 'Remove this old address, or write another one.'
    : 'Give the file another name, which gives the page another address.',
  why: UNREACHABLE,
});
