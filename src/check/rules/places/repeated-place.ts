import { areasIn } from '../../documents/areas';
import type { AreaPlace } from '../../documents/areas';
import type { Words } from '../../problem';
import type { Rule } from '../../rule';
import { nameKey } from '../../documents/place-name';

export const repeatedPlace: Rule = {
  code: 'repeated-place',
  severity: 'error',
  mayAllow: true,
  yieldsTo: ['copied-page'],
  summary: 'An area page lists a street or landmark twice.',
  example: {
    before: '"streets": ["High Street", "Mill Lane", "High Street", …]',
    after: '"streets": ["High Street", "Mill Lane", "Church Road", …]',
  },
  *check(site) {
    for (const { page, places } of areasIn(site)) {
      const seen = new Map<string, AreaPlace>();
      for (const place of places) {
        const first = seen.get(nameKey(place.name));
        seen.set(nameKey(place.name), first ?? place);
        if (!first) continue;
        yield {
          document: page,
          location: locationOf(place),
          words: words(place, first),
          follows: [{ document: page, path: ['facts', place.list] }],
          related: [{ document: page, location: locationOf(first), message: 'It stands here already.' }],
        };
      }
    }
  },
};

const locationOf = ({ list, index }: AreaPlace) => ({ path: ['facts', list, index], part: 'value' as const });

const words = ({ name, list }: AreaPlace, first: AreaPlace): Words => ({
  message: `"${name}" stands among the ${first.list} already.`,
  fix: `Write another of the ${list} of this area in its place.`,
  why: 'Visitors would read the same place twice, and look in vain for their own.',
});
