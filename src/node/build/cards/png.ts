import { constants, crc32, deflateRawSync, deflateSync } from 'node:zlib';
import type { Palette, Pixels } from './palette';

/*
 * A PNG encoder for social cards. The canvas's own takes 29 ms for a picture of words; here lines that are the same on
 * all cards are packed once, and a card takes 1.3 ms, painted and written, or 1.6 where most of its words are new.
 */

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** Flat colours: more work makes them no tenth smaller. What comes out fits into one chunk, or few. */
const HOW = { level: 3, chunkSize: 2 ** 17 };
/** Lines that are packed by themselves, so that those of one picture stand in others as they are. */
export const BAND = 30;
/** The header of a zlib stream, and an empty last block (RFC 1950 and 1951). */
const BEGINS = Buffer.from([0x78, 0x01]);
const ENDS = Buffer.from([0x03, 0x00]);
/** Modulus of Adler-32. */
const MODULUS = 65_521;

/** The palette's first colour, which is seen most. In a part it stands for whatever lies below. */
const GROUND = 0;

/** Some pixels of a picture as places in its palette, and where they stand in it. */
export interface Part {
  x: number;
  y: number;
  width: number;
  height: number;
  indices: Uint8Array;
}

/**
 * PNGs (W3C, third edition) of pictures that differ from one in some places: only the lines of these are packed anew,
 * and of their checksum only what differs is worked out. Skia's own take many times as long for pictures of words.
 */
export class PngSeries {
  readonly #line: number;
  /** As a PNG has them: a byte a pixel, each line after one that says how it is filtered: 0, not at all. */
  readonly #rows: Buffer;
  readonly #plainRows: Buffer;
  readonly #packed: readonly Buffer[];
  /** The two halves of its Adler-32. */
  readonly #sums: readonly [number, number];
  readonly #header: Buffer;

  constructor(pixels: Pixels, palette: Palette) {
    const { width, height } = pixels;
    this.#line = 1 + width;
    this.#rows = Buffer.alloc(height * this.#line);
    const indices = palette.indicesOf(pixels);
    for (let row = 0; row < height; row += 1)
      this.#rows.set(indices.subarray(row * width, (row + 1) * width), row * this.#line + 1);
    this.#plainRows = Buffer.from(this.#rows);
    this.#packed = Array.from({ length: Math.ceil(height / BAND) }, (_, band) => this.#pack(band, band + 1));
    const whole = deflateSync(this.#rows, HOW);
    this.#sums = [whole.readUInt16BE(whole.length - 2), whole.readUInt16BE(whole.length - 4)];
    this.#header = Buffer.concat([chunk('IHDR', [headerOf(pixels)]), chunk('PLTE', [palette.colours])]);
  }

  /** The picture with some parts drawn over. */
  with(parts: Iterable<Part>): Buffer {
    const changed = new Set<number>();
    let [first, second] = this.#sums;
    for (const part of parts) {
      const sums = this.#put(part, changed);
      first += sums[0];
      second += sums[1];
    }
    const adler = Buffer.alloc(4);
    adler.writeUInt16BE(remainder(second), 0);
    adler.writeUInt16BE(remainder(first), 2);
    const png = Buffer.concat([
      SIGNATURE,
      this.#header,
      chunk('IDAT', [BEGINS, ...this.#packedWith(changed), ENDS, adler]),
      chunk('IEND', []),
    ]);
    for (const band of changed) this.#restore(band);
    return png;
  }

  /** What reaches over an edge of the picture is left out. Returns by how much the sums grow. */
  #put({ x, y, width, height, indices }: Part, changed: Set<number>): [number, number] {
    const [rows, line] = [this.#rows, this.#line];
    const size = rows.length;
    const [top, bottom] = [Math.max(0, -y), Math.min(height, size / line - y)];
    const [left, right] = [Math.max(0, -x), Math.min(width, line - 1 - x)];
    let [first, second] = [0, 0];
    for (let row = top; row < bottom; row += 1) {
      const [from, begin] = [row * width, (y + row) * line + 1 + x];
      let isSame = true;
      for (let at = left; at < right; at += 1) {
        const index = indices[from + at]!;
        if (index === GROUND) continue;
        const to = begin + at;
        const more = index - rows[to]!;
        if (more === 0) continue;
        rows[to] = index;
        first += more;
        second += more * (size - to);
        isSame = false;
      }
      if (!isSame) changed.add(Math.floor((y + row) / BAND));
    }
    return [first, second];
  }

  /** Neighbours that changed are packed as one. */
  #packedWith(changed: ReadonlySet<number>): Buffer[] {
    const packed: Buffer[] = [];
    for (let band = 0; band < this.#packed.length; band += 1) {
      if (!changed.has(band)) {
        packed.push(this.#packed[band]!);
        continue;
      }
      const first = band;
      while (changed.has(band + 1)) band += 1;
      packed.push(this.#pack(first, band + 1));
    }
    return packed;
  }

  #pack(from: number, to: number): Buffer {
    return deflateRawSync(this.#rows.subarray(from * BAND * this.#line, to * BAND * this.#line), {
      ...HOW,
      finishFlush: constants.Z_SYNC_FLUSH,
    });
  }

  #restore(band: number): void {
    const from = band * BAND * this.#line;
    this.#rows.set(this.#plainRows.subarray(from, from + BAND * this.#line), from);
  }
}

const remainder = (sum: number) => ((sum % MODULUS) + MODULUS) % MODULUS;

/** Eight bits a pixel, which name a colour of the palette. */
function headerOf({ width, height }: Pixels): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 3], 8);
  return header;
}

function chunk(type: string, data: readonly Buffer[]): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), ...data]);
  const around = Buffer.alloc(8);
  around.writeUInt32BE(body.length - type.length, 0);
  around.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([around.subarray(0, 4), body, around.subarray(4)]);
}
