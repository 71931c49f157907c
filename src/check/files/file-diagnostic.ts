import type { Words } from '../problem';

/** What is wrong with the name or the place of a file, before it is read. */
export interface FileDiagnostic {
  code: string;
  file: string;
  words: Words;
  /** Another file that it is about. */
  other?: string;
  /** The page that the file would be under its right name or in its right place, where that is certain. */
  meant?: string;
  /** The folder that it is about, which is told once. */
  folder?: string;
}
