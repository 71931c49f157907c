import { lstatSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FinishedFlaw } from '../../../check/built/review';
import { socialCardAddress } from '../../../content/routes';

/** A written file, and what would be different if anybody wrote it again. */
export interface Stamp {
  path: string;
  stamp: string;
}

/** The record of a page when its files are written. */
export interface WrittenPage {
  /** Its document. */
  path: string;
  route: string;
  files: Stamp[];
  /** The key of its social card. */
  card?: string | undefined;
  /** The size of its HTML. */
  bytes: number;
  milliseconds: number;
  faults: string[];
  flaws: FinishedFlaw[];
}

/** Everything that a build made of one key, which is a hash of all inputs. */
export interface Kept<Made> {
  key: string;
  files: Stamp[];
  made: Made;
}

/** One part of a page, as it was resolved. */
export interface ResolvedPart {
  route: string;
  /** The SHA-256 of the resolved page. */
  sum: string;
}

/** The pages that the build before resolved, each with its parts, by the key of their inputs. */
export interface ResolvedPages {
  resolvedBefore: (path: string, key: string) => readonly ResolvedPart[] | undefined;
  addResolved: (path: string, key: string, parts: readonly ResolvedPart[]) => void;
}

interface BuildRecord {
  /** Under which code and options it was built; another one's record is of no use. */
  version: string;
  pages: Record<string, Kept<WrittenPage>>;
  /** Files that belong to no one page, by their path. */
  shared: Record<string, Kept<null>>;
  /** Each document as it was resolved, by its path. */
  resolved: Record<string, { key: string; parts: readonly ResolvedPart[] }>;
}

export function stampAt(folder: string, path: string): Stamp {
  const { ino, size, mtimeNs } = lstatSync(join(folder, path), { bigint: true });
  return { path, stamp: `${ino} ${size} ${mtimeNs}` };
}

/**
 * The records of the last build and of this one. A file of the last build is kept where its inputs are the same and
 * nobody has touched it since; all others are made anew. An unreadable record counts as none.
 */
export class Records implements ResolvedPages {
  /** The files of the last build that are kept. They stay where they are. */
  readonly kept = new Set<string>();
  readonly #file: string;
  readonly #dist: string;
  readonly #next: string;
  readonly #before: BuildRecord;
  readonly #now: BuildRecord;

  constructor({ work, dist, next, version }: { work: string; dist: string; next: string; version: string }) {
    this.#file = join(work, 'record.json');
    this.#dist = dist;
    this.#next = next;
    this.#before = read(this.#file, version);
    this.#now = { version, pages: {}, shared: {}, resolved: {} };
  }

  /** Takes a page over from the build before, if it can. */
  keepPage(route: string, key: string): WrittenPage | undefined {
    const record = own(this.#before.pages, route);
    if (!record || !this.#takeOver(record, key)) return undefined;
    this.#now.pages[route] = record;
    return record.made;
  }

  /** The social card alone, where something else of the page has changed. */
  keepCard(route: string, card: string): Stamp | undefined {
    const record = own(this.#before.pages, route);
    if (record?.made.card !== card) return undefined;
    const file = record.files.find(({ path }) => `/${path}` === socialCardAddress(route));
    return file && this.#takeOver({ key: card, files: [file] }, card) ? file : undefined;
  }

  /** The same for a file that belongs to no one page. */
  keepShared(path: string, key: string): boolean {
    const record = own(this.#before.shared, path);
    if (!record || !this.#takeOver(record, key)) return false;
    this.#now.shared[path] = record;
    return true;
  }

  addPage(page: WrittenPage, key: string): void {
    this.#now.pages[page.route] = { key, files: page.files, made: { ...page, files: [] } };
  }

  addShared(path: string, key: string, files: Stamp[]): void {
    this.#now.shared[path] = { key, files, made: null };
  }

  resolvedBefore(path: string, key: string): readonly ResolvedPart[] | undefined {
    const cached = own(this.#before.resolved, path);
    return cached?.key === key ? cached.parts : undefined;
  }

  addResolved(path: string, key: string, parts: readonly ResolvedPart[]): void {
    this.#now.resolved[path] = { key, parts };
  }

  /** The place of a finished file. */
  placeOf = (path: string) => join(this.kept.has(path) ? this.#dist : this.#next, path);

  /** The pages of this build. */
  get pages(): Readonly<Record<string, Kept<WrittenPage>>> {
    return this.#now.pages;
  }

  /** For the next build. To be called when what was built has taken its place. */
  save(): void {
    const beside = `${this.#file}.${process.pid}`;
    try {
      writeFileSync(beside, JSON.stringify(this.#now));
      renameSync(beside, this.#file);
    } catch {
      // The next build makes everything anew.
    }
  }

  #takeOver({ key, files }: Pick<Kept<unknown>, 'key' | 'files'>, wanted: string): boolean {
    if (key !== wanted) return false;
    try {
      if (files.some(({ path, stamp }) => stampAt(this.#dist, path).stamp !== stamp)) return false;
      for (const { path } of files) this.kept.add(path);
      return true;
    } catch {
      return false;
    }
  }
}

const own = <Value>(record: Record<string, Value>, key: string): Value | undefined =>
  Object.hasOwn(record, key) ? record[key] : undefined;

function read(file: string, version: string): BuildRecord {
  try {
    const record = JSON.parse(readFileSync(file, 'utf8')) as BuildRecord;
    if (record.version === version && isWhole(record)) return record;
  } catch {
    // It is made anew.
  }
  return { version, pages: {}, shared: {}, resolved: {} };
}

const isWhole = ({ pages, shared, resolved }: BuildRecord) =>
  Object.values(resolved).every(({ key, parts }) => typeof key === 'string' && Array.isArray(parts)) &&
  [...Object.values(pages), ...Object.values(shared)].every(
    ({ key, files, made }) =>
      typeof key === 'string' && made !== undefined && files.every(({ path, stamp }) => isInside(path) && stamp !== ''),
  );

/** A record of somebody else must not lead out of the folder. */
export const isInside = (path: string) => !path.startsWith('/') && !path.split(/[\\/]/).includes('..');
