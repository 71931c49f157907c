import { MOST_PHOTO_BYTES } from './photo-file';
import type { PhotoFile } from './photo-file';

type Size = NonNullable<PhotoFile['size']>;

/** Format and size of a picture by the bytes ahead of its data; no size where it is missing or impossible. */
export function readPhoto(bytes: Uint8Array): PhotoFile {
  const file = new Reader(bytes);
  const { is, sizeOf } = FORMS.find(({ begins }) => begins(file))!;
  const size = sizeOf?.(file);
  const isSize = size !== undefined && size.width > 0 && size.height > 0;
  return { isHeavy: bytes.length > MOST_PHOTO_BYTES, is, ...(isSize && { size }) };
}

const FIRST_LOOK = 1024;

/** The leading bytes of a picture file that `readPhoto` needs for the same result, but for the size of the file. */
export function beginningOfPhoto(bytes: Uint8Array): Uint8Array {
  const { size } = readPhoto(bytes);
  for (let length = FIRST_LOOK; length < bytes.length; length *= 2) {
    const beginning = bytes.subarray(0, length);
    const found = readPhoto(beginning).size;
    if (found?.width === size?.width && found?.height === size?.height) return beginning;
  }
  return bytes;
}

interface Form {
  is: string;
  begins: (file: Reader) => boolean;
  /** Present for formats that browsers and the build can show. */
  sizeOf?: (file: Reader) => Size | undefined;
}

/** Numbers and letters at places of a file; `NaN` and empty text behind its end. */
class Reader {
  readonly bytes: Uint8Array;
  readonly #view: DataView;

  constructor(bytes: Uint8Array) {
    this.bytes = bytes;
    this.#view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  }

  text = (at: number, length: number) => String.fromCharCode(...this.bytes.subarray(at, at + length));
  byte = (at: number) => this.#number(at, 1, () => this.#view.getUint8(at));
  short = (at: number, isLittle = false) => this.#number(at, 2, () => this.#view.getUint16(at, isLittle));
  long = (at: number, isLittle = false) => this.#number(at, 4, () => this.#view.getUint32(at, isLittle));

  #number = (at: number, length: number, read: () => number) =>
    at >= 0 && at + length <= this.bytes.length ? read() : NaN;
}

const brandOf = (file: Reader) => (file.text(4, 4) === 'ftyp' ? file.text(8, 4) : '');
const isWebp = (file: Reader) => file.text(0, 4) === 'RIFF' && file.text(8, 4) === 'WEBP';

const FORMS: readonly Form[] = [
  { is: 'a JPEG picture', begins: (file) => file.text(0, 3) === '\xFF\xD8\xFF', sizeOf: sizeOfJpeg },
  { is: 'a PNG picture', begins: (file) => file.text(0, 8) === '\x89PNG\r\n\x1A\n', sizeOf: sizeOfPng },
  { is: 'a WebP picture', begins: isWebp, sizeOf: sizeOfWebp },
  { is: 'an AVIF picture', begins: (file) => /^avi[fs]$/.test(brandOf(file)), sizeOf: sizeOfAvif },
  { is: 'a HEIC picture', begins: (file) => /^(hei|hev|mif|msf)/.test(brandOf(file)) },
  { is: 'a GIF picture', begins: (file) => file.text(0, 4) === 'GIF8' },
  { is: 'a PDF', begins: (file) => file.text(0, 4) === '%PDF' },
  { is: 'empty', begins: ({ bytes }) => bytes.length === 0 },
  { is: 'no photograph', begins: () => true },
];

function sizeOfPng(file: Reader): Size | undefined {
  return file.text(12, 4) === 'IHDR' ? { width: file.long(16), height: file.long(20) } : undefined;
}

function sizeOfWebp(file: Reader): Size | undefined {
  const little = (at: number) => file.byte(at) + file.byte(at + 1) * 0x100 + file.byte(at + 2) * 0x10000;
  switch (file.text(12, 4)) {
    case 'VP8X':
      return { width: little(24) + 1, height: little(27) + 1 };
    case 'VP8L': {
      const bits = file.long(21, true);
      return Number.isNaN(bits) ? undefined : { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
    }
    case 'VP8 ':
      return { width: file.short(26, true) & 0x3fff, height: file.short(28, true) & 0x3fff };
    default:
      return undefined;
  }
}

/** The markers of JPEG that begin a picture (T.81, table B.1): SOF without DHT, JPG and DAC. */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

function sizeOfJpeg(file: Reader): Size | undefined {
  // The first word on it holds, so that no file of thousands can be slow.
  let isTurned: boolean | undefined;
  for (let at = 2; file.byte(at) === 0xff;) {
    const marker = file.byte(at + 1);
    // Bytes that fill up, and markers that stand alone.
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    const length = file.short(at + 2);
    if (!(length >= 2)) return undefined;
    if (isFrame(marker)) {
      const [height, width] = [file.short(at + 5), file.short(at + 7)];
      return isTurned ? { width: height, height: width } : { width, height };
    }
    if (isTurned === undefined && marker === 0xe1 && file.text(at + 4, 6) === 'Exif\0\0')
      isTurned = isTurnedIn(file, at + 10);
    at += 2 + length;
  }
  return undefined;
}

const ORIENTATION = 0x0112;

/** Whether cameras say in Exif (2.32, 4.6.4) that the picture lies on its side. */
function isTurnedIn(file: Reader, start: number): boolean {
  const isLittle = file.text(start, 2) === 'II';
  const first = start + file.long(start + 4, isLittle);
  const entries = file.short(first, isLittle);
  for (let entry = 0; entry < entries; entry += 1) {
    const at = first + 2 + entry * 12;
    if (file.short(at, isLittle) === ORIENTATION) return file.short(at + 8, isLittle) >= 5;
  }
  return false;
}

/** The boxes of ISO 14496-12 that lie in others, with what stands in each before its own boxes. */
const AROUND: Readonly<Record<string, number>> = { meta: 4, iprp: 0, ipco: 0 };

/** The largest picture of the file: others are its parts, its thumbnail or what is transparent of it. */
function sizeOfAvif(file: Reader): Size | undefined {
  let size: Size | undefined;
  let isTurned = false;
  const look = (from: number, to: number, depth = 0) => {
    if (depth > Object.keys(AROUND).length) return;
    for (let at = from; at + 8 <= to;) {
      const length = file.long(at);
      const kind = file.text(at + 4, 4);
      if (!(length >= 8)) return;
      const end = Math.min(at + length, to);
      if (Object.hasOwn(AROUND, kind)) look(at + 8 + AROUND[kind]!, end, depth + 1);
      if (kind === 'ispe') {
        const found = { width: file.long(at + 12), height: file.long(at + 16) };
        if (!size || found.width * found.height > size.width * size.height) size = found;
      }
      if (kind === 'irot') isTurned = (file.byte(at + 8) & 1) === 1;
      at += length;
    }
  };
  look(0, file.bytes.length);
  return size && isTurned ? { width: size.height, height: size.width } : size;
}
