import type { Fault, FaultCode } from './faults';

export const MOST_BYTES = 512 * 1024;

export interface Decoded {
  text: string;
  faults: Fault[];
  /** False where the text cannot be relied on. */
  readable: boolean;
}

const STRICT = new TextDecoder('utf-8', { fatal: true });

/** Bytes → text. Windows and Office save files in ways that would be published as broken letters; each is named. */
export function decode(bytes: Uint8Array): Decoded {
  if (bytes.length > MOST_BYTES) return refuse('file-too-large', String(bytes.length));
  if (isUtf16(bytes)) return refuse('utf-16', 'UTF-16');
  if (bytes.includes(0)) return refuse('binary-file', kindOfBinary(bytes));
  const kind = kindOfBinary(bytes);
  if (kind) return refuse('binary-file', kind);
  try {
    const text = STRICT.decode(bytes);
    return { text, faults: startsWithMark(bytes) ? [mark()] : [], readable: true };
  } catch {
    return notUtf8(bytes);
  }
}

function refuse(code: FaultCode, found: string): Decoded {
  return { text: '', faults: [{ code, start: 0, end: 0, found, edits: [] }], readable: false };
}

/** Text → bytes, with a byte-order mark if the bytes that it was read from have one. */
export function encode(text: string, before?: Uint8Array): Uint8Array {
  return new TextEncoder().encode(before && startsWithMark(before) ? `\uFEFF${text}` : text);
}

const startsWithMark = (bytes: Uint8Array) => bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf;

/** The mark is not part of the decoded text; whoever mends the file drops its first three bytes. */
const mark = (): Fault => ({ code: 'byte-order-mark', start: 0, end: 0, found: '\uFEFF', wanted: '', edits: [] });

/** Detected by the byte order mark, or by the zeros that fill every second byte of plain English in UTF-16. */
function isUtf16(bytes: Uint8Array): boolean {
  const [first, second] = bytes;
  if ((first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff)) return true;
  const head = bytes.subarray(0, 200);
  if (head.length < 4 || !head.includes(0)) return false;
  const zeros = [0, 1].map((parity) => head.filter((byte, index) => byte === 0 && index % 2 === parity).length);
  const most = Math.max(...zeros);
  return Math.min(...zeros) === 0 && most > head.length * 0.4;
}

const SIGNATURES: [kind: string, start: number[]][] = [
  ['a Word, Excel or ZIP file', [0x50, 0x4b, 0x03, 0x04]],
  ['an old Word or Excel file', [0xd0, 0xcf, 0x11, 0xe0]],
  ['a PDF', [0x25, 0x50, 0x44, 0x46]],
  ['a picture', [0x89, 0x50, 0x4e, 0x47]],
  ['a picture', [0xff, 0xd8, 0xff]],
  ['a picture', [0x47, 0x49, 0x46, 0x38]],
];

function kindOfBinary(bytes: Uint8Array): string {
  return SIGNATURES.find(([, start]) => start.every((byte, index) => bytes[index] === byte))?.[0] ?? '';
}

/** Points at the first letter that is not UTF-8, and names it as Windows would read it. */
function notUtf8(bytes: Uint8Array): Decoded {
  const text = new TextDecoder('utf-8').decode(bytes);
  const start = firstBroken(text, bytes);
  const before = new TextEncoder().encode(text.slice(0, start)).length + (startsWithMark(bytes) ? 3 : 0);
  const found = new TextDecoder('windows-1252').decode(bytes.subarray(before, before + 1));
  return { text, faults: [{ code: 'not-utf-8', start, end: start + 1, found, edits: [] }], readable: false };
}

/** A replacement character that stands in the file itself is three bytes, and no fault. */
function firstBroken(text: string, bytes: Uint8Array): number {
  const encoder = new TextEncoder();
  let start = text.indexOf('\uFFFD');
  while (start >= 0) {
    const at = encoder.encode(text.slice(0, start)).length + (startsWithMark(bytes) ? 3 : 0);
    if (bytes[at] !== 0xef || bytes[at + 1] !== 0xbf || bytes[at + 2] !== 0xbd) return start;
    start = text.indexOf('\uFFFD', start + 1);
  }
  return 0;
}
