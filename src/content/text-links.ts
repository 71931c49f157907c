import type { LinkedText } from '../design/Linked';
import type { Span } from '../json/text-edit';

/** A link in a text, `[the words](/guides/harbour)`: where it stands, where its words and its address. */
export interface TextLink extends Span {
  words: Span;
  to: Span & { address: string };
}

/** Any other address, and anything else between such brackets, makes no link: the check refuses it. */
const LINK = /(?<!!)\[(?<words>[^\][\n]+)\]\((?<to>\/(?:[a-z0-9-]+(?:\/[a-z0-9-]+)*)?(?:#[a-z0-9-]+)?)\)/g;

export function linksInText(text: string): TextLink[] {
  if (!text.includes('](/')) return [];
  return [...text.matchAll(LINK)].map(({ 0: written, index: start, groups }) => {
    const end = start + written.length;
    const address = groups!['to']!;
    return {
      start,
      end,
      words: { start: start + 1, end: start + 1 + groups!['words']!.length },
      to: { start: end - 1 - address.length, end: end - 1, address },
    };
  });
}

/** A text in its parts, words and links; one without links as it is. `fill` is given the words. */
export function linkedText(text: string, fill: (words: string) => string): LinkedText {
  const links = linksInText(text);
  if (links.length === 0) return fill(text);
  const parts: Exclude<LinkedText, string>[number][] = [];
  let at = 0;
  for (const { start, end, words, to } of links) {
    if (start > at) parts.push(fill(text.slice(at, start)));
    parts.push({ words: fill(text.slice(words.start, words.end)), to: to.address });
    at = end;
  }
  if (at < text.length) parts.push(fill(text.slice(at)));
  return parts;
}

/** A parsed text as plain words: a link keeps only its label. */
export const plainText = (text: LinkedText): string =>
  typeof text === 'string' ? text : text.map((part) => (typeof part === 'string' ? part : part.words)).join('');

/** The text with other addresses in its links. */
export const withAddresses = (text: string, addressFor: (address: string) => string): string =>
  linksInText(text).reduceRight(
    (now, { to }) => now.slice(0, to.start) + addressFor(to.address) + now.slice(to.end),
    text,
  );

/** The text with all of its links but the words made blank, so that offsets stay as they are; none at its end. */
export function withoutLinks(text: string): string {
  const links = linksInText(text);
  const plain = links.reduce((blank, { start, end, words }) => {
    const hide = (from: number, to: number) => '\u0000'.repeat(to - from);
    const before = blank.slice(0, start) + hide(start, words.start);
    return before + blank.slice(words.start, words.end) + hide(words.end, end) + blank.slice(end);
  }, text);
  const last = links.at(-1);
  return last?.end === text.length ? plain.slice(0, last.words.end) : plain;
}
