import { areasIn } from '../../areas';
import { nameKey } from '../../place-name';
import type { Words } from '../../problem';
import type { Rule } from '../../rule';
import { localeOf } from '../../sentences';
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
  summary: 'An entry of the streets or landmarks of an area page is two of them.',
  example: {
    before: '"streets": ["High Street and Mill Lane", …]',
    after: '"streets": ["High Street", "Mill Lane", …]',
  },
  *check(site) {
    const areas = areasIn(site);
    const entries = areas.flatMap(({ places }) => places);
    const known = new Set(entries.map(({ name }) => nameKey(name)));
    const endings = new Set(entries.filter(({ list }) => list === 'streets').flatMap(({ name }) => lastOf(name) ?? []));
    const separator = separatorOf(site);
    for (const { page, places } of areas) {
      for (const { name, list, index } of places) {
        const parts = name.split(separator).filter((part) => part !== '');
        const isPlace = (part: string) =>
          known.has(nameKey(part)) || (list === 'streets' && endings.has(lastOf(part) ?? ''));
        if (parts.length < 2 || !parts.every(isPlace)) continue;
        const path = ['facts', list, index];
        yield { document: page, location: { path, part: 'value' }, words: words(name, parts) };
      }
    }
  },
};

/** What a name of several words ends in: Street, Road. */
const lastOf = (name: string) => (name.includes(' ') ? nameKey(name).split(' ').at(-1) : undefined);

/** What stands between two names in a list of the site's language, and the signs that do everywhere. */
function separatorOf(site: Site): RegExp {
  const parts = new Intl.ListFormat(localeOf(site)).formatToParts(['a', 'b']);
  const and = parts.flatMap(({ type, value }) => (type === 'literal' ? [value.trim()] : []));
  return new RegExp(`\\s*[,;/|+&\\n]\\s*|\\s+(?:${and.join('|') || ','})\\s+`, 'u');
}

const words = (name: string, parts: readonly string[]): Words => ({
  message: `"${name}" is more than one place.`,
  fix: `Write each in an entry of its own: ${listOf(parts)}.`,
  why: 'Visitors who look for their street in the list read one long name that nobody knows.',
});
