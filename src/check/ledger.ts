import { isObject } from './schema-walk';
import type { Site } from './site';

/** The ids of a list of `pages/_site.json`; `undefined` while the file cannot be relied on. */
export function idsIn(site: Site, list: 'claims' | 'hotlines' | 'accreditations'): string[] | undefined {
  const value = site.business?.value;
  if (!site.business?.isValid || !isObject(value)) return undefined;
  return (value[list] as { id: string }[]).map(({ id }) => id);
}
