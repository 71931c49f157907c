import {
  APPROVED_FILE,
  ASSISTED_FILE,
  BUSINESS_FILES,
  GUIDE_FILE,
  imagePath,
  isImageFile,
  isNotFoundFile,
  isPageFile,
  isSharedFile,
  kindOf,
  PUBLISHED_FILE,
  REGION_FILE,
  withoutLanguage,
} from '../../content/files';
import { routeOf } from '../../content/routes';
import type { ListedKind } from '../../kinds/kind';
import { LISTED_KINDS, listedKindNamed, placeOfKind } from '../../kinds/named';
import { page } from '../../kinds/page';
import { nearest } from '../nearest';
import { badFileName, collidingFiles, wrongEnding } from './bad-name';
import type { Advice } from './bad-name';
import type { FileDiagnostic } from './file-diagnostic';
import { folded } from './folded';
import { intendedName, intendedPart, intendedPicture } from './intended-name';
import { misplacedFile } from './misplaced-file';
import { reservedBy } from './reserved';

type Found = Omit<FileDiagnostic, 'file'>;
type Taken = ReadonlySet<string>;

const GOOD_PART = /^[a-z0-9]+(-[a-z0-9]+)*$/;
/** Names that Windows keeps for devices. */
const DEVICE = /^(con|prn|aux|nul|com\d|lpt\d)$/;
/** Whether a part of a path, without its ending, means the same to every system. */
export const isSafeName = (part: string) => GOOD_PART.test(part) && !DEVICE.test(part);

/** Judges the names of all files under `pages/`. A file with a bad name is not read as a page. */
export function nameDiagnostics(paths: readonly string[]): FileDiagnostic[] {
  const taken = new Set(paths.map(folded));
  const found = new Map(paths.map((file) => [file, judge(file, taken)]));
  const owners = new Map<string, string>();
  // Where two files have one name, the one with a correct name keeps it.
  for (const file of [...paths.filter((each) => !found.get(each)), ...paths])
    if (!owners.has(folded(file))) owners.set(folded(file), file);
  return paths.flatMap((file): FileDiagnostic[] => {
    const other = owners.get(folded(file))!;
    const words = collidingFiles.words(other, { after: afterIn(file) });
    if (other !== file) return [{ code: collidingFiles.code, file, words, other }];
    const own = found.get(file);
    return own ? [{ ...own, file }] : [];
  });
}

/** The files of a site that are no pages, by their full paths. */
const OWN_FILES = [...BUSINESS_FILES, REGION_FILE, PUBLISHED_FILE, APPROVED_FILE, ASSISTED_FILE, GUIDE_FILE];
const isOwnFile = (file: string) => OWN_FILES.includes(file);

const misplaced = (...words: Parameters<typeof misplacedFile.words>): Found => ({
  code: misplacedFile.code,
  words: misplacedFile.words(...words),
});

/** A name by itself and by those that are taken. */
function judge(file: string, taken: Taken): Found | undefined {
  const parts = file.split('/').slice(1);
  const name = parts.at(-1) ?? '';
  const folders = parts.slice(0, -1);
  if (isOwnFile(file) || isImageFile(file)) return undefined;
  const home = folders[0]?.toLowerCase();
  if (home !== folders[0] && (home === '_images' || home === '_shared')) {
    const intended = ['pages', home, ...parts.slice(1)].join('/');
    return { code: badFileName.code, words: badFileName.ofFolder(folders[0]!, home), folder: folders[0]!, intended };
  }
  if (home === '_images') return judgePicture(file, name, taken);
  if (!name.endsWith('.json')) return judgeEnding(file, name, taken);
  if (folders[0] === '_shared' && !isSharedFile(file)) return misplaced('inShared');
  const badFolder = folders.find((folder, index) => !isSafeName(folder) && !(index === 0 && folder === '_shared'));
  if (badFolder?.startsWith('_')) return misplaced('underscored', name);
  if (badFolder !== undefined) {
    const { stem } = intendedName(name, kindOfFolder(file));
    const intended = ['pages', ...folders.map(intendedPart), `${stem}.json`].join('/');
    const wanted = intendedPart(badFolder);
    const isFree = !taken.has(folded(intended)) || folded(intended) === folded(file);
    const words = badFileName.ofFolder(badFolder, isSafeName(wanted) ? wanted : '');
    const folder = file.slice(0, file.indexOf(`/${badFolder}/`) + badFolder.length + 1);
    return { code: badFileName.code, words, folder, ...(isFree && { intended }) };
  }
  if (!isSafeName(name.slice(0, -'.json'.length))) return judgeName(file, name, taken);
  if (!isPageFile(file) || folders.length === 0 || name !== 'index.json') return undefined;
  const intended = `pages/${folders.join('/')}.json`;
  return { ...misplaced('index', intended), ...(!taken.has(folded(intended)) && { intended }) };
}

function judgePicture(file: string, name: string, taken: Taken): Found {
  const wanted = intendedPicture(name);
  const path = imagePath(wanted);
  const isFree = isImageFile(path) && (!taken.has(folded(path)) || folded(path) === folded(file));
  const words = badFileName.ofPicture(name, isFree ? wanted : undefined);
  // Pages may name it as it will be called when it is saved in a form that browsers show.
  const intended = isFree ? path : imagePath(wanted.replace(/\.[^.]*$/, '.jpg'));
  return { code: badFileName.code, words, ...(!taken.has(folded(intended)) || isFree ? { intended } : {}) };
}

/** The ending is wrong; the intended file may exist already, or be no page at all. */
function judgeEnding(file: string, name: string, taken: Taken): Found {
  const asPage = intendedAt(file, name, taken);
  if (!asPage.isPage) {
    const picture = imagePath(intendedPicture(name));
    const own = file.slice(0, file.lastIndexOf('/'));
    const isMoved = isImageFile(picture) && !taken.has(folded(picture));
    // A folder of pictures has got another name.
    const folder = isMoved && !isFolderOfPages(own) ? { folder: own } : {};
    const words = wrongEnding.ofStranger(name);
    return { code: wrongEnding.code, words, ...folder, ...(isMoved && { intended: picture }) };
  }
  return misnamed(wrongEnding, name, asPage);
}

function judgeName(file: string, name: string, taken: Taken): Found {
  const asPage = intendedAt(file, name, taken);
  const { stem, isCopy, path } = asPage;
  if (stem.startsWith('_') && !isCopy && !isOwnFile(path)) {
    const own = nearest(path, OWN_FILES);
    return own === undefined || taken.has(own)
      ? misplaced('underscored', name)
      : { ...misplaced('own', own), intended: own };
  }
  return misnamed(badFileName, name, asPage);
}

type Misnaming = typeof badFileName | typeof wrongEnding;

function misnamed(rule: Misnaming, name: string, { advice, isCopy, path }: ReturnType<typeof intendedAt>): Found {
  const { wanted, taken } = advice;
  const words = isCopy && taken !== undefined ? rule.copyWords(name, taken, advice) : rule.words(name, advice);
  return { code: rule.code, words, ...(wanted && { intended: path }), ...(taken && { other: path }) };
}

/** The intended name of a file, and advice for its author. */
function intendedAt(file: string, name: string, taken: Taken) {
  const intended = intendedName(name, kindOfFolder(file));
  const wanted = `${intended.stem}.json`;
  const path = file.slice(0, file.lastIndexOf('/') + 1) + wanted;
  const after = afterIn(file);
  const isTaken = taken.has(folded(path)) && folded(path) !== folded(file);
  const named = isTaken ? { taken: wanted } : { wanted };
  const advice: Advice = { after, ...(canBe(path, intended.stem) && named) };
  return { ...intended, path, advice };
}

/** Whether a page, a shared file or one of the site's own may be called so. */
function canBe(path: string, stem: string): boolean {
  if (isOwnFile(path)) return true;
  if (!isSafeName(stem) || !isPageFile(path)) return isSafeName(stem);
  if (stem === 'index') return path === 'pages/index.json';
  return reservedBy(routeOf(path)) === undefined || isNotFoundFile(path);
}

/** The kind of the pages beside a file; none in the folder of shared files. */
const kindOfFolder = (file: string): ListedKind | undefined =>
  file.startsWith('pages/_shared/') ? undefined : (listedKindNamed(kindOf(file)) ?? page);

const FOLDERS: ReadonlySet<string> = new Set(['pages/_shared', ...LISTED_KINDS.map(placeOfKind)]);

/** Whether pages of some kind, or shared files, belong in a folder. */
export const isFolderOfPages = (folder: string): boolean => FOLDERS.has(withoutLanguage(folder));

/** After what the files beside it are called. */
const afterIn = (file: string): string => kindOfFolder(file)?.fileName.after ?? 'what it shows';
