import { linksInText } from '../../content/resolve/text-links';
import { parseText } from '../../content/tokens/tokens';
import type { Digest } from './digest';
import { isPicture } from './items';
import type { Item, ItemValue } from './items';
import { figuresTyped } from './token-figures';
import type { TokenFigures } from './token-figures';

/** The beginning of a SHA-256, 48 bits: two of a hundred thousand items are the same once in fifty thousand sites. */
const DIGITS = 12;

export interface FingerprintSetting {
  /** Kind, name and code of a listed page. */
  subject: string | undefined;
  figures: TokenFigures;
  /** Stands for the bytes of a picture of `_images`, by its file name. */
  pictureDigest: (file: string) => string;
  digest: Digest;
}

/** The fingerprint of an item's content, twelve hexadecimal digits; its file and its place do not count. */
export function fingerprintOf(item: Item, { subject, figures, pictureDigest, digest }: FingerprintSetting): string {
  const { role, values, around, isOfSubject } = item;
  const typed = new Set<string>();
  for (const { value } of values)
    if (typeof value === 'string')
      for (const { tokens } of figuresTyped(value, figures)) for (const token of tokens) typed.add(token);
  const content = JSON.stringify([
    role,
    isOfSubject ? (subject ?? null) : null,
    values.map((each) => [each.field, isPicture(each) ? pictureDigest(String(each.value)) : plainValue(each)]),
    around.map((text) => plainText(withoutAddresses(text))),
    [...typed].sort(),
  ]);
  return digest(content).slice(0, DIGITS);
}

const plainValue = ({ kind, value }: ItemValue) => {
  if (typeof value !== 'string') return value;
  return plainText(kind === 'prose' ? withoutAddresses(value) : value);
};

/** NFC, single spaces, and tokens without spaces inside their braces. */
const plainText = (text: string) => (IS_PLAIN.test(text) && !SPACES.test(text) ? text : withPlainSpaces(text));

/** Fast path: most texts are already normalised. */
const IS_PLAIN = /^[!-~](?:[ -~]*[!-~])?$/;
const SPACES = / {2}|\{ | \}/;

const withPlainSpaces = (text: string) => withTrimmedTokens(text.normalize('NFC').replace(/\s+/g, ' ').trim());

/** The words of a link count and not where it leads: a page that is renamed asks nobody. */
const withoutAddresses = (text: string) =>
  !text.includes('](')
    ? text
    : linksInText(text).reduceRight((now, { to }) => now.slice(0, to.start) + now.slice(to.end), text);

function withTrimmedTokens(text: string): string {
  if (!/\{\s|\s\}/.test(text)) return text;
  return parseText(text).reduceRight(
    (now, part) => ('name' in part ? `${now.slice(0, part.start)}{${part.name}}${now.slice(part.end)}` : now),
    text,
  );
}
