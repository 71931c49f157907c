import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { compressed } from './compress';
import { stampAt } from './record';
import type { Stamp } from './record';

export interface Compressing {
  /** Whether every file that gains from it has compressed twins. */
  isCompressed: boolean;
  /** Whether the site has so many pages that to compress each as far as possible takes too long. */
  isLarge?: boolean;
}

/**
 * Writes the files of a build into a folder, one after the other: however many there are, one is open. Each has its
 * compressed twins beside it where they are wanted.
 */
export class Output {
  readonly folder: string;
  readonly #isCompressed: boolean;
  readonly #isLarge: boolean;
  readonly #made = new Set<string>();

  constructor(folder: string, { isCompressed, isLarge = false }: Compressing) {
    this.folder = folder;
    this.#isCompressed = isCompressed;
    this.#isLarge = isLarge;
  }

  /** `path` is relative to the folder. Returns what was written: the file and its twins. */
  write(path: string, content: string | Uint8Array): Stamp[] {
    const bytes = typeof content === 'string' ? Buffer.from(content) : content;
    const twins = this.#isCompressed ? compressed(path, bytes, { isLarge: this.#isLarge }) : [];
    return [this.writeAlone(path, bytes), ...twins.map(([ending, twin]) => this.writeAlone(path + ending, twin))];
  }

  /** The same without twins. */
  writeAlone(path: string, bytes: string | Uint8Array): Stamp {
    const file = join(this.folder, path);
    const folder = dirname(file);
    if (!this.#made.has(folder)) {
      mkdirSync(folder, { recursive: true });
      this.#made.add(folder);
    }
    writeFileSync(file, bytes);
    return stampAt(this.folder, path);
  }
}
