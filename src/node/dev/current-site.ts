import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ViteDevServer } from 'vite';
import { engine, withSlashes } from '../paths';
import { runningCode } from '../bundles/running-code';
import type { SiteFolder } from '../site-folder';
import type { LiveSite } from './live-site';

const CODE = '/src/node/dev/live-site.ts';

/**
 * The site for the development server, read by the code as it is on disk now: a block that is added while the server
 * runs is known as soon as it stands in the list. Until the code is changed that is the bundled code that runs. While
 * the code cannot be loaded, or does not fit the schemas that it has written, what could be read last goes on being
 * shown, with the fault beside it.
 */
export class CurrentSite {
  readonly #server: ViteDevServer;
  readonly #folder: SiteFolder;
  /** The files of the bundled code that reads the site, until one of them is changed. */
  #bundled = bundledFiles();
  #site: LiveSite | undefined;
  #fault = '';
  #last: Promise<unknown> = Promise.resolve();

  constructor(server: ViteDevServer, folder: SiteFolder) {
    this.#server = server;
    this.#folder = folder;
  }

  /** Nothing until it could be read once. */
  get site(): LiveSite | undefined {
    return this.#site;
  }

  /** Why the code cannot read the site; empty where it can. */
  get fault(): string {
    return this.#fault;
  }

  /** Whether code that reads the site comes from a file; while there is a fault, any may be what was missing. */
  isReadBy(file: string): boolean {
    if (this.#fault !== '') return true;
    const path = withSlashes(file);
    if (this.#bundled) return this.#bundled.has(path);
    return (this.#server.environments.ssr.moduleGraph.getModulesByFile(path)?.size ?? 0) > 0;
  }

  /** The code is read file by file from now on. */
  forgetBundle(): void {
    this.#bundled = undefined;
  }

  /**
   * Reads it again, one time after the other; `written` are the only files that can be other ones than before. Returns
   * whether any is. Never rejects.
   */
  load(written?: readonly string[]): Promise<boolean> {
    return this.#after(async () => {
      const before = this.#fault;
      // A file that was missing is looked for again.
      if (before !== '') this.#server.environments.ssr.moduleGraph.invalidateAll();
      const code = await this.#code();
      const site = this.#site instanceof code.LiveSite ? this.#site : new code.LiveSite(this.#folder);
      const isOther = await site.load(before === '' ? written : undefined);
      this.#fault = '';
      if (site === this.#site) return isOther || before !== '';
      this.#site = site;
      return true;
    });
  }

  /** Finds out what is wrong with it. Returns whether that is something else than before. Never rejects. */
  diagnose(): Promise<boolean> {
    const site = this.#site;
    if (!site || this.#fault !== '') return Promise.resolve(false);
    return site.diagnose().catch((error: unknown) => this.#fail(error));
  }

  #code(): Promise<typeof import('./live-site')> {
    if (this.#bundled) return import('./live-site');
    return this.#server.ssrLoadModule(CODE) as Promise<typeof import('./live-site')>;
  }

  #after(work: () => Promise<boolean>): Promise<boolean> {
    const done = this.#last.then(work).catch((error: unknown) => this.#fail(error));
    this.#last = done;
    return done;
  }

  #fail(error: unknown): boolean {
    const before = this.#fault;
    this.#fault = sentenceOf(error);
    if (this.#fault !== before) console.error(this.#fault);
    return this.#fault !== before;
  }
}

/** The files of the code that runs, where that is bundled. */
function bundledFiles(): ReadonlySet<string> | undefined {
  const code = runningCode();
  if (!code) return undefined;
  const files = JSON.parse(readFileSync(join(code.folder, 'files.json'), 'utf8')) as string[];
  return new Set(files.map((file) => withSlashes(join(engine, file))));
}

/** The message for a person who has just changed the code. */
export function sentenceOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const trace = error.stack?.includes(error.message) ? error.stack : `${error.message}\n${error.stack ?? ''}`;
  return error.name === 'ZodError' || error.name === '$ZodError'
    ? `The code and the files in schemas/ do not say the same. Run npm run schemas.\n\n${trace}`
    : `The code that reads the site has a mistake. It is read again when you save.\n\n${trace}`;
}
