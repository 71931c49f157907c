import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/** SHA-256 of a text in hexadecimal digits. */
export type Digest = (text: string) => string;

/** The same on every machine; where there is a faster one, the setting of the site has it (`digest`). */
export const portableDigest: Digest = (text) => bytesToHex(sha256(utf8ToBytes(text)));
