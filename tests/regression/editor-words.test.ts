import { describe, expect, it } from 'vitest';
import type { Problem } from '../../src/check/problem';
import { CODES } from '../../src/check/rules';
import { PUBLISHED_FILE } from '../../src/content/files';
import { kindOfFile, schemaOf, siteFrom } from '../../src/content/site';
import type { Page } from '../../src/content/site';
import { choicesOf } from '../../src/editor/form/choices';
import { plainDescription } from '../../src/editor/judge/plain-words';
import { editorProblemOf } from '../../src/editor/judge/editor-problem';
import { nameOf } from '../../src/editor/start/page-rows';
import { parse } from '../../src/json/parse';
import { isObject } from '../../src/json/is-object';
import { pushTo } from '../../src/check/lists';
import { isFull } from '../sample';
import { FAMILIES, isMistake } from './all-mutants';
import { fieldMutants } from './field-mutants';
import type { Setting } from '../../src/check/site';
import type { Change, Mutant } from './mutant';
import { paths, problemsWith, realFiles, schemas, setting, textOf } from './real-site';

/** What only somebody who looks into the files or types commands knows. */
const OF_FILES =
  /\.json\b|"|`|\bquotes\b|[{}[\]]|\bnpm\b|\bJSON\b|\b_(site|claims|menus|region|shared|images)|pages\/|\b[a-z]{2,}[A-Z]/;

/** The words without those of the author, who may have written anything. */
const withoutAuthors = (words: string, text: string) =>
  words.replaceAll(/“([^”]*)”/g, (quoted, inner: string) => (text.includes(inner) ? '' : quoted));

/** Codes that no form of the editor shows. */
const ELSEWHERE: readonly string[] = [
  // Found in finished pages, by the build.
  'missing-call-link',
  'unshown-number',
  'unshown-rating',
  'wrong-call-number',
  // Of a site in several languages: see `tests/unit/check/twins.test.ts`.
  'missing-twin',
  'older-twin',
  'wrong-twin',
  // Of pictures, of other files, and of the lists that the tools write.
  'broken-block',
  'colliding-files',
  'damaged-approvals',
  'heavy-photo',
  'lost-address',
  'misplaced-file',
  'missing-approvals',
  'not-a-picture',
  'returned-address',
  'unsafe-link',
  'unsafe-mark',
  'unused-photo',
  'wrong-ending',
  // Shown as what waits, not as a problem.
  'unapproved',
];

/** How many mutants of a sort are told. */
const OF_A_SORT = isFull ? 5 : 1;

function* mutants(): Generator<Mutant> {
  for (const [name, family] of Object.entries(FAMILIES)) {
    const sorts = new Map<string, Mutant[]>();
    // Whether a field may be as it is now takes longer to say than to change it.
    const isFields = name === 'fields';
    for (const mutant of isFields ? fieldMutants() : family()) {
      const own = sorts.get(mutant.sort) ?? [];
      if (own.length < OF_A_SORT && (!isFields || isMistake(mutant))) pushTo(sorts, mutant.sort, mutant);
    }
    for (const chosen of sorts.values()) yield* chosen;
  }
  yield* [...MORE].map(([sort, [file, from, to]]) => ({
    sort,
    name: file,
    make: () => ({ files: { [file]: textOf(file).replace(from, to) }, expected: [] }),
  }));
}

/** What few of the mutants are, so that none may be drawn. */
const MORE = new Map<string, [file: string, from: string | RegExp, to: string]>([
  ['boolean-in-quotes', ['pages/404.json', '"noindex": true', '"noindex": "true"']],
  ['typed-figure', ['pages/about.json', /(?<="intro": ")/, 'We charge £95 an hour. ']],
]);

const values = new Map(paths.map((path) => [path, JSON.parse(textOf(path)) as unknown]));
const resolver = siteFrom(values, setting, realFiles).resolver!;
const tokens = new Map<string, ReturnType<typeof choicesOf>['tokens']>();

function tokensOn(path: string) {
  const known =
    tokens.get(path) ??
    choicesOf(
      resolver,
      resolver.site.valid.find((page: Page) => page.path === path),
    ).tokens;
  tokens.set(path, known);
  return known;
}

/** A problem as the editor words it, over the text in which it is found. */
function toldIn(problem: Problem, text: string) {
  const parsed = parse(new TextEncoder().encode(text));
  const value = 'value' in parsed ? parsed.value : values.get(problem.file);
  return editorProblemOf(problem, {
    schema: schemaOf(kindOfFile(problem.file)!),
    value,
    nameOf: (path) => nameOf(path, values.get(path)),
    nameOfToken: (token) => {
      const found = tokensOn(problem.file).find((each) => each.value === `{${token}}`);
      return found && { words: found.words, about: found.about ?? '' };
    },
  });
}

/** Mutants of different files are checked at once, so many in a check, and one by one with `npm run test:full`. */
const AT_ONCE = isFull ? 1 : 8;

interface Spoilt extends Pick<Change, 'files'> {
  setting: Setting | undefined;
  count: number;
}

function spoiltBy(chosen: readonly Mutant[]): readonly Spoilt[] {
  const sites: Spoilt[] = [];
  for (const { make } of chosen) {
    const { files, setting: more } = make();
    const site = sites.find(
      (each) =>
        each.count < AT_ONCE &&
        JSON.stringify(each.setting) === JSON.stringify(more) &&
        !Object.keys(files).some((path) => path in each.files),
    );
    if (site) Object.assign(site, { files: { ...site.files, ...files }, count: site.count + 1 });
    else sites.push({ files, setting: more, count: 1 });
  }
  return sites;
}

/** What is wrong with the words of the problems of a site with these files. `see` is given the code of each. */
function wrongWordsOf({ files, setting: more }: Pick<Spoilt, 'files' | 'setting'>, see: (rule: string) => void) {
  const bytes = new Map(
    Object.entries(files).map(([path, content]) => [
      path,
      typeof content === 'string' ? new TextEncoder().encode(content) : content,
    ]),
  );
  const decoded = new Map([...bytes].map(([path, each]) => [path, each && new TextDecoder().decode(each)]));
  return problemsWith(bytes, more).flatMap((problem) => {
    // The list of published addresses has no form.
    if (!kindOfFile(problem.file) || problem.file === PUBLISHED_FILE) return [];
    const text = decoded.get(problem.file) ?? textOf(problem.file);
    see(problem.rule);
    const { message, fix, offers } = toldIn(problem, text);
    return [message, fix, ...offers.map((each) => each.words)]
      .filter((words) => OF_FILES.test(withoutAuthors(words, text)))
      .map((words) => `${problem.rule}: ${words}`);
  });
}

describe('every message', () => {
  it('[EF18] says nothing of files, quotes and brackets in the editor', { timeout: 600_000, tags: 'turn-7' }, () => {
    const seen = new Set<string>();
    const see = (rule: string) => seen.add(rule);
    const unseen = () => CODES.map(({ code }) => code).filter((code) => !seen.has(code) && !ELSEWHERE.includes(code));
    const chosen = [...mutants()];
    const wrong = spoiltBy(chosen).flatMap((site) => wrongWordsOf(site, see));
    // What another mistake hid is told by itself.
    const hidden = unseen();
    for (const { sort, make } of chosen) {
      if (!hidden.some((code) => sort.endsWith(code))) continue;
      const { files, setting: more } = make();
      wrong.push(...wrongWordsOf({ files, setting: more }, see));
    }
    expect([...new Set(wrong)]).toEqual([]);
    expect(unseen()).toEqual([]);
  });
});

/** The words of a JSON Schema that stand beside a field. */
const descriptionsIn = (schema: unknown): string[] =>
  isObject(schema) || Array.isArray(schema)
    ? Object.entries(schema).flatMap(([key, value]) =>
        key === 'description' && typeof value === 'string' ? [value] : descriptionsIn(value),
      )
    : [];

it('[EF18] says nothing of them beside a field either', () => {
  const found = [...schemas].flatMap(([name, schema]) => (name.startsWith('published') ? [] : descriptionsIn(schema)));
  expect(found.length).toBeGreaterThan(300);
  expect([...new Set(found.map(plainDescription))].filter((words) => OF_FILES.test(words))).toEqual([]);
});
