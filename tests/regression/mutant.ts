import type { Problem } from '../../src/check/problem';
import type { Setting } from '../../src/check/site';
import { problemsWith, textOf } from './real-site';

/** A problem that a mutant must have: its code, and where it is told. */
export interface Expected {
  rule: string;
  file: string;
  /** In UTF-16 code units of the changed text. */
  offset: number;
}

export interface Change {
  /** Path → what the file holds now; nothing where it is taken away. */
  files: Readonly<Record<string, string | Uint8Array | undefined>>;
  expected: readonly Expected[];
  setting?: Setting;
}

/** A site with a fault. It is made when it is wanted, for there are tens of thousands. */
export interface Mutant {
  /** What sort of mistake it is; the score is told by these. */
  sort: string;
  /** Where it is planted, and what. */
  name: string;
  make: () => Change;
}

const encoder = new TextEncoder();
const decoder = new TextDecoder();
const bytesOf = (content: string | Uint8Array | undefined) =>
  typeof content === 'string' ? encoder.encode(content) : content;

/** Line and column from 1, counted from the text alone. */
export function placeOf(text: string, offset: number): string {
  const lines = text.slice(0, offset).split('\n');
  return `${lines.length}:${lines.at(-1)!.length + 1}`;
}

export interface Verdict {
  isCaught: boolean;
  /** The planted problems and no other, each at its line and column. */
  isExact: boolean;
  /** What was found in the place of what was expected. */
  report: string;
}

const keyOf = ({ rule, file, pointer, message }: Problem) => JSON.stringify([rule, file, pointer, message]);
const known = new Map<string, ReadonlySet<string>>();

/**
 * What the real site has by itself when it is checked so: nothing, unless the check asks for more than it should have.
 */
function ofRealSite(setting: Setting = {}): ReadonlySet<string> {
  const name = JSON.stringify(setting);
  const found = known.get(name) ?? new Set(problemsWith(new Map(), setting).map(keyOf));
  known.set(name, found);
  return found;
}

export function judge({ make, name }: Mutant): Verdict {
  const { files, expected, setting } = make();
  const changes = new Map(Object.entries(files).map(([path, content]) => [path, bytesOf(content)]));
  const textIn = (file: string) => (changes.has(file) ? decoder.decode(changes.get(file)) : textOf(file));
  const before = ofRealSite(setting);
  const found = problemsWith(changes, setting)
    .filter((problem) => !before.has(keyOf(problem)))
    .map(({ rule, file, range }) => `${file}:${range.start.line}:${range.start.column} ${rule}`)
    .sort();
  const wanted = expected.map(({ rule, file, offset }) => `${file}:${placeOf(textIn(file), offset)} ${rule}`).sort();
  const isExact = found.join('\n') === wanted.join('\n');
  return { isCaught: found.length > 0, isExact, report: isExact ? '' : reportOf({ name, found, wanted }) };
}

function reportOf({ name, found, wanted }: { name: string; found: string[]; wanted: string[] }): string {
  const rest = found.length > 5 ? ` and ${found.length - 5} more` : '';
  return `${name}\n    wanted ${wanted.join(', ')}\n    found  ${found.slice(0, 5).join(', ') || 'nothing'}${rest}`;
}
