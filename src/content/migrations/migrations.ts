import type { MigratedKind, Migrations } from './migration';
import { oneCountryToMany } from './site-1';
import { withoutOthers } from './site-2';
import { unitsAsCodes } from './site-3';
import { oneMailbox } from './site-4';
import { wordsAlone } from './site-5';

/**
 * Every step. To release a version of a kind: add the step to its list (one step may stand in several), change
 * `version` in its schema, freeze the documents of the version before under `tests/fixtures`, and run
 * `npm run migrate` on the site. A step is never changed again once it was released.
 */
export const MIGRATIONS: Migrations = {
  site: [oneCountryToMany, withoutOthers, unitsAsCodes, oneMailbox, wordsAlone],
  claims: [wordsAlone],
};

/** The version of a kind that these steps lead to. */
export const versionAfter = (migrations: Migrations, kind: MigratedKind) => (migrations[kind]?.length ?? 0) + 1;
