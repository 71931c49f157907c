import { keyOf } from '../../hashes';
import type { SiteFrame } from '../pages/site-frame';
import type { CardLook } from './card-layout';
import type { CardPainter, CardWords } from './card-painter';

type Frame = Pick<SiteFrame, 'shell' | 'theme'>;

function lookOf({ shell, theme }: Frame): CardLook {
  const { brand, mark, phone, hours, ground } = shell;
  return { brand, mark, phone, hours, ground, theme };
}

/** The key of a card: the same for cards of one site that show the same. */
export function cardKeys(frame: Frame): (words: CardWords) => string {
  const shared = keyOf(JSON.stringify(lookOf(frame)));
  return (words) => keyOf(shared + JSON.stringify(words));
}

/** A picture for each page, from its own heading. */
export class SocialCards {
  readonly #look: CardLook;
  #painter: Promise<CardPainter> | undefined;

  constructor(frame: Frame) {
    this.#look = lookOf(frame);
  }

  /** A PNG. */
  async painted(words: CardWords): Promise<Uint8Array> {
    this.#painter ??= painterOf(this.#look);
    const png = (await this.#painter).paint(words);
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
