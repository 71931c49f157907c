import {
  CLAIMS_FILE,
  isFixedPage,
  isPageFile,
  isSharedFile,
  kindOf,
  MENUS_FILE,
  isNotFoundFile,
  REGION_FILE,
} from '../../content/files';
import { kindNamed } from '../../kinds/named';
import { valueAt } from '../../json/path';
import { decode } from '../../json/decode';
import { isToDo } from '../../content/to-do';
import { countsOf } from '../problem-counts';
import { stateOf } from '../state';
import type { State } from '../state';
import { addressOf } from '../site/editor-site';
import type { EditorSite } from '../site/editor-site';

/** One line of the start screen. */
export interface PageRow {
  path: string;
  name: string;
  /** Where visitors find it, or what it is. */
  address: string;
  /** The kind of file: "Area page". */
  kind: string;
  state: State;
  /** Whether somebody must approve something of it. */
  waits: boolean;
  /** Whether an assistant wrote some of it. */
  isAssisted: boolean;
  mayBeCopied: boolean;
  /** Whether it may have another address, or none. */
  mayBeMoved: boolean;
  /** Nothing before the first check has found any. */
  toDos: number | undefined;
  errors: number | undefined;
  warnings: number | undefined;
}

/** Every file that can be edited, broken ones too: by kind, then by name. */
export function pageRows(site: EditorSite): PageRow[] {
  const rows = site.editable.map((path) => rowOf(path, site));
  return rows.sort((a, b) => ORDER(a) - ORDER(b) || inWords(a.kind, b.kind) || inWords(a.name, b.name));
}

const inWords = new Intl.Collator().compare;

const ORDER = ({ path }: PageRow) => (isPageFile(path) ? (kindNamed(kindOf(path)).isListed ? 0 : 1) : 2);

const rowsBefore = new Map<string, PageRow>();

/** The same object for a line that says the same, so that it is not drawn again. */
function rowOf(path: string, site: EditorSite): PageRow {
  const row = newRowOf(path, site);
  const before = rowsBefore.get(path);
  const isSame = before && (Object.keys(row) as (keyof PageRow)[]).every((key) => before[key] === row[key]);
  if (isSame) return before;
  rowsBefore.set(path, row);
  return row;
}

function newRowOf(path: string, site: EditorSite): PageRow {
  const value = valueOf(site.bytesOf(path));
  const counts = site.foundSoFar && countsOf(site.foundSoFar.get(path));
  return {
    path,
    name: nameOf(path, value),
    address: addressOf(path) ?? whatIs(path),
    kind: kindNameOf(path),
    state: stateOf(path, value, site.head.today),
    waits: site.waiting.has(path),
    mayBeMoved: isPageFile(path) && !isFixedPage(path),
    isAssisted: site.assisted.has(path),
    mayBeCopied: isPageFile(path) && kindNamed(kindOf(path)).isListed && value !== undefined,
    toDos: counts?.toDos,
    errors: counts?.errors,
    warnings: counts?.warnings,
  };
}

/** Files that are no pages, by what people call them. */
const OWN: ReadonlyMap<string, { name: string; about: string }> = new Map([
  [REGION_FILE, { name: 'The region', about: 'the map and its districts' }],
  [CLAIMS_FILE, { name: 'The claims', about: 'figures that pages state' }],
  [MENUS_FILE, { name: 'The menus', about: 'links around every page' }],
]);

/** The name of a file that is no page. */
export function whatIs(path: string): string {
  if (isSharedFile(path)) return 'shown on several pages';
  return OWN.get(path)?.about ?? 'facts of the business';
}

function kindNameOf(path: string): string {
  if (isSharedFile(path)) return 'Shared blocks';
  return isPageFile(path) ? kindNamed(kindOf(path)).title : 'Business and region';
}

/** The name of a page, or else of its file. */
export function nameOf(path: string, value: unknown): string {
  const fileName = path.slice(path.lastIndexOf('/') + 1, -'.json'.length);
  if (isSharedFile(path)) return `Shared: ${fileName}`;
  if (!isPageFile(path)) return OWN.get(path)?.name ?? 'The business';
  const name = valueAt(value, ['facts', 'name']);
  const code = valueAt(value, ['facts', 'code']);
  const isNamed = (each: unknown): each is string => typeof each === 'string' && each.trim() !== '' && !isToDo(each);
  if (!isNamed(name)) return isNotFoundFile(path) ? 'Page not found' : fileName;
  return isNamed(code) ? `${name} ${code}` : name;
}

const values = new WeakMap<Uint8Array, { value: unknown }>();

/** Without a word about what is wrong: the check says that. */
function valueOf(bytes: Uint8Array | undefined): unknown {
  if (!bytes) return undefined;
  const cached = values.get(bytes);
  if (cached) return cached.value;
  let value: unknown;
  try {
    value = JSON.parse(decode(bytes).text);
  } catch {
    value = undefined;
  }
  values.set(bytes, { value });
  return value;
}
