import type { Region } from '../../../content/region';
import type { Path } from '../../../json/path';
import { areasIn } from '../../areas';
import type { Area } from '../../areas';
import type { Words } from '../../problem';

import type { Rule } from '../../rule';
import { listOf } from '../../words';
import { codeMeant } from './code-meant';

export const unknownDistrict: Rule = {
  code: 'unknown-district',
  severity: 'error',
  summary: 'The district of an area page, or of a place next door, is not in pages/_region.json.',
  example: { before: '"code": "R44"', after: '"code": "R4"' },
  *check(site) {
    const region = site.region;
    if (!region) return;
    for (const area of areasIn(site)) {
      for (const { path, code } of codesIn(area)) {
        if (region.districts.has(code)) continue;
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
