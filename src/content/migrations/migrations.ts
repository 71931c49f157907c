import type { PageKind } from '../../kinds';
import { oneCountryToMany } from './site-1';
import { withoutOthers } from './site-2';

/** A document of any version, as it was read. */
export type Json = Readonly<Record<string, unknown>>;

/** Which file a document is: what `pages/_site.json` needs, a page does not. */
export type MigratedKind = PageKind | 'site' | 'region' | 'shared' | 'published';

/**
 * One step from a version to the next. Pure and total: it takes whatever stood in a file of that version, right or
 * wrong, changes what the next version says differently and leaves the rest, so that the check can judge the result.
 */
export interface Migration {
  /** What it changes, in one sentence for the people who own the files. */
  summary: string;
  migrate(document: Json, kind: MigratedKind): Json;
}

/** The steps of each kind of document, oldest first: the first leads from version 1 to version 2. */
export type Migrations = Partial<Readonly<Record<MigratedKind, readonly Migration[]>>>;

/**
 * Every step. To release a version of a kind: add the step to its list (one step may stand in several), change
 * `version` in its schema, freeze the documents of the version before under `tests/fixtures`, and run
 * `npm run migrate` on the site. A step is never changed again once it was released.
 */
export const MIGRATIONS: Migrations = { site: [oneCountryToMany, withoutOthers] };

/** The version of a kind that these steps lead to. */
export const versionAfter = (migrations: Migrations, kind: MigratedKind) => (migrations[kind]?.length ?? 0) + 1;
