import type { Region } from '../../../content/region';
import { pointerOf } from '../../../json/path';
import { areasIn } from '../../areas';
import { linksIn } from '../../links';
import type { Words } from '../../problem';
import type { Rule } from '../../rule';
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
      const links = new Set(linksIn(page).map(({ path }) => pointerOf(path.slice(0, -1))));
      for (const text of textsIn(page)) {
        // The words of a link speak of where it leads.
        if (links.has(pointerOf(text.path.slice(0, -1)))) continue;
        const found = saysWhere(text) ? foreignIn(text.value, code, region) : undefined;
        if (!found) continue;
        const location = { path: text.path, part: 'value' as const, inside: found };
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

/** The first code of another district, in a text without the own one, or a part or the whole of it. */
function foreignIn(
  value: string,
  own: string,
  region: Region,
): { code: string; start: number; end: number } | undefined {
  if (value.includes('.code}')) return undefined;
  const codes = [...withoutTokens(value).matchAll(/(?<![\p{L}\p{N}])[A-Z\d]{2,8}(?![\p{L}\p{N}])/gu)].filter(
    ({ 0: code }) => /\d/.test(code) && region.districts.has(code),
  );
  const [first] = codes;
  if (!first || codes.some(({ 0: code }) => region.isPartOf(code, own))) return undefined;
  return { code: first[0], start: first.index, end: first.index + first[0].length };
}

const words = (code: string, { own, token }: { own: string; token: string }): Words => ({
  message: `This names ${code}, but the page is about ${own}.`,
  fix: `Write ${token} in its place, or, if it speaks of the neighbour, name ${own} too.`,
  why: 'Search results and visitors would take the page for that of another district.',
});
