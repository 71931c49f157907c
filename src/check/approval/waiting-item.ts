import { pointerOf } from '../../json/path';
import type { Site } from '../site';
import { sentencesWith } from './claim-sentences';
import type { ClaimSentence } from './claim-sentences';
import type { Approvals } from './approved-file';
import { isPicture } from './items';
import { claimOf, readingsOf } from './reading';
import { besideInWords, unstatedIn } from './stated-figures';
import type { Unstated } from './stated-figures';
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
  /** The site's figures of such sums, percentages and phone numbers; empty where it has none. */
  beside: string;
  /** The same, figure by figure. */
  unstated: readonly Unstated[];
  /** The other documents that wait with the very same item. */
  alsoIn: readonly string[];
  /** The assistant that wrote it, by its name; nothing where a person did. */
  assistant?: string | undefined;
  uses: readonly ClaimSentence[];
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
  { holders, marks }: { holders: ReadonlyMap<string, readonly string[]>; marks: Approvals },
): WaitingItem[] {
  return items.map((item) => {
    const { fingerprint, title, path, values } = item;
    const texts = readingsOf(item, site, document);
    const pictures = values.filter(isPicture).map(({ value }) => String(value));
    const isNumber = values.some(({ value }) => typeof value === 'number');
    const claim = claimOf(item);
    const unstated = unstatedIn(item, site.in(document.path));
    return {
      fingerprint,
      title,
      pointer: pointerOf(path),
      texts,
      pictures,
      hasFigure: isNumber || texts.some((text) => !pictures.includes(text) && /\p{N}/u.test(text)),
      beside: besideInWords(unstated),
      unstated,
      assistant: marks.get(fingerprint)?.by,
      alsoIn: (holders.get(fingerprint) ?? []).filter((file) => file !== document.path),
      uses: claim === undefined ? [] : sentencesWith(claim, site),
    };
  });
}
