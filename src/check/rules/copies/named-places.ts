import { valueAt } from '../../../json/path';
import { areasIn } from '../../documents/areas';
import type { Area } from '../../documents/areas';
import { isLarger, nameKey, partsOfName } from '../../documents/place-name';
import { oncePer } from '../../once';
import type { Site, SiteDocument } from '../../site';
import { localeOf, sentenceAt, sentencesOf } from '../../texts/sentences';
import { textsIn } from '../../texts/texts';
import { wordKey, wordsOf } from '../../texts/words-of';
import type { Word } from '../../texts/words-of';
import { isLeft } from './copies';
import { isArea, isCalled, isUnfinished } from './foreign-place';
import type { ForeignPlace } from './foreign-place';
import { areNextDoor } from './next-door';
import { placesIn } from './place-names';
import type { Mention, Owner, PlaceIndex } from './place-names';

/** With so many words around it the same as in the page that a name belongs to, the name was copied from there. */
const SAME_WORDS = 3;
/** Kinds of fields that speak of the page itself. */
const TITLES = new Set(['heading', 'label', 'alt']);

/**
 * A neighbour may be named; what was copied may not stay. A name in the same words as in the page of its own area is
 * certainly left over. So is the code or name of a district far away in a title or description, which speak of the page
 * itself, and a code in prose that is not that of a district next door. Prose may well speak of a place far away, and a
 * title of a neighbour, but they seldom do.
 */
export class NamedPlaces {
  readonly #site: Site;
  readonly #index: PlaceIndex;
  readonly #knowsWord: (word: string) => boolean;

  constructor(site: Site) {
    this.#site = site;
    this.#index = placesIn(site);
    const dictionary = site.setting.spelling?.(localeOf(site));
    this.#knowsWord = (word) => dictionary?.knows(word) ?? true;
  }

  *inTexts(): Generator<ForeignPlace> {
    const mentions = this.#index.areas.map((area) => ({
      area,
      found: this.#index.mentionsIn(area).filter(({ path }) => !isLeft(this.#site, area.page, path.join('/'))),
    }));
    const sources = new Map<string, { area: Area; mention: Mention }>();
    for (const { area, found } of mentions) {
      for (const mention of found.filter(({ key }) => this.#index.isOf(area, key))) {
        for (const words of contextsOf(mention)) if (!sources.has(words)) sources.set(words, { area, mention });
      }
    }
    for (const { area, found } of mentions) {
      for (const mention of found.filter(({ key }) => !this.#index.isOf(area, key))) {
        const copied = contextsOf(mention)
          .map((words) => sources.get(words))
          .find((source) => source !== undefined && !this.#namesOwnFirst(area, mention, source));
        const besideOf = (owner: Owner) =>
          found.filter(
            (other) =>
              other !== mention &&
              other.path === mention.path &&
              this.#index.ownersOf(other.key).includes(owner) &&
              !this.#index.isOf(area, other.key),
          );
        const foreign = copied
          ? {
              area,
              mention,
              owner: copied.area,
              source: copied.mention,
              isCertain: true,
              isNear: false,
              beside: besideOf(copied.area),
            }
          : (this.#instead(area, mention, { besideOf, found }) ?? this.#judged(area, mention, besideOf));
        if (foreign) yield foreign;
      }
    }
  }

  /** Whether a text that two pages share names this one before the other: then it is told on that other page. */
  #namesOwnFirst(area: Area, { path, from }: Mention, source: { area: Area; mention: Mention }): boolean {
    const own = this.#index
      .mentionsIn(area)
      .filter((other) => other.path === path && other.from < from && this.#isOwn(area, other))
      .map(({ key }) => key);
    return this.#index
      .mentionsIn(source.area)
      .some(
        (other) => other.path === source.mention.path && own.includes(other.key) && !this.#isOwn(source.area, other),
      );
  }

  /** The name of another district where the main heading or the title of a page has its own. */
  #instead(
    area: Area,
    mention: Mention,
    { besideOf, found }: { besideOf: (owner: Owner) => readonly Mention[]; found: readonly Mention[] },
  ): ForeignPlace | undefined {
    if (!isHeadline(mention)) return undefined;
    const { key, path, text } = mention;
    const owner = this.#index.ownersOf(key).find((each) => isArea(each) && isCalled(each, key));
    if (!owner || this.#site.region?.isPartOf(owner.code ?? '', area.code ?? '')) return undefined;
    const saysOwn =
      text.includes('.name}') ||
      found.some((other) => other.path === path && other.key !== nameKey(area.code ?? '') && this.#isOwn(area, other));
    const saysCode = text.includes('.code}') || found.some((other) => other.path === path && this.#isOwn(area, other));
    if (saysOwn || (saysCode && !standsBehindCode(area, mention))) return undefined;
    if (!this.#isName(mention) || [area, owner].some((each) => isUnfinished(this.#site, each))) return undefined;
    return { area, mention, owner, beside: besideOf(owner), isNear: false, isCertain: true };
  }

  /** Whether a sentence says of a neighbour, and not of its own district, what pages say of their own: "in Harbour". */
  #isSaidOfHere(area: Area, { text, words, from }: Mention): boolean {
    const { start } = words[from]!;
    if (wordBefore(text.slice(0, start)) !== leadIn(this.#site)) return false;
    const { text: sentence } = sentenceAt(sentencesOf(text, localeOf(this.#site)), start);
    return (
      !/\.(?:name|code)\}/.test(sentence) &&
      !this.#index.names.find(wordsOf(sentence)).some(({ key }) => this.#index.isOf(area, key))
    );
  }

  #isOwn = (area: Area, { key }: Mention) => this.#index.isOf(area, key);

  #judged(area: Area, mention: Mention, besideOf: (owner: Owner) => readonly Mention[]): ForeignPlace | undefined {
    const { region } = this.#site;
    const { kind, path, key } = mention;
    const owners = this.#index.ownersOf(key);
    if (owners.length === 0) return undefined;
    if (
      owners.some(
        (owner) =>
          (isArea(owner) && isLinkTo(owner, area, mention)) || region?.isPartOf(owner.code ?? '', area.code ?? ''),
      )
    )
      return undefined;
    const isTitle = TITLES.has(kind) || (path[0] === 'metadata' && path[1] !== 'description');
    const ofCode = owners.find(({ code }) => code !== undefined && nameKey(code) === key);
    const owner = ofCode ?? owners.find((each) => isArea(each) && isCalled(each, key)) ?? owners[0]!;
    const foreign = {
      area,
      mention,
      owner,
      beside: besideOf(owner),
      isNear: areNextDoor(this.#site.region, area, owner),
    };
    // A code without a page is judged by `doubtful-code`.
    if (ofCode && !isArea(ofCode)) return undefined;
    const isCertain = isTitle || !foreign.isNear || (opensPage(mention) && isMistaken(area, foreign));
    if (ofCode) return isCertain ? { ...foreign, isCertain } : undefined;
    if (
      !this.#isName(mention) ||
      isPartOfOwn(area, key) ||
      [area, owner].some((each) => isUnfinished(this.#site, each))
    )
      return undefined;
    const isDistrict = isCalled(owner, key);
    const isOne = owners.length === 1 || owners.filter((each) => isArea(each) && isCalled(each, key)).length === 1;
    if (owners.some((each) => areNextDoor(this.#site.region, area, each)))
      return isDistrict && isOne && (isTitle || this.#isSaidOfHere(area, mention))
        ? { ...foreign, isCertain: false }
        : undefined;
    if (!isTitle && region && isLarger(region, key)) return undefined;
    return { ...foreign, isCertain: isArea(owner) && isDistrict && (isTitle || path[0] === 'metadata') };
  }

  /**
   * Whether words are a name and not a part of a longer one, such as Riverside Park or North Riverside. A name has a
   * capital; where a text has none at all, or no dictionary knows a word of it, it is one without.
   */
  #isName({ text, words, from, count, kind }: Mention): boolean {
    const { firstWords, lastWords } = this.#index.names;
    const last = from + count - 1;
    const written = (at: number) => text.slice(words[at]?.start, words[at]?.end);
    const hasCapital = (at: number) => /^\p{Lu}/u.test(written(at));
    const own = words.slice(from, last + 1).map((_, offset) => from + offset);
    const isCapital = own.some((at) => hasCapital(at) && (count === 1 || !opensSentence(text, words[at]!)));
    if (!isCapital && text !== text.toLowerCase() && own.every((at) => this.#knowsWord(written(at)))) return false;
    const goesOn = (at: number) =>
      text.slice(words[at]?.end, words[at + 1]?.start) === ' ' && words[at + 1] !== undefined;
    const isAlike = (at: number) => hasCapital(at) || !isCapital;
    if (from > 0 && goesOn(from - 1) && isAlike(from - 1) && firstWords.has(wordKey(words[from - 1]!))) return false;
    if (!goesOn(last) || !isAlike(last + 1)) return true;
    // Inside a sentence a capital goes on with a name; a title may have one on every word.
    return !lastWords.has(wordKey(words[last + 1]!)) && (TITLES.has(kind) || !isCapital || text === text.toUpperCase());
  }
}

/** Whether a text stands in search results or over the page, and so says what the page is about. */
const opensPage = ({ path }: Mention) => path[0] === 'metadata' || (path[0] === 'blocks' && path[1] === 0);

/** Whether it is what the page is called, on it and in search results. */
const isHeadline = ({ path }: Mention) => ['metadata/title', 'blocks/0/heading'].includes(path.join('/'));

/** "R5 Harbour": a code and a name that are said in one breath are of one district. */
function standsBehindCode({ code = '' }: Area, { text, words, from }: Mention): boolean {
  const before = text.slice(0, words[from]!.start).trimEnd();
  return before.endsWith('.code}') || (code !== '' && before.endsWith(code));
}

/** Whether a text names another area by code and name, and its own by neither. */
function isMistaken(
  { code = '', name = '' }: Area,
  { mention: { text }, owner, beside }: Pick<ForeignPlace, 'mention' | 'owner' | 'beside'>,
) {
  const says = (words: string) => words !== '' && ` ${nameKey(text)} `.includes(` ${nameKey(words)} `);
  return (
    beside.some(({ key }) => isCalled(owner, key)) &&
    !text.includes('.code}') &&
    !text.includes('.name}') &&
    ![code, ...partsOfName(name)].some(says)
  );
}

const wordBefore = (text: string) => /(?<![\p{L}\p{N}])\p{Ll}+(?= $)/u.exec(text)?.[0];

/** The word that stands most often before the name of a page's own place, as "in" does in "in {area.name}". */
const leadIn = oncePer((site: Site): string | undefined => {
  const counts = new Map<string, number>();
  for (const { page } of areasIn(site))
    for (const word of leadsOf(page.fields)) counts.set(word, (counts.get(word) ?? 0) + 1);
  return [...counts].sort(([, a], [, b]) => b - a)[0]?.[0];
});

const leadsOf = oncePer((fields: SiteDocument['fields']): readonly string[] =>
  textsIn({ fields }).flatMap(({ value }) =>
    [...value.matchAll(/\{\w+\.name\}/g)].flatMap(({ index }) => wordBefore(value.slice(0, index)) ?? []),
  ),
);

const opensSentence = (text: string, { start }: Word) => /(?:^|[.!?:]\s+)\W*$/u.test(text.slice(0, start));

/** Whether the name is that of a link which leads to the page of the place. */
const isLinkTo = ({ page: { route } }: Area, { page: { value } }: Area, { path }: Mention) =>
  path.at(-1) === 'label' && valueAt(value, [...path.slice(0, -1), 'to']) === route;

/** "Church Street" on a page that has Old Church Street. */
const isPartOfOwn = ({ places }: Area, key: string) =>
  places.some(({ name }) => ` ${nameKey(name)} `.includes(` ${key} `));

/**
 * The name with three words around it, in each way; the whole text where it has no more words. Names in a row prove
 * nothing.
 */
const contextsOf = oncePer(({ words, from, count, key, named }: Mention): readonly string[] => {
  const size = Math.min(words.length, count + SAME_WORDS);
  const first = Math.max(0, from + count - size);
  const last = Math.min(from, words.length - size);
  return Array.from({ length: last - first + 1 }, (_, offset) => first + offset).flatMap((start) => {
    const around = words.slice(start, start + size);
    const isProof = size === words.length || around.filter((_, offset) => named.has(start + offset)).length === count;
    return isProof ? [`${key}@${from - start} ${around.map(wordKey).join(' ')}`] : [];
  });
});
