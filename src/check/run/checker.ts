import { readApproved } from '../approval/approved-file';
import { APPROVED_FILE } from '../../content/files';
import { isSameList } from '../../json/is-same-list';
import { outlineOf } from '../../content/closed-document';
import type { Migrations } from '../../content/migrations/migration';
import { MIGRATIONS } from '../../content/migrations/migrations';
import { kindOfFile, Site } from '../../content/site';
import { isToDo } from '../../content/to-do';
import { isInside, valueAt } from '../../json/path';
import type { Path } from '../../json/path';
import { approvalProblems, heldBackOf } from '../approval/unapproved';
import type { AnyRule } from '../built/finished-rule';
import type { FileDiagnostic } from '../files/file-diagnostic';
import { nameDiagnostics } from '../files/file-names';
import { isLeftover } from '../files/leftovers';
import { Judge } from '../judge/judge';
import type { Schemas } from '../judge/judge';
import { compareProblems } from '../problem';
import type { Problem } from '../problem';
import { problemOf } from '../rule';
import type { CodeEntry, Diagnostic, ReportedFile, Rule } from '../rule';
import type { Setting } from '../site';
import { storeOf } from '../store';
import type { Fact } from '../store';
import { withOfferedAddress } from './address-offered';
import { codesOf } from './codes';
import { withExceptions } from './exceptions';
import { withoutRepeated } from './precedence';
import { readAgain, readFile } from './read-file';
import type { File, KeptFile, Read } from './read-file';
import { pageFindingsOf, takePageFindings } from './page-findings';
import { diagnosticsOf, factsBySetting, factsOf } from './run-rules';
import { surveyOf, unlessMigrated } from './survey';
import type { Files, Survey } from './survey';

export interface CheckResult {
  /** By file, then by position. */
  problems: Problem[];
  /** The site of all files that could be read. */
  site: Site<Setting>;
  /** Results that can be reused while their files stay the same. */
  kept: () => Map<string, KeptFile>;
}

/** Results of earlier checks. */
interface Before {
  /** Files that are there and were not read. */
  unread?: readonly string[];
  /** Earlier results for the same bytes of a file, beside the same site file, by the same code. */
  kept?: ReadonlyMap<string, KeptFile>;
}

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
  readonly #facts: readonly Fact[];
  readonly #codes: readonly CodeEntry[];
  readonly #migrations: Migrations;
  /** By the bytes of a file, which nobody changes in place: after a change of one file, only that one is read again. */
  readonly #reads = new WeakMap<Uint8Array, { path: string; read: Read }>();
  /** The faults of the file names of the last check. */
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

  /** Every problem of `files`, path (`pages/areas/hill.json`) → bytes. Throws only when the tool is broken. */
  check(files: Files, given: Setting = {}, before: Before = {}): CheckResult {
    const list = files.get(APPROVED_FILE);
    const approved = list && readApproved(list);
    const setting = { ...given, ...(approved && { approvals: approved.approvals }) };
    const first = this.#survey(files, setting, before);
    const heldBack = setting.isLive ? heldBackOf(first.site, approved) : new Set<string>();
    const survey = heldBack.size > 0 ? this.#survey(files, { ...setting, heldBack }, before) : first;
    const { site, reads, missed } = survey;
    const rules = setting.isLive ? this.#rules : this.#everyday;
    const unapproved = approvalProblems(site, approved, files);
    const problems = [...this.#problemsBy(rules, survey), ...missed, ...unapproved].sort(compareProblems);
    return { problems, site, kept: () => this.#keptOf(reads, site, before.kept) };
  }

  /** The problems of each file by itself; quick for files whose results are kept. */
  checkAlone(files: Files, setting: Setting = {}, before: Before = {}): Problem[] {
    const ofOne = this.#everyday.filter(({ scope }) => scope === 'document');
    return this.#problemsBy(ofOne, this.#survey(files, setting, before));
  }

  /** The site of these files, each judged by itself, before any rule of pages or the site has run. */
  read(files: Files, setting: Setting = {}, before: Before = {}): Pick<CheckResult, 'site' | 'problems'> {
    const { site, problems, missed } = this.#survey(files, setting, before);
    return { site, problems: [...problems, ...missed].sort(compareProblems) };
  }

  /** The results of files beside those of the business and the shared ones, as a whole check has them: for threads. */
  readAlone(files: Files, around: Files, setting: Setting): Map<string, KeptFile> {
    const read = ([path, bytes]: readonly [string, Uint8Array]) =>
      this.#readOnce({ path, kind: kindOfFile(path)!, bytes }).document;
    const documents = [...around].flatMap((file) => read(file) ?? []);
    const site = new Site(new Map(documents.map((each) => [each.path, each])), { paths: around.keys(), setting });
    const reads = new Map<string, Read>();
    for (const [path, bytes] of files) {
      const kind = kindOfFile(path);
      if (!kind) continue;
      const found = readFile({ path, kind, bytes }, this.#judge, this.#migrations);
      reads.set(path, found);
      if (!found.document) continue;
      const ofItsLanguage = site.in(path);
      for (const each of factsBySetting(this.#rules, ofItsLanguage)) storeOf(ofItsLanguage).get(each, found.document);
    }
    return this.#keptOf(reads, site);
  }

  #survey(files: Files, setting: Setting, { unread = [], kept = new Map() }: Before): Survey {
    const paths = [...files.keys()].filter((path) => !isLeftover(path, files)).sort();
    if (!isSameList(paths, this.#named.paths)) this.#named = { paths, found: nameDiagnostics(paths) };
    const read = (file: File) => this.#readOnce(file, kept.get(file.path));
    const survey = surveyOf(files, { paths, misnamed: this.#named.found, unread, setting, read });
    for (const [path, document] of survey.site.documents) {
      const { findings, onPage } = kept.get(path) ?? {};
      if (!findings) continue;
      storeOf(survey.site.in(path)).take(document, findings, this.#facts);
      if (onPage) takePageFindings(onPage, document, survey.site);
    }
    return survey;
  }

  #problemsBy(rules: readonly Rule[], survey: Survey): Problem[] {
    const appliedCodes = new Set(rules.map(({ code }) => code));
    const found = withExceptions(survey.site, reviewed(rules, survey), { codes: this.#codes, appliedCodes });
    return [...survey.problems, ...found.map((problem) => unlessMigrated(problem, survey.reads))];
  }

  /** Nothing is kept of files with faults and of those that were brought up to date. */
  #keptOf(reads: ReadonlyMap<string, Read>, site: Site, before?: Before['kept']): Map<string, KeptFile> {
    const kept = new Map<string, KeptFile>();
    for (const [path, { problems, faults, document, isMigrated, flawedAt = [] }] of reads) {
      if (!document || faults.length > 0 || isMigrated) continue;
      const store = storeOf(site.in(path));
      const onPage = pageFindingsOf(this.#rules, document, site);
      const earlier = before?.get(path);
      const isSame = earlier && earlier.onPage === onPage && store.of(document).isEarlier;
      const findings = store.findingsOf(document, this.#facts);
      const { isValid } = document;
      const found = () => ({ problems, flawedAt, isValid, outline: outlineOf(document), findings, onPage });
      kept.set(path, isSame ? earlier : found());
    }
    return kept;
  }

  #readOnce(file: File, kept?: KeptFile): Read {
    const cached = this.#reads.get(file.bytes);
    if (cached?.path === file.path) return cached.read;
    const read = kept ? readAgain(file, kept) : readFile(file, this.#judge, this.#migrations);
    this.#reads.set(file.bytes, { path: file.path, read });
    return read;
  }
}

function reviewed(rules: readonly Rule[], { site, reads }: Survey): Problem[] {
  const found = diagnosticsOf(rules, site).filter(
    ({ rule, diagnostic }) => !repeatsToDo(rule, diagnostic) && !hasSchemaProblem(diagnostic, reads),
  );
  return withoutRepeated(found, rules).map(({ rule, diagnostic }) =>
    withOfferedAddress(problemOf(rule, diagnostic), site),
  );
}

/**
 * What does not fit its schema has a problem already; so have what it is a part of, a misplaced block, and what follows
 * from it or from a value that is not there, since that may stand under a misspelt name.
 */
function hasSchemaProblem({ document, location, follows = [] }: Diagnostic, reads: Survey['reads']): boolean {
  const flawsOf = (file: ReportedFile) => reads.get(file.path)?.flawedAt ?? [];
  const isFlawed = (file: ReportedFile, path: Path) =>
    path.length > 0 &&
    flawsOf(file).some((flaw) => isInside(flaw, path) || (flaw.at(-1) === 'type' && isInside(path, flaw.slice(0, -1))));
  const isLost = (file: ReportedFile, path: Path) =>
    flawsOf(file).length > 0 && 'value' in file && valueAt(file.value, path) === undefined;
  const isCause = ({ document: file, path }: (typeof follows)[number]) => isFlawed(file, path) || isLost(file, path);
  return isFlawed(document, location.path) || follows.some(isCause);
}

/** A text that is left to write has one problem: that it is. */
function repeatsToDo({ ofUnfinished }: Rule, { document, location }: Diagnostic): boolean {
  if (ofUnfinished || !('value' in document)) return false;
  const value = valueAt(document.value, location.path);
  return isToDo(value) || (Array.isArray(value) && value.some(isToDo));
}
