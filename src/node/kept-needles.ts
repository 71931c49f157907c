import { join } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { readBefore } from '../check/texts/needles';
import type { Needles } from '../check/texts/needles';
import { keepIn, keptIn, MADE } from './kept-bytes.mjs';

/** Patterns that are made of a site file come and go with it: from so many on what earlier processes read is let go. */
const MOST_PATTERNS = 10_000;

const folders = new Set<string>();

/** What is read off patterns is kept beside the bundled code that they belong to, for its next process. */
export function keepNeedles(folder: string): void {
  if (folders.has(folder)) return;
  folders.add(folder);
  process.once('exit', needlesKeptIn(join(folder, MADE, 'needles')));
}

/** Takes over what an earlier process read off its patterns. Returns what keeps all for the next. */
export function needlesKeptIn(file: string): () => void {
  const before = read(file);
  for (const [written, needles] of before) readBefore.set(written, needles);
  return () => {
    if (readBefore.size === before.size) return;
    const isNew = ([written]: [string, Needles]) => !before.has(written);
    write(file, readBefore.size > MOST_PATTERNS ? new Map([...readBefore].filter(isNew)) : readBefore);
  };
}

function read(file: string): Map<string, Needles> {
  try {
    const bytes = keptIn(file);
    if (bytes) return deserialize(bytes) as Map<string, Needles>;
  } catch {
    // It is read anew.
  }
  return new Map();
}

function write(file: string, needles: ReadonlyMap<string, Needles>): void {
  try {
    keepIn(file, serialize(needles));
  } catch {
    // The next process reads the patterns itself.
  }
}
