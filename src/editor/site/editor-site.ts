import { APPROVED_FILE, isEditable, isPageFile, SITE_FILE } from '../../content/files';
import { beginningOf } from '../../content/fingerprint';
import { brandName } from '../../content/wording/brand';
import type { SiteFile } from '../../content/documents/site.schema';
import type { PhotoBytes, PhotoFile } from '../../content/photo-file';
import { routeOf } from '../../content/routes';
import { documentOf, kindOfFile, Site } from '../../content/site';
import type { DocumentKind, SiteDocument } from '../../content/site';
import type { Drawing } from '../../design/drawings/drawing';
import { readPhoto } from '../../content/read-photo';
import { pushTo } from '../../check/lists';
import type { Problem } from '../../check/problem';
import { parse } from '../../json/parse';
import { Source } from '../../json/source';
import { Judge } from '../judge/judge';
import type { Checked } from '../judge/messages';
import { isOfApproval } from '../problem-counts';
import { loadChanged } from './server';
import type { OpenedFile, OpenedSite, SiteHead } from './opened-site';
import { drawingsOf, photosOf } from './pictures';

/** The site as it lies on the disk, with what is being written over it, and what the check says of both. */
export class EditorSite {
  readonly head: SiteHead;
  readonly files: Map<string, OpenedFile>;
  /** Nothing until the first check is done. */
  problems: ReadonlyMap<string, readonly Problem[]> | undefined;
  /** The problems of the last check; while the first one runs, those found so far. */
  foundSoFar: ReadonlyMap<string, readonly Problem[]> | undefined;
  /** Why the last check came to no end; nothing where it did. */
  failure: string | undefined;
  /** The files of which somebody must approve something before visitors see it. */
  waiting: ReadonlySet<string> = new Set();
  /** The files of which an assistant wrote something that nobody has approved, drafts too. */
  assisted: ReadonlySet<string> = new Set();
  readonly #judge: Judge;
  readonly #listeners = new Set<() => void>();
  /** Unsaved files: path → bytes. */
  readonly #written = new Map<string, Uint8Array>();
  readonly #documents = new Map<string, { bytes: Uint8Array; document: SiteDocument | undefined }>();
  /** The last version of each file that fits its schema, so that one mistake hides no page. */
  readonly #lastGood = new Map<string, SiteDocument>();
  readonly #drawings: ReadonlyMap<string, Drawing>;
  readonly #photos: Map<string, PhotoFile>;
  #paths: readonly string[] | undefined;
  #version = 0;

  constructor(opened: OpenedSite) {
    this.head = opened.head;
    this.files = opened.files;
    this.#drawings = drawingsOf(opened.files);
    this.#photos = photosOf(opened.files);
    this.#judge = new Judge(opened, {
      onChecked: (checked) => this.#take(checked),
      onFailed: (message) => {
        this.failure = message;
        this.#tell();
      },
    });
  }

  #take({ problems, assisted, isWhole }: Checked): void {
    const byFile = new Map<string, Problem[]>();
    // An item that waits for approval is no mistake, and is shown with the state of the file.
    const [waiting, others] = [problems.filter(isOfApproval), problems.filter((each) => !isOfApproval(each))];
    for (const problem of others) pushTo(byFile, problem.file, problem);
    this.foundSoFar = byFile;
    if (isWhole) {
      this.failure = undefined;
      this.problems = byFile;
      this.waiting = new Set(waiting.map(({ file }) => file));
      this.assisted = new Set(assisted);
    }
    this.#tell();
  }

  /** Whether what the check says is of the files as they are now. */
  get isChecked(): boolean {
    return !this.#judge.isBusy && this.failure === undefined;
  }

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Grows with each change, for whoever draws. */
  readonly version = () => this.#version;

  /** The bytes of a file as it is being written, or as it lies there. */
  bytesOf = (path: string): Uint8Array | undefined => this.#written.get(path) ?? this.files.get(path)?.bytes;

  /** The name of the business; while that cannot be read, of its folder. */
  get brand(): string {
    const business = this.document(SITE_FILE)?.document as SiteFile | undefined;
    return business ? brandName(business) : this.head.name;
  }

  get editable(): string[] {
    return this.paths.filter(isEditable);
  }

  /** Every path that is taken, also of what is written and not saved. */
  get paths(): readonly string[] {
    return (this.#paths ??= [...new Set([...this.files.keys(), ...this.#written.keys()])]);
  }

  /** Says what a file is being written to. The check hears of it, and tells what it finds. */
  write(path: string, bytes: Uint8Array): void {
    this.#change(path, () => this.#written.set(path, bytes));
  }

  /** Somebody waits for what the check says, and writes no more until then. */
  hurry(): void {
    this.#judge.hurry();
  }

  /** The unsaved text was discarded, or is on the disk now. */
  forgetUnsaved(path: string, file: OpenedFile | undefined): void {
    const before = this.bytesOf(path);
    this.#change(path, () => {
      this.#written.delete(path);
      if (!file) this.files.delete(path);
      else this.files.set(path, before && isSame(before, file.bytes) ? { ...file, bytes: before } : file);
    });
    this.#tell();
  }

  /** A photograph lies in the folder that was not there; `bytes` is so much of it as is judged. */
  addPhoto(path: string, file: OpenedFile): void {
    this.#photos.set(path, readPhoto(file.bytes));
    this.forgetUnsaved(path, file);
  }

  /** A photograph was taken out of the folder. */
  dropPhoto(path: string): void {
    this.#photos.delete(path);
    this.forgetUnsaved(path, undefined);
  }

  /** Brings the list of what is approved to the check as it lies there now. */
  async lookAtApprovals(): Promise<void> {
    const list = await loadChanged(APPROVED_FILE, this.files.get(APPROVED_FILE)?.hash);
    if (list) this.found(APPROVED_FILE, list);
  }

  /** A file was changed elsewhere; what is written over it here stays. */
  found(path: string, file: OpenedFile): void {
    this.#change(path, () => this.files.set(path, file));
  }

  forget(path: string): void {
    if (!this.#written.has(path)) return;
    this.#change(path, () => this.#written.delete(path));
    this.#tell();
  }

  /** Bytes that are the same stay the same object, and what is known of them is not found out again. */
  #change(path: string, make: () => void): void {
    const before = this.bytesOf(path);
    make();
    const after = this.bytesOf(path);
    if (after === before) return;
    if (!before || !after) this.#paths = undefined;
    this.#judge.change(path, after, this.files.get(path)?.hash);
  }

  /** A file as the site knows it; nothing for what is no JSON or no document. */
  document(path: string): SiteDocument | undefined {
    const bytes = this.bytesOf(path);
    const kind = kindOfFile(path);
    if (!bytes || !kind) return undefined;
    const cached = this.#documents.get(path);
    if (cached?.bytes === bytes) return cached.document;
    const document = readDocument(path, kind, bytes);
    this.#documents.set(path, { bytes, document });
    if (document?.isValid) this.#lastGood.set(path, document);
    return document;
  }

  /** The last version of a file that fits its schema. */
  lastGood(path: string): SiteDocument | undefined {
    const document = this.document(path);
    return document?.isValid ? document : this.#lastGood.get(path);
  }

  /** The site of the last good version of each file, with `shown` in the place of those of its paths. */
  site(shown: readonly SiteDocument[] = [], without: readonly string[] = []): Site {
    const documents = new Map<string, SiteDocument>();
    for (const path of this.paths) {
      if (without.includes(path)) continue;
      const good = this.lastGood(path);
      if (good) documents.set(path, good);
    }
    for (const document of shown) documents.set(document.path, document);
    return new Site(documents, {
      paths: this.paths,
      drawings: this.#drawings,
      photos: this.#photos,
      setting: { today: this.head.today, photos: this.#photoBytes },
    });
  }

  /** The preview shows the files themselves, and asks for them by addresses that change with them. */
  readonly #photoBytes: PhotoBytes = {
    fingerprintOf: (path) => beginningOf(this.files.get(path)!.hash),
    read: (path) => this.files.get(path)!.bytes,
  };

  #tell(): void {
    this.#version += 1;
    for (const listener of this.#listeners) listener();
  }
}

function readDocument(path: string, kind: DocumentKind, bytes: Uint8Array): SiteDocument | undefined {
  const parsed = parse(bytes);
  if (!('value' in parsed)) return undefined;
  const written = { path, kind, value: parsed.value, source: new Source(path, bytes) };
  try {
    return documentOf({ ...written, isValid: true });
  } catch {
    return documentOf({ ...written, isValid: false });
  }
}

/** Where visitors find a file; nothing for what is no page. */
export const addressOf = (path: string): string | undefined => (isPageFile(path) ? routeOf(path) : undefined);

const isSame = (a: Uint8Array, b: Uint8Array) => a.length === b.length && a.every((byte, at) => byte === b[at]);
