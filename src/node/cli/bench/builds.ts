import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { buildSite } from '../../build/build';
import type { Built } from '../../build/build';
import { CardPainter } from '../../build/card-painter';
import { paletteOf } from '../../../design/theme/palette';
import { keptChecksOf } from '../../checks-before';
import { loadSite, loadSiteToBuild } from '../../load-site';
import { workFolder } from '../../paths';
import { siteFolder } from '../../site-folder';
import { EDITION, grow } from './many-pages';

type Files = ReadonlyMap<string, Uint8Array>;

const BENCH = join(workFolder, 'bench');
const SCHEMA_LINE = /^\s*"\$schema": "[^"]*",\n/m;

/** A grown site as a folder, written once for the same pages. */
export function grownFolder(files: Files, count: number): string {
  const hash = createHash('sha256').update(`${EDITION} ${count}`);
  for (const [path, bytes] of files) hash.update(path).update(bytes);
  const folder = join(BENCH, `${count}-${hash.digest('hex').slice(0, 12)}`);
  if (existsSync(folder)) return folder;
  for (const [path, bytes] of grow(files, count)) {
    const file = join(folder, path.slice('pages/'.length));
    mkdirSync(dirname(file), { recursive: true });
    // The schemas lie elsewhere from there.
    writeFileSync(file, path.endsWith('.json') ? Buffer.from(bytes).toString().replace(SCHEMA_LINE, '') : bytes);
  }
  return folder;
}

const target = (folder: string, isCompressed: boolean) => ({
  dist: `${folder}-dist`,
  work: `${folder}-work`,
  isCompressed,
});

/** As `npm run build` does it: read, checked, built. */
export async function checkAndBuild(folder: string, isCompressed: boolean): Promise<Built> {
  const { site } = await loadSiteToBuild(siteFolder(folder));
  return buildSite(site, target(folder, isCompressed));
}

/** So that the next build knows of no build or check before; drawn cards and bundled scripts stay. */
export function forgetBuild(folder: string): void {
  const { dist, work } = target(folder, true);
  rmSync(dist, { recursive: true, force: true });
  rmSync(work, { recursive: true, force: true });
  rmSync(keptChecksOf(siteFolder(folder)), { force: true });
}

/** One sign is changed in the first page that was made. */
export function editOne(folder: string): void {
  const made = readdirSync(join(folder, 'services')).find((name) => name.startsWith('made-'));
  const file = join(folder, made ? `services/${made}` : 'about.json');
  const edited = readFileSync(file, 'utf8').replace(
    /("description": "[^"]*)([.!])"/,
    (_, before: string, sign: string) => `${before}${sign === '.' ? '!' : '.'}"`,
  );
  writeFileSync(file, edited);
}

/**
 * What no builder can be faster than: every page parsed, and the very files that the build wrote, ready made and joined
 * of two halves, written one after the other.
 */
export function floorOf(folder: string): () => number {
  const { dist } = target(folder, false);
  const filesIn = (place: string) =>
    readdirSync(place, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name));
  const sources = filesIn(folder).filter((file) => file.endsWith('.json'));
  const halves = filesIn(dist).map((file): [string, Buffer, Buffer] => {
    const bytes = readFileSync(file);
    const middle = Math.floor(bytes.length / 2);
    return [join(`${folder}-floor`, file.slice(dist.length)), bytes.subarray(0, middle), bytes.subarray(middle)];
  });
  rmSync(`${folder}-floor`, { recursive: true, force: true });
  for (const place of new Set(halves.map(([file]) => dirname(file)))) mkdirSync(place, { recursive: true });
  return () => {
    for (const file of sources) JSON.parse(readFileSync(file, 'utf8'));
    for (const [file, first, second] of halves) writeFileSync(file, Buffer.concat([first, second]));
    return sources.length;
  };
}

/** A painter of cards for the site, warmed up. */
export async function painterOf(folder: string): Promise<CardPainter> {
  const resolver = (await loadSite(siteFolder(folder))).site.resolver!;
  const theme = paletteOf(resolver.business.look.colours).light;
  const painter = await CardPainter.for({ ...resolver.shell(), theme });
  for (let number = 0; number < 20; number += 1) painter.paint({ heading: `To warm up ${number}` });
  return painter;
}
