/** Unsaved text, kept in this browser against a crash. */
export interface Draft {
  path: string;
  /** The file that it began with; nothing for one that is new. What others write meanwhile is merged by it. */
  base: { bytes: Uint8Array; hash: string } | undefined;
  text: string;
  /** For a copy: the page that it was copied from. */
  source?: string | undefined;
  /** When it was kept. */
  at: number;
}

const STORE = 'drafts';

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open('editor', 1);
    request.addEventListener('upgradeneeded', () => request.result.createObjectStore(STORE));
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error));
  });
}

/** Asks twice: a browser that clears what it keeps ends the connection under whoever reads just then. */
async function inStore<T>(mode: IDBTransactionMode, ask: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  return askStore(mode, ask).catch(() => askStore(mode, ask));
}

async function askStore<T>(mode: IDBTransactionMode, ask: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  const database = await open();
  try {
    return await new Promise<T>((resolve, reject) => {
      const transaction = database.transaction(STORE, mode);
      const request = ask(transaction.objectStore(STORE));
      transaction.addEventListener('complete', () => resolve(request.result));
      transaction.addEventListener('error', () => reject(transaction.error));
      // A disk without room aborts it, and no request fails.
      transaction.addEventListener('abort', () => reject(transaction.error));
    });
  } finally {
    database.close();
  }
}

const keyOf = (site: string, path: string) => `${site}\n${path}`;

/** Rejects where the browser has no room for it. */
export const keepDraft = (site: string, draft: Omit<Draft, 'at'>) =>
  inStore('readwrite', (store) => store.put({ ...draft, at: Date.now() } satisfies Draft, keyOf(site, draft.path)));

/** Where the browser does not do it, the draft is offered once more when its file is opened. */
export const forgetDraft = (site: string, path: string): Promise<void> =>
  inStore('readwrite', (store) => store.delete(keyOf(site, path))).catch(() => undefined);

/** The draft of a file, if there is one. Rejects where the browser does not say. */
export const draftOf = (site: string, path: string) =>
  inStore<Draft | undefined>('readonly', (store) => store.get(keyOf(site, path)) as IDBRequest<Draft | undefined>);

/** Every draft of a site, the newest first; none where the browser does not say. */
export async function draftsOf(site: string): Promise<Draft[]> {
  const range = IDBKeyRange.bound(keyOf(site, ''), keyOf(site, '\uffff'));
  const found = await inStore<Draft[]>('readonly', (store) => store.getAll(range) as IDBRequest<Draft[]>).catch(
    () => [],
  );
  return found.sort((a, b) => b.at - a.at);
}
