import type { Area } from '../../areas';
import { copiesIn, isToldAsCopied } from './copies';
import type { Region } from '../../../content/region';
import { areNextDoor } from '../../next-door';
import { valueAt } from '../../../json/path';
import type { Path } from '../../../json/path';
import { oncePer } from '../../once';
import { namesOf, placesIn } from './place-index';
import type { PlaceIndex } from './place-index';
import { phraseOf } from './place-names';
import type { Mention } from './place-names';
import { isNewerThan } from '../../published';
import type { Site } from '../../site';
import { wordsOf } from '../../words-of';

/** With so many words around it the same as in the page that a name belongs to, the name was copied from there. */
const SAME_WORDS = 3;
/** Kinds of fields that speak of the page itself. */
const TITLES = new Set(['heading', 'label', 'alt']);

/** A place of another area in the text of a page. */
export interface Stranger {
  area: Area;
  mention: Mention;
  owner: Area;
  /** Where the same words stand in the page of the owner. */
  source: Mention | undefined;
  /** Whether it can only have been left from a copy; otherwise it may be meant. */
  isCertain: boolean;
  /** Whether it is a neighbour's, which may be meant even above a text. */
  isNear: boolean;
}

/**
 * A neighbour may be named; what was copied may not stay. A name is certainly left over when it stands in the same
 * words as in the page of its own area. So is the code or name of a district far away in every title and
 * description, which speak of the page itself, and a code in prose when it is not that of a district next door.
 * Prose may well speak of a place far away, and a title of a neighbour, but they seldom do.
 */
export const strangersIn = oncePer((site: Site): readonly Stranger[] => oneOfEach(allStrangersIn(site)));

/** Of the name and the code of one district in one text, only the first: one hand left them. */
function oneOfEach(strangers: readonly Stranger[]): Stranger[] {
  const seen = new Set<string>();
  return strangers.filter(({ area, owner, mention }) => {
    const key = `${area.page.path} ${mention.path.join('/')} ${owner.page.path}`;
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

function allStrangersIn(site: Site): readonly Stranger[] {
  const index = placesIn(site);
  const { areas } = index;
  const region = site.region;
  const told = toldAsCopied(site);
  const mentions = new Map(
    areas.map((area) => [
      area,
      index.mentionsIn(area).filter(({ path }) => !told.has(`${area.page.path} ${path.join('/')}`)),
    ]),
  );
  const sources = sourcesOf(areas, { index, mentions });
  return [
    ...areas.flatMap((area) => listedIn(site, area, index)),
    ...areas.flatMap((area) =>
      mentions.get(area)!.flatMap((mention): Stranger[] => {
        if (index.ownersOf(mention.phrase).has(area)) return [];
        const copied = windowsOf(mention)
          .map((window) => sources.get(window))
          .find((source) => source && source.area !== area);
        if (copied)
          return [{ area, mention, owner: copied.area, source: copied.mention, isCertain: true, isNear: false }];
        const stranger = strangerOf(area, mention, { region, owners: [...index.ownersOf(mention.phrase)] });
        return stranger &&
          (isCodeOf(stranger.owner, mention.phrase) || ![area, stranger.owner].some((each) => isAnothers(site, each)))
          ? [stranger]
          : [];
      }),
    ),
  ];
}

/** A street or landmark that a page which visitors have not seen yet shares with one far away. There may be two of a name. */
function listedIn(site: Site, area: Area, index: PlaceIndex): Stranger[] {
  const region = site.region;
  return area.places.flatMap(({ name, list, index: at, in: elsewhere }): Stranger[] => {
    if (elsewhere !== undefined || isToldAsCopied(site, area.page, `facts/${list}`)) return [];
    const phrase = phraseOf(name);
    const owner = [...index.ownersOf(phrase)].find(
      (other) => other !== area && isNewerThan(site, area.page, other.page) && !areNextDoor(region, area, other),
    );
    if (!owner || isAnothers(site, area)) return [];
    const words = wordsOf(name);
    const mention: Mention = {
      path: ['facts', list, at],
      kind: 'place',
      text: name,
      words,
      from: 0,
      count: words.length,
      phrase,
      named: new Set(words.keys()),
    };
    return [{ area, mention, owner, source: undefined, isCertain: false, isNear: false }];
  });
}

interface Source {
  area: Area;
  mention: Mention;
}

function strangerOf(
  area: Area,
  mention: Mention,
  { region, owners }: { region: Region | undefined; owners: readonly Area[] },
): Stranger | undefined {
  const { kind, path, phrase } = mention;
  const isPart = ({ code }: Area) => region?.isPartOf(code ?? '', area.code ?? '') ?? false;
  if (owners.some(isPart) || owners.some((owner) => isLinkTo(owner, area, path))) return undefined;
  const isTitle = TITLES.has(kind) || (path[0] === 'metadata' && path[1] !== 'description');
  const ofCode = owners.find((owner) => isCodeOf(owner, phrase));
  const owner = ofCode ?? owners[0]!;
  const stranger = { area, mention, owner, source: undefined, isNear: areNextDoor(region, area, owner) };
  if (ofCode) return !isTitle && stranger.isNear ? undefined : { ...stranger, isCertain: true };
  if (!isProperName(mention, owner) || isPartOfOwn(area, phrase)) return undefined;
  if (owners.some((each) => areNextDoor(region, area, each)))
    return isTitle && owners.length === 1 && isNameOf(owner, phrase) ? { ...stranger, isCertain: false } : undefined;
  if (!isTitle && region?.file.larger.some((name) => phraseOf(name) === phrase)) return undefined;
  return { ...stranger, isCertain: isNameOf(owner, phrase) && (isTitle || path[0] === 'metadata') };
}

/** Whether the name is that of a link which leads to the page of the place. */
const isLinkTo = ({ page: { route } }: Area, { page: { value } }: Area, path: Path) =>
  path.at(-1) === 'label' && valueAt(value, [...path.slice(0, -1), 'to']) === route;

/** "Church Street" on a page that has Old Church Street. */
const isPartOfOwn = ({ places }: Area, phrase: string) =>
  places.some(({ name }) => ` ${phraseOf(name)} `.includes(` ${phrase} `));

/** Whether the page still says that it is another area, which is told already, so that its own places look strange in it. */
const isAnothers = (site: Site, { page }: Area) =>
  ['name', 'coordinates', 'streets', 'landmarks'].some((fact) => isToldAsCopied(site, page, `facts/${fact}`));

const isCodeOf = ({ code }: Area, phrase: string) => code !== undefined && phraseOf(code) === phrase;
const isNameOf = ({ name = '' }: Area, phrase: string) =>
  [name, ...name.split(/\s+&\s+/)].some((each) => phraseOf(each) === phrase);

/** What makes another name of the name of a district: Riverside Park, Hilltop Junction, North Mills. */
const BEFORE = /^(North|South|East|West|Upper|Lower|Old|New|Royal|Little|Great)$/;
const AFTER = new RegExp(
  `^(${[
    'Arcade|Avenue|Barracks|Basin|Bridge|Broadway|Canal|Cathedral|Centre|Circus|Close|Coach|College|Common|Council|Court|Crescent|Docks?|Embankment|Estate',
    'Fields|Gardens?|Gate|Green|Grove|Hall|Harbour|Heath|High|Hill|Hospital|House|Island|Junction|Lane|Library|Line|Mansions|Market|Mews|Museum',
    'Palace|Park|Passage|Pier|Place|Quay|Rise|Road|Row|Square|Station|Street|Terrace|Theatre|Towers?|Town|University|Vale|Village|Walk|Way|Wharf',
  ].join('|')})$`,
);

const straight = (text: string) => text.replaceAll('’', "'");

/** With the same capitals, and no part of a longer name: "the pavement" is not The Pavement. */
function isProperName({ text, words, from, count, phrase }: Mention, owner: Area): boolean {
  const wordAt = (at: number) => text.slice(words[at]?.start, words[at]?.end);
  const isNextTo = (at: number) => text.slice(words[at]?.end, words[at + 1]?.start) === ' ';
  const last = from + count - 1;
  const written = straight(text.slice(words[from]!.start));
  if (!namesOf(owner).some((name) => phraseOf(name) === phrase && written.startsWith(straight(name)))) return false;
  return (
    !(from > 0 && isNextTo(from - 1) && BEFORE.test(wordAt(from - 1))) &&
    !(last + 1 < words.length && isNextTo(last) && AFTER.test(wordAt(last + 1)))
  );
}

/** The words around each name in the page of its own area → where they stand. */
function sourcesOf(
  areas: readonly Area[],
  { index, mentions }: { index: PlaceIndex; mentions: ReadonlyMap<Area, Mention[]> },
): Map<string, Source> {
  const sources = new Map<string, Source>();
  for (const area of areas) {
    for (const mention of mentions.get(area)!) {
      if (!index.ownersOf(mention.phrase).has(area)) continue;
      for (const window of windowsOf(mention)) {
        if (!sources.has(window)) sources.set(window, { area, mention });
      }
    }
  }
  return sources;
}

/** The name with three words around it, in each way; the whole text where it has no more words. Names in a row prove nothing. */
const windowsOf = oncePer(({ words, from, count, phrase, named }: Mention): readonly string[] => {
  const size = Math.min(words.length, count + SAME_WORDS);
  const first = Math.max(0, from + count - size);
  const last = Math.min(from, words.length - size);
  return Array.from({ length: last - first + 1 }, (_, offset) => first + offset)
    .filter(
      (start) =>
        size === words.length ||
        words.slice(start, start + size).filter((_, offset) => named.has(start + offset)).length === count,
    )
    .map(
      (start) =>
        `${phrase}@${from - start} ${words
          .slice(start, start + size)
          .map(({ word }) => word)
          .join(' ')}`,
    );
});

/** The texts that stand word for word in another page: they are told as a whole. */
function toldAsCopied(site: Site): Set<string> {
  return new Set(
    copiesIn(site).flatMap(({ page, left }) => left.map(({ fact }) => `${page.path} ${fact.path.join('/')}`)),
  );
}
