import type { z } from 'zod';
import type { ListedKind } from '../../kinds/kind';
import { slugOf } from '../../schema/slug';

export interface IntendedName {
  /** Without its ending: `hill`. Not always a good name: nothing is left of `漢.json`. */
  stem: string;
  /** Whether the name says that the file is a copy of the other, or an older one that a program kept. */
  isCopy: boolean;
  /** Whether the ending is one that a page gets by mistake. */
  isPage: boolean;
}

/** "r4,json", "r4json", "r4.jsn", "r4.json.txt", and what programs write: "r4.json.bak", "r4.json (1)". */
const ENDINGS: readonly RegExp[] = [
  /(\.json)+$/i,
  /[.,_ -]?json$|[.,_ -](jsn|jso|josn|jsno|jason|jsson|jsonn)$/i,
  /(\.json)?\.(txt|text|jsonc|json5)$/i,
];
const KEPT: readonly RegExp[] = [
  /(\.json)?(~|\.(bak|backup|old|orig|tmp|swp))$/i,
  /\.json ?\(\d+\)$/i,
  /\.json\.[^.]+$/i,
];

/** As Windows, a Mac, Linux, browsers and shared folders call a copy; what is left is the name of the original. */
const COPIES = [
  /^copy( \(\d+\))? of (?<of>.+)$/i,
  /^(?<of>.+?)(?: ?[-–_] ?| )copy(?: ?\(?\d+\)?)?$/i,
  /^(?<of>.+?) ?\((?:[^()]*\bcopy\b[^()]*|\d+)\)$/i,
];

/** `ab2.json.txt` → `ab2`, `hill - Copy (2).json` → a copy of `hill`, `ab 2.json` of an area → `ab2`. */
export function intendedName(name: string, kind: ListedKind | undefined): IntendedName {
  const ending = [...ENDINGS, ...KEPT].find((form) => form.test(name));
  const stem = ending ? name.replace(ending, '') : name;
  const original = COPIES.map((copy) => copy.exec(stem)?.groups?.['of']).find(Boolean);
  const intended = intendedPart((original ?? stem).replace(/(\.json)+$/i, ''));
  return {
    stem: kind ? withoutGap(intended, kind) : intended,
    isCopy: original !== undefined || KEPT.some((form) => form === ending),
    isPage: ending !== undefined,
  };
}

/** A name after a fact that has no spaces, such as the code of a district, and was written with one: `ab-2` → `ab2`. */
function withoutGap(name: string, { facts, fileName }: ListedKind): string {
  const field = facts.shape[fileName.fact] as z.ZodType | undefined;
  const isFact = (text: string) => field?.safeParse(text.toUpperCase()).success === true;
  const joined = name.replace(/(?<=^[a-z]+)-(?=\d)/, '');
  return isFact(joined) && !isFact(name) ? joined : name;
}

/** The intended name: `St John's Wood` → `st-johns-wood`, `_Site` → `_site`. */
export const intendedPart = (part: string) => (part.startsWith('_') ? '_' : '') + slugOf(part);

/** The name that a picture can have: `Our Van.JPEG` → `our-van.jpg`. */
export function intendedPicture(name: string): string {
  const [, stem, ending = ''] = /^(.*?)(\.[^.]*)?$/s.exec(name)!;
  return slugOf(stem!) + ending.toLowerCase().replace(/^\.(jpeg|jpe|jfif)$/, '.jpg');
}
