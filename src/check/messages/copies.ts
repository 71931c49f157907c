import type { Words } from '../problem';
import { counted, listOf, quote } from '../words';

/** How far a copy has come. */
export interface Receipt {
  total: number;
  left: number;
}

interface LeftWords {
  /** The last name on the way to the fact, such as `responseMinutes`; nothing for a text of a block. */
  field: string | undefined;
  value: unknown;
  /** Of a list: what is still the source's, where that is not the whole list. */
  entries: string[] | undefined;
  source: string;
  description: string;
  receipt: Receipt;
}

const receiptOf = ({ total, left }: Receipt) => `${total - left} of ${total} facts are changed, ${left} ${left === 1 ? 'is' : 'are'} left`;

/** A fact that is still the one of the page it was copied from. */
export const leftFact = ({ field, value, entries, source, description, receipt }: LeftWords): Words => ({
  message: `${subject({ field, value, entries })} still as in ${source}, from which this page was copied: ${receiptOf(receipt)}.`,
  fix: entries ? `Write ${entries.length === 1 ? 'another' : `${entries.length} others`} in the place of ${listOf(entries)}.`
    : field ? `Write what is true of this page in its place. ${description}` : 'Write it anew for this page, or take it out.',
  why: 'Visitors would read what is true of another page, and would not trust the rest.',
});

function subject({ field, value, entries }: Pick<LeftWords, 'field' | 'value' | 'entries'>): string {
  if (entries) return `${listOf(entries)} of "${field}" ${entries.length === 1 ? 'is' : 'are'}`;
  if (!field) return 'This text is';
  if (Array.isArray(value)) return `${quoted(field)} are`;
  return typeof value === 'string' && value.length <= 40 || typeof value === 'number' ? `${quoted(field)} is ${quote(value)},` : `${quoted(field)} is`;
}

const quoted = (field: string) => `"${field}"`;

export const leftHere = 'This is where it was copied from.';

export interface StrangerWords {
  place: string;
  /** The page that the place belongs to. */
  source: string;
  /** What the page is about, `N1 Islington`. */
  own: string;
  isCode: boolean;
  /** Whether it lies next door. */
  isNear: boolean;
  /** Whether it stands in a list of streets or landmarks. */
  isListed: boolean;
  /** What stands for this fact on every page, for a name or postcode. */
  token: string | undefined;
}

const speaksOf = ({ place, source, own, isCode, isListed }: StrangerWords) =>
  `This ${isListed ? 'list has' : 'text speaks of'} "${place}", which ${isCode ? 'is the postcode' : 'belongs to the page'} of ${source}. This page is about ${own}.`;

/** A name of another area in a text that is about this one. */
export const leftoverPlace = (words: StrangerWords): Words => ({
  message: speaksOf(words),
  fix: words.token ? `Write ${words.token} in its place.` : 'Write a place of this area in its place, or take the sentence out.',
  why: 'Visitors would think that the page is not about where they live.',
});

/** A name of an area far away in words that are this page's own, or of a neighbour above them. */
export const strayPlace = (words: StrangerWords): Words => ({
  message: speaksOf(words),
  fix: words.isNear ? 'Leave it if the neighbour is meant. If it was left from another page, write {area.name} in its place.'
    : words.token ? `Write ${words.token} in its place, or take the sentence out.`
      : words.isListed ? 'Write a place of this area in its place, or leave it if there is one of that name here too.'
        : 'Write a place of this area in its place, or take the sentence out. If there is a place of that name here too, name it under "streets" or "landmarks".',
  why: words.isNear ? 'A heading or label speaks of the page itself, and visitors may wonder which district it is about.'
    : 'The place is too far away to help anybody who looks for a plumber here, and visitors would wonder which district the page is about.',
});

export const strangerHere = (place: string) => `"${place}" stands here, on the page it belongs to.`;

/** A page that says the same as another of its kind, but for the names of places. */
export const nearCopy = ({ sibling, percent, blocks }: { sibling: string; percent: number; blocks: string[] }): Words => ({
  message: `${percent} % of what this page says stands in ${sibling} too, when the names of places are left out${blocks.length > 0 ? `. It is the same in ${counted(blocks.length, 'block')}: ${listOf(blocks)}` : ''}.`,
  fix: 'Write what only this page can say: its buildings, its streets, its usual faults, its prices. What is the same everywhere belongs in a file of pages/_shared.',
  why: 'Visitors learn nothing from the second page, and search engines show only one of the two.',
});

export const sameBlock = 'This block says the same.';
