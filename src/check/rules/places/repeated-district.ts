import type { Region } from '../../../content/region';
import { oncePer } from '../../once';
import type { Rule } from '../../rule';
import { inRegion, inRegionFile } from './found';

/** The codes that several districts have. */
export const listedTwice = oncePer(({ file }: Region): ReadonlySet<string> => {
  const codes = file.districts.map(({ code }) => code);
  return new Set(codes.filter((code, index) => codes.indexOf(code) !== index));
});

export const repeatedDistrict: Rule = {
  code: 'repeated-district',
  severity: 'error',
  summary: 'A code stands twice among the districts of pages/_region.json.',
  example: { before: '{ "code": "R4", … }, { "code": "R4", … }', after: '{ "code": "R4", … }, { "code": "R5", … }' },
  check: inRegion(function* ({ file: { districts } }, site) {
    for (const [index, { code, name }] of districts.entries()) {
      const before = districts.findIndex((other) => other.code === code);
      if (before === index) continue;
      const first = districts[before]!;
      yield {
        path: ['districts', index, 'code'],
        words: {
          message: `The code "${code}" is that of ${first.name} already.`,
          fix:
            first.name === name
              ? 'Take one of the two out, and keep the one with the right centre.'
              : `Write the code of ${name} in its place. If both are ${code}, keep one, and put the other name into its "also".`,
          why: 'Nobody could say where the district lies: the map and the check of its page would take one of the two.',
        },
        related: inRegionFile(site, ['districts', before, 'code'], 'It stands here already.'),
      };
    }
  }),
};
