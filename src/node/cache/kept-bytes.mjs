// Bytes that are made once and kept with their sum. Plain JavaScript: bundled code is loaded with what was kept
// of it.
import { createHash } from 'node:crypto';
import { appendFileSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { threadId } from 'node:worker_threads';

/** In the folder of bundled code: what was made of it when it ran. */
export const MADE = 'made';

const SUM_BYTES = 32;
const HEAD_BYTES = SUM_BYTES + 4;
const sumOf = (bytes) => createHash('sha256').update(bytes).digest();

/** The sum and the length of some bytes, which stand before them. */
function headOf(bytes) {
  const head = Buffer.alloc(HEAD_BYTES);
  sumOf(bytes).copy(head);
  head.writeUInt32LE(bytes.length, SUM_BYTES);
  return head;
}

/** The cached contents of a file, as they were added to it; none from the first on that is damaged. */
export function partsIn(file) {
  const parts = [];
  try {
    const all = readFileSync(file);
    for (let at = 0; at + HEAD_BYTES <= all.length; at += HEAD_BYTES + parts.at(-1).length) {
      const start = at + HEAD_BYTES;
      const bytes = all.subarray(start, start + all.readUInt32LE(at + SUM_BYTES));
      if (!headOf(bytes).equals(all.subarray(at, start))) break;
      parts.push(bytes);
    }
  } catch {
    // A file that is missing has none.
  }
  return parts;
}

/** The cached content of a file; undefined where it is missing or damaged. */
export const keptIn = (file) => partsIn(file)[0];

/** At once or not at all, so that a killed process leaves no half of anything. */
export function keepIn(file, bytes) {
  mkdirSync(dirname(file), { recursive: true });
  const beside = `${file}.${process.pid}-${threadId}`;
  // One after the other: together they would be a copy of the bytes.
  writeFileSync(beside, headOf(bytes));
  appendFileSync(beside, bytes);
  renameSync(beside, file);
}

/** A further part of what is kept; half of one counts as none. */
export const addTo = (file, bytes) => appendFileSync(file, Buffer.concat([headOf(bytes), bytes]));
