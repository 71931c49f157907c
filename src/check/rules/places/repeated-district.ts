import { REGION_FILE } from '../../../content/files';
import type { District, Region } from '../../../content/region';
import { oncePer } from '../../once';
import type { Rule } from '../../rule';

/** The codes of which nobody can say which district they are. */
export const listedTwice = oncePer(({ file }: Region): ReadonlySet<string> => {
  const codes = file.districts.map(({ code }) => code);
  return new Set(codes.filter((code, index) => codes.indexOf(code) !== index));
});

export const repeatedDistrict: Rule = {
  code: 'repeated-district',
  severity: 'error',
  yieldsTo: ['unknown-district'],
  summary: 'A code stands twice among the districts of pages/_region.json.',
  example: { before: '{ "code": "R4", … }, { "code": "R4", … }', after: '{ "code": "R4", … }, { "code": "R5", … }' },
  *check(site) {
    const first = new Map<string, { district: District; index: number }>();
    for (const [index, district] of (site.region?.file.districts ?? []).entries()) {
      const { code } = district;
      const before = first.get(code);
      if (!before) {
        first.set(code, { district, index });
        continue;
      }
      const document = site.documents.get(REGION_FILE)!;
      const at = (place: number) => ({ path: ['districts', place, 'code'], part: 'value' as const });
      const isCopy = before.district.name === district.name;
      yield {
        document,
        location: at(index),
        words: {
          message: `The code "${code}" is that of ${before.district.name} already.`,
          fix: isCopy
            ? 'Take one of the two out, and keep the one with the right centre.'
            : `Write the code of ${district.name} in its place. If both are ${code}, keep one, and put the other name into its "also".`,
          why: 'Nobody could say where the district lies: the map and the check of its page would take one of the two.',
        },
        related: [{ document, location: at(before.index), message: 'It stands here already.' }],
        // A page may tell which of the two has it by mistake.
        follows: [{ document, path: at(before.index).path }],
      };
    }
  },
};
