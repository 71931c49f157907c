import { TEXT_KINDS } from '../blocks/fields.schema';
import type { Path } from '../content/walk';
import { areasIn } from './areas';
import type { Area } from './areas';
import { oncePer } from './once';
import type { Site } from './site';
import { wordsIn, wordsOf } from './words-of';
import type { Word } from './words-of';

/** A place name in a text: a district's name or postcode, a street or a landmark. */
export interface Mention {
  path: Path;
  text: string;
  /** The words of the text, and which of them are the name. */
  words: readonly Word[];
  from: number;
  count: number;
  phrase: string;
  /** Which words of the text are a place name, this one or another. */
  named: ReadonlySet<number>;
}

const IS_TEXT = new Set<string>(TEXT_KINDS);
export const phraseOf = (name: string) => wordsOf(name).map(({ word }) => word).join(' ');

/** What an area is known by, with the places that it names next door. "Paddington & Bayswater" is both of them. */
export function namesOf({ name, code, places }: Area): string[] {
  return [...(name === undefined ? [] : [name, ...name.split(/\s+&\s+/)]), ...(code === undefined ? [] : [code]), ...places.map((place) => place.name)];
}

/** Place names by their words: what may follow the words so far, and the areas that the words so far are a name of. */
interface Branch {
  next: Map<string, Branch>;
  owners: Set<Area> | undefined;
}

const NOBODY: ReadonlySet<Area> = new Set();

/** The place names of all areas, to be looked up in texts. */
export class PlaceIndex {
  readonly areas: readonly Area[];
  readonly #root: Branch = { next: new Map(), owners: undefined };

  constructor(areas: readonly Area[]) {
    this.areas = areas;
    for (const area of areas) {
      for (const name of namesOf(area)) this.#add(phraseOf(name), area);
    }
  }

  #add(phrase: string, area: Area): void {
    if (phrase === '') return;
    let branch = this.#root;
    for (const word of phrase.split(' ')) {
      let next = branch.next.get(word);
      if (!next) {
        next = { next: new Map(), owners: undefined };
        branch.next.set(word, next);
      }
      branch = next;
    }
    branch.owners ??= new Set();
    branch.owners.add(area);
  }

  ownersOf(phrase: string): ReadonlySet<Area> {
    let branch: Branch | undefined = this.#root;
    for (const word of phrase.split(' ')) branch = branch?.next.get(word);
    return branch?.owners ?? NOBODY;
  }

  /** The names in a list of words, the longest where several begin at one word; none lies in another. */
  find(words: readonly Word[]): { from: number; count: number; phrase: string }[] {
    const found: { from: number; count: number; phrase: string }[] = [];
    for (let at = 0; at < words.length; at += 1) {
      const count = this.#longestAt(words, at);
      if (count === 0) continue;
      found.push({ from: at, count, phrase: words.slice(at, at + count).map(({ word }) => word).join(' ') });
      at += count - 1;
    }
    return found;
  }

  #longestAt(words: readonly Word[], start: number): number {
    let branch: Branch | undefined = this.#root;
    let longest = 0;
    for (let at = start; at < words.length; at += 1) {
      branch = branch.next.get(words[at]!.word);
      if (!branch) break;
      if (branch.owners) longest = at - start + 1;
    }
    return longest;
  }

  /** Every place name in the texts of a page, its facts aside. */
  mentionsIn({ page }: Area): Mention[] {
    return page.fields.flatMap((field) => {
      const { kind, value, path } = field;
      if (typeof value !== 'string' || !IS_TEXT.has(kind) || path[0] === 'facts') return [];
      const words = wordsIn(field);
      const found = this.find(words);
      const named = new Set(found.flatMap(({ from, count }) => Array.from({ length: count }, (_, offset) => from + offset)));
      return found.map((each) => ({ ...each, path, text: value, words, named }));
    });
  }
}

export const placesIn = oncePer((site: Site) => new PlaceIndex(areasIn(site)));
