import { createCanvas } from '@napi-rs/canvas';
import type { Canvas, SKRSContext2D } from '@napi-rs/canvas';
import { project } from '../../../design/map/project';
import type { Coordinates } from '../../../design/map/project';
import { balancedLines } from './balanced-lines';
import { bottomHeight, paintShared, topHeight } from './card-background';
import { boxAround, EDGE, HEADING, LONG_HEADING, MAP, PIN, scaleOf, SIZE, SIZES } from './card-layout';
import type { Box, CardLook } from './card-layout';
import { face, loadFace, write } from './card-text';
import { PaintedWords, styleOf } from './painted-words';
import type { Style } from './painted-words';
import { Palette } from './palette';
import type { Pixels } from './palette';
import { PngSeries } from './png';
import type { Part } from './png';

/** The words of one card about its page. */
export interface CardWords {
  heading: string;
  eyebrow?: string | undefined;
  /** Where its place is on the map. */
  pin?: Coordinates | undefined;
}

/** Letters of a heading, for the colours at their edges. */
const LETTERS = 'Etaoin shrdlu, AGMORSW of cmfwyp vbgkqjx 0123456789';

const PIN_REACH = PIN.radius + PIN.ring;
const PIN_BOX = Math.ceil(2 * PIN_REACH) + 4;

/**
 * Paints the social cards of one site, 1200×630. What they share is painted once, and so is each word; of a card only
 * its pin is, and put with its words over a copy of what is shared.
 */
export class CardPainter {
  readonly #look: CardLook;
  readonly #shared: Canvas;
  readonly #palette: Palette;
  readonly #series: PngSeries;
  readonly #words: PaintedWords;
  readonly #styles: Record<'heading' | 'longHeading' | 'eyebrow', Style>;
  /** How high what stands above and below the words is. */
  readonly #heights: { top: number; bottom: number };
  /** Where pins are painted: what is read of a large canvas takes as long as to copy all of it. */
  readonly #desk = createCanvas(PIN_BOX, PIN_BOX).getContext('2d');

  private constructor(look: CardLook, shared: Canvas) {
    this.#look = look;
    this.#shared = shared;
    const measure = shared.getContext('2d');
    const { theme } = look;
    this.#heights = { top: topHeight(measure, look), bottom: bottomHeight(measure) };
    this.#styles = {
      heading: styleOf(measure, { font: face(700, SIZES.heading), colour: theme['on-band'] }),
      longHeading: styleOf(measure, { font: face(700, SIZES.longHeading), colour: theme['on-band'] }),
      eyebrow: styleOf(measure, { font: face(600, SIZES.eyebrow), colour: theme['on-band-muted'] }),
    };
    const plain = measure.getImageData(0, 0, SIZE.width, SIZE.height);
    this.#palette = new Palette(this.#sample());
    this.#series = new PngSeries(plain, this.#palette);
    this.#words = new PaintedWords({ ground: theme.band, palette: this.#palette });
  }

  static async for(look: CardLook): Promise<CardPainter> {
    loadFace();
    const canvas = createCanvas(SIZE.width, SIZE.height);
    await paintShared(canvas.getContext('2d'), look);
    return new CardPainter(look, canvas);
  }

  /** A PNG. */
  paint({ pin, ...words }: CardWords): Buffer {
    const place = this.#placeOf(pin);
    // The words of a long heading may reach under the map.
    return this.#series.with([...this.#partsOf(words), ...(place ? [this.#pinAt(place)] : [])]);
  }

  /** A card with the letters that are seen most, in each style, and a pin. */
  #sample(): Pixels {
    const context = createCanvas(SIZE.width, SIZE.height).getContext('2d');
    context.drawImage(this.#shared, 0, 0);
    const { heading, longHeading, eyebrow } = this.#styles;
    for (const [index, { font, colour }] of [eyebrow, heading, longHeading].entries())
      write(context, LETTERS.slice(0, LONG_HEADING), { x: EDGE, top: (1 + index) * SIZES.heading, font, colour });
    const place = this.#placeOf(this.#look.ground?.centre);
    if (place) this.#paintPin(context, place);
    return context.getImageData(0, 0, SIZE.width, SIZE.height);
  }

  #partsOf({ heading, eyebrow }: CardWords): Part[] {
    const isLong = heading.length > LONG_HEADING;
    const style = isLong ? this.#styles.longHeading : this.#styles.heading;
    const lineHeight = (isLong ? SIZES.longHeading : SIZES.heading) * HEADING.line;
    const lines = balancedLines(heading, HEADING.most, (text) => this.#words.widthOf(text, style));
    const { top: from, bottom: to } = this.#heights;
    const above = eyebrow ? this.#styles.eyebrow.height + HEADING.gap : 0;
    const height = above + lines.length * lineHeight;
    const top = EDGE + from + (SIZE.height - 2 * EDGE - from - to - height) / 2;
    const parts = lines.flatMap((text, index) =>
      this.#words.line(text, style, { x: EDGE, top: top + above + index * lineHeight, lineHeight }),
    );
    return eyebrow ? [...parts, ...this.#words.line(eyebrow, this.#styles.eyebrow, { x: EDGE, top })] : parts;
  }

  #placeOf(pin: Coordinates | undefined): PinPlace | undefined {
    const { ground } = this.#look;
    if (!pin || !ground) return undefined;
    const at = project(pin, ground.centre);
    const scale = scaleOf(ground);
    const [x, y] = [MAP.x + (at.x - ground.whole.x) * scale, MAP.y + (at.y - ground.whole.y) * scale];
    const box = boxAround({ x: x - PIN_REACH, y: y - PIN_REACH, width: 2 * PIN_REACH, height: 2 * PIN_REACH }, 1);
    return box.width > 0 && box.height > 0 ? { x, y, box } : undefined;
  }

  #pinAt(place: PinPlace): Part {
    const { x, y, box } = place;
    this.#desk.drawImage(this.#shared, box.x, box.y, box.width, box.height, 0, 0, box.width, box.height);
    this.#paintPin(this.#desk, { x: x - box.x, y: y - box.y });
    return { ...box, indices: this.#palette.indicesOf(this.#desk.getImageData(0, 0, box.width, box.height)) };
  }

  #paintPin(context: SKRSContext2D, { x, y }: Pick<PinPlace, 'x' | 'y'>): void {
    const { theme } = this.#look;
    context.beginPath();
    context.arc(x, y, PIN.radius, 0, 2 * Math.PI);
    context.fillStyle = theme['call-fill'];
    context.fill();
    context.lineWidth = PIN.ring;
    context.strokeStyle = theme['on-band'];
    context.stroke();
  }
}

/** The middle of a pin, and all of it. */
interface PinPlace {
  x: number;
  y: number;
  box: Box;
}
