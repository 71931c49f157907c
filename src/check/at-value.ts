import type { Path } from '../json/path';
import type { SourceLocation } from '../json/position';
import type { Words } from './problem';
import type { Diagnostic, ToldFile } from './rule';

/** What a diagnostic may have beside its value and words; `inside` is a span of the text that stands there. */
type More = Omit<Diagnostic, 'document' | 'location' | 'words'> & {
  part?: SourceLocation['part'];
  inside?: SourceLocation['inside'] | undefined;
};

/** A diagnostic at a value of a document. */
export const atValue = (
  document: ToldFile,
  path: Path,
  words: Words,
  { part = 'value', inside, ...more }: More = {},
): Diagnostic => ({ document, location: { path, part, ...(inside && { inside }) }, words, ...more });

/** A diagnostic of a whole file, at its beginning. */
export const atFile = (document: ToldFile, words: Words) => atValue(document, [], words, { part: 'opening' });
