// Caches a folder's content that is made once. Plain JavaScript, because `bundled.mjs` needs it before anything else
// can be read.
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Puts a folder into its place that was made beside it, unless another process was first. */
export function putInPlace(beside, folder) {
  try {
    renameSync(beside, folder);
  } catch (error) {
    rmSync(beside, { recursive: true, force: true });
    if (!existsSync(folder)) throw error;
  }
}

/** Throws away what lies in a folder, but for so many, the newest. `present` is one of them, however old it is. */
export function keepNewest(folder, most, present) {
  mkdirSync(folder, { recursive: true });
  const others = readdirSync(folder).filter((name) => name !== present);
  const kept = present === undefined ? most : most - 1;
  if (others.length <= kept) return;
  const age = (name) => statSync(join(folder, name), { throwIfNoEntry: false })?.mtimeMs ?? 0;
  const oldest = others.sort((a, b) => age(b) - age(a)).slice(kept);
  for (const name of oldest) rmSync(join(folder, name), { recursive: true, force: true });
}
