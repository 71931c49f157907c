import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { linksInText } from '../../content/text-links';
import { parseText } from '../../content/tokens';
import { isPicture } from './items';
import type { Item, ItemValue } from './items';
import { figuresTyped } from './token-figures';
import type { TokenFigures } from './token-figures';

/** The beginning of a SHA-256, 48 bits: two of a hundred thousand items are the same once in fifty thousand sites. */
const BYTES = 6;

export interface FingerprintSetting {
  /** Kind, name and code of a listed page. */
  subject: string | undefined;
  figures: TokenFigures;
  /** Stands for the bytes of a picture of `_images`, by its file name. */
  pictureDigest: (file: string) => string;
}

/** What an item says, as twelve hexadecimal digits: the same wherever, in whichever order and file it stands. */
export function fingerprintOf(item: Item, { subject, figures, pictureDigest }: FingerprintSetting): string {
  const { role, values, around, isOfSubject } = item;
  const typed = values.flatMap(({ value }) =>
    typeof value === 'string' ? figuresTyped(value, figures).flatMap(({ tokens }) => tokens) : [],
  );
  const said = JSON.stringify([
    role,
    isOfSubject ? (subject ?? null) : null,
    values.map((each) => [each.field, isPicture(each) ? pictureDigest(String(each.value)) : plainValue(each)]),
    around.map(plainText),
    [...new Set(typed)].sort(),
  ]);
  return bytesToHex(sha256(utf8ToBytes(said)).subarray(0, BYTES));
}

const plainValue = ({ kind, value }: ItemValue) => {
  if (typeof value !== 'string') return value;
  return plainText(kind === 'prose' ? withoutAddresses(value) : value);
};

/** NFC, single spaces, and tokens without spaces inside their braces. */
const plainText = (text: string) => withTrimmedTokens(text.normalize('NFC').replace(/\s+/g, ' ').trim());

/** The words of a link count and not where it leads: a page that is renamed asks nobody. */
const withoutAddresses = (text: string) =>
  linksInText(text).reduceRight((now, { to }) => now.slice(0, to.start) + now.slice(to.end), text);

function withTrimmedTokens(text: string): string {
  if (!/\{\s|\s\}/.test(text)) return text;
  return parseText(text).reduceRight(
    (now, part) => ('name' in part ? `${now.slice(0, part.start)}{${part.name}}${now.slice(part.end)}` : now),
    text,
  );
}
