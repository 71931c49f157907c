import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { compressed } from './compress';

/**
 * Writes the files of a build into a folder, one after the other: however many there are, one is open. Each has its
 * compressed twins beside it where they are wanted.
 */
export class Output {
  readonly folder: string;
  readonly #isCompressed: boolean;
  readonly #made = new Set<string>();

  constructor(folder: string, { isCompressed }: { isCompressed: boolean }) {
    this.folder = folder;
    this.#isCompressed = isCompressed;
  }

  /** `path` is relative to the folder. Returns how many bytes were written, without the twins. */
  write(path: string, content: string | Uint8Array): number {
    const bytes = typeof content === 'string' ? Buffer.from(content) : content;
    this.writeAlone(path, bytes);
    if (this.#isCompressed) for (const [ending, twin] of compressed(path, bytes)) this.writeAlone(path + ending, twin);
    return bytes.length;
  }

  /** The same without twins. */
  writeAlone(path: string, bytes: string | Uint8Array): void {
    const file = join(this.folder, path);
    const folder = dirname(file);
    if (!this.#made.has(folder)) {
      mkdirSync(folder, { recursive: true });
      this.#made.add(folder);
    }
    writeFileSync(file, bytes);
  }
}
