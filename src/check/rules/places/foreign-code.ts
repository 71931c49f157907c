import type { Region } from '../../../content/region';
import { pointerOf } from '../../../json/path';
import type { Path } from '../../../json/path';
import type { Span } from '../../../json/text-edit';
import { areasIn } from '../../areas';
import { linksIn } from '../../links';
import { oncePer } from '../../once';
import type { Words } from '../../problem';
import type { Rule } from '../../rule';
import type { SitePage } from '../../site';
import { textsIn, withoutTokens } from '../../texts';
import type { FoundText } from '../../texts';
import { isDoubted } from './centres';

export const foreignCode: Rule = {
  code: 'foreign-code',
  severity: 'error',
  mayAllow: true,
  yieldsTo: ['copied-page', 'leftover-place', 'wrong-district', 'duplicate-district'],
  summary: 'A text that says which district a page is about names another one, and not its own.',
  example: {
    before: '"description": "Repairs in R5 …" on the page of R4',
    after: '"description": "Repairs in {area.code} …"',
  },
  *check(site) {
    const { region } = site;
    if (!region) return;
    for (const { page, code } of areasIn(site)) {
      if (code === undefined || !region.districts.has(code) || isDoubted(site, code)) continue;
      for (const { path, codes } of codesIn(page.fields)) {
        const found = foreignIn(codes, code, region);
        if (!found) continue;
        const location = { path, part: 'value' as const, inside: found };
        const follows = [{ document: page, path: ['facts', 'code'] }];
        yield {
          document: page,
          location,
          follows,
          words: words(found.code, { own: code, token: `{${page.kind}.code}` }),
        };
      }
    }
  },
};

/** What stands in search results and over the page. Other texts may speak of a neighbour. */
const saysWhere = ({ path, kind }: FoundText) =>
  path[0] === 'metadata' ||
  (path[0] === 'blocks' && path[1] === 0 && kind !== 'alt') ||
  kind === 'heading' ||
  kind === 'label';

/** What has the form of a code. */
interface Code extends Span {
  code: string;
}

/** The texts of a page that say which district it is about, and what in them may be a code. */
const codesIn = oncePer((fields: SitePage['fields']): readonly { path: Path; codes: readonly Code[] }[] => {
  const links = new Set(
    linksIn({ fields }).flatMap(({ path, words: inText }) =>
      inText === undefined ? [pointerOf(path.slice(0, -1))] : [],
    ),
  );
  return textsIn({ fields }).flatMap((text) => {
    const { path, value } = text;
    // The words of a link speak of where it leads.
    if (!saysWhere(text) || value.includes('.code}') || links.has(pointerOf(path.slice(0, -1)))) return [];
    const codes = [...withoutTokens(value).matchAll(/(?<![\p{L}\p{N}])[A-Z\d]{2,8}(?![\p{L}\p{N}])/gu)]
      .filter(({ 0: code }) => /\d/.test(code))
      .map(({ 0: code, index }) => ({ code, start: index, end: index + code.length }));
    return codes.length > 0 ? [{ path, codes }] : [];
  });
});

/** The first code of another district, in a text without the own one, or a part or the whole of it. */
function foreignIn(codes: readonly Code[], own: string, region: Region): Code | undefined {
  const known = codes.filter(({ code }) => region.districts.has(code));
  return known.some(({ code }) => region.isPartOf(code, own)) ? undefined : known[0];
}

const words = (code: string, { own, token }: { own: string; token: string }): Words => ({
  message: `This names ${code}, but the page is about ${own}.`,
  fix: `Write ${token} in its place, or, if it speaks of the neighbour, name ${own} too.`,
  why: 'Search results and visitors would take the page for that of another district.',
});
