import type { ViteDevServer } from 'vite';
import type { SiteFolder } from '../site-folder';
import type { LiveSite } from './live-site';

const CODE = '/src/node/dev/live-site.ts';

/**
 * The site for the development server, read by the code as it is on disk now: a block that is added while the server
 * runs is known as soon as it stands in the list. While the code cannot be loaded, or does not fit the schemas that it
 * has written, what could be read last goes on being shown, with the fault beside it.
 */
export class CurrentSite {
  readonly #server: ViteDevServer;
  readonly #folder: SiteFolder;
  #site: LiveSite | undefined;
  #fault = '';
  #last: Promise<void> = Promise.resolve();

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

  /** Reads it again, one time after the other. Never rejects. */
  load(): Promise<void> {
    this.#last = this.#last.then(() => this.#load());
    return this.#last;
  }

  async #load(): Promise<void> {
    // A file that was missing is looked for again.
    if (this.#fault !== '') this.#server.environments.ssr.moduleGraph.invalidateAll();
    try {
      const code = (await this.#server.ssrLoadModule(CODE)) as typeof import('./live-site');
      const site = this.#site instanceof code.LiveSite ? this.#site : new code.LiveSite(this.#folder);
      await site.load();
      this.#site = site;
      this.#fault = '';
    } catch (error) {
      this.#fault = sentenceOf(error);
      console.error(this.#fault);
    }
  }
}

/** What a person reads who has just changed the code. */
export function sentenceOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const said = error.stack?.includes(error.message) ? error.stack : `${error.message}\n${error.stack ?? ''}`;
  return error.name === 'ZodError' || error.name === '$ZodError'
    ? `The code and the files in schemas/ do not say the same. Run npm run schemas.\n\n${said}`
    : `The code that reads the site has a mistake. It is read again when you save.\n\n${said}`;
}
