const nameOf = (site: string, path: string) => `looked-at ${site} ${path}`;

/** The places that were ticked on a copy in this browser. */
export function lookedAt(site: string, path: string): ReadonlySet<string> {
  const kept: unknown = JSON.parse(localStorage.getItem(nameOf(site, path)) ?? '[]');
  return new Set(Array.isArray(kept) ? kept.filter((each) => typeof each === 'string') : []);
}

export function keepLooked(site: string, path: string, looked: ReadonlySet<string>): void {
  localStorage.setItem(nameOf(site, path), JSON.stringify([...looked]));
}
