import { areasIn } from '../../documents/areas';
import { nameKey } from '../../documents/place-name';
import type { Words } from '../../problem';
import type { Rule } from '../../rule';
import { localeOf } from '../../texts/sentences';
import type { Site } from '../../site';
import { listOf } from '../../words';

/**
 * In English "St Mary's, Battersea" is one place, and "Mudchute Park and Farm" too: each part must be a place by
 * itself.
 */
export const joinedPlaces: Rule = {
  code: 'joined-places',
  severity: 'error',
  mayAllow: true,
  yieldsTo: ['copied-page'],
  summary: 'An entry of the streets or landmarks of an area page is two of them, or one and more.',
  example: {
    before: '"streets": ["High Street and Mill Lane", …]',
    after: '"streets": ["High Street", "Mill Lane", …]',
  },
  *check(site) {
    const areas = areasIn(site);
    const entries = areas.flatMap(({ places }) => places);
    const known = new Set(entries.map(({ name }) => nameKey(name)));
    const separator = separatorOf(site);
    const streets = entries.filter(({ list, name }) => list === 'streets' && name.split(separator).length === 1);
    const endings = new Set(streets.flatMap(({ name }) => lastOf(name) ?? []));
    const isCode = (part: string) => site.region?.districts.has(part.split(' ')[0]!.toUpperCase()) ?? false;
    for (const { page, places } of areas) {
      for (const { name, list, index } of places) {
        const location = { path: ['facts', list, index], part: 'value' as const };
        const street = list === 'streets' ? HOUSE.exec(name)?.[1] : undefined;
        if (street !== undefined && endings.has(lastOf(street) ?? '')) {
          yield { document: page, location, words: ofHouse(name, street) };
          continue;
        }
        const parts = name.split(separator).filter((part) => part !== '');
        const isPlace = (part: string) =>
          known.has(nameKey(part)) || (list === 'streets' && endings.has(lastOf(part) ?? ''));
        const [first = '', ...others] = parts;
        const isMore = others.length > 0 && isPlace(first);
        const hasRest = isMore && list === 'streets' && others.every((part) => isCode(part) || /^\p{Ll}/u.test(part));
        if (!hasRest && !(isMore && others.every(isPlace))) continue;
        yield { document: page, location, words: hasRest ? withRest(name, first) : words(name, parts) };
      }
    }
  },
};

/** The number of a house before the name of a street. */
const HOUSE = /^(?:\p{L}+ )?\d+\s?[a-z]?,? (\p{Lu}.*)$/u;

/** What a name of several words ends in: Street, Road. */
const lastOf = (name: string) => (name.includes(' ') ? nameKey(name).split(' ').at(-1) : undefined);

/** What stands between two names in a list of the site's language, and the signs that do everywhere. */
function separatorOf(site: Site): RegExp {
  const parts = new Intl.ListFormat(localeOf(site)).formatToParts(['a', 'b']);
  const and = parts.flatMap(({ type, value }) => (type === 'literal' ? [value.trim()] : []));
  return new RegExp(`\\s*[,;/|+&\\n]\\s*|\\s+(?:${and.join('|') || ','})\\s+`, 'u');
}

const LONG_NAME = 'Visitors who look for their street in the list read one long name that nobody knows.';

const withRest = (name: string, place: string): Words => ({
  message: `"${name}" is a place and more.`,
  fix: `Write "${place}" alone, and what else is meant in entries of its own, each by its name.`,
  why: LONG_NAME,
});

const ofHouse = (name: string, street: string): Words => ({
  message: `"${name}" is the address of a house, and no street.`,
  fix: `Write "${street}" in its place.`,
  why: 'A house on a list of streets may be that of a customer, and who lives there has not asked to be named.',
});

const words = (name: string, parts: readonly string[]): Words => ({
  message: `"${name}" is more than one place.`,
  fix: `Write each in an entry of its own: ${listOf(parts)}.`,
  why: LONG_NAME,
});
