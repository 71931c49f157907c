import { areasIn } from '../../documents/areas';
import type { AreaPlace } from '../../documents/areas';
import { nameKey } from '../../documents/place-name';
import { oncePer } from '../../once';
import type { Rule } from '../../rule';
import type { Site } from '../../site';
import { localeOf } from '../../texts/sentences';
import { listOf } from '../../words';
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

/** Each part must be a name that a page lists: "St Mary's, Riverside" is one place, and "Old Park and Farm" too. */
export const joinedPlaces: Rule = {
  code: 'joined-places',
  severity: 'error',
  mayAllow: true,
  summary:
    'An entry of the streets or landmarks of an area page is two of them, or a street with the number of a house.',
  example: {
    before: '"streets": ["High Street and Mill Lane", …]',
    after: '"streets": ["High Street", "Mill Lane", …]',
  },
  scope: 'site',
  check: inAreas(function* ({ places }, _, site) {
    const { separator, names } = listedOn(site);
    const isListed = (name: string) => names.has(nameKey(name));
    for (const { name, list, index } of places) {
      const street = list === 'streets' ? HOUSE.exec(name)?.[1] : undefined;
      const parts = name.split(separator).filter((part) => part !== '');
      const isHouse = street !== undefined && isListed(street);
      if (!isHouse && (parts.length < 2 || !parts.every(isListed))) continue;
      const words = {
        message: isHouse ? `"${name}" is the address of a house, and no street.` : `"${name}" is more than one place.`,
        fix: isHouse ? `Write "${street}" in its place.` : `Write each in an entry of its own: ${listOf(parts)}.`,
        why: isHouse
          ? 'A house on a list of streets may be that of a customer, and who lives there has not asked to be named.'
          : 'Visitors who look for their street in the list read one long name that nobody knows.',
      };
      yield { path: ['facts', list, index], words };
    }
  }),
};

/** The number of a house before the name of a street. */
const HOUSE = /^\d+\s?[a-z]?,? (\p{Lu}.*)$/u;

/** The separators of a list in the site's language and in every other, and the names that pages list. */
const listedOn = oncePer((site: Site) => {
  const literals = new Intl.ListFormat(localeOf(site)).formatToParts(['a', 'b']);
  const and = literals.flatMap(({ type, value }) => (type === 'literal' ? [value.trim()] : []));
  const separator = new RegExp(`\\s*[,;/|+&\\n]\\s*|\\s+(?:${and.join('|') || ','})\\s+`, 'u');
  return { separator, names: new Set(areasIn(site).flatMap(({ places }) => places.map(({ name }) => nameKey(name)))) };
});
