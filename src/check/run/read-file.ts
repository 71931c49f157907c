import { closedDocument } from '../../content/closed-document';
import { documentOf, typedAgain, typedOf } from '../../content/site';
import type { DocumentKind, SiteDocument } from '../../content/site';
import { migrate } from '../../content/migrations/migrate';
import type { Migrations } from '../../content/migrations/migration';
import { isToDo } from '../../content/to-do';
import { decode } from '../../json/decode';
import { parse } from '../../json/parse';
import { valueAt } from '../../json/path';
import type { Path } from '../../json/path';
import { Source } from '../../json/source';
import { KINDS } from '../../kinds';
import type { PageKind } from '../../kinds';
import { tooManyBlocks } from '../judge/blocks/too-many-blocks';
import type { Judge } from '../judge/judge';
import type { Problem } from '../problem';
import { problemOf } from '../rule';
import type { Findings } from '../store';
import { faultProblem } from './file-problems';

export interface File {
  path: string;
  kind: DocumentKind;
  bytes: Uint8Array;
}

export interface Read {
  problems: readonly Problem[];
  /** Those of them that are faults of the file and not of what it says. */
  faults: readonly Problem[];
  document?: SiteDocument;
  isMigrated?: boolean;
  /** Where a value does not fit its schema. */
  flawedAt?: readonly Path[];
}

/** The results of a file by itself and beside the site file, as plain data. */
export interface KeptFile {
  problems: readonly Problem[];
  flawedAt: readonly Path[];
  isValid: boolean;
  /** All of a valid page but its blocks, by `outlineOf`. */
  outline?: string | undefined;
  /** Left out where the site file was another one. */
  findings?: Findings | undefined;
  /** The findings of the rules of pages, which count with the others alone. */
  onPage?: Findings | undefined;
}

const SUBJECTS: Record<DocumentKind, string> = {
  ...(Object.fromEntries(KINDS.map(({ name, words }) => [name, words.page])) as Record<PageKind, string>),
  'site': 'the site file',
  'claims': 'the file of the claims',
  'menus': 'the file of the menus',
  'region': 'the region file',
  'shared': 'a shared file',
  'published': 'the list of published addresses',
};

export function readFile({ path, kind, bytes }: File, judge: Judge, migrations: Migrations): Read {
  const { faults, ...parsed } = parse(bytes);
  const source = new Source(path, bytes);
  const ofFile = faults.map((fault) => faultProblem(source, fault));
  if (!('value' in parsed)) return { problems: ofFile, faults: ofFile };
  const { value, steps } = migrate(parsed.value, kind, migrations);
  // zod and Ajv agree on what is right; Ajv, which explains what is wrong, is slow to set up.
  const typed = tooManyBlocks.holds(value) ? undefined : typedOf(kind, value);
  const verdict = typed ? [] : judge.judge(`${kind}.schema.json`, value, SUBJECTS[kind]);
  const reported = verdict.filter(({ location }) => !isToDo(valueAt(value, location.path)));
  const ofValues = reported.map(({ code, ...found }) =>
    problemOf({ code, severity: 'error' }, { document: { path, source }, ...found }),
  );
  return {
    problems: [...ofFile, ...ofValues],
    faults: ofFile,
    document: documentOf({ path, kind, value, source, isValid: verdict.length === 0, typed }),
    isMigrated: steps.length > 0,
    flawedAt: reported.map(({ location }) => location.path),
  };
}

/** Reads a file whose earlier results are kept: it is good JSON. A page whose findings are known stays closed. */
export function readAgain(
  { path, kind, bytes }: File,
  { problems, flawedAt, isValid, outline, findings }: KeptFile,
): Read {
  const source = new Source(path, bytes);
  const open = () => JSON.parse(decode(bytes).text) as unknown;
  if (outline !== undefined && findings)
    return { problems, faults: [], flawedAt, document: closedDocument({ path, kind, source, outline, open }) };
  const value = open();
  const typed = isValid ? typedAgain(kind, value) : undefined;
  return { problems, faults: [], flawedAt, document: documentOf({ path, kind, value, source, isValid, typed }) };
}
