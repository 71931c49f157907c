import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { threadId } from 'node:worker_threads';
import { openingOf } from '../../blocks/schemas';
import { socialCardAddress } from '../../content/head';
import type { ResolvedPage } from '../../content/resolve';
import type { ResolvedShell } from '../../content/shell';
import type { Theme } from '../../design/palette';
import { workFolder } from '../paths';
import { CardPainter } from './card-painter';
import type { CardLook, CardWords } from './card-painter';

const CACHE = join(workFolder, 'social-cards');
/** Part of the fingerprint: raise it when the drawing changes. */
const DRAWING = 2;

/** A picture for each page, from its own heading. One that shows the same as before is taken from the cache. */
export class SocialCards {
  readonly #look: CardLook;
  readonly #lookKey: string;
  #painter: Promise<CardPainter> | undefined;

  constructor({ shell, theme }: { shell: ResolvedShell; theme: Theme }) {
    const { brand, mark, phone, hours, ground } = shell;
    this.#look = { brand, mark, phone, hours, ground, theme };
    this.#lookKey = JSON.stringify([DRAWING, brand, mark, phone.display, hours, theme, ground]);
  }

  /** The card of a page, and the file that it belongs into. */
  async of(page: ResolvedPage): Promise<{ file: string; png: Uint8Array }> {
    const opening = openingOf(page.blocks);
    const pin = opening?.picture?.show === 'map' ? opening.picture.pin : undefined;
    const words = { heading: opening?.heading ?? page.name, eyebrow: opening?.eyebrow, pin };
    return { file: socialCardAddress(page.route).slice(1), png: await this.#cached(words) };
  }

  async #cached(words: CardWords): Promise<Uint8Array> {
    const key = createHash('sha256').update(this.#lookKey).update(JSON.stringify(words)).digest('hex').slice(0, 24);
    const file = join(CACHE, `${key}.card`);
    const known = whole(file);
    if (known) return known;
    this.#painter ??= CardPainter.for(this.#look);
    const png = (await this.#painter).paint(words);
    keep(file, png);
    // What the canvas library hands out is given back between two turns of the event loop, and only there.
    await new Promise((resolve) => setImmediate(resolve));
    return png;
  }
}

const SUM_BYTES = 32;
const sumOf = (png: Uint8Array) => createHash('sha256').update(png).digest();

/** A kept picture; nothing for one that is damaged. */
function whole(file: string): Uint8Array | undefined {
  try {
    const bytes = readFileSync(file);
    const png = bytes.subarray(SUM_BYTES);
    return sumOf(png).equals(bytes.subarray(0, SUM_BYTES)) ? png : undefined;
  } catch {
    return undefined;
  }
}

/** At once or not at all, so that a killed build leaves no half of a picture. */
function keep(file: string, png: Uint8Array): void {
  mkdirSync(CACHE, { recursive: true });
  const beside = `${file}.${process.pid}-${threadId}`;
  writeFileSync(beside, Buffer.concat([sumOf(png), png]));
  renameSync(beside, file);
}
