import { createCanvas } from '@napi-rs/canvas';
import type { Canvas } from '@napi-rs/canvas';
import { project } from '../../../design/map/project';
import type { Coordinates } from '../../../design/map/project';
import { balancedLines } from './balanced-lines';
import { bottomHeight, paintShared, topHeight } from './card-background';
import { boxAround, EDGE, HEADING, LONG_HEADING, MAP, PIN, scaleOf, SIZE, SIZES } from './card-layout';
import type { Box, CardLook } from './card-layout';
import { face, heightOf, inkOf, loadFace, write } from './card-text';
import type { Place } from './card-text';
import { Palette } from './palette';
import { BAND, PngSeries } from './png';
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

/**
 * Paints the social cards of one site, 1200×630. What they share is painted once; of a card only the words of its page
 * and its pin are, and put over a copy of it.
 */
export class CardPainter {
  readonly #look: CardLook;
  readonly #shared: Canvas;
  readonly #series: PngSeries;
  /** How high what stands above and below the words is, and a line above the heading. */
  readonly #heights: { top: number; bottom: number; eyebrow: number };
  /** Where it is painted: a canvas for each card would hold megabytes that nobody counts until the engine tidies up. */
  readonly #desk = createCanvas(SIZE.width, SIZE.height).getContext('2d');

  private constructor(look: CardLook, shared: Canvas) {
    this.#look = look;
    this.#shared = shared;
    const measure = shared.getContext('2d');
    this.#heights = {
      top: topHeight(measure, look),
      bottom: bottomHeight(measure),
      eyebrow: heightOf(measure, face(600, SIZES.eyebrow)),
    };
    const whole = { x: 0, y: 0, ...SIZE };
    this.#wipe(whole);
    this.#series = new PngSeries(this.#pixelsIn(whole), this.#palette(whole));
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
    if (place) this.#wipe(place.box);
    const painted = this.#paintWords(words);
    // The words of a long heading may reach under the map.
    if (place) painted.push(this.#paintPin(place));
    return this.#series.with(this.#partsOf(painted));
  }

  /** Taken from a card with the letters that are seen most, in both sizes, and a pin. */
  #palette(whole: Box): Palette {
    this.#paintWords({ heading: LETTERS.slice(0, LONG_HEADING), eyebrow: LETTERS });
    this.#paintWords({ heading: LETTERS });
    const centre = this.#look.ground?.centre;
    const place = this.#placeOf(centre);
    if (place) this.#paintPin(place);
    return new Palette(this.#pixelsIn(whole));
  }

  /** By strips: the canvas library takes ten times as long to make room for all of a heading at once. */
  *#partsOf(boxes: readonly Box[]): Generator<Part> {
    for (const { x, y, width, height } of boxes)
      for (let top = y; top < y + height; top += BAND)
        yield { x, y: top, pixels: this.#pixelsIn({ x, y: top, width, height: Math.min(BAND, y + height - top) }) };
  }

  #pixelsIn = ({ x, y, width, height }: Box) => this.#desk.getImageData(x, y, width, height);

  /** Restores the shared background. */
  #wipe({ x, y, width, height }: Box): void {
    this.#desk.drawImage(this.#shared, x, y, width, height, x, y, width, height);
  }

  /** Returns where the ink is: a third of the room that lines take has none. */
  #paintWords({ heading, eyebrow }: CardWords): Box[] {
    const { theme } = this.#look;
    const size = heading.length > LONG_HEADING ? SIZES.longHeading : SIZES.heading;
    const measure = this.#shared.getContext('2d');
    measure.font = face(700, size);
    const lines = balancedLines(heading, HEADING.most, (text) => measure.measureText(text).width);
    const lineHeight = size * HEADING.line;
    const { top: from, bottom: to, eyebrow: eyebrowHeight } = this.#heights;
    const above = eyebrow ? eyebrowHeight + HEADING.gap : 0;
    const height = above + lines.length * lineHeight;
    const top = EDGE + from + (SIZE.height - 2 * EDGE - from - to - height) / 2;
    const written: Written[] = lines.map((text, index) => ({
      text,
      place: { top: top + above + index * lineHeight, lineHeight, font: face(700, size), colour: theme['on-band'] },
    }));
    if (eyebrow)
      written.push({ text: eyebrow, place: { top, font: face(600, SIZES.eyebrow), colour: theme['on-band-muted'] } });
    const context = this.#desk;
    const boxes = written.map(({ text, place }) => inkOf(context, text, { x: EDGE, ...place }));
    // The ink of a line may reach into the next.
    for (const box of boxes) this.#wipe(box);
    for (const { text, place } of written) write(context, text, { x: EDGE, ...place });
    return boxes;
  }

  #placeOf(pin: Coordinates | undefined): PinPlace | undefined {
    const { ground } = this.#look;
    if (!pin || !ground) return undefined;
    const at = project(pin, ground.centre);
    const scale = scaleOf(ground);
    const [x, y] = [MAP.x + (at.x - ground.whole.x) * scale, MAP.y + (at.y - ground.whole.y) * scale];
    const reach = PIN.radius + PIN.ring;
    const box = boxAround({ x: x - reach, y: y - reach, width: 2 * reach, height: 2 * reach }, 1);
    return box.width > 0 && box.height > 0 ? { x, y, box } : undefined;
  }

  #paintPin({ x, y, box }: PinPlace): Box {
    const { theme } = this.#look;
    const context = this.#desk;
    context.beginPath();
    context.arc(x, y, PIN.radius, 0, 2 * Math.PI);
    context.fillStyle = theme['call-fill'];
    context.fill();
    context.lineWidth = PIN.ring;
    context.strokeStyle = theme['on-band'];
    context.stroke();
    return box;
  }
}

/** A line, and where it stands below the others. */
interface Written {
  text: string;
  place: Omit<Place, 'x'>;
}

/** The middle of a pin, and all of it. */
interface PinPlace {
  x: number;
  y: number;
  box: Box;
}
