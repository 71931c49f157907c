/** Held by each tab that has a file open, so that the others know. The browser lets it go when the tab is gone. */
const nameOf = (site: string, path: string) => `writing ${site} ${path}`;

/** Says to other tabs that a file is open in this one, until what comes back is called. */
export function holdFile(site: string, path: string): () => void {
  let letGo: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  void navigator.locks.request(nameOf(site, path), { mode: 'shared' }, () => held);
  return () => letGo();
}

/** The files of a site that are open in some tab. */
export async function filesHeld(site: string, paths: readonly string[]): Promise<ReadonlySet<string>> {
  const { held = [] } = await navigator.locks.query();
  const names = new Set(held.map(({ name }) => name));
  return new Set(paths.filter((path) => names.has(nameOf(site, path))));
}
