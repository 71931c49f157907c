import type { LinkedText } from '../../design/Linked';
import type { Span } from '../../json/text-edit';

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

/** A phrase of another language, `[Croeso](lang:cy)`; its language as BCP 47 writes it. */
interface Phrase extends Span {
  words: Span;
  lang: string;
}

const PHRASE = /(?<!!)\[(?<words>[^\][\n]+)\]\(lang:(?<lang>[a-z]{2,3}(?:-[A-Za-z\d]{2,8})*)\)/g;

function phrasesInText(text: string): Phrase[] {
  if (!text.includes('](lang:')) return [];
  return [...text.matchAll(PHRASE)].map(({ 0: written, index: start, groups }) => ({
    start,
    end: start + written.length,
    words: { start: start + 1, end: start + 1 + groups!['words']!.length },
    lang: groups!['lang']!,
  }));
}

/** A text in its parts, words, links and phrases; one with words alone as it is. `fill` is given the words. */
export function linkedText(text: string, fill: (words: string) => string): LinkedText {
  const marked = [...linksInText(text), ...phrasesInText(text)].sort((a, b) => a.start - b.start);
  if (marked.length === 0) return fill(text);
  const parts: Exclude<LinkedText, string>[number][] = [];
  let at = 0;
  for (const part of marked) {
    const { start, end, words } = part;
    if (start > at) parts.push(fill(text.slice(at, start)));
    const filled = fill(text.slice(words.start, words.end));
    parts.push('to' in part ? { words: filled, to: part.to.address } : { words: filled, lang: part.lang });
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

/**
 * The text with all of its links but the words made blank, and phrases of other languages whole, so that offsets stay
 * as they are; no link at its end.
 */
export function withoutLinks(text: string): string {
  const links = linksInText(text);
  const hide = (from: number, to: number) => '\u0000'.repeat(to - from);
  const ours = phrasesInText(text).reduce(
    (blank, { start, end }) => blank.slice(0, start) + hide(start, end) + blank.slice(end),
    text,
  );
  const plain = links.reduce((blank, { start, end, words }) => {
    const before = blank.slice(0, start) + hide(start, words.start);
    return before + blank.slice(words.start, words.end) + hide(words.end, end) + blank.slice(end);
  }, ours);
  const last = links.at(-1);
  return last?.end === text.length ? plain.slice(0, last.words.end) : plain;
}
