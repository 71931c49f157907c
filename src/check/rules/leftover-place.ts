import { kmBetween } from '../areas';
import type { Area } from '../areas';
import { copiesIn } from '../copies';
import { isPartOf } from '../districts';
import { leftoverHere, leftoverPlace as wordsOfLeftover } from '../messages/copies';
import { namesOf, phraseOf, placesIn } from '../place-index';
import type { Mention, PlaceIndex } from '../place-index';
import type { Finding, Rule } from '../rule';
import type { Site } from '../site';

/** With so many words around it the same as in the page that a name belongs to, the name was copied from there. */
const SAME_WORDS = 3;
/** A district is next door when no more than so many others are nearer: those that an area page lists. */
const NEIGHBOURS = 6;
const LONG_TEXT = 12;

/**
 * A neighbour may be named; what was copied may not stay. A name is a leftover when it stands in the same words as in
 * the page of its own area. A postcode is one too in every short text, which speaks of the page itself, and in prose
 * when it is not the postcode of a district next door.
 */
export const leftoverPlace: Rule = {
  code: 'leftover-place',
  severity: 'error',
  mayAllow: true,
  summary: 'A text of an area page still names a place of the area page that it was copied from.',
  example: { before: '"heading": "Boilers in SW1H" in pages/areas/n1.json', after: '"heading": "Boilers in {area.code}"' },
  *check(site) {
    const index = placesIn(site);
    const { areas } = index;
    const told = toldAsCopied(site);
    const mentions = new Map(areas.map((area) => [area, index.mentionsIn(area).filter(({ path }) => !told.has(`${area.page.path} ${path.join('/')}`))]));
    const sources = sourcesOf(areas, { index, mentions });
    for (const area of areas) {
      for (const mention of mentions.get(area)!) {
        if (index.ownersOf(mention.phrase).has(area)) continue;
        const found = sourceOf(area, mention, { areas, index, sources });
        if (found) yield findingOf(area, mention, found);
      }
    }
  },
};

interface Source {
  area: Area;
  mention: Mention | undefined;
}

interface Known {
  areas: readonly Area[];
  index: PlaceIndex;
  sources: ReadonlyMap<string, Source>;
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
function windowsOf({ words, from, count, phrase, named }: Mention): string[] {
  const size = Math.min(words.length, count + SAME_WORDS);
  const first = Math.max(0, from + count - size);
  const last = Math.min(from, words.length - size);
  return Array.from({ length: last - first + 1 }, (_, offset) => first + offset)
    .filter((start) => size === words.length || words.slice(start, start + size).filter((_, offset) => named.has(start + offset)).length === count)
    .map((start) => `${phrase}@${from - start} ${words.slice(start, start + size).map(({ word }) => word).join(' ')}`);
}

function sourceOf(area: Area, mention: Mention, { areas, index, sources }: Known): Source | undefined {
  const copied = windowsOf(mention).map((window) => sources.get(window)).find((source) => source && source.area !== area);
  if (copied) return copied;
  const owner = [...index.ownersOf(mention.phrase)].find(({ code }) => code !== undefined && phraseOf(code) === mention.phrase);
  if (!owner || isPartOf(owner.code!, area.code ?? '')) return undefined;
  const isProse = mention.words.length >= LONG_TEXT;
  return isProse && isNextDoor(area, owner, areas) ? undefined : { area: owner, mention: undefined };
}

function isNextDoor(area: Area, other: Area, areas: readonly Area[]): boolean {
  const here = area.coordinates;
  const there = other.coordinates;
  if (!here || !there) return true;
  const way = kmBetween(here, there);
  return areas.filter(({ page, coordinates }) => page !== area.page && coordinates && kmBetween(here, coordinates) < way).length < NEIGHBOURS;
}

/** The texts that stand word for word in another page: they are told as a whole. */
function toldAsCopied(site: Site): Set<string> {
  return new Set(copiesIn(site).flatMap(({ page, left }) => left.map(({ fact }) => `${page.path} ${fact.path.join('/')}`)));
}

function findingOf({ page, ...own }: Area, { path, words: all, from, count, phrase }: Mention, { area: source, mention }: Source): Finding {
  const [first, last] = [all[from]!, all[from + count - 1]!];
  const text = page.fields.find((field) => field.path === path)!.value as string;
  const written = text.slice(first.start, last.end);
  const name = namesOf(source).find((each) => phraseOf(each) === phrase && written.toLowerCase().startsWith(each.toLowerCase()));
  const place = written.slice(0, name?.length);
  const isCode = source.code !== undefined && phraseOf(source.code) === phrase;
  const token = isCode ? '{area.code}' : source.name !== undefined && phraseOf(source.name) === phrase ? '{area.name}' : undefined;
  const inside = { start: first.start, end: first.start + place.length };
  return {
    document: page,
    spot: { path, part: 'value', inside },
    words: wordsOfLeftover({ place, source: source.page.path, own: [own.code, own.name].filter(Boolean).join(' '), isCode, token }),
    related: mention ? [{ document: source.page, spot: { path: mention.path, part: 'value', inside: spanOf(mention) }, message: leftoverHere(place) }] : [],
    ...(token && { insert: token }),
  };
}

const spanOf = ({ words: all, from, count }: Mention) => ({ start: all[from]!.start, end: all[from + count - 1]!.end });
