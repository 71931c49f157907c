/** Pixels of four bytes, of which the last is not drawn. */
export interface Pixels {
  width: number;
  height: number;
  data: Uint8ClampedArray;
}

/** The most colours that one byte a pixel can name. */
const MOST = 256;
const NONE = -1;

/** The values of pixels as one number each: signed, which the engine keeps in a register. */
const valuesOf = ({ data }: Pixels) => new Int32Array(data.buffer, data.byteOffset, data.length / 4);

/** Colours that differ by less than four steps in each of red, green and blue share a cell. */
const cellOf = (value: number) => ((value >>> 2) & 63) | ((value >>> 4) & 0xfc0) | ((value >>> 6) & 0x3f000);

/** The colours in which a picture is written: those that a sample of it shows most. The first is seen most of all. */
export class Palette {
  /** Red, green and blue of each. */
  readonly colours: Buffer;
  /** By the cell of a colour; worked out when the first pixel is in it. */
  readonly #indices = new Int16Array(2 ** 18).fill(NONE);

  constructor(sample: Pixels) {
    const values = [...countsIn(valuesOf(sample))].sort(([a, many], [b, more]) => more - many || a - b).slice(0, MOST);
    this.colours = Buffer.from(values.flatMap(([value]) => [value & 255, (value >>> 8) & 255, (value >>> 16) & 255]));
    // The one that is seen most stands for its cell.
    for (const [index, [value]] of [...values.entries()].reverse()) this.#indices[cellOf(value)] = index;
  }

  /** The place in the palette of the colour that stands for each pixel. */
  indicesOf(pixels: Pixels): Uint8Array {
    const values = valuesOf(pixels);
    const indices = new Uint8Array(values.length);
    for (let at = 0; at < values.length; at += 1) indices[at] = this.#indexOf(values[at]!);
    return indices;
  }

  #indexOf(value: number): number {
    const cell = cellOf(value);
    const index = this.#indices[cell]!;
    return index === NONE ? (this.#indices[cell] = this.#nearest(cell)) : index;
  }

  /** By the middle of the cell, so that it is the same whichever pixel comes first. */
  #nearest(cell: number): number {
    const middle = (shift: number) => ((cell >>> shift) & 63) * 4 + 2;
    const [red, green, blue] = [middle(0), middle(6), middle(12)];
    let [nearest, least] = [0, Infinity];
    for (let at = 0; at < this.colours.length; at += 3) {
      const distance =
        (this.colours[at]! - red) ** 2 + (this.colours[at + 1]! - green) ** 2 + (this.colours[at + 2]! - blue) ** 2;
      if (distance < least) [nearest, least] = [at / 3, distance];
    }
    return nearest;
  }
}

/** How often each value is there. Neighbours are counted at once: most are the same. */
function countsIn(values: Int32Array): Map<number, number> {
  const counts = new Map<number, number>();
  for (let from = 0, to = 1; from < values.length; from = to) {
    const value = values[from]!;
    for (to = from + 1; values[to] === value;) to += 1;
    counts.set(value, (counts.get(value) ?? 0) + to - from);
  }
  return counts;
}
