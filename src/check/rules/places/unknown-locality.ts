import { areasIn } from '../../documents/areas';
import type { Words } from '../../problem';

import type { Rule } from '../../rule';
import { districtsCalled, isLarger, nameKey, partsOfName } from '../../documents/place-name';

export const unknownLocality: Rule = {
  code: 'unknown-locality',
  severity: 'warning',
  yieldsTo: ['copied-page', 'foreign-city', 'misspelt-place'],
  summary: 'The locality of an area page is a place that pages/_region.json does not know.',
  example: { before: '"locality": "Another city"', after: '"locality": "Riverside"' },
  *check(site) {
    const region = site.region;
    if (!region) return;
    for (const { page, name = '', code = '', locality } of areasIn(site)) {
      if (locality === undefined || !region.districts.has(code)) continue;
      const isKnown = [...partsOfName(locality)].some(
        (part) => isLarger(region, part) || nameKey(part) === nameKey(name) || districtsCalled(region, part).length > 0,
      );
      if (isKnown) continue;
      const location = { path: ['facts', 'locality'], part: 'value' as const };
      yield { document: page, location, words: words({ locality, code, region: region.file.name }) };
    }
  },
};

const words = ({ locality, code, region }: { locality: string; code: string; region: string }): Words => ({
  message: `No district of ${region} is known to be called "${locality}".`,
  fix: `Write the part of town that ${code} lies in. If this is it, add the name to "also" of ${code} in pages/_region.json.`,
  why: 'Search engines go by the locality when somebody looks for help in this part of town.',
});
