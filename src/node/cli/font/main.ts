import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
// @ts-expect-error: the package has no types.
import subsetFont from 'subset-font';
import { FACE } from '../../../design/theme/face';
import { hashOf } from '../../hashes';
import { optionsOf } from '../../read-arguments';

const SOURCE = `@fontsource-variable/${FACE.id}/files/${FACE.id}-latin-wght-normal.woff2`;
const PUBLIC = 'src/site/public';
const MOST_BYTES = 25_000;

/** The characters of headings and figures in western Europe. Any other falls back to the system face. */
const LETTERS =
  Array.from({ length: 0x7e - 0x20 + 1 }, (_, index) => String.fromCharCode(0x20 + index)).join('') +
  '\u00a0£€©®°±·×½¼¾éèêëàâäáçñöóôüûíîïÉ–—‘’“”•…−✓²';

const USAGE = `node src/node/run.mjs font

Writes the display face, cut down to the letters that it is used for. Run it after a new version of its package, or for
another face.`;

/** Writes the display face. Returns 1 where it is too large. */
export async function main(argv: string[]): Promise<number> {
  if (!optionsOf(argv, {}, USAGE)) return 0;
  const source = await readFile(createRequire(import.meta.url).resolve(SOURCE));
  const font = await subsetFont(source, LETTERS, {
    targetFormat: 'woff2',
    keepFeatures: ['kern', 'liga', 'tnum', 'lnum', 'mark', 'mkmk', 'ccmp', 'locl'],
    noHinting: true,
  });
  const sum = hashOf(font).slice(0, 8);
  const address = `/fonts/${FACE.id}.${sum}.woff2`;
  const target = join(PUBLIC, address);
  await mkdir(dirname(target), { recursive: true });
  await rm(join(PUBLIC, FACE.address), { force: true });
  await writeFile(target, font);
  console.log(`${target}: ${font.byteLength} bytes`);
  if (address !== FACE.address) console.log(`Write "${address}" for its address in src/design/theme/face.ts.`);
  if (font.byteLength <= MOST_BYTES) return 0;
  console.error(`The display font may have at most ${MOST_BYTES} bytes: take letters or weights away.`);
  return 1;
}
