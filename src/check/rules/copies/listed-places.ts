import type { Area, AreaPlace } from '../../documents/areas';
import { nameKey, partsOfName } from '../../documents/place-name';
import { isNewerThan } from '../../documents/published';
import type { Site } from '../../site';
import { wordsOf } from '../../texts/words-of';
import { isLeft } from './copies';
import { isArea, isUnfinished } from './foreign-place';
import type { ForeignPlace } from './foreign-place';
import { areNextDoor } from './next-door';
import { placesIn } from './place-names';
import type { Mention, Owner, PlaceIndex } from './place-names';

/**
 * Foreign places among the streets and landmarks of areas. Two lists may have a street of one name each, but seldom
 * have, so none is certain.
 */
export class ListedPlaces {
  readonly #site: Site;
  readonly #index: PlaceIndex;

  constructor(site: Site) {
    this.#site = site;
    this.#index = placesIn(site);
  }

  /** A street or landmark that two areas list as their own, reported on the page that does not own it. */
  *inLists(): Generator<ForeignPlace> {
    const listed = ({ page, places }: Area) =>
      places.filter((place) => place.in === undefined && !isLeft(this.#site, page, `facts/${place.list}`));
    for (const area of this.#index.areas) {
      if (isUnfinished(this.#site, area)) continue;
      for (const place of listed(area)) {
        const key = nameKey(place.name);
        const owner = this.#index
          .ownersOf(key)
          .filter(isArea)
          .filter((other) => other !== area && listed(other).some(({ name }) => nameKey(name) === key))
          .find((other) => this.#isOwner(other, area, { key, list: place.list }));
        const isOpen = owner !== undefined && this.#claimOf(owner, area, { key, list: place.list }) === 0;
        const [elsewhere] = owner ? [] : this.#unpagedFar(area, key);
        if (elsewhere) yield { ...listedOf(area, place, key), owner: elsewhere, isCertain: false, isNear: false };
        if (owner)
          yield {
            ...listedOf(area, place, key),
            owner,
            isOpen,
            isCertain: false,
            isNear: areNextDoor(this.#site.region, area, owner),
          };
      }
    }
  }

  /** The districts without a page that a name is only known in, where none lies next door. */
  #unpagedFar(area: Area, key: string): readonly Owner[] {
    const owners = this.#index.ownersOf(key).filter((other) => other !== area);
    return owners.some((other) => isArea(other) || areNextDoor(this.#site.region, area, other)) ? [] : owners;
  }

  /** A landmark that is said to lie next door, and is listed by the page of another district. */
  *besideOthers(): Generator<ForeignPlace> {
    const { region } = this.#site;
    for (const area of this.#index.areas) {
      for (const place of area.places.filter(({ list, in: code }) => list === 'landmarks' && code !== undefined)) {
        const key = nameKey(place.name);
        const lists = (other: Owner) =>
          other.places.some(
            ({ name, list, in: code }) => list === 'landmarks' && code === undefined && nameKey(name) === key,
          );
        const [owner, ...others] = this.#index.ownersOf(key).filter(lists);
        if (!owner || others.length > 0 || owner === area) continue;
        if (region?.wholeOf(owner.code ?? '') === region?.wholeOf(place.in!)) continue;
        yield { ...listedOf(area, place, key), owner, isCertain: false, isNear: true };
      }
    }
  }

  /** Of two areas that list a place, the one that has a claim to it, lists it sooner, or is the first by its file. */
  #isOwner(one: Area, other: Area, place: Pick<Mention, 'key'> & Pick<AreaPlace, 'list'>): boolean {
    const claim = this.#claimOf(one, other, place);
    if (claim !== 0) return claim > 0;
    // A road mostly leads to the place that it is called after: rather from next door than from farther away.
    const [leads, theyLead] = [one, other].map((each) => this.#index.isCalledIn(each, place.key));
    if (leads !== theyLead) return leads!;
    const [stands, theyStand] = [one, other].map(
      ({ places }) => places.find(({ name, list }) => list === place.list && nameKey(name) === place.key)?.index ?? 0,
    );
    return stands === theyStand ? one.page.path < other.page.path : stands! < theyStand!;
  }

  /** Above nought for the area that was there first, that speaks of a place, or whose name it bears as a landmark. */
  #claimOf(one: Area, other: Area, { key, list }: Pick<Mention, 'key'> & Pick<AreaPlace, 'list'>): number {
    if (isNewerThan(this.#site, other.page, one.page)) return 1;
    if (isNewerThan(this.#site, one.page, other.page)) return -1;
    const [says, theySay] = [one, other].map((each) =>
      this.#index.mentionsIn(each).some((mention) => mention.key === key),
    );
    if (says !== theySay) return says ? 1 : -1;
    // A street bears the name of where it leads to.
    const [bears, theyBear] = [one, other].map(
      ({ name = '' }) =>
        list === 'landmarks' && [...partsOfName(name)].some((part) => ` ${key} `.includes(` ${nameKey(part)} `)),
    );
    return Number(bears) - Number(theyBear);
  }
}

/** An entry of a list as a text that is a name. */
function listedOf(area: Area, { name: text, list, index }: AreaPlace, key: string) {
  const words = wordsOf(text);
  const path = ['facts', list, index];
  const mention = { path, kind: 'place', text, words, from: 0, count: words.length, key, named: new Set(words.keys()) };
  return { area, mention, beside: [] };
}
