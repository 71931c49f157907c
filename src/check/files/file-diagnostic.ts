import type { Words } from '../problem';

/** A fault of a file's name or place, found before the file is read. */
export interface FileDiagnostic {
  code: string;
  file: string;
  words: Words;
  /** Another file that it is about. */
  other?: string;
  /** The page that the file would be under its right name or in its right place, where that is certain. */
  intended?: string;
  /** The faulty folder, which is reported once. */
  folder?: string;
}
