import { pointerOf } from '../../json/path';
import type { Site } from '../site';
import { usesOf } from './claim-uses';
import type { ClaimUse } from './claim-uses';
import { isPicture } from './items';
import { claimOf, readingsOf } from './reading';
import { statedBeside } from './stated-figures';
import type { Waiting } from './waiting';

/** An item as whoever approves it reads it: plain data, which a browser can be sent. */
export interface WaitingItem {
  fingerprint: string;
  /** "Card", "Question". */
  title: string;
  /** RFC 6901. */
  pointer: string;
  /** In one line each, tokens filled in. */
  texts: readonly string[];
  /** The names of its picture files, which stand among the texts too. */
  pictures: readonly string[];
  /** Whether it states a number: then it has an answer of its own. */
  hasFigure: boolean;
  /** What the site states of such sums, percentages and phone numbers; empty where it has none. */
  beside: string;
  /** The other documents that wait with the very same item. */
  alsoIn: readonly string[];
  /** What shows the claim that this is. */
  uses: readonly ClaimUse[];
}

/** Fingerprint → the documents that wait with it. */
export function holdersIn(waiting: readonly Waiting[]): ReadonlyMap<string, readonly string[]> {
  const holders = new Map<string, string[]>();
  for (const { document, items } of waiting)
    for (const { fingerprint } of items) holders.set(fingerprint, [...(holders.get(fingerprint) ?? []), document.path]);
  return holders;
}

export function shownItems(
  { document, items }: Waiting,
  site: Site,
  holders: ReadonlyMap<string, readonly string[]>,
): WaitingItem[] {
  return items.map((item) => {
    const { fingerprint, title, path, values } = item;
    const texts = readingsOf(item, site, document);
    const pictures = values.filter(isPicture).map(({ value }) => String(value));
    const isNumber = values.some(({ value }) => typeof value === 'number');
    const claim = claimOf(item);
    return {
      fingerprint,
      title,
      pointer: pointerOf(path),
      texts,
      pictures,
      hasFigure: isNumber || texts.some((text) => !pictures.includes(text) && /\p{N}/u.test(text)),
      beside: statedBeside(item, site),
      alsoIn: (holders.get(fingerprint) ?? []).filter((file) => file !== document.path),
      uses: claim === undefined ? [] : usesOf(claim, site),
    };
  });
}
