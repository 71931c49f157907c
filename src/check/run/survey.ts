import { kindOfFile, Site } from '../../content/site';
import type { SiteDocument } from '../../content/site';
import { CLAIMS_FILE, isDrawingFile, isPhotoFile, MENUS_FILE, SITE_FILE } from '../../content/files';
import type { PhotoFile } from '../../content/photo-file';
import type { Drawing } from '../../design/drawings/drawing';
import { valueAt } from '../../json/path';
import { areValid } from '../documents/is-sound';
import type { FileDiagnostic } from '../files/file-diagnostic';
import { missingFile } from '../files/missing-file';
import { readPhoto } from '../../content/read-photo';
import { renamedFileOf } from '../files/renamed-file';
import { wrongFolderOf } from '../files/wrong-folder';
import { groupedBy } from '../lists';
import { wholeFile } from '../problem';
import type { Problem } from '../problem';
import type { Setting } from '../site';
import { tokensIn } from '../texts/tokens';
import { withOfferedAddress } from './address-offered';
import { fileProblem, readDrawing } from './file-problems';
import type { File, Read } from './read-file';

export type Files = ReadonlyMap<string, Uint8Array>;

/** The results of single files, before any rule of pages or the site has run. */
export interface Survey {
  site: Site<Setting>;
  problems: readonly Problem[];
  /** Problems of required files that the site lacks. */
  missed: readonly Problem[];
  reads: ReadonlyMap<string, Read>;
}

interface Given {
  /** Those that are no leftovers of programs, sorted. */
  paths: readonly string[];
  misnamed: readonly FileDiagnostic[];
  /** Files that are there and were not read. */
  unread: readonly string[];
  setting: Setting;
  read: (file: File) => Read;
}

export function surveyOf(files: Files, { paths, misnamed, unread, setting, read }: Given): Survey {
  const skipped = new Set(misnamed.map(({ file }) => file));
  const problems: Problem[] = [];
  const documents = new Map<string, SiteDocument>();
  const reads = new Map<string, Read>();
  const astray = [...misnamed];
  const drawings = new Map<string, Drawing>();
  const photos = new Map<string, PhotoFile>();
  const taken = new Set(paths);
  for (const path of paths) {
    const bytes = files.get(path)!;
    if (isPhotoFile(path)) photos.set(path, readPhoto(bytes));
    if (isDrawingFile(path)) {
      const { drawing, problems: faults } = readDrawing(path, bytes);
      problems.push(...faults);
      if (drawing) drawings.set(path, drawing);
    }
    const kind = skipped.has(path) || isDrawingFile(path) ? undefined : kindOfFile(path);
    if (!kind) continue;
    const found = read({ path, kind, bytes });
    const { document, faults } = found;
    reads.set(path, found);
    const moved = document && (renamedFileOf(document, taken) ?? wrongFolderOf(document, taken));
    problems.push(...(moved ? faults : found.problems));
    if (moved) astray.push(moved);
    else if (document && !mayBreakOff(found)) documents.set(path, document);
  }
  // A folder with a wrong name is one mistake, however many files lie in it.
  for (const [first] of groupedBy(astray, ({ file, folder }) => folder ?? file).values())
    problems.push(fileProblem(first!));
  // A file under a wrong name, or missing by name, keeps its address, so that links to it are not reported as broken.
  const intended = astray.flatMap((each) => each.intended ?? []);
  const there = [...paths, ...intended, ...unread];
  const missed = [
    ...missingFile.among(there),
    ...(lacksMenus(documents, there) ? [MENUS_FILE] : []),
    ...(lacksClaims(documents, there) ? [CLAIMS_FILE] : []),
  ];
  const site = new Site(documents, {
    paths: [...paths.filter((path) => !skipped.has(path)), ...intended, ...missed, ...unread],
    misnamed: astray.map(({ file }) => file),
    drawings,
    photos,
    setting,
  });
  const mended = problems.map((problem) => unlessMigrated(withOfferedAddress(problem, site), reads));
  const ofMissed = missed.map((path) => wholeFile(path, missingFile.code, missingFile.words(path)));
  return { site, reads, problems: mended, missed: ofMissed };
}

/** Whether a file's list of claims may be incomplete: each missing one would be reported wherever it is used. */
const mayBreakOff = ({ document, faults }: Read): boolean =>
  document?.kind === 'claims' && faults.some(({ severity }) => severity === 'error');

/** Whether the menus stand nowhere, neither in a file of their own nor, perhaps misspelt, in the site file. */
function lacksMenus(documents: ReadonlyMap<string, SiteDocument>, paths: readonly string[]): boolean {
  const site = documents.get(SITE_FILE);
  const hasMenus = site && (valueAt(site.value, ['navigation']) !== undefined || !areValid(site, 'navigation'));
  return site !== undefined && !hasMenus && !paths.includes(MENUS_FILE);
}

/** Texts that name this many claims show that there were claims: a single name may be misspelt. */
const SOME_CLAIMS = 3;

/** Whether the claims that texts name stand nowhere, neither in a file of their own nor in the site file. */
function lacksClaims(documents: ReadonlyMap<string, SiteDocument>, paths: readonly string[]): boolean {
  const site = documents.get(SITE_FILE);
  if (!site || paths.includes(CLAIMS_FILE) || valueAt(site.value, ['claims']) !== undefined) return false;
  const names = [...documents.values()]
    .flatMap(tokensIn)
    .flatMap(({ name }) => (name?.startsWith('claim.') ? [name] : []));
  return areValid(site, 'claims') && new Set(names).size >= SOME_CLAIMS;
}

/** A file of an older version says something else than what was judged: nothing can be mended in it by position. */
export const unlessMigrated = (problem: Problem, reads: Survey['reads']): Problem =>
  reads.get(problem.file)?.isMigrated ? { ...problem, edits: [] } : problem;
