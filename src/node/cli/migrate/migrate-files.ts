import { SITE_FILE } from '../../../content/files';
import { isObject } from '../../../json/is-object';
import { kindOfFile } from '../../../content/site';
import { migrate } from '../../../content/migrations/migrate';
import { versionAfter } from '../../../content/migrations/migrations';
import type { MigratedKind, Migration, Migrations } from '../../../content/migrations/migration';
import { rewritten } from '../../../content/migrations/rewrite';
import { parse } from '../../../json/parse';
import { SPLIT, splitBusiness } from './split-business';

/** A file of a version that is not known, and the newest of its kind that is. */
export interface Strange {
  path: string;
  version: unknown;
  newest: number;
}

export interface MigratedFiles {
  /** Path → the new text. */
  changed: ReadonlyMap<string, string>;
  /** Path → the value before the migration. */
  before: ReadonlyMap<string, unknown>;
  /** The steps that were taken by any of them. */
  steps: readonly Pick<Migration, 'summary'>[];
  /** Files that are not JSON, and so were left alone. */
  unreadable: readonly string[];
  /** Files of a version that is not known: newer than this tool, or none at all. */
  strange: readonly Strange[];
  /** How many files have a version. */
  count: number;
}

/** Brings page files (path → bytes) up to date. */
export function migrateFiles(files: ReadonlyMap<string, Uint8Array>, migrations: Migrations): MigratedFiles {
  const changed = new Map<string, string>();
  const before = new Map<string, unknown>();
  const taken = new Set<Pick<Migration, 'summary'>>();
  const paths = new Set(files.keys());
  const unreadable: string[] = [];
  const strange: Strange[] = [];
  let count = 0;
  for (const [path, bytes] of files) {
    const kind = kindOfFile(path);
    if (!kind) continue;
    count += 1;
    const parsed = parse(bytes);
    if (!('value' in parsed)) {
      unreadable.push(path);
      continue;
    }
    const version = isObject(parsed.value) ? (parsed.value['version'] ?? 1) : 1;
    if (!isKnownVersion(version, kind, migrations))
      strange.push({ path, version, newest: versionAfter(migrations, kind) });
    const { value, steps } = migrate(parsed.value, kind, migrations);
    if (steps.length > 0) {
      changed.set(path, rewritten(parsed.text, value));
      before.set(path, parsed.value);
    }
    for (const step of steps) taken.add(step);
    const split = path === SITE_FILE ? splitBusiness(changed.get(path) ?? parsed.text, value, paths) : NOTHING;
    for (const [file, text] of split) changed.set(file, text);
    if (split.size > 0) taken.add(SPLIT);
  }
  return { changed, before, steps: [...taken], unreadable, strange, count };
}

const NOTHING: ReadonlyMap<string, string> = new Map();

const isKnownVersion = (version: unknown, kind: MigratedKind, migrations: Migrations) =>
  typeof version === 'number' && Number.isInteger(version) && version >= 1 && version <= versionAfter(migrations, kind);
