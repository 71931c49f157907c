import { constants, crc32, deflateRawSync, deflateSync } from 'node:zlib';

/*
 * A PNG encoder for social cards. The canvas's own takes 29 ms for a picture of words; here lines that are the same on
 * all cards are packed once, and a card costs 1.5 ms.
 */

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** Flat colours: more work makes them no tenth smaller. What comes out fits into one chunk, or few. */
const HOW = { level: 3, chunkSize: 2 ** 17 };
/** Lines that are packed by themselves, so that those of one picture stand in others as they are. */
const BAND = 30;
/** The header of a zlib stream, and an empty last block (RFC 1950 and 1951). */
const BEGINS = Buffer.from([0x78, 0x01]);
const ENDS = Buffer.from([0x03, 0x00]);
/** Modulus of Adler-32. */
const MODULUS = 65_521;

/** Pixels of four bytes, of which the last is not drawn. */
export interface Pixels {
  width: number;
  height: number;
  data: Uint8ClampedArray;
}

/** Some pixels of a picture, and where they stand in it. */
export interface Part {
  x: number;
  y: number;
  pixels: Pixels;
}

/**
 * PNGs (W3C, third edition) of pictures that differ from one in some places: only the lines of these are packed anew,
 * and of their checksum only what differs is worked out. Skia's own take many times as long for pictures of words.
 */
export class PngSeries {
  readonly #width: number;
  readonly #pixels: Uint32Array;
  /** Those of the picture that is being made; between two, of the one that all differ from. So are the rows. */
  readonly #now: Uint32Array;
  /** As a PNG has them: three bytes a pixel, each line after a byte that says how it is filtered: 0, not at all. */
  readonly #rows: Buffer;
  readonly #plainRows: Buffer;
  readonly #packed: readonly Buffer[];
  /** The two halves of its Adler-32. */
  readonly #sums: readonly [number, number];
  readonly #header: Buffer;

  constructor(pixels: Pixels) {
    const { width, height } = pixels;
    this.#width = width;
    this.#now = valuesOf(pixels);
    this.#pixels = this.#now.slice();
    this.#rows = rowsOf(pixels);
    this.#plainRows = Buffer.from(this.#rows);
    this.#packed = Array.from({ length: Math.ceil(height / BAND) }, (_, band) => this.#pack(band, band + 1));
    const whole = deflateSync(this.#rows, HOW);
    this.#sums = [whole.readUInt16BE(whole.length - 2), whole.readUInt16BE(whole.length - 4)];
    this.#header = chunk('IHDR', [headerOf(pixels)]);
  }

  /** The picture with some parts drawn over. */
  with(parts: readonly Part[]): Buffer {
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

  /** Returns by how much the sums grow. */
  #put({ x, y, pixels }: Part, changed: Set<number>): [number, number] {
    const [rows, now, columns] = [this.#rows, this.#now, this.#width];
    const { data, width, height } = pixels;
    const values = valuesOf(pixels);
    const size = rows.length;
    let first = 0;
    let second = 0;
    for (let line = 0; line < height; line += 1) {
      const start = (y + line) * columns + x;
      const end = start + width;
      const from = line * width - start;
      let at = start;
      while (at < end && now[at] === values[at + from]) at += 1;
      if (at === end) continue;
      changed.add(Math.floor((y + line) / BAND));
      for (; at < end; at += 1) {
        if (now[at] === values[at + from]) continue;
        now[at] = values[at + from]!;
        const byte = (at + from) * 4;
        const to = at * 3 + y + line + 1;
        const red = data[byte]! - rows[to]!;
        const green = data[byte + 1]! - rows[to + 1]!;
        const blue = data[byte + 2]! - rows[to + 2]!;
        rows[to]! += red;
        rows[to + 1]! += green;
        rows[to + 2]! += blue;
        const more = red + green + blue;
        first += more;
        second += more * (size - to) - green - 2 * blue;
      }
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
    const line = 1 + this.#width * 3;
    return deflateRawSync(this.#rows.subarray(from * BAND * line, to * BAND * line), {
      ...HOW,
      finishFlush: constants.Z_SYNC_FLUSH,
    });
  }

  #restore(band: number): void {
    const line = 1 + this.#width * 3;
    const [from, to] = [band * BAND, (band + 1) * BAND];
    this.#rows.set(this.#plainRows.subarray(from * line, to * line), from * line);
    this.#now.set(this.#pixels.subarray(from * this.#width, to * this.#width), from * this.#width);
  }
}

const remainder = (sum: number) => ((sum % MODULUS) + MODULUS) % MODULUS;

const valuesOf = ({ data }: Pixels) => new Uint32Array(data.buffer, data.byteOffset, data.length / 4);

function rowsOf({ width, height, data }: Pixels): Buffer {
  const rows = Buffer.alloc(height * (1 + width * 3));
  for (let pixel = 0, to = 0; pixel < width * height; pixel += 1, to += 3) {
    if (pixel % width === 0) to += 1;
    rows[to] = data[pixel * 4]!;
    rows[to + 1] = data[pixel * 4 + 1]!;
    rows[to + 2] = data[pixel * 4 + 2]!;
  }
  return rows;
}

function headerOf({ width, height }: Pixels): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2], 8);
  return header;
}

function chunk(type: string, data: readonly Buffer[]): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), ...data]);
  const around = Buffer.alloc(8);
  around.writeUInt32BE(body.length - type.length, 0);
  around.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([around.subarray(0, 4), body, around.subarray(4)]);
}
