import type { District } from '../../../content/region';
import type { Path } from '../../../json/path';
import { areasIn } from '../../documents/areas';
import type { Area } from '../../documents/areas';
import { oncePer, oncePerWords } from '../../once';
import { nameKey, partsOfName } from '../../documents/place-name';
import type { Site, SiteDocument, SitePage } from '../../site';
import { textsIn } from '../../texts/texts';
import { hashOf, TOKEN, wordKey, wordsOf } from '../../texts/words-of';
import type { Word, WordNumbers } from '../../texts/words-of';
import { hashOfRow } from './number-set';

/** A name of a place in a text: that of a district, its code, a street or a landmark. */
export interface Mention {
  path: Path;
  /** What the field holds: a heading, a label, a text. */
  kind: string;
  text: string;
  /** The words of the text, and which of them are the name. */
  words: readonly Word[];
  from: number;
  count: number;
  /** The name as it is compared. */
  key: string;
  /** Which words of the text are a name of a place, this one or another. */
  named: ReadonlySet<number>;
}

const LOW_BITS = 0xffff;

/** Names of places, to be looked up in texts. */
export class PlaceNames {
  readonly #keys: ReadonlySet<string>;
  /** First word of a name → how many words such names have, the longest first. */
  readonly #lengths = new Map<string, number[]>();
  /** The same in numbers, and the names as numbers. */
  readonly #numberLengths: ReadonlyMap<number, number[]>;
  readonly #numbers: ReadonlySet<number>;
  readonly #mayBegin = new Uint8Array(LOW_BITS + 1);
  /** What names of several words begin and end with: West, Park, Road. */
  readonly firstWords = new Set<string>();
  readonly lastWords = new Set<string>();

  constructor(names: readonly string[]) {
    this.#keys = new Set(names.map(nameKey).filter((key) => key !== ''));
    for (const key of this.#keys) {
      const words = key.split(' ');
      const lengths = new Set([...(this.#lengths.get(words[0]!) ?? []), words.length]);
      this.#lengths.set(
        words[0]!,
        [...lengths].sort((a, b) => b - a),
      );
      if (words.length === 1) continue;
      this.firstWords.add(words[0]!);
      this.lastWords.add(words.at(-1)!);
    }
    this.#numberLengths = new Map([...this.#lengths].map(([word, lengths]) => [hashOf(word), lengths]));
    for (const word of this.#numberLengths.keys()) this.#mayBegin[word & LOW_BITS] = 1;
    this.#numbers = new Set(
      [...this.#keys].map((key) => {
        const words = key.split(' ').map(hashOf);
        return hashOfRow(words, 0, words.length);
      }),
    );
  }

  /** The words of a text that stand in no name, as numbers without tokens: what `find` tells, many times as fast. */
  wordsBeside({ words, keys }: WordNumbers): number[] {
    const beside: number[] = [];
    for (let from = 0; from < words.length; from += 1) {
      // Of most words a bit tells that no name begins with them.
      const lengths = this.#mayBegin[keys[from]! & LOW_BITS] === 1 ? this.#numberLengths.get(keys[from]!) : undefined;
      const count = lengths?.find(
        (each) => from + each <= keys.length && this.#numbers.has(hashOfRow(keys, from, each)),
      );
      if (count !== undefined) from += count - 1;
      else if (words[from] !== TOKEN) beside.push(words[from]!);
    }
    return beside;
  }

  /** The names in a list of words, the longest where several begin at one word; none lies in another. */
  find(words: readonly Word[]): { from: number; count: number; key: string }[] {
    const keys = words.map(wordKey);
    const found: { from: number; count: number; key: string }[] = [];
    for (let from = 0; from < keys.length; from += 1) {
      for (const count of this.#lengths.get(keys[from]!) ?? []) {
        const key = keys.slice(from, from + count).join(' ');
        if (from + count > keys.length || !this.#keys.has(key)) continue;
        found.push({ from, count, key });
        from += count - 1;
        break;
      }
    }
    return found;
  }

  /** Every name in the texts of a page, its facts aside. */
  readonly mentionsIn = oncePer((fields: SiteDocument['fields']): readonly Mention[] =>
    textsIn({ fields }).flatMap(({ kind, value, path }) => {
      if (path[0] === 'facts') return [];
      return this.#read(value).found.map((each) => new MentionIn({ ...each, path, kind, text: value }, this.#read));
    }),
  );

  #last: TextRead | undefined;

  /** Only the text asked for last is held: all words of all texts with a name take more room than the pages. */
  readonly #read = (text: string): TextRead => {
    if (this.#last?.text === text) return this.#last;
    const words = wordsOf(text);
    const found = this.find(words);
    this.#last = { text, words, found, named: wordsNamed(found) };
    return this.#last;
  };
}

interface TextRead extends Pick<Mention, 'text' | 'words' | 'named'> {
  found: { from: number; count: number; key: string }[];
}

/** A mention that reads its text again when its words are asked for. */
class MentionIn implements Mention {
  readonly path: Path;
  readonly kind: string;
  readonly text: string;
  readonly from: number;
  readonly count: number;
  readonly key: string;
  readonly #read: (text: string) => TextRead;

  constructor(
    { path, kind, text, from, count, key }: Omit<Mention, 'words' | 'named'>,
    read: (text: string) => TextRead,
  ) {
    this.path = path;
    this.kind = kind;
    this.text = text;
    this.from = from;
    this.count = count;
    this.key = key;
    this.#read = read;
  }

  get words() {
    return this.#read(this.text).words;
  }

  get named() {
    return this.#read(this.text).named;
  }
}

/** Which words stand in one of these names. */
export const wordsNamed = (found: readonly { from: number; count: number }[]): ReadonlySet<number> =>
  new Set(found.flatMap(({ from, count }) => Array.from({ length: count }, (_, offset) => from + offset)));

/** An area, or a district of the region that has no page. */
export type Owner = Omit<Area, 'page'> & { page?: SitePage; also?: readonly string[] };

/** What an area is known by, with the places that it names next door. */
export const namesOf = ({ name, code, places, also = [] }: Owner): string[] => [
  ...(name === undefined ? [] : partsOfName(name)),
  ...(code === undefined ? [] : [code]),
  ...places.map((place) => place.name),
  ...also,
];

/** With a name that more areas have, nobody is looked for beyond these. */
const MOST_OWNERS = 8;

/** The names of places of all areas, and whose they are. */
export class PlaceIndex {
  readonly areas: readonly Area[];
  readonly names: PlaceNames;
  readonly #keys = new Map<Area, ReadonlySet<string>>();
  readonly #owners = new Map<string, Owner[]>();
  readonly #calledBy: (area: Area) => readonly string[];

  constructor(areas: readonly Area[], districts: readonly District[]) {
    this.areas = areas;
    const paged = new Set(areas.map(({ code }) => code));
    const unpaged = districts.filter(({ code }) => !paged.has(code)).map(ownerOf);
    this.names = namesAmong([...areas, ...districts.map(ownerOf)].flatMap(namesOf));
    const byCode = new Map(districts.map(({ code, also }) => [code, also]));
    const alsoOf = ({ code = '' }: Owner) => byCode.get(code) ?? [];
    this.#calledBy = (area) =>
      [...partsOfName(area.name ?? ''), ...alsoOf(area)].map(nameKey).filter((key) => key !== '');
    for (const area of areas) this.#keys.set(area, new Set([...namesOf(area), ...alsoOf(area)].map(nameKey)));
    const owned = new Set(areas.flatMap(namesOf).map(nameKey));
    for (const owner of [...areas, ...unpaged]) {
      // What else a district is called belongs to its page where no page lists it as a place.
      const others = alsoOf(owner)
        .map(nameKey)
        .filter((key) => !owned.has(key));
      for (const key of new Set([...namesOf(owner).map(nameKey), ...others])) {
        const owners = this.#owners.get(key) ?? [];
        if (owners.length < MOST_OWNERS) owners.push(owner);
        this.#owners.set(key, owners);
      }
    }
  }

  isOf(area: Area, key: string): boolean {
    return this.#keys.get(area)!.has(key);
  }

  /** Whether a name begins with that of a district, in any of its names: "Harbour Road". */
  isCalledIn(area: Area, key: string): boolean {
    return this.#calledBy(area).some((name) => key.startsWith(`${name} `));
  }

  ownersOf(key: string): readonly Owner[] {
    return this.#owners.get(key) ?? [];
  }

  mentionsIn({ page }: Area): readonly Mention[] {
    return this.names.mentionsIn(page.fields);
  }
}

const ownerOf = ({ name, code, also, centre }: District): Owner => ({
  name,
  code,
  also,
  locality: undefined,
  coordinates: centre,
  places: [],
});

export const placesIn = oncePer((site: Site) => new PlaceIndex(areasIn(site), site.region?.file.districts ?? []));

/**
 * The same object as before while the names are the same, so that what was worked out by it holds for the next check
 * too.
 */
const namesAmong = oncePerWords((names) => new PlaceNames(names));
