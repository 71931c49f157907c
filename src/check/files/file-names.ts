import { listedKindNamed } from '../../kinds/named';
import type { ListedKind } from '../../kinds/kind';
import { page } from '../../kinds/page';
import { isImageFile, isPageFile, isSharedFile, kindOf, PUBLISHED_FILE, SITE_FILE } from '../../content/files';
import { routeOf } from '../../content/routes';
import { meantBy, nameOf } from './meant-name';
import type { MeantName } from './meant-name';
import * as words from './words';
import type { Advice } from './words';
import type { Words } from '../problem';
import { reservedBy } from './reserved';

/** What is wrong with the name or the place of a file, before it is read. */
export interface NameFlaw {
  rule: 'bad-file-name' | 'colliding-files' | 'misplaced-file' | 'wrong-ending';
  file: string;
  words: Words;
  /** Another file that it is about. */
  other?: string;
  /** The page that the file would be under its right name, where that is certain. */
  meant?: string;
}

type Found = Omit<NameFlaw, 'file'>;

const GOOD_PART = /^[a-z0-9]+(-[a-z0-9]+)*$/;
/** Names that Windows keeps for devices. */
const DEVICE = /^(con|prn|aux|nul|com\d|lpt\d)$/;
const isGood = (part: string) => GOOD_PART.test(part) && !DEVICE.test(part);
/** How files that many pages show are named. */
const SHARED: Naming = { after: 'what it shows', samples: ['guarantee', 'opening-hours', 'vans'] };

type Naming = Pick<ListedKind['fileName'], 'after' | 'samples'>;

/** Judges the names of all files under `pages/`. A file with a flaw is not read as a page. */
export function nameFlaws(paths: readonly string[]): NameFlaw[] {
  const names = new Names(paths);
  const flaws = new Map(paths.map((file) => [file, names.flawOf(file)]));
  const taken = new Map<string, string>();
  // Of two files with one name, the one that is named well keeps it.
  for (const file of [...paths].sort((a, b) => Number(flaws.get(a) !== undefined) - Number(flaws.get(b) !== undefined))) {
    if (!taken.has(plain(file))) taken.set(plain(file), file);
  }
  return paths.flatMap((file): NameFlaw[] => {
    const other = taken.get(plain(file))!;
    const flaw = flaws.get(file);
    if (other !== file) return [{ rule: 'colliding-files', file, words: words.collidingFiles(other, names.adviceFor(file)), other }];
    return flaw ? [{ ...flaw, file }] : [];
  });
}

const plain = (file: string) => file.normalize('NFC').toLowerCase();

/** The names of a site, each of which is judged by itself and by those that are taken. */
class Names {
  readonly #taken: ReadonlySet<string>;

  constructor(paths: readonly string[]) {
    this.#taken = new Set(paths.map(plain));
  }

  flawOf(file: string): Found | undefined {
    const parts = file.split('/').slice(1);
    const name = parts.at(-1) ?? '';
    const folders = parts.slice(0, -1);
    if (file === SITE_FILE || file === PUBLISHED_FILE || isImageFile(file)) return undefined;
    if (folders[0] === '_images') return { rule: 'bad-file-name', words: words.badPictureName(name) };
    const badFolder = folders.find((folder, index) => !isGood(folder) && !(index === 0 && folder === '_shared'));
    const meant = meantBy(name, kindOfFolder(file));
    if (!name.endsWith('.json')) return this.#endingFlaw(file, meant);
    if (folders[0] === '_shared' && !isSharedFile(file)) return { rule: 'misplaced-file', words: words.nestedShared() };
    if (badFolder?.startsWith('_')) return { rule: 'misplaced-file', words: words.unknownSiteFile(name) };
    if (badFolder !== undefined) {
      const wanted = nameOf(badFolder);
      return { rule: 'bad-file-name', words: words.badFolderName(badFolder, isGood(wanted) ? wanted : undefined), ...this.#atIfFree(['pages', ...folders.map(nameOf), `${meant.stem}.json`].join('/')) };
    }
    if (isGood(name.slice(0, -'.json'.length))) return this.#placeFlaw(file, { name, folders });
    const isOfSite = meant.stem.startsWith('_');
    if (isOfSite && !meant.isCopy && ![SITE_FILE, PUBLISHED_FILE].includes(this.#pathOf(file, meant))) return { rule: 'misplaced-file', words: words.unknownSiteFile(name) };
    const advice = this.#adviceOf(file, meant);
    const told = meant.isCopy && advice.taken ? words.unnamedCopy(name, advice.taken, advice)
      : DEVICE.test(meant.stem) ? words.deviceName(name, advice)
        : words.badFileName(name, advice);
    return { rule: 'bad-file-name', words: told, ...(advice.wanted && { meant: this.#pathOf(file, meant) }), ...(advice.taken && { other: this.#pathOf(file, meant) }) };
  }

  /** How a file gets a name of its own. */
  adviceFor = (file: string): Advice => ({ after: namingIn(file).after, sample: this.#sampleFor(file) });

  /** The ending is wrong; what is meant may be there already, or be no page at all. */
  #endingFlaw(file: string, meant: MeantName): Found {
    const name = file.split('/').at(-1)!;
    if (meant.ending === 'strange') return { rule: 'wrong-ending', words: words.strangeFile(name) };
    const path = this.#pathOf(file, meant);
    const advice = this.#adviceOf(file, meant);
    const found = { rule: 'wrong-ending' as const, ...(advice.wanted && { meant: path }), ...(advice.taken && { other: path }) };
    if (meant.ending === 'word') return { ...found, words: words.wordFile(name, advice) };
    if (meant.ending === 'backup' && advice.taken) return { ...found, words: words.backupFile(name, advice.taken) };
    return { ...found, words: words.wrongEnding(name, { advice, isHidden: meant.ending === 'text' }) };
  }

  #placeFlaw(file: string, { name, folders }: { name: string; folders: string[] }): Found | undefined {
    if (!isPageFile(file) || folders.length === 0 || name !== 'index.json') return undefined;
    const meant = `pages/${folders.join('/')}.json`;
    return { rule: 'misplaced-file', words: words.indexInFolder(meant), ...this.#atIfFree(meant) };
  }

  #adviceOf(file: string, meant: MeantName): Advice {
    const path = this.#pathOf(file, meant);
    const wanted = `${meant.stem}.json`;
    const own = this.adviceFor(file);
    if (path !== SITE_FILE && path !== PUBLISHED_FILE && !this.#canBe(path, meant)) return own;
    return this.#taken.has(plain(path)) && plain(path) !== plain(file) ? { ...own, taken: wanted } : { ...own, wanted };
  }

  /** Whether a page or shared file may be called so. */
  #canBe = (path: string, { stem }: MeantName) =>
    isGood(stem) && !(isPageFile(path) && (reservedBy(routeOf(path)) !== undefined && path !== 'pages/404.json' || stem === 'index' && path !== 'pages/index.json'));

  #pathOf = (file: string, { stem }: MeantName) => `${file.slice(0, file.lastIndexOf('/') + 1)}${stem}.json`;

  #atIfFree = (meant: string) => (this.#taken.has(plain(meant)) ? {} : { meant });

  #sampleFor(file: string): string {
    const { samples } = namingIn(file);
    const folder = file.slice(0, file.lastIndexOf('/') + 1);
    return `${samples.find((sample) => !this.#taken.has(plain(`${folder}${sample}.json`))) ?? samples[0]}.json`;
  }
}

/** The kind of the pages beside a file; none in the folder of shared files. */
const kindOfFolder = (file: string): ListedKind | undefined =>
  (file.startsWith('pages/_shared/') ? undefined : listedKindNamed(kindOf(file)) ?? page);

const namingIn = (file: string): Naming => kindOfFolder(file)?.fileName ?? SHARED;
