import { kindOfFile, Site } from '../../content/site';
import type { SiteDocument } from '../../content/site';
import { isDrawingFile, isPhotoFile, MENUS_FILE, SITE_FILE } from '../../content/files';
import type { PhotoFile } from '../../content/photo-file';
import type { Drawing } from '../../design/drawings/drawing';
import { valueAt } from '../../json/path';
import type { Path } from '../../json/path';
import { areValid } from '../documents/is-sound';
import type { FileDiagnostic } from '../files/file-diagnostic';
import { missingFile } from '../files/missing-file';
import { readPhoto } from '../files/read-photo';
import { renamedFileOf } from '../files/renamed-file';
import { wrongFolderOf } from '../files/wrong-folder';
import type { Problem } from '../problem';
import type { Setting } from '../site';
import { withOfferedAddress } from './address-offered';
import { fileProblem, readDrawing, wholeFile } from './file-problems';
import type { File, Read } from './read-file';

export type Files = ReadonlyMap<string, Uint8Array>;

/** The results of single files, before any rule of pages or the site has run. */
export interface Survey {
  site: Site<Setting>;
  problems: readonly Problem[];
  /** Problems of required files that the site lacks. */
  missed: readonly Problem[];
  reads: ReadonlyMap<string, Read>;
  /** Where values do not fit their schema, by file. */
  flawed: ReadonlyMap<string, readonly Path[]>;
}

interface Given {
  /** Those that are no leftovers of programs, sorted. */
  paths: readonly string[];
  /** Faults of file names. */
  misnamed: readonly FileDiagnostic[];
  /** Files of which nothing is known but that they are there. */
  unread: readonly string[];
  setting: Setting;
  read: (file: File) => Read;
}

export function surveyOf(files: Files, { paths, misnamed, unread, setting, read }: Given): Survey {
  const skipped = new Set(misnamed.map(({ file }) => file));
  const problems = misnamed.map(fileProblem);
  const documents = new Map<string, SiteDocument>();
  const reads = new Map<string, Read>();
  const flawed = new Map<string, readonly Path[]>();
  const astray = new Map<string, FileDiagnostic & { intended: string }>();
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
    const { document, faults, flawedAt = [] } = found;
    reads.set(path, found);
    const moved = document && (renamedFileOf(document, taken) ?? wrongFolderOf(document, taken));
    problems.push(...(moved ? faults : found.problems));
    if (moved) {
      const hasSchemaProblem =
        moved.folder !== undefined && [...astray.values()].some(({ folder }) => folder === moved.folder);
      if (!hasSchemaProblem) problems.push(fileProblem(moved));
      astray.set(path, moved);
    } else if (document && !mayBreakOff(found)) documents.set(path, document);
    if (!moved && flawedAt.length > 0) flawed.set(path, flawedAt);
  }
  // A file under a wrong name, or missing by name, keeps its address, so that links to it are not reported as broken.
  const intended = [...misnamed, ...astray.values()].flatMap((each) => each.intended ?? []);
  const there = [...paths, ...intended, ...unread];
  const missed = [...missingFile.among(there), ...(lacksMenus(documents, there) ? [MENUS_FILE] : [])];
  const site = new Site(documents, {
    paths: [...paths.filter((path) => !skipped.has(path)), ...intended, ...missed, ...unread],
    misnamed: [...skipped, ...astray.keys()],
    drawings,
    photos,
    setting,
  });
  const mended = problems.map((problem) => unlessMigrated(withOfferedAddress(problem, site), reads));
  const ofMissed = missed.map((path) => wholeFile(path, missingFile.code, missingFile.words(path)));
  return { site, reads, flawed, problems: mended, missed: ofMissed };
}

/** Whether a file's list of claims may be incomplete: each missing one would be reported wherever it is used. */
const mayBreakOff = ({ document, faults }: Read): boolean =>
  document?.kind === 'claims' && faults.some(({ severity }) => severity === 'error');

/** Whether the menus stand nowhere, neither in a file of their own nor, perhaps misspelt, in the site file. */
function lacksMenus(documents: ReadonlyMap<string, SiteDocument>, paths: readonly string[]): boolean {
  const site = documents.get(SITE_FILE);
  const isSaid = site && (valueAt(site.value, ['navigation']) !== undefined || !areValid(site, 'navigation'));
  return site !== undefined && !isSaid && !paths.includes(MENUS_FILE);
}

/** A file of an older version says something else than what was judged: nothing can be mended in it by position. */
export const unlessMigrated = (problem: Problem, reads: Survey['reads']): Problem =>
  reads.get(problem.file)?.isMigrated ? { ...problem, edits: [] } : problem;
