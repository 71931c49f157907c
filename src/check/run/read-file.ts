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
  // Both say the same of what is right, and the one that says what is wrong takes long to get ready.
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

/** Reads a file whose earlier results are kept: it is good JSON. */
export function readAgain({ path, kind, bytes }: File, { problems, flawedAt, isValid }: KeptFile): Read {
  const value = JSON.parse(decode(bytes).text) as unknown;
  const typed = isValid ? typedAgain(kind, value) : undefined;
  const document = documentOf({ path, kind, value, source: new Source(path, bytes), isValid, typed });
  return { problems, faults: [], document, flawedAt };
}
