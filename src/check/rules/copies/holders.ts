import type { SitePage } from '../../site';

type KeysOf<Key> = (page: SitePage) => readonly Key[];

const all: { forget(): void }[] = [];

/** Lets go of the pages that were checked last. For whoever checks once, and then needs the room. */
export const forgetHolders = () => all.forEach((holders) => holders.forget());

/**
 * Which pages have a key, such as a fact. What is known of pages that stay as they are is kept from one check to the
 * next, so that an edit costs the keys of one page.
 */
export class Holders<Key> {
  /** Nearly every key has one page, which needs no set of its own. */
  readonly #pages = new Map<Key, SitePage | Set<SitePage>>();
  readonly #shared = new Map<Key, Set<SitePage>>();
  /** With the keys that they gave: what is asked of a page that is gone may be another site's by now. */
  #known: ReadonlyMap<SitePage, readonly Key[]> = new Map();

  constructor() {
    all.push(this);
  }

  forget(): void {
    this.#pages.clear();
    this.#shared.clear();
    this.#known = new Map();
  }

  /** Every key that several of these pages have, with the pages. A page may give a key twice. */
  among(pages: readonly SitePage[], keysOf: KeysOf<Key>): ReadonlyMap<Key, ReadonlySet<SitePage>> {
    const now = new Map(pages.map((page) => [page, this.#known.get(page) ?? keysOf(page)]));
    for (const [page, keys] of this.#known) if (!now.has(page)) this.#remove(page, keys);
    for (const [page, keys] of now) if (!this.#known.has(page)) this.#add(page, keys);
    this.#known = now;
    return this.#shared;
  }

  #add(page: SitePage, keys: readonly Key[]): void {
    for (const key of keys) {
      const held = this.#pages.get(key);
      if (held === undefined) this.#pages.set(key, page);
      else if (held instanceof Set) held.add(page);
      else if (held !== page) {
        const both = new Set([held, page]);
        this.#pages.set(key, both);
        this.#shared.set(key, both);
      }
    }
  }

  #remove(page: SitePage, keys: readonly Key[]): void {
    for (const key of keys) {
      const held = this.#pages.get(key);
      if (held === page) this.#pages.delete(key);
      if (!(held instanceof Set)) continue;
      held.delete(page);
      if (held.size > 1) continue;
      this.#shared.delete(key);
      const [last] = held;
      if (last) this.#pages.set(key, last);
    }
  }
}
