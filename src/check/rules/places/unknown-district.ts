import { REGION_FILE } from '../../../content/files';
import type { District, Region } from '../../../content/region';
import type { Path } from '../../../json/path';
import { slugOf } from '../../../schema/slug';
import { areasIn } from '../../documents/areas';
import type { Area } from '../../documents/areas';
import type { Words } from '../../problem';
import type { Rule } from '../../rule';
import { listOf } from '../../words';
import { isCalled } from './centres';
import { codeMeant } from './code-meant';
import { miswrittenIn } from './miswritten-code';
import { listedTwice } from './repeated-district';

export const unknownDistrict: Rule = {
  code: 'unknown-district',
  severity: 'error',
  summary: 'The district of an area page, or of a place next door, is not in pages/_region.json.',
  example: { before: '"code": "R44"', after: '"code": "R4"' },
  *check(site) {
    const region = site.region;
    if (!region) return;
    const slips = slipsOfRegion(areasIn(site), region);
    for (const { index, area } of slips.values()) {
      yield {
        document: site.documents.get(REGION_FILE)!,
        location: { path: ['districts', index, 'code'], part: 'value' },
        words: ofRegion(area.code!, region.file.districts[index]!),
        related: [
          {
            document: area.page,
            location: { path: ['facts', 'code'], part: 'value' },
            message: 'The page says it here.',
          },
        ],
      };
    }
    const miswritten = new Set(miswrittenIn(region).values());
    for (const area of areasIn(site)) {
      for (const { path, code } of codesIn(area)) {
        if (region.districts.has(code) || slips.has(code) || miswritten.has(code)) continue;
        const meant = codeMeant(code, region.districts.keys());
        const location = { path, part: 'value' as const };
        yield {
          document: area.page,
          location,
          words: words(code, meant, region),
          ...(meant && { insert: JSON.stringify(meant) }),
        };
      }
    }
  },
};

/**
 * The codes that the region lacks because it has them wrong: its district of the page's name has a code of no page, and
 * the page's file, or another page, says the page's.
 */
function slipsOfRegion(areas: readonly Area[], region: Region): Map<string, { index: number; area: Area }> {
  const slips = new Map<string, { index: number; area: Area }>();
  for (const area of areas) {
    const { code = '', page } = area;
    if (code === '' || region.districts.has(code)) continue;
    const index = region.file.districts.findIndex((district) => isCalled(area, district));
    const isWitnessed =
      page.path.endsWith(`/${slugOf(code)}.json`) ||
      areas.some((other) => other !== area && other.places.some((place) => place.in === code)) ||
      listedTwice(region).has(region.file.districts[index]?.code ?? '');
    if (index >= 0 && isWitnessed) slips.set(code, { index, area });
  }
  return slips;
}

const ofRegion = (code: string, { name, code: written }: District): Words => ({
  message: `The page of ${name} is about ${code}, and ${REGION_FILE} has ${name} as ${written}.`,
  fix: `Write "${code}" in its place. If ${written} is right, correct the page.`,
  why: 'Visitors look for their own district; nobody lives in this one.',
});

function codesIn({ code, places }: Area): { path: Path; code: string }[] {
  const nextDoor = places.flatMap((place) =>
    place.in === undefined ? [] : [{ path: ['facts', place.list, place.index, 'in'], code: place.in }],
  );
  return [...(code === undefined ? [] : [{ path: ['facts', 'code'], code }]), ...nextDoor];
}

function words(code: string, meant: string | undefined, { file: { name, codeName, districts } }: Region): Words {
  const some = listOf(
    districts.slice(0, 3).map((district) => district.code),
    'or',
  );
  return {
    message: `There is no ${codeName} "${code}" in ${name}.${meant ? ` Did you mean "${meant}"?` : ''}`,
    fix: meant ? `Write "${meant}" in its place.` : `Write a ${codeName} of ${name}, for example ${some}.`,
    why: 'Visitors look for their own district; nobody lives in this one.',
  };
}
