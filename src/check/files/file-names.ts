import { listedKindNamed } from '../../kinds/named';
import type { ListedKind } from '../../kinds/kind';
import { page } from '../../kinds/page';
import {
  APPROVED_FILE,
  ASSISTED_FILE,
  imagePath,
  isImageFile,
  isPageFile,
  isSharedFile,
  kindOf,
  NOT_FOUND_FILE,
  PUBLISHED_FILE,
  REGION_FILE,
  SITE_FILE,
} from '../../content/files';
import { routeOf } from '../../content/routes';
import type { Words } from '../problem';
import { folded } from './folded';
import { meantBy, meantPart, meantPicture } from './meant-name';
import type { MeantName } from './meant-name';
import type { FileDiagnostic } from './file-diagnostic';
import { misplacedFile } from './misplaced-file';
import { badFileName, collidingFiles, wrongEnding } from './name-words';
import type { Advice } from './name-words';
import { reservedBy } from './reserved';

type Found = Omit<FileDiagnostic, 'file'>;

const GOOD_PART = /^[a-z0-9]+(-[a-z0-9]+)*$/;
/** Names that Windows keeps for devices. */
const DEVICE = /^(con|prn|aux|nul|com\d|lpt\d)$/;
/** Whether a part of a path, without its ending, means the same to every system. */
export const isSafeName = (part: string) => GOOD_PART.test(part) && !DEVICE.test(part);
/** How files that many pages show are named. */
const SHARED: Naming = { after: 'what it shows', samples: ['guarantee', 'opening-hours', 'vans'] };

type Naming = Pick<ListedKind['fileName'], 'after' | 'samples'>;

/** Judges the names of all files under `pages/`. A file with a bad name is not read as a page. */
export function nameDiagnostics(paths: readonly string[]): FileDiagnostic[] {
  const names = new Names(paths);
  const found = new Map(paths.map((file) => [file, names.judge(file)]));
  const taken = new Map<string, string>();
  // Of two files with one name, the one that is named well keeps it.
  for (const file of [...paths.filter((each) => !found.get(each)), ...paths]) {
    if (!taken.has(folded(file))) taken.set(folded(file), file);
  }
  return paths.flatMap((file): FileDiagnostic[] => {
    const other = taken.get(folded(file))!;
    const own = found.get(file);
    if (other !== file) {
      return [{ code: collidingFiles.code, file, words: collidingFiles.words(other, names.adviceFor(file)), other }];
    }
    return own ? [{ ...own, file }] : [];
  });
}

/** The files of a site that are no pages, by their full paths. */
const OWN_FILES: ReadonlySet<string> = new Set([SITE_FILE, REGION_FILE, PUBLISHED_FILE, APPROVED_FILE, ASSISTED_FILE]);
const isOwnFile = (file: string) => OWN_FILES.has(file);

const misplaced = (words: Words): Found => ({ code: misplacedFile.code, words });

/** The names of a site, each of which is judged by itself and by those that are taken. */
class Names {
  readonly #taken: ReadonlySet<string>;

  /** The files that need a name, so that no two are offered the same one. */
  readonly #nameless: readonly string[];

  constructor(paths: readonly string[]) {
    this.#taken = new Set(paths.map(folded));
    this.#nameless = paths.filter((file) => !/\/_?[a-z0-9-]+\.json$/.test(file) || DEVICE.test(stemOf(file)));
  }

  judge(file: string): Found | undefined {
    const parts = file.split('/').slice(1);
    const name = parts.at(-1) ?? '';
    const folders = parts.slice(0, -1);
    if (isOwnFile(file) || isImageFile(file)) return undefined;
    if (folders[0] === '_images') return this.#judgePicture(file, name);
    const badFolder = folders.find((folder, index) => !isSafeName(folder) && !(index === 0 && folder === '_shared'));
    const meant = meantBy(name, kindOfFolder(file));
    if (!name.endsWith('.json')) return this.#judgeEnding(file, meant);
    if (folders[0] === '_shared' && !isSharedFile(file)) return misplaced(misplacedFile.inSharedFolder());
    if (badFolder?.startsWith('_')) return misplaced(misplacedFile.underscored(name));
    if (badFolder !== undefined) {
      const wanted = meantPart(badFolder);
      return {
        code: badFileName.code,
        words: badFileName.ofFolder(badFolder, isSafeName(wanted) ? wanted : undefined),
        ...this.#atIfFree(['pages', ...folders.map(meantPart), `${meant.stem}.json`].join('/')),
      };
    }
    if (isSafeName(name.slice(0, -'.json'.length))) return this.#judgePlace(file, { name, folders });
    const isOfSite = meant.stem.startsWith('_');
    if (isOfSite && !meant.isCopy && !isOwnFile(this.#pathOf(file, meant)))
      return misplaced(misplacedFile.underscored(name));
    const advice = this.#adviceOf(file, meant);
    const words =
      meant.isCopy && advice.taken
        ? badFileName.ofCopy(name, advice.taken, advice)
        : DEVICE.test(meant.stem)
          ? badFileName.ofDevice(name, advice)
          : badFileName.words(name, advice);
    return { code: badFileName.code, words, ...this.#others(advice, this.#pathOf(file, meant)) };
  }

  /** How a file gets a name of its own. */
  adviceFor = (file: string, like?: string): Advice => ({
    after: namingIn(file).after,
    sample: this.#sampleFor(file, like),
  });

  /** The ending is wrong; what is meant may be there already, or be no page at all. */
  #judgeEnding(file: string, meant: MeantName): Found {
    const name = file.split('/').at(-1)!;
    if (meant.ending === 'strange') return { code: wrongEnding.code, words: wrongEnding.ofStranger(name) };
    const advice = this.#adviceOf(file, meant);
    const words =
      meant.ending === 'word'
        ? wrongEnding.ofWordProcessor(name, advice)
        : meant.ending === 'backup' && advice.taken
          ? wrongEnding.ofBackup(name, advice.taken)
          : wrongEnding.words(name, { advice, isHidden: meant.ending === 'text' });
    return { code: wrongEnding.code, words, ...this.#others(advice, this.#pathOf(file, meant)) };
  }

  #judgePicture(file: string, name: string): Found {
    const wanted = meantPicture(name);
    const path = imagePath(wanted);
    const isTaken = this.#taken.has(folded(path)) && folded(path) !== folded(file);
    const isFree = isImageFile(path) && !isTaken;
    return {
      code: badFileName.code,
      words: badFileName.ofPicture(name, isFree ? wanted : undefined),
      ...(isFree && { meant: path }),
    };
  }

  #others = ({ wanted, taken }: Advice, path: string) => ({
    ...(wanted && { meant: path }),
    ...(taken && { other: path }),
  });

  #judgePlace(file: string, { name, folders }: { name: string; folders: string[] }): Found | undefined {
    if (!isPageFile(file) || folders.length === 0 || name !== 'index.json') return undefined;
    const meant = `pages/${folders.join('/')}.json`;
    return { ...misplaced(misplacedFile.asIndex(meant)), ...this.#atIfFree(meant) };
  }

  #adviceOf(file: string, meant: MeantName): Advice {
    const path = this.#pathOf(file, meant);
    const wanted = `${meant.stem}.json`;
    const own = this.adviceFor(file, meant.isCopy ? meant.stem : undefined);
    if (!isOwnFile(path) && !this.#canBe(path, meant)) return own;
    const isTaken = this.#taken.has(folded(path)) && folded(path) !== folded(file);
    return { ...own, ...(isTaken ? { taken: wanted } : { wanted }) };
  }

  /** Whether a page or shared file may be called so. */
  #canBe(path: string, { stem }: MeantName): boolean {
    if (!isSafeName(stem) || !isPageFile(path)) return isSafeName(stem);
    if (stem === 'index') return path === 'pages/index.json';
    return reservedBy(routeOf(path)) === undefined || path === NOT_FOUND_FILE;
  }

  #pathOf = (file: string, { stem }: MeantName) => `${file.slice(0, file.lastIndexOf('/') + 1)}${stem}.json`;

  #atIfFree = (meant: string) => (this.#taken.has(folded(meant)) ? {} : { meant });

  /** Made as the other is: after a code, or after a name. */
  #sampleFor(file: string, like = ''): string {
    const { samples: all } = namingIn(file);
    const alike = all.filter((sample) => /\d/.test(sample) === /\d/.test(like));
    const samples = like !== '' && alike.length > 0 ? alike : all;
    const folder = folderOf(file);
    const free = samples.filter((sample) => !this.#taken.has(folded(`${folder}${sample}.json`)));
    const place = this.#nameless.filter((other) => folderOf(other) === folder).indexOf(file);
    return `${free[place % free.length] ?? free[0] ?? samples[0]}.json`;
  }
}

const folderOf = (file: string) => file.slice(0, file.lastIndexOf('/') + 1);
const stemOf = (file: string) => file.slice(folderOf(file).length, -'.json'.length);

/** The kind of the pages beside a file; none in the folder of shared files. */
const kindOfFolder = (file: string): ListedKind | undefined =>
  file.startsWith('pages/_shared/') ? undefined : (listedKindNamed(kindOf(file)) ?? page);

const namingIn = (file: string): Naming => kindOfFolder(file)?.fileName ?? SHARED;
