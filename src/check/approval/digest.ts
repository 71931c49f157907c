import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/** SHA-256 of a text in hexadecimal digits, on every machine; where there is a faster one, `Setting.digest` has it. */
export const portableDigest = (text: string): string => bytesToHex(sha256(utf8ToBytes(text)));
