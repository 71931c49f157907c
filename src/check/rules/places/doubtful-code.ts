import { kmBetween } from '../../../content/geometry';
import type { Region } from '../../../content/region';
import { areasIn } from '../../documents/areas';
import type { Area } from '../../documents/areas';
import { oncePer } from '../../once';
import type { Words } from '../../problem';
import type { Rule } from '../../rule';
import type { Path } from '../../../json/path';
import type { Site, SiteDocument } from '../../site';
import { textsIn } from '../../texts/texts';
import { codeMeant } from './code-meant';
import { codesIn } from './codes-in';
import type { Code } from './codes-in';
import { miswrittenIn } from './miswritten-code';

export const doubtfulCode: Rule = {
  code: 'doubtful-code',
  severity: 'warning',
  yieldsTo: [
    'copied-page',
    'duplicate-district',
    'foreign-code',
    'leftover-place',
    'unknown-district',
    'wrong-district',
  ],
  summary: 'A text has the code of no district, or of another one, or a code in small letters.',
  example: { before: '"text": "We know every roof of R5." on the page of R4', after: '"text": "… every roof of R4."' },
  *check(site) {
    const { region } = site;
    if (!region) return;
    const leads = leadsIn(site);
    const areas = new Map(areasIn(site).map((area) => [area.page.path, area]));
    for (const document of site.documents.values()) {
      const area = areas.get(document.path);
      for (const { path, codes, isTitle, hasOwn } of codesIn(document.fields)) {
        for (const code of codes) {
          const isSaid = (isTitle && area !== undefined) || leads.has(code.before);
          const words = wordsFor({
            code,
            isSaid,
            area,
            region,
            isOwn: hasOwn || codes.some(({ code: each }) => each === area?.code),
          });
          if (words)
            yield {
              document,
              location: { path, part: 'value', inside: code },
              words,
              follows: followed(document, path),
            };
        }
      }
    }
  },
};

/** From the code of the page, and, in a copy, from the texts that are told together. */
const followed = (document: SiteDocument, path: Path) =>
  [['facts', 'code'], path.slice(0, 1)].map((cause) => ({ document, path: cause }));

/** The words of a text that stand before the code of a district which ends its phrase, as "in" does in "in R4.". */
const leadsIn = oncePer(
  (site: Site): ReadonlySet<string> => new Set(areasIn(site).flatMap((area) => leadsOf(area.page.fields))),
);

const leadsOf = oncePer((fields: SiteDocument['fields']): readonly string[] =>
  textsIn({ fields }).flatMap(({ value }) =>
    [...value.matchAll(/(?<![\p{L}\p{N}])(\p{Ll}+) \{\w+\.code\}(?=[.,;:!?]|$)/gu)].map(([, word]) => word!),
  ),
);

interface Asked {
  code: Code;
  /** Whether the words around say that it is the code of a district. */
  isSaid: boolean;
  area: Area | undefined;
  region: Region;
  /** Whether the text names the district of its page too. */
  isOwn: boolean;
}

function wordsFor({ code: { code, written }, isSaid, area, region, isOwn }: Asked): Words | undefined {
  const own = area?.code ?? '';
  if (!region.districts.has(code)) {
    const isMiswritten = [...miswrittenIn(region).values()].includes(code);
    if (!isSaid || isMiswritten || !isOfForm(code, region)) return undefined;
    const meant = codeMeant(code, region.districts.keys());
    return unknownWords(written, meant, region);
  }
  if (written !== code) return smallWords(written, code === own ? '{area.code}' : code);
  const isNamed = (each: string) =>
    region.wholeOf(each) === region.wholeOf(own) || area!.places.some((place) => place.in === each);
  const isOther =
    area !== undefined && region.districts.has(own) && !isNamed(code) && (!isOwn || isFar(code, own, region));
  return isOther ? otherWords(code, own) : undefined;
}

/** Beside its own a page may name a neighbour, and nobody across the region. */
function isFar(code: string, own: string, { districts, file }: Region): boolean {
  const [there, here] = [districts.get(code)!, districts.get(own)!];
  return kmBetween(there.centre, here.centre) > Math.max(file.distances.farKm, there.reachKm + here.reachKm);
}

/** Letters and figures in the order of a code of the region. */
const isOfForm = (code: string, region: Region) => formsIn(region).has(formOf(code));
const formOf = (code: string) => code.replaceAll(/\p{L}/gu, 'A').replaceAll(/\d/g, '9');
const formsIn = oncePer((region: Region) => new Set([...region.districts.keys()].map(formOf)));

const WHY = 'Visitors look for their own district, and would take the page for that of another one.';

const unknownWords = (code: string, meant: string | undefined, { file: { codeName, name } }: Region): Words => ({
  message: `"${code}" looks like a ${codeName}, but there is none of that name in ${name}.${meant ? ` Did you mean "${meant}"?` : ''}`,
  fix: meant
    ? `Write "${meant}" in its place, or leave it if it is something else.`
    : 'Write the one that you mean, or leave it if it is something else.',
  why: WHY,
});

const smallWords = (written: string, code: string): Words => ({
  message: `The code "${written}" is written in small letters.`,
  fix: `Write ${code} in its place.`,
  why: 'Visitors know the codes of their districts in capitals, and no token keeps this one right in a copy.',
});

const otherWords = (code: string, own: string): Words => ({
  message: `This speaks of ${code}, and the page is about ${own}.`,
  fix: `Write {area.code} in its place. If the neighbour is meant, name ${own} beside it, or leave it.`,
  why: WHY,
});
