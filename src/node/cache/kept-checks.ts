import { dirname } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import type { KeptFile } from '../../check/run/read-file';
import { ofBusinessIn } from '../../content/files';
import { kindOfFile } from '../../content/site';
import { keyOf } from '../hashes';
import { keepIn, keptIn } from './kept-bytes.mjs';
import { keepNewest } from './kept-folders.mjs';

type Files = ReadonlyMap<string, Uint8Array>;

interface Entry {
  /** Stands for the bytes of the file. */
  key: string;
  kept: KeptFile;
}

interface Record {
  /** The version of the code and the schemas that computed it. */
  version: string;
  /** Stands for the bytes of the files of the business. */
  site: string;
  files: { [path: string]: Entry };
}

const keys = new WeakMap<Uint8Array, string>();

/** Nobody changes the bytes of a file in place. */
function keyOfBytes(bytes: Uint8Array): string {
  const key = keys.get(bytes) ?? keyOf(bytes);
  keys.set(bytes, key);
  return key;
}

/** The number of sites whose record is kept. */
export const MOST_SITES = 20;

const siteKeyOf = (files: Files) =>
  [...ofBusinessIn(files)].map(([path, bytes]) => `${path} ${keyOfBytes(bytes)}`).join();

/**
 * Results of the last check for single files, cached in one file. A damaged record, or one of other code, counts as
 * none.
 */
export class KeptChecks {
  readonly #file: string;
  readonly #version: string;
  #record: Record;

  constructor(file: string, version: string) {
    this.#file = file;
    this.#version = version;
    this.#record = read(file, version) ?? { version, site: '', files: {} };
  }

  /** The cached results of these files, as far as the files are the same. */
  of(files: Files): Map<string, KeptFile> {
    const isSameSite = this.#record.site === siteKeyOf(files);
    return new Map(
      [...files].flatMap(([path, bytes]): [string, KeptFile][] => {
        const cached = this.#entry(path, bytes);
        if (!cached) return [];
        return [[path, isSameSite ? cached.kept : { ...cached.kept, findings: undefined }]];
      }),
    );
  }

  /** Whether it is the record of these very files. */
  isOf(files: Files): boolean {
    const { files: cached, site } = this.#record;
    const documents = [...files].filter(([path]) => kindOfFile(path));
    return (
      site === siteKeyOf(files) &&
      Object.keys(cached).length === documents.length &&
      documents.every(([path, bytes]) => this.#entry(path, bytes))
    );
  }

  #entry(path: string, bytes: Uint8Array): Entry | undefined {
    const cached = Object.hasOwn(this.#record.files, path) ? this.#record.files[path] : undefined;
    return cached?.key === keyOfBytes(bytes) ? cached : undefined;
  }

  /** Keeps it for the next check; where it cannot be written, that one finds it out again. */
  save(files: Files, kept: ReadonlyMap<string, KeptFile>): void {
    const entries = [...kept].map(([path, each]): [string, Entry] => [
      path,
      { key: keyOfBytes(files.get(path)!), kept: each },
    ]);
    this.#record = { version: this.#version, site: siteKeyOf(files), files: Object.fromEntries(entries) };
    try {
      keepIn(this.#file, serialize(this.#record));
      // Records of sites that nobody has checked for long are thrown away.
      keepNewest(dirname(this.#file), MOST_SITES);
    } catch {
      // Nothing depends on it.
    }
  }
}

function read(file: string, version: string): Record | undefined {
  try {
    const bytes = keptIn(file);
    const before = bytes && (deserialize(bytes) as Record);
    return before?.version === version ? before : undefined;
  } catch {
    return undefined;
  }
}
