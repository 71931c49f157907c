// Bytes that are made once and kept with their sum. Plain JavaScript: bundled code is loaded with what was kept
// of it.
import { createHash } from 'node:crypto';
import { appendFileSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { threadId } from 'node:worker_threads';

/** In the folder of bundled code: what was made of it when it ran. */
export const MADE = 'made';

const SUM_BYTES = 32;
const sumOf = (bytes) => createHash('sha256').update(bytes).digest();

/** The cached content of a file; undefined where it is missing or damaged. */
export function keptIn(file) {
  try {
    const all = readFileSync(file);
    const bytes = all.subarray(SUM_BYTES);
    return sumOf(bytes).equals(all.subarray(0, SUM_BYTES)) ? bytes : undefined;
  } catch {
    return undefined;
  }
}

/** At once or not at all, so that a killed process leaves no half of anything. */
export function keepIn(file, bytes) {
  mkdirSync(dirname(file), { recursive: true });
  const beside = `${file}.${process.pid}-${threadId}`;
  // One after the other: together they would be a copy of the bytes.
  writeFileSync(beside, sumOf(bytes));
  appendFileSync(beside, bytes);
  renameSync(beside, file);
}
