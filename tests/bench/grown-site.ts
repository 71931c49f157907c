import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { APPROVED_FILE } from '../../src/content/files';
import { grow } from './many-pages';

const SCHEMA_LINE = /^\s*"\$schema": "[^"]*",\n/m;

/** Writes a site grown to so many files into a folder, without its approvals: nobody has approved what is made up. */
export function writeGrown(files: ReadonlyMap<string, Uint8Array>, count: number, folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  for (const [path, bytes] of grow(files, count)) {
    if (path === APPROVED_FILE && count > files.size) continue;
    const file = join(folder, path.slice('pages/'.length));
    mkdirSync(dirname(file), { recursive: true });
    // The schemas lie elsewhere from there.
    writeFileSync(file, path.endsWith('.json') ? Buffer.from(bytes).toString().replace(SCHEMA_LINE, '') : bytes);
  }
}

/** Changes one sign of one service. */
export function editOne(folder: string): void {
  const file = join(folder, 'services', readdirSync(join(folder, 'services')).sort()[0]!);
  const edited = readFileSync(file, 'utf8').replace(
    /("description": "[^"]*)([.!])"/,
    (_, before: string, sign: string) => `${before}${sign === '.' ? '!' : '.'}"`,
  );
  writeFileSync(file, edited);
}

/**
 * Seconds of what no builder can do without: every page parsed, and the very files that the build wrote, ready made and
 * joined of two halves, written one after the other.
 */
export function floorOf(folder: string, dist: string): number {
  const filesIn = (place: string) =>
    readdirSync(place, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name));
  const sources = filesIn(folder).filter((file) => file.endsWith('.json'));
  const halves = filesIn(dist).map((file): [string, Buffer, Buffer] => {
    const bytes = readFileSync(file);
    const middle = Math.floor(bytes.length / 2);
    return [join(`${dist}-floor`, file.slice(dist.length)), bytes.subarray(0, middle), bytes.subarray(middle)];
  });
  for (const place of new Set(halves.map(([file]) => dirname(file)))) mkdirSync(place, { recursive: true });
  const started = performance.now();
  for (const file of sources) JSON.parse(readFileSync(file, 'utf8'));
  for (const [file, first, second] of halves) writeFileSync(file, Buffer.concat([first, second]));
  const seconds = (performance.now() - started) / 1000;
  rmSync(`${dist}-floor`, { recursive: true, force: true });
  return seconds;
}
