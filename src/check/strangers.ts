import type { Area } from './areas';
import { copiesIn, isToldAsCopied } from './copies';
import { isPartOf } from './districts';
import { BOROUGHS } from './london';
import { isFarAway, isNextDoor } from './next-door';
import { oncePer } from './once';
import { namesOf, placesIn } from './place-index';
import type { PlaceIndex } from './place-index';
import { phraseOf } from './place-names';
import type { Mention } from './place-names';
import type { Site } from './site';

/** With so many words around it the same as in the page that a name belongs to, the name was copied from there. */
const SAME_WORDS = 3;
const LONG_TEXT = 12;

/** A place of another area in the text of a page. */
export interface Stranger {
  area: Area;
  mention: Mention;
  owner: Area;
  /** Where the same words stand in the page of the owner. */
  source: Mention | undefined;
  /** Whether it can only have been left from a copy; otherwise it may be meant. */
  isCertain: boolean;
}

/**
 * A neighbour may be named; what was copied may not stay. A name is certainly left over when it stands in the same
 * words as in the page of its own area. So is the postcode or name of a district in every short text, which speaks of
 * the page itself, and a postcode in prose when it is not that of a district next door. Prose may well speak of a
 * place far away, but seldom does.
 */
export const strangersIn = oncePer((site: Site): readonly Stranger[] => {
  const index = placesIn(site);
  const { areas } = index;
  const told = toldAsCopied(site);
  const mentions = new Map(areas.map((area) => [area, index.mentionsIn(area).filter(({ path }) => !told.has(`${area.page.path} ${path.join('/')}`))]));
  const sources = sourcesOf(areas, { index, mentions });
  return areas.flatMap((area) => mentions.get(area)!.flatMap((mention): Stranger[] => {
    if (index.ownersOf(mention.phrase).has(area)) return [];
    const copied = windowsOf(mention).map((window) => sources.get(window)).find((source) => source && source.area !== area);
    if (copied) return [{ area, mention, owner: copied.area, source: copied.mention, isCertain: true }];
    const stranger = strangerOf(area, mention, { areas, owners: [...index.ownersOf(mention.phrase)] });
    return stranger && (isCodeOf(stranger.owner, mention.phrase) || ![area, stranger.owner].some((each) => isAnothers(site, each))) ? [stranger] : [];
  }));
});

interface Source {
  area: Area;
  mention: Mention;
}

function strangerOf(area: Area, mention: Mention, { areas, owners }: { areas: readonly Area[]; owners: readonly Area[] }): Stranger | undefined {
  const isProse = mention.words.length >= LONG_TEXT;
  const isPart = ({ code }: Area) => isPartOf(code ?? '', area.code ?? '');
  const ofCode = owners.find((owner) => isCodeOf(owner, mention.phrase));
  if (ofCode) return isPart(ofCode) || (isProse && isNextDoor(area, ofCode, areas)) ? undefined : { area, mention, owner: ofCode, source: undefined, isCertain: true };
  const owner = owners[0]!;
  if (owners.some(isPart) || !isProperName(mention, owner)) return undefined;
  const isCertain = !isProse && isNameOf(owner, mention.phrase);
  const isNobodys = owners.length > 1 || BOROUGHS.has(mention.phrase);
  return isCertain || (!isNobodys && isFarAway(area, owner, areas)) ? { area, mention, owner, source: undefined, isCertain } : undefined;
}

/** Whether the page still says that it is another area, which is told already, so that its own places look strange in it. */
const isAnothers = (site: Site, { page }: Area) => ['name', 'coordinates', 'streets', 'landmarks'].some((fact) => isToldAsCopied(site, page, `facts/${fact}`));

const isCodeOf = ({ code }: Area, phrase: string) => code !== undefined && phraseOf(code) === phrase;
const isNameOf = ({ name = '' }: Area, phrase: string) => [name, ...name.split(/\s+&\s+/)].some((each) => phraseOf(each) === phrase);

/** What makes another name of the name of a district: Victoria Park, Clapham Junction, North Greenwich. */
const BEFORE = /^(North|South|East|West|Upper|Lower|Old|New|Royal|Little|Great)$/;
const AFTER = new RegExp(`^(${[
  'Arcade|Avenue|Barracks|Basin|Bridge|Broadway|Canal|Cathedral|Centre|Circus|Close|Coach|College|Common|Council|Court|Crescent|Docks?|Embankment|Estate',
  'Fields|Gardens?|Gate|Green|Grove|Hall|Harbour|Heath|High|Hill|Hospital|House|Island|Junction|Lane|Library|Line|Mansions|Market|Mews|Museum',
  'Palace|Park|Passage|Pier|Place|Quay|Rise|Road|Row|Square|Station|Street|Terrace|Theatre|Towers?|Town|University|Vale|Village|Walk|Way|Wharf',
].join('|')})$`);

const straight = (text: string) => text.replaceAll('’', '\'');

/** With the same capitals, and no part of a longer name: "the pavement" is not The Pavement. */
function isProperName({ text, words, from, count, phrase }: Mention, owner: Area): boolean {
  const wordAt = (at: number) => text.slice(words[at]?.start, words[at]?.end);
  const isNextTo = (at: number) => text.slice(words[at]?.end, words[at + 1]?.start) === ' ';
  const last = from + count - 1;
  const written = straight(text.slice(words[from]!.start));
  if (!namesOf(owner).some((name) => phraseOf(name) === phrase && written.startsWith(straight(name)))) return false;
  return !(from > 0 && isNextTo(from - 1) && BEFORE.test(wordAt(from - 1))) && !(last + 1 < words.length && isNextTo(last) && AFTER.test(wordAt(last + 1)));
}

/** The words around each name in the page of its own area → where they stand. */
function sourcesOf(areas: readonly Area[], { index, mentions }: { index: PlaceIndex; mentions: ReadonlyMap<Area, Mention[]> }): Map<string, Source> {
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
    .filter((start) => size === words.length || words.slice(start, start + size).filter((_, offset) => named.has(start + offset)).length === count)
    .map((start) => `${phrase}@${from - start} ${words.slice(start, start + size).map(({ word }) => word).join(' ')}`);
});

/** The texts that stand word for word in another page: they are told as a whole. */
function toldAsCopied(site: Site): Set<string> {
  return new Set(copiesIn(site).flatMap(({ page, left }) => left.map(({ fact }) => `${page.path} ${fact.path.join('/')}`)));
}
