import { parseText } from '../../../content/tokens';

import type { Span } from '../../../json/text-edit';

/** A token whose words stand in a text: where in the filled text, and where as it was written. */
export interface FilledToken extends Span {
  name: string;
  written: Span;
}

/** A text as visitors read it, with the way back to the author's own. */
export interface FilledText {
  text: string;
  tokens: readonly FilledToken[];
  /** Where a place of the text was written that is not in a token. */
  writtenAt(place: number): number;
}

/** A token that nobody knows here becomes a word with a capital, as what it stands for mostly is. */
export function filledText(written: string, valueOf: (name: string) => string | undefined): FilledText {
  if (!written.includes('{')) return { text: written, tokens: [], writtenAt: (place) => place };
  const tokens: FilledToken[] = [];
  let [text, at] = ['', 0];
  for (const part of parseText(written)) {
    if (!('name' in part)) continue;
    text += written.slice(at, part.start);
    const words = valueOf(part.name) ?? 'X'.repeat(part.end - part.start);
    tokens.push({ name: part.name, written: part, start: text.length, end: text.length + words.length });
    text += words;
    at = part.end;
  }
  return {
    text: text + written.slice(at),
    tokens,
    writtenAt(place) {
      const before = tokens.findLast(({ end }) => end <= place);
      return before ? place - before.end + before.written.end : place;
    },
  };
}
