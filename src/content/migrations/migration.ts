import type { PageKind } from '../../kinds';

/** A document of any version, as it was read. */
export type Json = Readonly<Record<string, unknown>>;

/** Which file a document is: what `pages/_site.json` needs, a page does not. */
export type MigratedKind = PageKind | 'site' | 'claims' | 'menus' | 'region' | 'shared' | 'published';

/**
 * One step from a version to the next. Pure and total: it takes whatever stood in a file of that version, right or
 * wrong, changes what the next version says differently and leaves the rest, so that the check can judge the result.
 */
export interface Migration {
  /** The change, in one sentence for the people who own the files. */
  summary: string;
  migrate(document: Json, kind: MigratedKind): Json;
}

/** The steps of each kind of document, oldest first: the first leads from version 1 to version 2. */
export type Migrations = Partial<Readonly<Record<MigratedKind, readonly Migration[]>>>;
