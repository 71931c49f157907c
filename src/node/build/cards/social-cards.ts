import { createHash } from 'node:crypto';
import type { Hash } from 'node:crypto';
import { join } from 'node:path';
import { socialCardAddress } from '../../../content/routes';
import { keepIn, keptIn } from '../../cache/kept-bytes.mjs';
import { workFolder } from '../../paths';
import type { CardLook } from './card-layout';
import type { CardPainter, CardWords } from './card-painter';
import type { PageJob } from '../pages/page-maker';
import type { SiteFrame } from '../pages/site-frame';

const CACHE = join(workFolder, 'social-cards');
/** Part of the fingerprint: raise it when the drawing changes, or how it is packed. */
const DRAWING = 3;

/** A picture for each page, from its own heading. One that shows the same as before is taken from the cache. */
export class SocialCards {
  readonly #look: CardLook;
  /** The hash of the part that all cards share. */
  readonly #begun: Hash;
  #painter: Promise<CardPainter> | undefined;

  constructor({ shell, theme }: Pick<SiteFrame, 'shell' | 'theme'>) {
    const { brand, mark, phone, hours, ground } = shell;
    this.#look = { brand, mark, phone, hours, ground, theme };
    const shared = JSON.stringify([DRAWING, brand, mark, phone.display, hours, theme, ground]);
    this.#begun = createHash('sha256').update(shared);
  }

  /** The card of a page, and the file that it belongs into. */
  async of({ route, card }: Required<Pick<PageJob, 'route' | 'card'>>): Promise<{ file: string; png: Uint8Array }> {
    return { file: socialCardAddress(route).slice(1), png: await this.painted(card) };
  }

  /** A PNG, kept from before or made now. */
  async painted(words: CardWords): Promise<Uint8Array> {
    const key = this.#begun.copy().update(JSON.stringify(words)).digest('hex').slice(0, 24);
    const file = join(CACHE, `${key}.card`);
    const cached = keptIn(file);
    if (cached) return cached;
    this.#painter ??= painterOf(this.#look);
    const png = (await this.#painter).paint(words);
    keepIn(file, png);
    // The canvas library frees its memory between two turns of the event loop, and only there.
    await new Promise((resolve) => setImmediate(resolve));
    return png;
  }
}

/** The canvas library is loaded where a card must be painted: most builds paint none. */
async function painterOf(look: CardLook): Promise<CardPainter> {
  const { CardPainter } = await import('./card-painter');
  return CardPainter.for(look);
}
