import { routeOf } from '../../src/content/routes';
import type { Setting } from '../../src/check/site';
import { find, splice, without, withField, withItem, withValue } from './json-text';
import type { Path } from './json-text';
import type { Change, Mutant } from './mutant';
import { textOf } from './real-site';

/** Where a problem is told in a changed text. */
export interface Told {
  rule: string;
  /** The file, where it is not the one that was changed. */
  file?: string;
  at: Path;
  part?: 'name' | 'value';
  /** Words inside a text value. */
  inside?: string;
}

interface Plan {
  rule: string;
  file: string;
  /** What sets this one apart from others of its rule and file. */
  how?: string;
  change: (text: string) => string;
  told: Omit<Told, 'rule'> | readonly Told[];
  /** Other files that come with it. */
  files?: Record<string, string | undefined>;
  setting?: Setting;
}

/** One fault of a rule, planted in one page. */
export const plant = ({ rule, file, how = '', change, told, files = {}, setting }: Plan): Mutant => ({
  sort: `rule: ${rule}`,
  name: `${file} ${rule}${how && ` ${how}`}`,
  make: (): Change => {
    const changed: Record<string, string | undefined> = { ...files, [file]: change(textOf(file)) };
    const all = Array.isArray(told) ? (told as readonly Told[]) : [{ rule, ...(told as Omit<Told, 'rule'>) }];
    const expected = all.map((each) => ({
      rule: each.rule,
      file: each.file ?? file,
      offset: offsetOf(changed[each.file ?? file] ?? textOf(each.file ?? file), each),
    }));
    return { files: changed, expected, ...(setting && { setting }) };
  },
});

function offsetOf(text: string, { at, part = 'value', inside }: Omit<Told, 'rule'>): number {
  if (at.length === 0) return text.indexOf('{');
  const entry = find(text, at);
  if (part === 'name') return entry.name!.start;
  // The last: most are said at the end of a text that may have the same words before.
  return inside === undefined ? entry.value.start : text.lastIndexOf(inside, entry.value.end);
}

type Json = Record<string, unknown>;

export const documentOf = (file: string) => JSON.parse(textOf(file)) as Json & { blocks: Json[] };
/** Where the opening of a page has its sentence: in a block of its own, or in the facts, for a shared one. */
export const introOf = (file: string): Path =>
  /"intro": /.test(JSON.stringify(documentOf(file)['facts'] ?? {}, null, 1))
    ? ['facts', 'intro']
    : ['blocks', 0, 'intro'];
export const countOfBlocks = (file: string) => documentOf(file).blocks.length;

export const set = (path: Path, value: unknown) => (text: string) => withValue(text, path, value);
export const add = (path: Path, name: string, value: unknown) => (text: string) => withField(text, path, [name, value]);
export const append = (path: Path, item: unknown) => (text: string) => withItem(text, path, item);
export const remove = (path: Path) => (text: string) => without(text, path);
/** Words at the end of a text. */
export const say = (path: Path, words: string) => (text: string) => {
  const at = find(text, path).value.end - 1;
  return splice(text, { start: at, end: at }, JSON.stringify(words).slice(1, -1));
};
export const both =
  (...changes: ((text: string) => string)[]) =>
  (text: string) =>
    changes.reduce((now, change) => change(now), text);

/** A plain block with a button that leads somewhere. */
export const linkTo = (to: string, label = 'More about this') => ({
  type: 'prose',
  paragraphs: ['One more thing.'],
  action: { do: 'page', label, to },
});

const published = new Set((documentOf('pages/_published.json') as unknown as { routes: string[] }).routes);
/** Whether visitors have seen a page. */
export const isPublished = (file: string) => published.has(routeOf(file));
