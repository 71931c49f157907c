import { appendFile, mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileMeant, pageMeant } from '../../../authoring/place';
import { isPageFile, isSharedFile } from '../../../content/files';
import { Complaint } from '../../complaint';
import { photoTaker } from '../../editor-server/take-photo';
import { fingerprintOf } from '../../fingerprints';
import { hashOf } from '../../hash-of';
import { SiteReader } from '../../load-site';
import type { LoadedSite, ReadSite } from '../../load-site';
import type { SiteFolder } from '../../site-folder';
import { NotDone } from './answer';
import type { Answer } from './answer';

/** A document of the site as it lies there. */
export interface Found {
  path: string;
  bytes: Uint8Array;
  hash: string;
}

/** Of what was given with a call so much stands in the log. */
const MOST_LOGGED = 500;

/** The one site that an assistant may work on, and the log of its calls. */
export class Door {
  readonly folder: SiteFolder;
  /** Where photographs may come from. */
  readonly photos: string | undefined;
  readonly takePhoto: ReturnType<typeof photoTaker>;
  /** The name of the program that calls. */
  assistant: string | undefined;
  readonly #reader: SiteReader;
  #last: Promise<unknown> = Promise.resolve();

  constructor(folder: SiteFolder, photos: string | undefined) {
    this.folder = folder;
    this.photos = photos;
    this.takePhoto = photoTaker(folder);
    this.#reader = new SiteReader(folder);
  }

  /** The site as it lies there, of which no rule was asked. */
  read = (): Promise<ReadSite> => this.#reader.read();
  /** The same with all that the check says of it. */
  load = (): Promise<LoadedSite> => this.#reader.load();
  checker = () => this.#reader.checker();

  /** A page or a shared file by what somebody calls it. Throws `NotDone`. */
  find(typed: string, files: ReadonlyMap<string, Uint8Array>): Found {
    const path = fileMeant(typed, 'pages');
    const bytes = isPageFile(path) || isSharedFile(path) ? files.get(path) : undefined;
    if (bytes) return { path, bytes, hash: hashOf(bytes) };
    const meant = pageMeant(path, files.keys());
    throw new NotDone(
      `There is no page or shared file ${JSON.stringify(typed)}.${meant ? ` Did you mean ${meant}?` : ''} site_overview lists them.`,
    );
  }

  /** Does the work of a call after those before it, and writes it down. Never rejects. */
  answer(tool: string, given: unknown, work: () => Promise<Answer>): Promise<Answer> {
    const answered = this.#last.then(async () => {
      const started = performance.now();
      const answer = await work().catch(refused);
      await this.#log({ tool, given, answer, ms: Math.round(performance.now() - started) });
      return answer;
    });
    this.#last = answered;
    return answered;
  }

  async #log({ tool, given, answer, ms }: { tool: string; given: unknown; answer: Answer; ms: number }): Promise<void> {
    const file = join(this.folder.project, '.build', `mcp-${fingerprintOf(this.folder.path)}.log`);
    const entry = {
      at: new Date().toISOString(),
      assistant: this.assistant,
      tool,
      given: JSON.stringify(given).slice(0, MOST_LOGGED),
      isDone: !answer.isRefusal,
      said: answer.note.slice(0, MOST_LOGGED),
      ms,
    };
    try {
      await mkdir(dirname(file), { recursive: true });
      await appendFile(file, `${JSON.stringify(entry)}\n`);
    } catch (error) {
      console.error(error);
    }
  }
}

function refused(error: unknown): Answer {
  if (error instanceof NotDone) return { note: error.message, authored: error.authored, isRefusal: true };
  if (error instanceof Complaint) return { note: error.message, isRefusal: true };
  console.error(error);
  return { note: 'This could not be done; the standard error output of the server says why.', isRefusal: true };
}
