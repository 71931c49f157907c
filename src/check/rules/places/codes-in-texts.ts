import type { District } from '../../../content/region/region';
import { kmBetween } from '../../../content/region/geometry';
import { isInDistrict } from '../../../content/region/region';
import { pointerOf } from '../../../json/path';
import type { Span } from '../../../json/text-edit';
import type { Area } from '../../documents/areas';
import { linksIn } from '../../documents/links';
import { nameKey } from '../../documents/place-name';
import { oncePer } from '../../once';
import type { Words } from '../../problem';
import type { Rule } from '../../rule';
import type { SitePage } from '../../site';
import { textsIn, withoutTokens } from '../../texts/texts';
import type { FoundText } from '../../texts/texts';
import { isDoubted } from './centres';
import { fromFacts, inAreas } from './found';

export const foreignCode: Rule = {
  code: 'foreign-code',
  severity: 'error',
  mayAllow: true,
  summary: 'A heading, a label, the title or the description of an area page names another district, and not its own.',
  example: { before: '"description": "In R5 …" on the page of R4', after: '"description": "In {area.code} …"' },
  scope: 'site',
  check: inAreas(function* (area, region) {
    const { page, code: own } = area;
    if (own === undefined || !region.districts.has(own) || isDoubted(region, own)) return;
    let isReported = false;
    for (const { text, codes } of codesIn(page)) {
      if (!saysWhere(text) || text.value.includes(`{${page.kind}.code}`)) continue;
      const [inside, ...others] = codes.filter(({ code }) => region.districts.has(code));
      if (!inside || [inside, ...others].some(({ code }) => region.isPartOf(code, own))) continue;
      const other = region.districts.get(inside.code)!;
      if (!liesIn(area, other, region.districts.get(own)!))
        yield { path: text.path, inside, words: foreignWords(other, { area, text }), follows: fromFacts(area, 'code') };
      else if (!isReported) {
        isReported = true;
        const location = { path: text.path, part: 'value' as const, inside };
        const related = [{ document: page, location, message: `This names ${other.code}.` }];
        const follows = fromFacts(area, 'coordinates');
        yield { path: ['facts', 'code'], words: ownWords(own, other), related, follows };
      }
    }
  }),
};

/** Whether the coordinates agree with another code: they lie in its district, and nearer to its middle. */
const liesIn = ({ coordinates }: Area, other: District, own: District): boolean =>
  coordinates !== undefined &&
  isInDistrict(other, coordinates) &&
  kmBetween(coordinates, other.centre) < kmBetween(coordinates, own.centre);

const ownWords = (own: string, { code, name }: District): Words => ({
  message: `The code "${own}" does not fit: the coordinates and the texts of this page are those of ${code} ${name}.`,
  fix: `Write "${code}" in its place. If "${own}" is right, correct the coordinates, and the texts that name ${code}.`,
  why: 'Search results and visitors would take the page for that of another district.',
});

/** Whether a text says which district the page is about. Sentences may speak of a neighbour. */
const saysWhere = ({ path, kind }: FoundText) => path[0] === 'metadata' || kind === 'heading' || kind === 'label';

function foreignWords({ code, name, also }: District, { area, text }: { area: Area; text: FoundText }): Words {
  const { kind } = area.page;
  const key = ` ${nameKey(text.value)} `;
  const named = [name, ...also].find((each) => key.includes(` ${nameKey(each)} `));
  const other = named === undefined ? '' : ` and {${kind}.name} in the place of "${named}"`;
  return {
    message: `This names ${code}${named === undefined ? '' : ` and "${named}"`}, but the page is about ${area.code}.`,
    fix:
      `Write {${kind}.code} in ${other ? `the place of ${code}` : 'its place'}${other}, or, ` +
      `if it speaks of the neighbour, name ${area.code} too.`,
    why: 'Search results and visitors would take the page for that of another district.',
  };
}

/** Two to eight letters and figures with a figure among them, and no part of a longer word or number. */
const CODE = /(?<![\p{L}\p{N}#/.@-])(?=\p{L}{0,7}\d)[\p{L}\d]{2,8}(?![\p{L}\p{N}]|[-/]\w)/gu;

/** The texts of a page with what may be codes of districts, in capitals, but for the words of links to others. */
const codesIn = oncePer((page: SitePage) => {
  const links = linksIn(page);
  const labels = new Set(
    links.flatMap(({ path, words }) => (words === undefined ? [pointerOf(path.slice(0, -1))] : [])),
  );
  const linked = links.map(({ words = '' }) => words).join(' ');
  return textsIn(page).flatMap((text) => {
    if (!/\d/.test(text.value) || labels.has(pointerOf(text.path.slice(0, -1)))) return [];
    const codes = [...withoutTokens(text.value).matchAll(CODE)].flatMap(
      ({ 0: written, index: start }): (Span & { code: string })[] =>
        linked.includes(written) ? [] : [{ code: written.toUpperCase(), start, end: start + written.length }],
    );
    return codes.length > 0 ? [{ text, codes }] : [];
  });
});
