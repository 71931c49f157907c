import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
// @ts-expect-error: the package has no types.
import subsetFont from 'subset-font';
import { FONT } from '../../../design/theme';

const SOURCE = '@fontsource-variable/cabin/files/cabin-latin-wght-normal.woff2';
const MOST_BYTES = 25_000;

/** What British headings and figures are written with. A character outside it falls back to the system face. */
const LETTERS = Array.from({ length: 0x7e - 0x20 + 1 }, (_, index) => String.fromCharCode(0x20 + index)).join('')
  + '\u00a0£€©®°±·×½¼¾éèêëàâäáçñöóôüûíîïÉ–—‘’“”•…−✓²';

/**
 * Writes the one display font of the site: Cabin, drawn after Johnston's and Gill's lettering for London, cut down to
 * `LETTERS` and to its weights. Run it after a new version of the package: `node src/node/run.mjs font`.
 */
export async function main(): Promise<number> {
  const source = await readFile(createRequire(import.meta.url).resolve(SOURCE));
  const font = await subsetFont(source, LETTERS, {
    targetFormat: 'woff2',
    keepFeatures: ['kern', 'liga', 'tnum', 'lnum', 'mark', 'mkmk', 'ccmp', 'locl'],
    noHinting: true,
  });
  const target = join('src/site/public', FONT.file);
  await mkdir(dirname(target), { recursive: true });
  await writeFile(target, font);
  console.log(`${target}: ${font.byteLength} bytes`);
  if (font.byteLength <= MOST_BYTES) return 0;
  console.error(`The display font may have at most ${MOST_BYTES} bytes: take letters or weights away.`);
  return 1;
}
