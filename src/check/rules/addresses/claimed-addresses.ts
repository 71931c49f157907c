import { aliasesOf } from '../../../content/site';
import { isListed } from '../../../kinds/named';
import { folded } from '../../files/folded';
import { RESERVED_ADDRESSES, reservedBy } from '../../files/reserved';
import { oncePer } from '../../once';
import { atFile, atValue } from '../../placed';
import type { Rule, SiteRule } from '../../rule';
import type { Site } from '../../site';
import { replacing } from '../../words';

interface ClaimRule extends Omit<SiteRule, 'scope' | 'check'> {
  /** The fault of an address that a page claims; undefined where it may claim it. */
  judge(site: Site, address: string): { message: string; why: string; intended?: string } | undefined;
}

/** Judges each address that a page claims: by the name of its file, and its old ones. */
const claimRule = ({ judge, ...rule }: ClaimRule): Rule => ({
  ...rule,
  scope: 'site',
  *check(site) {
    for (const page of site.pages) {
      const own = isListed(page.kind) ? judge(site, page.route) : undefined;
      if (own) yield atFile(page, { ...own, fix: 'Give the file another name, which gives the page another address.' });
      for (const { alias, index } of aliasesOf(page)) {
        const found = judge(site, alias);
        if (!found) continue;
        const { message, why, intended } = found;
        const { fix, insert } = replacing(intended, 'Remove this old address, or write another one.');
        yield atValue(page, ['aliases', index], { message, fix, why }, { insert });
      }
    }
  },
});

const UNREACHABLE = 'Visitors would see the one or the other, and nobody could say which.';

export const aliasWithFragment = claimRule({
  code: 'alias-with-fragment',
  severity: 'error',
  summary: 'An old address names a place on a page, which cannot be redirected.',
  example: { before: '"aliases": ["/help#prices"]', after: '"aliases": ["/help"]' },
  judge(_, address) {
    const [intended, fragment] = address.split('#');
    if (!intended || fragment === undefined) return undefined;
    return {
      message: `The old address ${address} ends in a place on a page, and a place cannot be redirected.`,
      why: 'Browsers never send what follows the "#", so visitors would not be led on.',
      intended,
    };
  },
});

export const reservedAddress = claimRule({
  code: 'reserved-address',
  severity: 'error',
  summary: 'A page or an old address has an address that the site itself needs.',
  example: { before: '"aliases": ["/index"]', after: '"aliases": ["/home"]' },
  judge(_, address) {
    const reserved = reservedBy(address);
    if (!reserved) return undefined;
    const use = RESERVED_ADDRESSES.get(reserved)!;
    return { message: `The address ${address} is taken: ${reserved} is kept for ${use}.`, why: UNREACHABLE };
  },
});

export const shadowedAddress = claimRule({
  code: 'shadowed-address',
  severity: 'error',
  summary: 'A page or an old address has the address of a file in src/site/public.',
  example: {
    before: '"aliases": ["/offers"]\n(and there is a file src/site/public/Offers.html)',
    after: '"aliases": ["/special-offers"]',
  },
  judge(site, address) {
    const file = publicFiles(site).get(address === '/' ? '/index' : folded(address));
    return file
      ? { message: `The address ${address} is taken by the file src/site/public/${file}.`, why: UNREACHABLE }
      : undefined;
  },
});

/** The files that are published as they are, by the addresses at which a host answers with them. */
const publicFiles = oncePer(({ setting }: Site): ReadonlyMap<string, string> => {
  const files = (setting.publicFiles ?? []).map((file) => ({ file, name: `/${folded(file)}` }));
  return new Map(
    files.flatMap(({ file, name }) =>
      [name, name.replace(/\/index\.html?$/, ''), name.replace(/\.html?$/, '')].map(
        (address) => [address, file] as const,
      ),
    ),
  );
});
