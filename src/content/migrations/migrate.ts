import { isObject } from '../../json/is-object';
import { MIGRATIONS, versionAfter } from './migrations';
import type { Json, MigratedKind, Migration, Migrations } from './migration';

export interface Migrated {
  value: unknown;
  /** The version that the document was written in. */
  from: number;
  /** The steps that were taken; empty when there was nothing to do. */
  steps: readonly Migration[];
}

/**
 * A document as the newest version writes it. What is no document, or is of a version that is not known, comes back
 * as it is, for the check to judge. A document without a version is of the first.
 */
export function migrate(value: unknown, kind: MigratedKind, migrations: Migrations = MIGRATIONS): Migrated {
  const from = versionOf(value);
  if (!isObject(value) || from === undefined || from >= versionAfter(migrations, kind))
    return { value, from: from ?? 0, steps: [] };
  const steps = migrations[kind]!.slice(from - 1);
  const migrated = steps.reduce<Json>(
    (document, step, index) => withVersion(step.migrate(document, kind), from + index + 1),
    value,
  );
  return { value: migrated, from, steps };
}

function versionOf(value: unknown): number | undefined {
  if (!isObject(value)) return undefined;
  const version = value['version'] ?? 1;
  return typeof version === 'number' && Number.isInteger(version) && version >= 1 ? version : undefined;
}

/** The version keeps its place among the fields; a document that had none gets it in front, behind its schema. */
function withVersion(document: Json, version: number): Json {
  if ('version' in document) return { ...document, version };
  const { $schema, ...rest } = document;
  return { ...($schema !== undefined && { $schema }), version, ...rest };
}
