import type { District, Region } from '../../../content/region';
import { areasIn } from '../../documents/areas';
import { nameKey } from '../../documents/place-name';
import type { Words } from '../../problem';
import type { Rule } from '../../rule';
import { isDoubted } from './centres';
import { codesIn } from './codes-in';
import type { Code } from './codes-in';

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
      for (const { path, text, codes, saysWhere, hasOwn } of codesIn(page.fields)) {
        const found = saysWhere && !hasOwn ? foreignIn(codes, code, region) : undefined;
        if (!found) continue;
        const location = { path, part: 'value' as const, inside: found };
        const follows = [{ document: page, path: ['facts', 'code'] }];
        yield {
          document: page,
          location,
          follows,
          words: words(region.districts.get(found.code)!, { own: code, text, kind: page.kind }),
        };
      }
    }
  },
};

/** The first code of another district, in a text without the own one, or a part or the whole of it. */
function foreignIn(codes: readonly Code[], own: string, region: Region): Code | undefined {
  const known = codes.filter(({ code }) => region.districts.has(code));
  return known.some(({ code }) => region.isPartOf(code, own)) ? undefined : known[0];
}

function words(
  { code, name, also }: District,
  { own, text, kind }: { own: string; text: string; kind: string },
): Words {
  const said = ` ${nameKey(text)} `;
  const named = [name, ...also].find((each) => said.includes(` ${nameKey(each)} `));
  const other = named === undefined ? '' : ` and {${kind}.name} in the place of "${named}"`;
  return {
    message: `This names ${code}${named === undefined ? '' : ` and "${named}"`}, but the page is about ${own}.`,
    fix: `Write {${kind}.code} in ${other ? `the place of ${code}` : 'its place'}${other}, or, if it speaks of the neighbour, name ${own} too.`,
    why: 'Search results and visitors would take the page for that of another district.',
  };
}
