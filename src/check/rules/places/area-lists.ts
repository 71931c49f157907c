import type { AreaPlace } from '../../documents/areas';
import { nameKey } from '../../documents/place-name';
import type { Rule } from '../../rule';
import { fromFacts, inAreas } from './found';

export const repeatedPlace: Rule = {
  code: 'repeated-place',
  severity: 'error',
  mayAllow: true,
  summary: 'An area page lists a street or landmark twice.',
  example: {
    before: '"streets": ["High Street", "Mill Lane", "High Street", …]',
    after: '"streets": ["High Street", "Mill Lane", "Church Road", …]',
  },
  scope: 'site',
  check: inAreas(function* (area) {
    const seen = new Map<string, AreaPlace>();
    for (const place of area.places) {
      const { name, list, index } = place;
      const first = seen.get(nameKey(name));
      seen.set(nameKey(name), first ?? place);
      if (!first) continue;
      const location = { path: ['facts', first.list, first.index], part: 'value' as const };
      yield {
        path: ['facts', list, index],
        words: {
          message: `"${name}" stands among the ${first.list} already.`,
          fix: `Write another of the ${list} of this area in its place.`,
          why: 'Visitors would read the same place twice, and look in vain for their own.',
        },
        follows: fromFacts(area, list),
        related: [{ document: area.page, location, message: 'It stands here already.' }],
      };
    }
  }),
};
