import { approvalProblems, heldBackOf } from '../approval/unapproved';
import { migrate } from '../../content/migrations/migrate';
import { MIGRATIONS } from '../../content/migrations/migrations';
import type { Migrations } from '../../content/migrations/migration';
import type { Drawing } from '../../design/drawings/drawing';
import { decode } from '../../json/decode';
import { KINDS } from '../../kinds';
import type { PageKind } from '../../kinds';
import { valueAt } from '../../json/path';
import { FAULTS, wordsOfFault } from '../../json/faults';
import type { Fault } from '../../json/faults';
import { parse } from '../../json/parse';
import { APPROVED_FILE, isDrawingFile, isPhotoFile, SITE_FILE } from '../../content/files';
import type { PhotoFile } from '../../content/photo-file';
import { isToDo } from '../../content/to-do';
import { nameDiagnostics } from '../files/file-names';
import { isSameList } from '../../content/is-same-list';
import type { FileDiagnostic } from '../files/file-diagnostic';
import { isLeftover } from '../files/leftovers';
import { missingFile } from '../files/missing-file';
import { readPhoto } from '../files/read-photo';
import { readSvg } from '../files/read-svg';
import { unsafeMark } from '../files/unsafe-mark';
import { tooManyBlocks } from '../judge/blocks/too-many-blocks';
import { Judge } from '../judge/judge';
import type { Schemas } from '../judge/judge';
import { withKnownAddress } from './address-offered';
import { withOwnMoney } from './money-offered';
import { codesOf } from './codes';
import { withExceptions } from './exceptions';
import { compareProblems } from '../problem';
import type { Problem, Words } from '../problem';
import { problemOf } from '../rule';
import type { AnyRule } from '../built/finished-rule';
import type { CodeEntry, Diagnostic, Rule } from '../rule';
import { documentOf, kindOfFile, Site, typedAgain, typedOf } from '../../content/site';
import type { DocumentKind, SiteDocument } from '../../content/site';
import type { Setting, SiteFileOnly } from '../site';
import { storeOf } from '../store';
import type { Fact, Findings } from '../store';
import { Source } from '../../json/source';
import { renamedFileOf } from '../files/renamed-file';
import { wrongFolderOf } from '../files/wrong-folder';
import { withoutRepeated } from './precedence';
import { diagnosticsOf, factsOf } from './run-rules';
import type { Path } from '../../json/path';

export interface CheckResult {
  /** By file, then by position. */
  problems: Problem[];
  filesChecked: number;
  filesFine: number;
  /** What could be read. */
  site: Site<Setting>;
  /** What need not be found out again of files that stay as they are. */
  kept: () => Map<string, KeptFile>;
}

/** What a file says by itself, and what was found in it by itself and the site file: plain data. */
export interface KeptFile {
  problems: readonly Problem[];
  flawedAt: readonly Path[];
  isValid: boolean;
  /** Left out where the site file was another one. */
  findings?: Findings | undefined;
}

const SUBJECTS: Record<DocumentKind, string> = {
  ...(Object.fromEntries(KINDS.map(({ name, words }) => [name, words.page])) as Record<PageKind, string>),
  'site': 'the site file',
  'region': 'the region file',
  'shared': 'a shared file',
  'published': 'the list of published addresses',
};

/** What one file says by itself. */
interface Read {
  problems: readonly Problem[];
  /** Those of them that are faults of the file and not of what it says. */
  faults: readonly Problem[];
  document?: SiteDocument;
  isMigrated?: boolean;
  /** Where a value does not fit its schema. */
  flawedAt?: readonly Path[];
}

/** What is known of a check before it begins. */
interface Before {
  /** Files of which nothing is known but that they are there. */
  unread?: readonly string[];
  /** What was found before in the same bytes of a file, beside the same site file, by the same code. */
  kept?: ReadonlyMap<string, KeptFile>;
}

type Files = ReadonlyMap<string, Uint8Array>;

/** What single files say, before any rule was asked. */
interface Survey {
  site: Site<Setting>;
  paths: readonly string[];
  ofFiles: Problem[];
  reads: ReadonlyMap<string, Read>;
  /** Files of an older version. */
  migrated: ReadonlySet<string>;
  flawed: ReadonlyMap<string, readonly Path[]>;
  /** Files that a site must have, and this one has not. */
  missed: readonly string[];
}

const NOTHING: ReadonlySet<string> = new Set();

interface Options {
  codes?: readonly CodeEntry[];
  migrations?: Migrations;
}

/** Checks one site again and again; the schemas are compiled once, and a file that is the same is read once. */
export class Checker {
  readonly #judge: Judge;
  /** All, for before a real deployment; and those that always hold. */
  readonly #rules: readonly Rule[];
  readonly #everyday: readonly Rule[];
  /** What is kept of each document. */
  readonly #facts: readonly Fact[];
  readonly #codes: readonly CodeEntry[];
  readonly #migrations: Migrations;
  /** By the bytes of a file, which nobody changes in place: after a change of one file, only that one is read again. */
  readonly #known = new WeakMap<Uint8Array, { path: string; read: Read }>();
  /** What was found out of the names of the files that were there last. */
  #named: { paths: readonly string[]; found: readonly FileDiagnostic[] } = { paths: [], found: [] };

  /** `codes` are all that an exception may name, also of rules that this checker does not run. */
  constructor(
    schemas: Schemas,
    rules: readonly AnyRule[],
    { codes = codesOf(rules), migrations = MIGRATIONS }: Options = {},
  ) {
    this.#judge = new Judge(schemas);
    this.#rules = rules.filter((rule) => 'check' in rule);
    this.#everyday = this.#rules.filter(({ gate }) => !gate);
    this.#facts = factsOf(this.#rules);
    this.#codes = codes;
    this.#migrations = migrations;
  }

  /**
   * Every problem of every file: path with `/`, such as `pages/areas/hill.json` → its bytes. Throws only when the tool
   * itself is broken.
   */
  check(files: Files, setting: Setting = {}, before: Before = {}): CheckResult {
    const survey = this.#survey(files, setting, before);
    const { site, paths, reads } = survey;
    const heldBack = setting.isLive && !setting.heldBack ? heldBackOf(site, files.get(APPROVED_FILE)) : NOTHING;
    if (heldBack.size > 0) return this.check(files, { ...setting, heldBack }, before);
    const rules = setting.isLive ? this.#rules : this.#everyday;
    const unapproved = approvalProblems(site, files);
    const problems = [...this.#problemsBy(rules, survey), ...missedIn(survey), ...unapproved].sort(compareProblems);
    const faulty = new Set(problems.map(({ file }) => file));
    return {
      problems,
      filesChecked: paths.length,
      filesFine: paths.filter((path) => !faulty.has(path)).length,
      site,
      kept: () => this.#keptOf(reads, site),
    };
  }

  /** The problems that each file has by itself: soon told of files of which all is kept. */
  checkAlone(files: Files, setting: Setting = {}, before: Before = {}): Problem[] {
    const ofOne = this.#everyday.filter(({ scope }) => scope === 'document');
    return this.#problemsBy(ofOne, this.#survey(files, setting, before));
  }

  #problemsBy(rules: readonly Rule[], survey: Survey): Problem[] {
    const { site, flawed } = survey;
    const asked = new Set(rules.map(({ code }) => code));
    const found = withExceptions(site, reviewed(site, rules, flawed), { codes: this.#codes, asked });
    return [...ofFilesIn(survey), ...found.map((problem) => unlessMigrated(problem, survey))];
  }

  /** The site of these files, of which each is judged by itself: what is known of it before any rule was asked. */
  read(files: Files, setting: Setting = {}, before: Before = {}): Pick<CheckResult, 'site' | 'problems'> {
    const survey = this.#survey(files, setting, before);
    return { site: survey.site, problems: [...ofFilesIn(survey), ...missedIn(survey)].sort(compareProblems) };
  }

  #survey(files: Files, setting: Setting, { unread = [], kept = new Map() }: Before): Survey {
    const paths = [...files.keys()].filter((path) => !isLeftover(path, files)).sort();
    if (!isSameList(paths, this.#named.paths)) this.#named = { paths, found: nameDiagnostics(paths) };
    const misnamed = this.#named.found;
    const skipped = new Set(misnamed.map(({ file }) => file));
    const ofFiles = misnamed.map(fileProblem);
    const documents = new Map<string, SiteDocument>();
    const reads = new Map<string, Read>();
    const migrated = new Set<string>();
    const flawed = new Map<string, readonly Path[]>();
    const astray = new Map<string, string>();
    const taken = new Set(paths);
    const renamed = new Set<string>();
    const drawings = new Map<string, Drawing>();
    const photos = new Map<string, PhotoFile>();
    for (const path of paths) {
      if (isPhotoFile(path)) photos.set(path, readPhoto(files.get(path)!));
      if (isDrawingFile(path)) {
        const { drawing, problems } = readDrawing(path, files.get(path)!);
        ofFiles.push(...problems);
        if (drawing) drawings.set(path, drawing);
        continue;
      }
      const kind = skipped.has(path) ? undefined : kindOfFile(path);
      if (!kind) continue;
      const read = this.#readOnce({ path, kind, bytes: files.get(path)! }, kept.get(path));
      reads.set(path, read);
      const moved = read.document && (renamedFileOf(read.document, taken) ?? wrongFolderOf(read.document, taken));
      if (moved) {
        ofFiles.push(...read.faults);
        if (moved.folder === undefined || !renamed.has(moved.folder)) ofFiles.push(fileProblem(moved));
        if (moved.folder !== undefined) renamed.add(moved.folder);
        astray.set(path, moved.meant);
        continue;
      }
      ofFiles.push(...read.problems);
      if (read.document) documents.set(path, read.document);
      if (read.isMigrated) migrated.add(path);
      if (read.flawedAt?.length) flawed.set(path, read.flawedAt);
    }
    // What is there under a wrong name, or is missed by name, keeps its address: links to it are not told as broken.
    const meant = [...misnamed.flatMap((found) => found.meant ?? []), ...astray.values()];
    const missed = missingFile.among([...paths, ...meant, ...unread]);
    const site = new Site(documents, {
      paths: [...paths.filter((path) => !skipped.has(path)), ...meant, ...missed, ...unread],
      misnamed: [...skipped, ...astray.keys()],
      drawings,
      photos,
      setting,
    });
    for (const [path, document] of documents) {
      const findings = kept.get(path)?.findings;
      if (findings) storeOf(site).take(document, findings, this.#facts);
    }
    return { site, paths, ofFiles, reads, migrated, flawed, missed };
  }

  /**
   * What files say by themselves beside a site file: what a check of the whole site would find out of them. For threads
   * that share the work.
   */
  readAlone(files: ReadonlyMap<string, Uint8Array>, siteFile: Uint8Array | undefined): Map<string, KeptFile> {
    const business = siteFile && this.#readOnce({ path: SITE_FILE, kind: 'site', bytes: siteFile }).document;
    const site = { business: business as SiteDocument<'site'> | undefined };
    const reads = new Map<string, Read>();
    for (const [path, bytes] of files) {
      const kind = kindOfFile(path);
      if (kind) reads.set(path, this.#read({ path, kind, bytes }));
    }
    return this.#keptOf(reads, site);
  }

  /** Nothing is kept of files with faults and of those that were brought up to date. */
  #keptOf(reads: ReadonlyMap<string, Read>, site: SiteFileOnly): Map<string, KeptFile> {
    const kept = new Map<string, KeptFile>();
    for (const [path, { problems, faults, document, isMigrated, flawedAt = [] }] of reads) {
      if (!document || faults.length > 0 || isMigrated) continue;
      const findings = storeOf(site).findingsOf(document, this.#facts);
      kept.set(path, { problems, flawedAt, isValid: document.isValid, findings });
    }
    return kept;
  }

  #readOnce(file: File, kept?: KeptFile): Read {
    const known = this.#known.get(file.bytes);
    if (known?.path === file.path) return known.read;
    const read = kept ? readAgain(file, kept) : this.#read(file);
    this.#known.set(file.bytes, { path: file.path, read });
    return read;
  }

  #read({ path, kind, bytes }: File): Read {
    const { faults, ...parsed } = parse(bytes);
    const source = new Source(path, bytes);
    const ofFile = faults.map((fault) => faultProblem(source, fault));
    if (!('value' in parsed)) return { problems: ofFile, faults: ofFile };
    const { value, steps } = migrate(parsed.value, kind, this.#migrations);
    // Both say the same of what is right, and the one that says what is wrong takes long to get ready.
    const typed = tooManyBlocks.holds(value) ? undefined : typedOf(kind, value);
    const verdict = typed ? [] : this.#judge.judge(`${kind}.schema.json`, value, SUBJECTS[kind]);
    const told = verdict.filter(({ location }) => !isToDo(valueAt(value, location.path)));
    const problems = [
      ...ofFile,
      ...told.map(({ code, ...found }) =>
        problemOf({ code, severity: 'error' }, { document: { path, source }, ...found }),
      ),
    ];
    return {
      problems,
      faults: ofFile,
      document: documentOf({ path, kind, value, source, isValid: verdict.length === 0, typed }),
      isMigrated: steps.length > 0,
      flawedAt: told.map(({ location }) => location.path),
    };
  }
}

const ofFilesIn = (survey: Survey): Problem[] =>
  survey.ofFiles.map((problem) =>
    unlessMigrated(withOwnMoney(withKnownAddress(problem, survey.site), survey.site), survey),
  );

/** A file of an older version says something else than what was judged: nothing can be mended in it by position. */
const unlessMigrated = (problem: Problem, { migrated }: Survey): Problem =>
  migrated.has(problem.file) ? { ...problem, edits: [] } : problem;

/** Of the files that a site must have and this one has not. */
const missedIn = ({ missed }: Survey): Problem[] =>
  missed.map((path) => wholeFile(path, missingFile.code, missingFile.words(path)));

interface File {
  path: string;
  kind: DocumentKind;
  bytes: Uint8Array;
}

/** A file of which all is known that it says by itself: it is good JSON. */
function readAgain({ path, kind, bytes }: File, { problems, flawedAt, isValid }: KeptFile): Read {
  const value = JSON.parse(decode(bytes).text) as unknown;
  const typed = isValid ? typedAgain(kind, value) : undefined;
  const document = documentOf({ path, kind, value, source: new Source(path, bytes), isValid, typed });
  return { problems, faults: [], document, flawedAt };
}

function reviewed(site: Site, rules: readonly Rule[], flawed: ReadonlyMap<string, readonly Path[]>): Problem[] {
  const found = diagnosticsOf(rules, site).filter(
    ({ rule, diagnostic }) => !isEcho(rule, diagnostic) && !isTold(diagnostic, flawed),
  );
  return withoutRepeated(found, rules).map(({ rule, diagnostic }) =>
    withKnownAddress(problemOf(rule, diagnostic), site),
  );
}

/**
 * What does not fit its schema has a problem already: no rule tells of the same value again, nor of what it is a part
 * of.
 */
const isTold = ({ document, location: { path } }: Diagnostic, flawed: ReadonlyMap<string, readonly Path[]>): boolean =>
  path.length > 0 &&
  (flawed.get(document.path) ?? []).some((flaw) => path.every((step, depth) => flaw[depth] === step));

/** What is left to write has one problem, that it is left to write. */
function isEcho({ ofUnfinished }: Rule, { document, location }: Diagnostic): boolean {
  if (ofUnfinished || !('value' in document)) return false;
  const value = valueAt(document.value, location.path);
  return isToDo(value) || (Array.isArray(value) && value.some(isToDo));
}

function faultProblem(source: Source, fault: Fault): Problem {
  return {
    rule: fault.code,
    severity: FAULTS[fault.code].severity ?? 'error',
    file: source.file,
    pointer: '',
    range: source.range(fault),
    ...wordsOfFault(fault),
    related: fault.related
      ? [{ file: source.file, range: source.range(fault.related), message: FAULTS[fault.code].related ?? '' }]
      : [],
    edits: fault.edits,
  };
}

function readDrawing(path: string, bytes: Uint8Array): { drawing?: Drawing; problems: Problem[] } {
  const source = new Source(path, bytes);
  const { drawing, faults } = readSvg(decode(bytes).text);
  return {
    ...(drawing && { drawing }),
    problems: faults.map(({ start, end, words }) => ({
      ...wholeFile(path, unsafeMark.code, words),
      range: source.range({ start, end }),
    })),
  };
}

/** A problem of a whole file, such as its name. */
export const wholeFile = (file: string, rule: string, words: Words): Problem => ({
  rule,
  severity: 'error',
  file,
  pointer: '',
  range: new Source(file, '').range({ start: 0, end: 0 }),
  ...words,
  related: [],
  edits: [],
});

const fileProblem = ({ code, file, words }: FileDiagnostic): Problem => wholeFile(file, code, words);
