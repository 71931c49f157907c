import { PUBLISHED_FILE } from '../../content/files';
import { kindOfFile } from '../../content/site';
import { parse } from '../../json/parse';
import { valueAt } from '../../json/path';

/** A file as it is written, and what that says. */
export interface TextFile {
  text: string;
  value: unknown;
}

/** The documents of a site; `unreadable` are those in which a link could stand that nobody can find. */
export function textsOf(bytes: ReadonlyMap<string, Uint8Array>): {
  files: Map<string, TextFile>;
  unreadable: string[];
} {
  const files = new Map<string, TextFile>();
  const unreadable: string[] = [];
  for (const [file, content] of bytes) {
    if (!kindOfFile(file)) continue;
    const parsed = parse(content);
    if ('value' in parsed && parsed.faults.length === 0) files.set(file, { text: parsed.text, value: parsed.value });
    else unreadable.push(file);
  }
  return { files, unreadable };
}

/** Whether visitors were ever given an address; nothing where no list of published addresses says so. */
export function wasPublished(files: ReadonlyMap<string, { value: unknown }>, route: string): boolean | undefined {
  const routes = valueAt(files.get(PUBLISHED_FILE)?.value, ['routes']);
  return Array.isArray(routes) ? routes.includes(route) : undefined;
}
