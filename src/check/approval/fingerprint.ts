import { linksInText } from '../../content/resolve/text-links';
import { parseText } from '../../content/tokens/tokens';
import type { FieldKind } from '../../schema/fields';
import { isPicture } from './items';
import type { Item, ItemValue } from './items';
import { figuresTyped } from './token-figures';
import type { TokenFigures } from './token-figures';

/** The beginning of a SHA-256, 48 bits: two of a hundred thousand items are the same once in fifty thousand sites. */
const DIGITS = 12;

export interface FingerprintSetting {
  /** Kind, name and code of a listed page, as JSON; `null` of any other. */
  subject: string;
  figures: TokenFigures;
  /** Stands for the bytes of a picture of `_images`, by its file name. */
  pictureDigest: (file: string) => string;
  digest: (text: string) => string;
}

/** The fingerprint of an item's content, twelve hexadecimal digits; its file and its place do not count. */
export function fingerprintOf(item: Item, { subject, figures, pictureDigest, digest }: FingerprintSetting): string {
  const { role, values, around, isOfSubject } = item;
  const typed: string[] = [];
  // JSON by hand, which takes half the time of a list of lists, and this is made for every item of every page.
  let written = '';
  for (const each of values) {
    const { field, kind, value } = each;
    if (typeof value === 'string') for (const { tokens } of figuresTyped(value, figures)) typed.push(...tokens);
    const plain = isPicture(each) ? quoted(pictureDigest(String(value))) : plainValue(value, kind);
    written += `${written && ','}["${field}",${plain}]`;
  }
  const about = isOfSubject ? subject : 'null';
  const beside = around.map((text) => plainValue(text, 'prose')).join();
  const tokens = typed.length > 0 ? JSON.stringify([...new Set(typed)].sort()) : '[]';
  return digest(`["${role}",${about},[${written}],[${beside}],${tokens}]`).slice(0, DIGITS);
}

const quoted = (text: string) => JSON.stringify(text);

/** As JSON: in NFC, with single spaces, tokens without spaces inside their braces, and links without addresses. */
function plainValue(value: ItemValue['value'], kind: FieldKind | undefined): string {
  if (typeof value !== 'string') return JSON.stringify(value);
  if (IS_PLAIN.test(value)) return `"${value}"`;
  return quoted(withPlainSpaces(kind === 'prose' ? withoutAddresses(value) : value));
}

/** Fast path: words between single spaces, without tokens, links and what JSON escapes, stay as they are. */
const IS_PLAIN = /^[!#-[^-z|~]+(?: [!#-[^-z|~]+)*$/;

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
