/** A token of a text: `{area.code}`. `start` and `end` are offsets in the text, braces included. */
export interface TokenSpan {
  name: string;
  start: number;
  end: number;
}

export type TextPart = { words: string } | TokenSpan | { unclosedAt: number };

/**
 * Splits an authored text into words and tokens. `{{` and `}}` stand for literal braces; a `{` without its `}`
 * comes back as `unclosedAt`, and a lone `}` is only a word.
 */
export function parseText(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let words = '';
  let at = 0;
  while (at < text.length) {
    const two = text.slice(at, at + 2);
    if (two === '{{' || two === '}}') {
      words += two[0];
      at += 2;
      continue;
    }
    if (text[at] !== '{') {
      words += text[at];
      at += 1;
      continue;
    }
    const close = text.slice(at + 1).search(/[{}]/);
    if (words) parts.push({ words });
    words = '';
    if (close < 0 || text[at + 1 + close] === '{') {
      parts.push({ unclosedAt: at });
      at += 1;
      continue;
    }
    const end = at + close + 2;
    parts.push({ name: text.slice(at + 1, end - 1).trim(), start: at, end });
    at = end;
  }
  if (words) parts.push({ words });
  return parts;
}

/** The value of each token on one page. */
export type TokenValues = ReadonlyMap<string, string>;

/** The text with its tokens filled in. An unknown token stays as it was written; the check refuses it. */
export function fillTokens(text: string, values: TokenValues): string {
  if (!text.includes('{') && !text.includes('}')) return text;
  return parseText(text)
    .map((part) => {
      if ('words' in part) return part.words;
      if ('unclosedAt' in part) return '{';
      return values.get(part.name) ?? text.slice(part.start, part.end);
    })
    .join('');
}
