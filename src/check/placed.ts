import type { Path } from '../json/path';
import type { SourceLocation } from '../json/position';
import type { Span } from '../json/text-edit';
import type { Words } from './problem';
import type { Diagnostic, ReportedFile } from './rule';

type More = Omit<Diagnostic, 'document' | 'location' | 'words'>;

/** Which part of a value, and which span of the text that stands there. */
type Part = Partial<Pick<SourceLocation, 'part' | 'inside'>>;

export const atValue = (
  document: ReportedFile,
  path: Path,
  words: Words,
  { part = 'value', inside, ...more }: More & Part = {},
): Diagnostic => ({ document, location: { path, part, inside }, words, ...more });

export const inText = (
  document: ReportedFile,
  { path, start, end }: Span & { path: Path },
  words: Words,
  more: More = {},
): Diagnostic => atValue(document, path, words, { inside: { start, end }, ...more });

export const atFile = (document: ReportedFile, words: Words, more: More = {}): Diagnostic => ({
  document,
  location: { path: [], part: 'opening' },
  words,
  ...more,
});

type Related = NonNullable<Diagnostic['related']>[number];

/** A value that a message points at beside its own place; without a path, a whole file. */
export const beside = (document: ReportedFile, path: Path, message: string): Related => ({
  document,
  location: { path, part: path.length > 0 ? 'value' : 'opening' },
  message,
});
