import type { KeptFile } from '../../check/run/read-file';
import type { Schemas } from '../../check/judge/judge';
import { readBesideIn } from '../../content/files';
import { kindOfFile } from '../../content/site';
import { keyOf } from '../hashes';
import { KeptChecks } from './kept-checks';
import { keptOfSite } from './kept-of-site';
import { FEWEST_FOR_THREADS, readInThreads } from '../threads/read-in-threads';
import type { UnreadFile } from '../threads/read-in-threads';
import { runningCode } from '../bundles/running-code';
import type { SiteFolder } from '../site-folder';

type Files = ReadonlyMap<string, Uint8Array>;
type OnKnown = (kept: ReadonlyMap<string, KeptFile>) => void;

/**
 * Earlier results for the files of a site: those of an earlier process, and for many new files those of threads. Only
 * bundled code caches, because other code may change unnoticed.
 */
export class EarlierChecks {
  readonly #code = runningCode();
  readonly #schemas: Schemas;
  readonly #project: string;
  readonly #kept: KeptChecks | undefined;

  constructor(site: SiteFolder, { schemas, text }: { schemas: Schemas; text: string }) {
    this.#schemas = schemas;
    this.#project = site.project;
    if (!this.#code) return;
    this.#kept = new KeptChecks(keptOfSite('checks', site), `${this.#code.source} ${keyOf(text)}`);
  }

  /**
   * `onKnown` is called with all cached results, then for each file as it is read. Threads read what is unread where it
   * is `fewest` files or more.
   */
  async of(
    files: Files,
    { onKnown, fewest = FEWEST_FOR_THREADS }: { onKnown?: OnKnown; fewest?: number } = {},
  ): Promise<Map<string, KeptFile>> {
    if (!this.#code || !this.#kept) return new Map();
    const kept = this.#kept.of(files);
    onKnown?.(kept);
    const unread = [...files].filter(([path]) => kindOfFile(path) && !kept.get(path)?.findings);
    if (unread.length < fewest) return kept;
    const shared = { schemas: this.#schemas, around: readBesideIn(files), project: this.#project };
    const read = await readInThreads(copiesOf(unread), this.#code.folder, { shared, onRead: onKnown });
    return new Map([...kept, ...read]);
  }

  /** For the next process. */
  keep(files: Files, found: () => ReadonlyMap<string, KeptFile>): void {
    if (this.#kept && !this.#kept.isOf(files)) this.#kept.save(files, found());
  }

  /** The results of an earlier process alone. */
  known(files: Files): Map<string, KeptFile> {
    return this.#kept?.of(files) ?? new Map<string, KeptFile>();
  }
}

/** Copies each file when it is sent: small files share buffers, which would be sent whole. */
function* copiesOf(files: Iterable<[path: string, bytes: Uint8Array]>): Generator<UnreadFile> {
  for (const [path, bytes] of files) yield { path, bytes: new Uint8Array(bytes) };
}
