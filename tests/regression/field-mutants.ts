import { schemaOf, kindOfFile } from '../../src/content/site';
import { cutOf, entriesOf, splice } from './json-text';
import type { Entry } from './json-text';
import type { Change, Mutant } from './mutant';
import { paths, textOf } from './real-site';

interface Slip {
  sort: string;
  text: string;
  rule: string;
  offset: number;
}

/**
 * Each field and item of each document: removed, misspelt, empty, of another sort. A change that leaves a legal
 * document is no mistake that anybody could see (a field that may be left out, a place given as a text in the place
 * of one with a district) and is left out: zod, which does not judge in the check, says which those are.
 */
export function* fieldMutants(): Generator<Mutant> {
  for (const file of paths) {
    for (const entry of entriesOf(textOf(file))) yield* mutantsOf(file, entry);
  }
}

/** Whether a change is no mistake. */
export const isLegal = (file: string, text: string): boolean =>
  schemaOf(kindOfFile(file)!).safeParse(JSON.parse(text)).success;

function* mutantsOf(file: string, entry: Entry): Generator<Mutant> {
  for (const slip of [removed, misspelt, emptied, quoted, unquoted, listed, unlisted]) {
    const made = slip(textOf(file), entry);
    if (!made) continue;
    yield { sort: made.sort, name: `${file} ${entry.path.join('.')} ${made.sort}`, make: () => changeOf(file, made) };
  }
}

const changeOf = (file: string, { text, rule, offset }: Slip): Change => ({
  files: { [file]: text },
  expected: [{ rule, file, offset }],
});

function removed(text: string, entry: Entry): Slip {
  return {
    sort: 'field removed',
    text: splice(text, cutOf(text, entry), ''),
    rule: entry.name ? 'missing-field' : 'too-few',
    offset: entry.opening,
  };
}

/** Two letters changed places, or where that makes the same word, one doubled. */
function misspelt(text: string, { name }: Entry): Slip | undefined {
  if (!name) return undefined;
  const word = text.slice(name.start + 1, name.end - 1);
  const middle = Math.floor(word.length / 2);
  const swapped = word.slice(0, middle - 1) + word.charAt(middle) + word.charAt(middle - 1) + word.slice(middle + 1);
  const typo = word.length > 3 && swapped !== word ? swapped : word + word.at(-1);
  return { sort: 'name misspelt', text: splice(text, name, `"${typo}"`), rule: 'unknown-field', offset: name.start };
}

const put = (text: string, { value }: Entry, literal: string) => splice(text, value, literal);
const isBlockType = ({ path, json }: Entry) => path.at(-1) === 'type' && typeof json === 'string';

const emptied = (text: string, entry: Entry): Slip => ({
  sort: 'value null',
  text: put(text, entry, 'null'),
  rule: isBlockType(entry) ? 'unknown-block' : 'wrong-type',
  offset: entry.value.start,
});

function quoted(text: string, entry: Entry): Slip | undefined {
  if (typeof entry.json !== 'number' && typeof entry.json !== 'boolean') return undefined;
  return {
    sort: 'number or boolean in quotes',
    text: put(text, entry, `"${String(entry.json)}"`),
    rule: typeof entry.json === 'number' ? 'number-in-quotes' : 'boolean-in-quotes',
    offset: entry.value.start,
  };
}

function unquoted(text: string, entry: Entry): Slip | undefined {
  if (typeof entry.json !== 'string') return undefined;
  return {
    sort: 'number for a text',
    text: put(text, entry, '7'),
    rule: isBlockType(entry) ? 'unknown-block' : 'wrong-type',
    offset: entry.value.start,
  };
}

function listed(text: string, entry: Entry): Slip | undefined {
  if (Array.isArray(entry.json)) return undefined;
  const { path, value, json } = entry;
  const changed = { sort: 'list for one value', text: put(text, entry, `[${text.slice(value.start, value.end)}]`) };
  // A list may stand here, but with other items: what is wrong is the item.
  if (typeof json === 'object' && json !== null && 'fact' in json)
    return { ...changed, rule: 'wrong-type', offset: value.start + 1 };
  // A claim may be a range, which has two numbers.
  if (path.length === 5 && path[2] === 'claims' && path[4] === 'value')
    return { ...changed, rule: 'too-few', offset: value.start };
  return { ...changed, rule: isBlockType(entry) ? 'unknown-block' : 'wrong-type', offset: value.start };
}

function unlisted(text: string, entry: Entry): Slip | undefined {
  if (typeof entry.json !== 'object' || entry.json === null) return undefined;
  return {
    sort: 'text for a list or group',
    text: put(text, entry, '"words"'),
    rule: 'wrong-type',
    offset: entry.value.start,
  };
}
