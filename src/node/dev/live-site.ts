import { isBlockType } from '../../blocks/schemas';
import type { Resolver } from '../../content/resolve/resolver';
import { Site } from '../../content/site';
import type { SiteDocument } from '../../content/site';
import { PLAIN_LOOK } from '../../design/theme/colours';
import { paletteOf } from '../../design/theme/palette';
import type { Palette } from '../../design/theme/palette';
import { compareProblems } from '../../check/problem';
import type { Problem } from '../../check/problem';
import { routeOf, shellAddress } from '../../content/routes';
import { favicon } from '../build/site-files/icons';
import { photoJobAt } from '../build/photos/photo-jobs';
import { photoFile } from '../build/photos/photo-maker';
import { exampleOn, readExamples } from '../load/read-examples';
import { SiteReader } from '../load/load-site';
import type { ReadSite } from '../load/load-site';
import { named } from '../report/named';
import { prettyReport } from '../report/pretty';
import type { SiteFolder } from '../site-folder';
import { drawnPage } from './drawn-page';
import type { DrawnPage } from './drawn-page';
import { diagnoser, diagnoserBeside, isError } from './diagnosis';
import type { Diagnose } from './diagnosis';

/**
 * The site as the files on disk say, for the development server. While a file is broken its last good version goes on
 * being shown, with the diagnosis beside it.
 */
export class LiveSite {
  readonly #reader: SiteReader;
  readonly #diagnose: Diagnose;
  #files: ReadonlyMap<string, Uint8Array> = new Map();
  #documents: ReadonlyMap<string, SiteDocument> = new Map();
  #resolver: Resolver | undefined;
  #read: ReadSite | undefined;
  /** Files written since the last diagnosis; undefined where any may have changed. */
  #undiagnosed: readonly string[] | undefined;
  /** The last diagnosis of the whole site, and its files. */
  #found: { problems: readonly Problem[]; files: ReadonlyMap<string, Uint8Array> } = { problems: [], files: new Map() };
  #problems = '';

  constructor(folder: SiteFolder) {
    this.#reader = new SiteReader(folder);
    this.#diagnose = diagnoserBeside(folder) ?? diagnoser(this.#reader);
  }

  /**
   * Reads what was written, and shows it, or what is wrong with it by itself. `written` are the only files that can be
   * other ones than before. Returns whether any is.
   */
  async load(written?: readonly string[]): Promise<boolean> {
    this.#undiagnosed = this.#undiagnosed && written && [...new Set([...this.#undiagnosed, ...written])];
    const read = await this.#reader.read(written);
    if (read === this.#read) return false;
    this.#read = read;
    const { site, files } = read;
    const isSame =
      files.size === this.#files.size && [...files].every(([path, bytes]) => this.#files.get(path) === bytes);
    this.#files = files;
    const good = new Map([...site.documents].filter(([, { isValid }]) => isValid));
    const lastGood = [...this.#documents].filter(([path]) => files.has(path) && !good.has(path));
    this.#documents = new Map([...good, ...lastGood]);
    const shown = good.size === site.documents.size && lastGood.length === 0 ? site : new Site(this.#documents, site);
    this.#resolver = shown.resolver ?? this.#resolver;
    this.#problems = this.#report();
    return !isSame;
  }

  /**
   * Finds out what is wrong with it by all rules, which takes longer. Returns whether that is something else than
   * before.
   */
  async diagnose(): Promise<boolean> {
    const files = this.#files;
    const problems = await this.#diagnose(() => {
      const written = this.#undiagnosed;
      this.#undiagnosed = [];
      return written;
    });
    this.#found = { problems, files };
    const before = this.#problems;
    this.#problems = this.#report();
    return this.#problems !== before;
  }

  /** The report for a person: for a file that has changed since the diagnosis, its own problems. */
  #report(): string {
    const isAsFound = ({ file }: Problem) => this.#found.files.get(file) === this.#files.get(file);
    const problems = [
      ...this.#found.problems.filter(isAsFound),
      ...(this.#read?.problems ?? []).filter((problem) => isError(problem) && !isAsFound(problem)),
    ].sort(compareProblems);
    return problems.length > 0 ? prettyReport(named({ problems, files: this.#files }, this.#reader.folder)) : '';
  }

  /** The language of its pages, "und" while `pages/_site.json` cannot be read. */
  get locale(): string {
    return this.#resolver?.business.locale ?? 'und';
  }

  /** The content that the build would write at this address of `/_pages/`; undefined for a missing page. */
  async file(address: string): Promise<object | undefined> {
    const resolver = this.#resolver;
    const build = 'development';
    const languages = resolver?.languages ?? [undefined];
    const language = languages.find((each) => address === shellAddress(each?.site.folder));
    if (address === shellAddress() || language) {
      return {
        build,
        shell: language?.shell(),
        problems: this.#problems,
        palette: this.#palette(),
      };
    }
    if (address === '/_pages/_gallery.json' && resolver) return this.#examples(resolver);
    const page = resolver?.at(routeOf(address.replace('/_pages', 'pages')));
    return page && { build, fingerprint: '', page };
  }

  /** The page at an address; undefined while it cannot be drawn, which the page itself then explains. */
  drawn(route: string): DrawnPage | undefined {
    try {
      return this.#resolver && drawnPage(this.#resolver, route, this.#palette());
    } catch {
      return undefined;
    }
  }

  /** A file of a photograph, made on its first request. */
  async photo(address: string): Promise<Uint8Array | undefined> {
    const job = this.#resolver && photoJobAt(this.#resolver.site, address);
    return job && photoFile(job);
  }

  /** The icon in the browser's tab. */
  favicon(): string {
    return favicon(this.#resolver?.site.mark, this.#palette());
  }

  #palette(): Palette {
    const { colours, drawings } = this.#resolver?.business.look ?? PLAIN_LOOK;
    return paletteOf(colours, drawings);
  }

  /** Every block's every example, as on a page with a place on the map, which has something for each block. */
  async #examples(resolver: Resolver): Promise<object> {
    const host = resolver.site.valid.find(({ route }) => resolver.index.summaries.get(route)?.coordinates);
    // A block that is being added has examples before it stands in the list.
    const examples = (await readExamples()).filter(({ type }) => isBlockType(type));
    return {
      examples: host
        ? examples.map((each) => ({
            type: each.type,
            name: each.name,
            block: resolver.block(exampleOn(resolver.site, each), host),
          }))
        : [],
      palette: this.#palette(),
      mark: resolver.site.mark,
      words: resolver.shell().words,
    };
  }
}
