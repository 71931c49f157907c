import { createPath } from 'react-router-dom';
import type { Location } from 'react-router-dom';
import type { ResolvedPage } from '../content/resolve/resolved-page';

/** Gives the page at a path; a path without a page gives the not-found page. */
export type LoadPage = (path: string) => Promise<ResolvedPage>;

type Action = 'PUSH' | 'REPLACE' | 'POP';

/** The page that this tab shows. */
export interface Visit {
  /** That of the page that is shown, also while another is on its way. Its key stands for the history entry. */
  location: Location;
  /** How somebody came here; `POP` is back, forward, or an ordinary page load. */
  action: Action;
  page: ResolvedPage;
  /** Whether another page is on its way. */
  isWaiting: boolean;
  /** The visit that is about to come, so that its page can be drawn before. */
  next?: Visit;
}

/** Where a page is shown from its top. */
export const locationOf = (pathname: string): Location => ({
  pathname,
  search: '',
  hash: '',
  state: null,
  key: 'default',
});

/** The visit of a page alone, as a document shows it. */
export const firstVisit = (page: ResolvedPage, location = locationOf(page.route)): Visit => ({
  location,
  action: 'POP',
  page,
  isWaiting: false,
});

/**
 * The history of this tab. A page is loaded before its address is shown; a later navigation takes the place of one
 * whose page is still on its way. A step inside a page loads nothing.
 */
export class Visits {
  readonly #load: LoadPage;
  readonly #listeners = new Set<(visit: Visit) => void>();
  #now: Visit;
  #latest: Location | undefined;

  constructor(load: LoadPage, page: ResolvedPage) {
    this.#load = load;
    this.#now = firstVisit(page, locationHere());
    addEventListener('popstate', () => void this.#go(locationHere(), 'POP'));
  }

  get now(): Visit {
    return this.#now;
  }

  /** Called at each step, also when a page is on its way. */
  subscribe(listener: (visit: Visit) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Says that somebody is about to come to the top of a page. */
  expect(page: ResolvedPage): void {
    if (page.route === this.#now.location.pathname || page === this.#now.next?.page) return;
    const next: Visit = { ...firstVisit(page, { ...locationOf(page.route), key: newKey() }), action: 'PUSH' };
    this.#tell({ ...this.#now, next });
  }

  async navigate(to: string): Promise<void> {
    const { href, pathname, search, hash } = new URL(to, window.location.href);
    const next = this.#now.next?.location;
    const key = next?.pathname === pathname && !hash ? next.key : newKey();
    const action = href === window.location.href ? 'REPLACE' : 'PUSH';
    await this.#go({ pathname, search, hash, state: null, key }, action);
  }

  /** Loads the page that is shown again, unless another is on its way. */
  async reload(): Promise<void> {
    const [before, latest] = [this.#now, this.#latest];
    const page = await this.#load(before.location.pathname);
    if (this.#now === before && this.#latest === latest) this.#tell({ ...before, page });
  }

  async #go(location: Location, action: Action): Promise<void> {
    this.#latest = location;
    let { page } = this.#now;
    if (location.pathname !== this.#now.location.pathname) {
      // A page that is there already is shown without a step between.
      const wait = () => this.#latest === location && this.#tell({ ...this.#now, isWaiting: true });
      const waiting = setTimeout(wait);
      page = await this.#load(location.pathname);
      clearTimeout(waiting);
      if (this.#latest !== location) return;
    }
    const entry = { key: location.key };
    if (action === 'PUSH') history.pushState(entry, '', createPath(location));
    if (action === 'REPLACE') history.replaceState(entry, '', createPath(location));
    this.#tell({ location, action, page, isWaiting: false });
  }

  #tell(visit: Visit): void {
    this.#now = visit;
    for (const listener of this.#listeners) listener(visit);
  }
}

const newKey = () => Math.random().toString(36).slice(2);

function locationHere(): Location {
  const { pathname, search, hash } = window.location;
  const { key = 'default' } = (history.state ?? {}) as { key?: string };
  return { pathname, search, hash, state: null, key };
}
