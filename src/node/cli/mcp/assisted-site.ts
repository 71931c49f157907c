import { appendFile, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { intendedFile, intendedPage } from '../../../authoring/place';
import { isPageFile, isSharedFile } from '../../../content/files';
import { Complaint } from '../../complaint';
import { photoTaker } from '../../editor-server/take-photo';
import { fingerprintOf, hashOf } from '../../hashes';
import { SiteReader } from '../../load/load-site';
import type { SiteFolder } from '../../site-folder';
import { NotDone } from './answer';
import type { Answer } from './answer';

type Files = ReadonlyMap<string, Uint8Array>;

/** Characters of each call and each answer that the log keeps. */
const MOST_LOGGED = 500;

/** The one site that an assistant may work on, and the log of its calls. */
export class AssistedSite {
  readonly folder: SiteFolder;
  readonly reader: SiteReader;
  readonly takePhoto: ReturnType<typeof photoTaker>;
  /** Where photographs may come from. */
  readonly photos: string | undefined;
  /** The name of the program that calls. */
  assistant = '';
  #last: Promise<unknown> = Promise.resolve();

  constructor(folder: SiteFolder, photos: string | undefined) {
    this.folder = folder;
    this.photos = photos;
    this.reader = new SiteReader(folder);
    this.takePhoto = photoTaker(folder);
  }

  /** A page or a shared file by what somebody calls it. Throws `NotDone`, also where its hash is another one. */
  find = (typed: string, files: Files, hash?: string): { path: string; bytes: Uint8Array; hash: string } => {
    const path = intendedFile(typed, 'pages');
    const bytes = isPageFile(path) || isSharedFile(path) ? files.get(path) : undefined;
    const intended = intendedPage(path, files.keys());
    if (!bytes)
      throw new NotDone(`There is no page ${JSON.stringify(typed)}.${intended ? ` Did you mean ${intended}?` : ''}`);
    const now = hashOf(bytes);
    if (hash !== undefined && hash !== now)
      throw new NotDone(`${path} was changed since you read it, so nothing was written. Read it again.`);
    return { path, bytes, hash: now };
  };

  /** Does the work of a call after those before it, and writes it down. Never rejects. */
  answer(tool: string, given: unknown, work: () => Promise<Answer>): Promise<Answer> {
    const answered = this.#last.then(async () => {
      const answer = await work().catch(refused);
      const [input, said] = [JSON.stringify(given), answer.note].map((text) => text.slice(0, MOST_LOGGED));
      const entry = { at: new Date(), assistant: this.assistant, tool, input, isDone: !answer.isRefusal, said };
      const folder = join(this.folder.project, '.build');
      await mkdir(folder, { recursive: true })
        .then(() =>
          appendFile(join(folder, `mcp-${fingerprintOf(this.folder.path)}.log`), `${JSON.stringify(entry)}\n`),
        )
        .catch(console.error);
      return answer;
    });
    this.#last = answered;
    return answered;
  }

  /** Resolves when all calls are answered. */
  rest = () => this.#last;
}

function refused(error: unknown): Answer {
  if (error instanceof NotDone) return { note: error.message, authored: error.authored, isRefusal: true };
  if (error instanceof Complaint) return { note: error.message, isRefusal: true };
  console.error(error);
  return { note: 'This could not be done; the standard error output of the server says why.', isRefusal: true };
}
