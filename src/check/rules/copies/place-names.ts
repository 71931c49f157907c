import { valueAt } from '../../../json/path';
import type { Path } from '../../../json/path';
import { areasIn } from '../../documents/areas';
import type { Area } from '../../documents/areas';
import { isLarger, nameKey, partsOfName } from '../../documents/place-name';
import { groupedBy } from '../../lists';
import { oncePer, oncePerText } from '../../once';
import type { Site, SiteDocument, SitePage } from '../../site';
import { localeOf } from '../../texts/sentences';
import { textsIn } from '../../texts/texts';
import { wordKey, wordsOf } from '../../texts/words-of';

/** The name of a place in a text: that of a district, its code, a street or a landmark. */
export interface Mention {
  path: Path;
  /** The kind of the field: a heading, a label, a text. */
  kind: string;
  text: string;
  /** Where the name stands in the text. */
  start: number;
  end: number;
  /** The name as it is compared. */
  key: string;
  /** The page that the text leads to, where it is a label of a link. */
  to: unknown;
}

interface Owned {
  owner: Area;
  /** `also`: a name that the region has for its district beside the first. */
  sort: 'name' | 'code' | 'place' | 'also';
  path: Path;
}

/** The names that one area page alone has, and no district of the region but those of its whole. */
export class PlaceNames {
  readonly #owned = new Map<string, Owned>();
  readonly #shared = new Set<string>();
  readonly #ofPage = new Map<SitePage, Set<string>>();
  readonly #find: Finder;
  readonly #region: Site['region'];

  constructor(site: Site) {
    const { region } = site;
    this.#region = region;
    for (const area of areasIn(site)) {
      for (const part of partsOfName(area.name ?? ''))
        this.#add(part, { owner: area, sort: 'name', path: ['facts', 'name'] });
      this.#add(area.code ?? '', { owner: area, sort: 'code', path: ['facts', 'code'] });
      for (const { name, list, index, in: elsewhere } of area.places)
        this.#add(name, { owner: area, sort: 'place', path: ['facts', list, index] }, elsewhere !== undefined);
    }
    for (const owner of areasIn(site))
      for (const name of region?.districts.get(owner.code ?? '')?.also ?? [])
        if (!this.#owned.has(nameKey(name))) this.#add(name, { owner, sort: 'also', path: ['facts', 'code'] });
    const districts = (region?.file.districts ?? []).flatMap(({ code, name, also }) =>
      [name, ...also].map((each) => ({ code, key: nameKey(each) })),
    );
    for (const { code, key } of districts) {
      const { code: own = '' } = this.#owned.get(key)?.owner ?? {};
      if (region!.wholeOf(own) !== region!.wholeOf(code)) this.#shared.add(key);
    }
    for (const key of this.#owned.keys()) if (region && isLarger(region, key)) this.#shared.add(key);
    // Names of districts without a page are read too, lest a part of one be taken for the name of another.
    const keys = new Set([...this.#owned.keys(), ...districts.map(({ key }) => key)]);
    this.#find = finderOf([...keys].join('\n'))(site.setting.spelling?.(localeOf(site)) ?? NO_DICTIONARY);
  }

  #add(name: string, owned: Owned, isElsewhere = false): void {
    const key = nameKey(name);
    if (key === '') return;
    const { page } = owned.owner;
    this.#ofPage.set(page, (this.#ofPage.get(page) ?? new Set()).add(key));
    const cached = this.#owned.get(key);
    if (isElsewhere || (cached && !this.#isOfWhole(cached, owned))) this.#shared.add(key);
    if (!cached) this.#owned.set(key, owned);
  }

  /** Whether a name of two pages is that of two parts of one district. */
  #isOfWhole({ sort, owner }: Owned, other: Owned): boolean {
    if (owner === other.owner) return true;
    const [one, two] = [owner, other.owner].map(({ code = '' }) => this.#region?.wholeOf(code));
    return sort === 'name' && other.sort === 'name' && one !== undefined && one === two;
  }

  /** A name that one area page alone has; `undefined` for one that several districts have. */
  ownedAs = (key: string): Owned | undefined => (this.#shared.has(key) ? undefined : this.#owned.get(key));

  isOf = (page: SitePage, key: string): boolean => this.#ofPage.get(page)?.has(key) === true;

  /** The names in the texts of a page, its facts left out. */
  mentionsIn = (page: SiteDocument): readonly Mention[] => this.#find(page);
}

export const placeNamesOf = oncePer((site: Site) => new PlaceNames(site));

type Dictionary = { knows(word: string): boolean };
type Finder = (page: SiteDocument) => readonly Mention[];
const NO_DICTIONARY: Dictionary = { knows: () => false };

/** Lists of names that are kept: that of the site, and those of the last few edits. */
const MOST_LISTS = 3;

/** The same function for the same names, a line each, and dictionary: a page that stays as it is, is read once. */
const finderOf = oncePerText((lines) => {
  const longestFirst = lines
    .split('\n')
    .map((key) => key.split(' '))
    .sort((a, b) => b.length - a.length);
  const names = groupedBy(longestFirst, ([first]) => first!);
  const long = longestFirst.filter(({ length }) => length > 1);
  const [firstWords, lastWords] = [new Set(long.map((name) => name[0]!)), new Set(long.map((name) => name.at(-1)!))];

  return oncePer((dictionary: Dictionary) => {
    function* namesIn(text: string, isTitle: boolean): Generator<Pick<Mention, 'start' | 'end' | 'key'>> {
      const words = wordsOf(text);
      const keyAt = (at: number) => (words[at] ? wordKey(words[at]) : undefined);
      const written = (at: number) => text.slice(words[at]?.start, words[at]?.end);
      const isCapital = (at: number) => words[at] !== undefined && /^\p{Lu}/u.test(written(at));
      const isNext = (at: number) => text.slice(words[at]?.end, words[at + 1]?.start) === ' ';
      for (let from = 0; from < words.length; from += 1) {
        const name = names.get(keyAt(from)!)?.find((parts) => parts.every((part, at) => keyAt(from + at) === part));
        if (!name) continue;
        const [key, last] = [name.join(' '), from + name.length - 1];
        const isCode = /\d/.test(key);
        const isWord = from === last && !isCode && dictionary.knows(written(from).toLowerCase());
        const goesOn = isCapital(last + 1) && isNext(last) && (lastWords.has(keyAt(last + 1)!) || !isTitle);
        const beganBefore = isCapital(from - 1) && isNext(from - 1) && firstWords.has(keyAt(from - 1)!);
        const { start } = words[from]!;
        const own = text.slice(start, words[last]!.end).replace(/['’ʼ]s$/i, '');
        if (isCapital(from) && !isWord && (isCode || (!goesOn && !beganBefore)))
          yield { start, end: start + own.length, key };
        from = last;
      }
    }
    return oncePer(({ fields, value: document }: SiteDocument): readonly Mention[] =>
      textsIn({ fields }).flatMap(({ kind, value: text, path }) => {
        if (path[0] === 'facts') return [];
        const to = path.at(-1) === 'label' ? valueAt(document, [...path.slice(0, -1), 'to']) : undefined;
        const isTitle = kind !== 'text' && kind !== 'prose';
        return [...namesIn(text, isTitle)].map((found) => ({ ...found, path, kind, text, to }));
      }),
    );
  });
}, MOST_LISTS);
