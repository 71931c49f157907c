import { dirname } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import type { KeptFile } from '../../check/run/read-file';
import { ofBusinessIn } from '../../content/files';
import { kindOfFile } from '../../content/site';
import { digestOf } from '../hashes';
import { addTo, keepIn, partsIn } from './kept-bytes.mjs';
import { keepNewest } from './kept-folders.mjs';
import { MOST_SITES } from './kept-of-site';

type Files = ReadonlyMap<string, Uint8Array>;

interface Entry {
  /** Stands for the bytes of the file. */
  key: string;
  kept: KeptFile;
}

interface SiteRecord {
  /** The version of the code and the schemas that computed it. */
  version: string;
  /** Stands for the bytes of the files of the business. */
  site: string;
  files: { [path: string]: Entry };
}

/** The results that a later check found otherwise. */
interface Change {
  files: SiteRecord['files'];
  gone: readonly string[];
}

/** Changes are added to a record until they are so many of its files; then it is written anew. */
const MOST_ADDED = 0.1;
/** Files of one part: the engine needs ten times the room of what it writes at once. */
const AT_ONCE = 500;

const siteKeyOf = (files: Files) =>
  [...ofBusinessIn(files)].map(([path, bytes]) => `${path} ${digestOf(bytes)}`).join();

/**
 * Results of the last check for single files, cached in one file. A damaged record, or one of other code, counts as
 * none.
 */
export class KeptChecks {
  readonly #file: string;
  readonly #version: string;
  #record: SiteRecord;
  /** How many of its files were added to the record since it was written. */
  #added: number;

  constructor(file: string, version: string) {
    this.#file = file;
    this.#version = version;
    const { record, added } = read(file, version) ?? { record: { version, site: '', files: {} }, added: Infinity };
    [this.#record, this.#added] = [record, added];
  }

  /** The cached results of these files, as far as the files are the same. */
  of(files: Files): Map<string, KeptFile> {
    const isSameSite = this.#record.site === siteKeyOf(files);
    const kept = new Map<string, KeptFile>();
    for (const [path, bytes] of files) {
      const cached = this.#entry(path, bytes)?.kept;
      if (cached) kept.set(path, isSameSite ? cached : { ...cached, findings: undefined });
    }
    return kept;
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
    return cached && cached.key === digestOf(bytes) ? cached : undefined;
  }

  /** Keeps it for the next check; where it cannot be written, that one finds it out again. */
  save(files: Files, kept: ReadonlyMap<string, KeptFile>): void {
    const before = this.#record;
    const entries = [...kept].map(([path, each]): [string, Entry] => {
      const earlier = Object.hasOwn(before.files, path) ? before.files[path] : undefined;
      const key = digestOf(files.get(path)!);
      return [path, earlier?.kept === each && earlier.key === key ? earlier : { key, kept: each }];
    });
    this.#record = { version: this.#version, site: siteKeyOf(files), files: Object.fromEntries(entries) };
    const changed = entries.filter(([path, entry]) => before.files[path] !== entry);
    const gone = Object.keys(before.files).filter((path) => !kept.has(path));
    this.#added += changed.length + gone.length;
    try {
      if (this.#record.site === before.site && this.#added <= MOST_ADDED * entries.length) this.#add(changed, gone);
      else {
        keepIn(this.#file, serialize({ ...this.#record, files: {} } satisfies SiteRecord));
        for (let at = 0; at < entries.length; at += AT_ONCE) this.#add(entries.slice(at, at + AT_ONCE), []);
        this.#added = 0;
      }
      // Records of sites that nobody has checked for long are thrown away.
      keepNewest(dirname(this.#file), MOST_SITES);
    } catch {
      // Nothing depends on it.
    }
  }

  #add(entries: readonly [string, Entry][], gone: readonly string[]): void {
    addTo(this.#file, serialize({ files: Object.fromEntries(entries), gone } satisfies Change));
  }
}

function read(file: string, version: string): { record: SiteRecord; added: number } | undefined {
  try {
    const [first, ...changes] = partsIn(file);
    const record = first && (deserialize(first) as SiteRecord);
    if (record?.version !== version) return undefined;
    let all = 0;
    for (const { files, gone } of changes.map((each) => deserialize(each) as Change)) {
      Object.assign(record.files, files);
      for (const path of gone) delete record.files[path];
      all += Object.keys(files).length + gone.length;
    }
    return { record, added: all - Object.keys(record.files).length };
  } catch {
    return undefined;
  }
}
