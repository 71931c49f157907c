import { oncePer } from '../../once';
import type { Site } from '../../site';
import type { ForeignPlace } from './foreign-place';
import { ListedPlaces } from './listed-places';
import { NamedPlaces } from './named-places';

/** Every foreign place, of each district in each text only the first: one hand left them. */
export const foreignPlacesIn = oncePer((site: Site): readonly ForeignPlace[] => {
  const seen = new Set<string>();
  const listed = new ListedPlaces(site);
  return [...listed.inLists(), ...listed.besideOthers(), ...new NamedPlaces(site).inTexts()].filter(
    ({ area, owner, mention }) => {
      const key = `${area.page.path} ${mention.path.join('/')} ${owner.page?.path ?? owner.code}`;
      return !seen.has(key) && seen.add(key);
    },
  );
});
