import { areasIn } from '../../areas';
import type { Area } from '../../areas';
import { oncePer } from '../../once';
import { placeNames } from './place-names';
import type { Mention, PlaceNames } from './place-names';
import type { Site } from '../../site';

/** What an area is known by, with the places that it names next door. "Paddington & Bayswater" is both of them. */
export function namesOf({ name, code, places }: Area): string[] {
  return [
    ...(name === undefined ? [] : [name, ...name.split(/\s+&\s+/)]),
    ...(code === undefined ? [] : [code]),
    ...places.map((place) => place.name),
  ];
}

const NOBODY: ReadonlySet<Area> = new Set();

/** The place names of all areas, and whose they are. */
export class PlaceIndex {
  readonly areas: readonly Area[];
  readonly names: PlaceNames;
  readonly #owners = new Map<string, Set<Area>>();

  constructor(areas: readonly Area[]) {
    this.areas = areas;
    this.names = placeNames(areas.flatMap(namesOf));
    for (const area of areas) {
      for (const name of namesOf(area)) this.#add(this.names.phraseOf(name), area);
    }
  }

  #add(phrase: string, area: Area): void {
    const owners = this.#owners.get(phrase);
    if (owners) owners.add(area);
    else this.#owners.set(phrase, new Set([area]));
  }

  ownersOf(phrase: string): ReadonlySet<Area> {
    return this.#owners.get(phrase) ?? NOBODY;
  }

  /** Every place name in the texts of a page, its facts aside. */
  mentionsIn({ page }: Area): readonly Mention[] {
    return this.names.mentionsIn(page.fields);
  }
}

export const placesIn = oncePer((site: Site) => new PlaceIndex(areasIn(site)));
