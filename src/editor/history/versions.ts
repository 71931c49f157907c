import type { Section } from '../../authoring/changes/report';
import { migrate } from '../../content/migrations/migrate';
import { rewritten } from '../../content/migrations/rewrite';
import { kindOfFile } from '../../content/site';
import { decode } from '../../json/decode';
import { parse } from '../../json/parse';
import { sectionsBetween } from '../save/changes';
import type { EditorSite } from '../site/editor-site';

/** A version of a file as it would be written today; nothing where it cannot be read. */
export interface ReadVersion {
  text: string;
  value: unknown;
}

/** Reads a version, and brings one that was written for older code up to date. */
export function readVersion(path: string, bytes: Uint8Array | undefined): ReadVersion | undefined {
  const parsed = bytes && parse(bytes);
  if (!bytes || !parsed || !('value' in parsed)) return undefined;
  const { text } = decode(bytes);
  const { value } = migrate(parsed.value, kindOfFile(path)!);
  return value === parsed.value ? { text, value } : { text: rewritten(text, value), value };
}

/** The changes of a version that visitors saw; `before` is the version it followed, if any. */
export const changesIn = (
  site: EditorSite,
  path: string,
  { before, after }: { before: ReadVersion | undefined; after: ReadVersion },
): Section[] => sectionsBetween(site, path, { before: before?.value, after: after.value, isNew: before === undefined });
