import type { PageKind } from '../page.schema';

/** A document of any version, as it was read. */
export type Json = Readonly<Record<string, unknown>>;

/** Which file a document is: what `pages/_site.json` needs, a page does not. */
export type MigratedKind = PageKind | 'site' | 'shared' | 'published';

/**
 * One step from a version to the next. Pure and total: it takes whatever stood in a file of that version, right or
 * wrong, changes what the next version says differently and leaves the rest, so that the check can judge the result.
 */
export interface Migration {
  /** The version that it starts from. */
  from: number;
  /** What it changes, in one sentence for the people who own the files. */
  summary: string;
  migrate(document: Json, kind: MigratedKind): Json;
}

/**
 * Every step, oldest first, without a gap. To release version 2: add the step from 1 here, change `version` in
 * `page.schema.ts` and `site.schema.ts`, freeze documents of version 2 under `tests/fixtures/v2`, and run
 * `npm run migrate` on the site. A step is never changed again once it was released.
 */
export const MIGRATIONS: readonly Migration[] = [];

/** The version that these steps lead to. */
export const versionAfter = (migrations: readonly Migration[]) => migrations.length + 1;
