import { entriesOf, find, has, splice } from './json-text';
import type { Entry } from './json-text';
import type { Mutant } from './mutant';
import { append, both, countOfBlocks, documentOf, plant, set } from './plant';
import { areaPaths, pagePaths, paths, servicePaths, textOf } from './real-site';

const FACTS = ['facts'];

/** Values that no field may have, and values that stand in each other's place. */
export function* valueMutants(): Generator<Mutant> {
  for (const file of pagePaths) {
    const last = countOfBlocks(file);
    const block = (rule: string, value: object, at: (string | number)[], how = '') =>
      plant({ rule, file, how, change: append(['blocks'], value), told: { at: ['blocks', last, ...at] } });
    yield block('unknown-block', { type: 'proze', paragraphs: ['One more thing.'] }, ['type']);
    yield block(
      'misplaced-block',
      {
        type: 'columns',
        main: [{ type: 'columns', main: [], side: [] }],
        side: [{ type: 'prose', paragraphs: ['One more thing.'] }],
      },
      ['main', 0, 'type'],
    );
    yield block(
      'unknown-value',
      { type: 'notice', tone: 'loud', heading: 'Low pressure', paragraphs: ['One more thing.'] },
      ['tone'],
    );
    yield block('empty-text', { type: 'prose', paragraphs: ['One more thing.', ' '] }, ['paragraphs', 1]);
    yield block(
      'too-long',
      { type: 'prose', heading: 'One more thing. '.repeat(20), paragraphs: ['One more thing.'] },
      ['heading'],
    );
    yield block('too-few', { type: 'prose', paragraphs: [] }, ['paragraphs']);
    yield block(
      'wrong-form',
      {
        type: 'prose',
        paragraphs: ['One more thing.'],
        action: { do: 'page', label: 'More about us', to: '/About us/' },
      },
      ['action', 'to'],
    );
    yield block(
      'misplaced-token',
      {
        type: 'prose',
        paragraphs: ['One more thing.'],
        action: { do: 'page', label: 'More about us', to: '/areas/{area.code}' },
      },
      ['action', 'to'],
      'in an address',
    );
    // A hero of heading and introduction alone has nothing that a price list could not have.
    if (documentOf(file).blocks[0]!['actions'])
      yield plant({
        rule: 'wrong-block',
        file,
        change: set(['blocks', 0, 'type'], 'pricing'),
        told: { at: ['blocks', 0, 'type'] },
      });
    if (has(textOf(file), ['blocks', 0, 'actions', 0])) {
      const links = ['privacy', 'sitemap', 'terms'].filter((name) => file !== `pages/${name}.json`);
      const actions = [
        { do: 'call', label: 'Call: {phone}' },
        { do: 'book', label: 'Book online' },
        { do: 'page', label: 'What else there is', to: `/${links[0]}` },
        { do: 'page', label: 'What there is besides', to: `/${links[1]}` },
      ];
      yield plant({
        rule: 'too-many',
        file,
        change: set(['blocks', 0, 'actions'], actions),
        told: { at: ['blocks', 0, 'actions', 3] },
      });
    }
    yield plant({
      rule: 'too-many-blocks',
      file,
      told: { at: [] },
      change: (text) =>
        splice(
          text,
          { start: find(text, ['blocks']).value.end - 1, end: find(text, ['blocks']).value.end - 1 },
          ', { "type": "prose", "paragraphs": ["One more thing."] }'.repeat(201),
        ),
    });
  }
  for (const file of areaPaths) {
    const fact = (rule: string, path: (string | number)[], value: unknown, how = '') =>
      plant({ rule, file, how, change: set([...FACTS, ...path], value), told: { at: [...FACTS, ...path] } });
    yield fact('out-of-range', ['responseMinutes'], 500);
    yield fact('out-of-range', ['rating', 'value'], 49);
    yield fact('out-of-range', ['coordinates', 'latitude'], 515);
    yield fact('wrong-form', ['priceRange'], '£');
    yield fact('wrong-form', ['code'], 'sw 1');
    yield fact('number-in-quotes', ['responseMinutes'], '20 minutes');
    const streets = (documentOf(file)['facts'] as { streets: unknown[] }).streets;
    const more = Array.from({ length: 9 - streets.length }, (_, index) =>
      append(['facts', 'streets'], `One More Street ${index}`),
    );
    yield plant({
      rule: 'too-many',
      file,
      how: 'streets',
      change: both(...more),
      told: { at: ['facts', 'streets', 8] },
    });
  }
  for (const file of servicePaths)
    yield plant({ rule: 'out-of-range', file, change: set(['facts', 'order'], -1), told: { at: ['facts', 'order'] } });
  for (const file of paths) yield* swaps(file);
  for (const file of paths) {
    for (const way of ['schemas/page.schema.json', '../../schemas/hero.schema.json', ''])
      yield plant({ rule: 'wrong-schema', file, how: way, change: set(['$schema'], way), told: { at: ['$schema'] } });
  }
}

/**
 * The values of two neighbouring fields that are of different sorts have changed places: two mistakes, one at each. Two
 * texts that change places are still two texts, and only a reader can tell; what can be told of figures and places
 * (latitude and longitude, a number as shown and as dialled) has mutants of its own.
 */
function* swaps(file: string): Generator<Mutant> {
  const text = textOf(file);
  const fields = entriesOf(text).filter(({ name }) => name);
  for (const [index, second] of fields.entries()) {
    const first = fields.slice(0, index).findLast((entry) => entry.opening === second.opening);
    if (!first || sortOf(first) === sortOf(second) || !isPlain(first) || !isPlain(second)) continue;
    const literal = ({ value }: Entry) => text.slice(value.start, value.end);
    const ruleFor = (entry: Entry, given: Entry) =>
      typeof entry.json === 'number' && /^\D*\d+(\.\d+)?\D*$/.test(String(given.json))
        ? 'number-in-quotes'
        : 'wrong-type';
    yield plant({
      rule: 'wrong-type',
      file,
      how: `${first.path.join('.')} and ${String(second.path.at(-1))} swapped`,
      change: (now) => splice(splice(now, second.value, literal(first)), first.value, literal(second)),
      told: [
        { rule: ruleFor(first, second), at: first.path },
        { rule: ruleFor(second, first), at: second.path },
      ],
    });
  }
}

const sortOf = ({ json }: Entry) => (Array.isArray(json) ? 'list' : typeof json);
/**
 * Not so: a block's type, the field that tells a union apart, a list that may be written in two ways. They have mutants
 * of their own.
 */
const isPlain = ({ path, json }: Entry) =>
  !/^(type|do|show|items|ticks|value)$/.test(String(path.at(-1))) &&
  !(typeof json === 'object' && json !== null && 'fact' in json);
