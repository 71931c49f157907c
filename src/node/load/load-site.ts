import { wholeFile } from '../../check/problem';
import { Checker } from '../../check/run/checker';
import type { CheckResult } from '../../check/run/checker';
import type { KeptFile } from '../../check/run/read-file';
import { ownFaults } from '../../blocks/own-schemas';
import type { OwnFault } from '../../blocks/own-schemas';
import { brokenBlock } from '../../check/files/broken-block';
import { compareProblems } from '../../check/problem';
import type { Problem } from '../../check/problem';
import { RULES } from '../../check/rules';
import { photosShown } from '../../check/rules/pictures/shown-photos';
import { listsIn, storeOf } from '../../check/store';
import type { Setting } from '../../check/site';
import { unsafeLink } from '../../check/files/unsafe-link';
import { EarlierChecks } from '../cache/earlier-checks';
import { digestsOf, hashOf } from '../hashes';
import { holdsGate } from './gate';
import type { Gate } from './gate';
import { FileCache } from './file-cache';
import { PhotoFiles } from './photo-files';
import { readSafePages, readWritten } from './read-pages';
import type { SafePages } from './read-pages';
import { formerlyIn } from './revision';
import { readPublicFiles } from './read-public-files';
import { readSchemas } from './read-schemas';
import { engineOf } from '../site-folder';
import type { SiteFolder } from '../site-folder';
import { spellingIn } from '../spelling/dictionary';
import { today } from './today';

export interface LoadedSite extends CheckResult {
  files: ReadonlyMap<string, Uint8Array>;
  /** Inputs of the check beside the files; `today` is the day by the clock of the site. */
  setting: Setting & { today: string };
}

/** A site before any rule of pages or the site has run, with the problems of its single files. */
export type ReadSite = Pick<LoadedSite, 'site' | 'problems' | 'files' | 'setting'>;

/** How a site is checked. Without a gate it may be a demonstration, and say that it is none. */
interface How {
  gate?: Gate | undefined;
  onRead?: OnRead | undefined;
}

/** Called when the site's files are read, before the rules run. */
export type OnRead = (read: () => LoadedSite['site']) => void;

/** Valid as long as the schemas are the same. */
interface SchemaBound {
  text: string;
  checker: Checker;
  before: EarlierChecks;
}

/** Reads and checks one site again and again: what has not changed is neither read nor judged anew. */
export class SiteReader {
  readonly folder: SiteFolder;
  readonly #files: FileCache;
  readonly #photos: PhotoFiles;
  #known: SchemaBound | undefined;
  #last: SafePages | undefined;
  #read: ReadSite | undefined;
  #keep = () => {};

  constructor(folder: SiteFolder) {
    this.folder = folder;
    this.#photos = new PhotoFiles(folder);
    this.#files = new FileCache(this.#photos);
  }

  /** The same as long as the schemas are, which are committed in the project. */
  async checker(): Promise<Checker> {
    return (await this.#knownBySchemas()).checker;
  }

  /** For the next process, what was found out by the check before. */
  keep(): void {
    this.#keep();
    this.#keep = () => {};
  }

  async #knownBySchemas(): Promise<SchemaBound> {
    const schemas = await readSchemas(engineOf(this.folder));
    const text = JSON.stringify([...schemas]);
    if (this.#known?.text !== text)
      this.#known = {
        text,
        checker: new Checker(schemas, RULES),
        before: new EarlierChecks(this.folder, { schemas, text }),
      };
    return this.#known;
  }

  /** The site as it is on disk now, with what the check says of it, which is kept for the next process. */
  async load(how: How = {}): Promise<LoadedSite> {
    const loaded = await this.check(how);
    this.keep();
    return loaded;
  }

  /** The same, and nothing is kept. `written` are the only files that can be other ones than before. */
  async check({ onRead, ...how }: How = {}, written?: readonly string[]): Promise<LoadedSite> {
    const { files, unsafe, setting, schemaBound } = await this.#look(how, written);
    const before = { unread: unsafe.map((link) => link.path), kept: await schemaBound.before.of(files) };
    onRead?.(() => schemaBound.checker.read(files, setting, before).site);
    const result = schemaBound.checker.check(files, setting, before);
    this.#keep = () => schemaBound.before.keep(files, result.kept);
    const links = unsafe.map((link) => wholeFile(link.path, unsafeLink.code, unsafeLink.words(link.message)));
    const others = [...links, ...ownFaults.map(problemOf)];
    const problems = [...result.problems, ...others].sort(compareProblems);
    return { ...result, problems, files, setting };
  }

  /**
   * The site as it is on disk now, before any rule of pages or the site has run: each file is judged by itself.
   * `written` are the only files that may have changed; where none has, the result is the same object as before.
   */
  async read(written?: readonly string[]): Promise<ReadSite> {
    const before = this.#read;
    const { files, unsafe, setting, schemaBound } = await this.#look({}, written);
    if (written && before && files === before.files && setting.today === before.setting.today) return before;
    const kept = before ? new Map<string, KeptFile>() : schemaBound.before.known(files);
    const site = schemaBound.checker.read(files, setting, { unread: unsafe.map((link) => link.path), kept });
    this.#read = { ...site, files, setting };
    return this.#read;
  }

  async #look({ gate }: How, written?: readonly string[]) {
    const { path, project } = this.folder;
    const schemaBound = (written && this.#known) ?? (await this.#knownBySchemas());
    const again = written && this.#last && (await readWritten(path, this.#last, { written, cache: this.#files }));
    const { files, unsafe } = again ?? (await readSafePages(path, this.#files));
    const setting = {
      today: today(files),
      formerly: formerlyIn(this.folder),
      photos: this.#photos,
      pictureDigest: digestsOf(files),
      digest: hashOf,
      publicFiles: await readPublicFiles(engineOf(this.folder)),
      spelling: spellingIn(project),
      isLive: holdsGate(gate, files),
    };
    this.#last = { files, unsafe };
    return { files, unsafe, setting, schemaBound };
  }
}

/** A block of the project's own that cannot be loaded. */
function problemOf({ file, line, column, message }: OwnFault): Problem {
  const at = { line, column, offset: 0 };
  return { ...wholeFile(file, brokenBlock.code, brokenBlock.words(message)), range: { start: at, end: at } };
}

/** The same, once. */
export const loadSite = (folder: SiteFolder, how: How = {}): Promise<LoadedSite> => new SiteReader(folder).load(how);

/** Loads a site to build it, and frees what only the check needed: half of the memory. */
export async function loadSiteToBuild(
  folder: SiteFolder,
  onRead?: OnRead,
): Promise<Pick<LoadedSite, 'problems' | 'files' | 'site'>> {
  const { problems, files, site } = await loadSite(folder, { gate: 'live-sites', onRead });
  const anew = site.anew();
  // What pages show of photographs is known: none has to be read again for it.
  for (const [document, lists] of listsIn(site)) {
    const found = { [photosShown.name]: lists.get(photosShown, document) };
    storeOf(anew.in(document.path)).take(document, found, [photosShown]);
  }
  return { problems, files, site: anew };
}
