import { deflateSync } from 'node:zlib';

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** Flat colours: more work makes them no tenth smaller. What comes out fits into one chunk, or few. */
const HOW = { level: 3, chunkSize: 2 ** 17 };

/** A picture of three bytes a pixel, each row after a byte that says how it is filtered: 0, not at all. */
export interface Rows {
  width: number;
  height: number;
  bytes: Buffer;
}

export const rowsOf = (width: number, height: number): Rows => ({
  width,
  height,
  bytes: Buffer.alloc(height * (1 + width * 3)),
});

/** Puts pixels of four bytes into a picture, without their last byte. */
export function put({ width, bytes }: Rows, pixels: Pixels, at: { x: number; y: number }): void {
  // Each is asked of the library only once.
  const { data, width: columns, height: lines } = pixels;
  let from = 0;
  for (let row = 0; row < lines; row += 1) {
    let to = (at.y + row) * (1 + width * 3) + 1 + at.x * 3;
    for (let column = 0; column < columns; column += 1) {
      bytes[to] = data[from]!;
      bytes[to + 1] = data[from + 1]!;
      bytes[to + 2] = data[from + 2]!;
      to += 3;
      from += 4;
    }
  }
}

/** Puts the lines of another picture of the same size in the place of those that a box goes through. */
export function copyLines(from: Rows, to: Rows, { y, height }: { y: number; height: number }): void {
  const line = 1 + from.width * 3;
  from.bytes.copy(to.bytes, y * line, y * line, (y + height) * line);
}

interface Pixels {
  width: number;
  height: number;
  data: Uint8Array | Uint8ClampedArray;
}

/** A PNG (W3C, third edition) of the pixels as they are. Skia's own takes four times as long for pictures of words. */
export function pngOf({ width, height, bytes }: Rows): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2], 8);
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(bytes, HOW)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const around = Buffer.alloc(8);
  around.writeUInt32BE(data.length, 0);
  around.writeUInt32BE(checksum(body), 4);
  return Buffer.concat([around.subarray(0, 4), body, around.subarray(4)]);
}

const TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte;
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1;
  return value;
});

/** CRC-32 of ISO 3309. Node has none before 22. */
function checksum(bytes: Buffer): number {
  let value = 0xffffffff;
  for (let at = 0; at < bytes.length; at += 1) value = TABLE[(value ^ bytes[at]!) & 0xff]! ^ (value >>> 8);
  return (value ^ 0xffffffff) >>> 0;
}
