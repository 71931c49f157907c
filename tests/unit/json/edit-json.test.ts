import { describe, expect, it } from 'vitest';
import { decode, encode } from '../../../src/json/decode';
import { addField, duplicateItem, insertItem, movePart, removeValue, replaceValue } from '../../../src/json/edit-json';
import type { Path } from '../../../src/json/path';
import { valueAt } from '../../../src/json/path';
import { entriesOf } from '../../regression/json-text';
import type { Entry } from '../../regression/json-text';
import { paths, realFiles, textOf } from '../../regression/real-site';
import { sampleOf } from '../../sample';

const LINES = '{\r\n  "a": 1,\r\n  "b": [ "x" ],\r\n  "c": { "d": true }\r\n}\r\n';
const CARDS = Array.from({ length: 5 }, (_, index) => ({
  icon: 'clock',
  heading: `Card ${index}`,
  text: 'A sentence of a card that says what it offers.',
  action: { do: 'call', label: 'Call: {phone}' },
}));
const VALUES: unknown[] = [
  'x',
  7,
  {},
  { type: 'shared', ref: 'x' },
  ['one', 'two'],
  { type: 'cards', heading: 'Cards', items: CARDS },
];

/** Each of them whole. */
const FILES = sampleOf(
  paths.filter((_, index) => index % 3 === 0),
  5,
);
const groupsIn = (text: string, isGroup: (json: unknown) => boolean): Entry[] =>
  entriesOf(text).filter(({ json }) => isGroup(json));
const isFilledObject = (json: unknown) =>
  typeof json === 'object' && json !== null && !Array.isArray(json) && Object.keys(json).length > 0;
const longest = (text: string) => Math.max(...text.split(/\r?\n/).map((line) => line.length));

/** What is not as it should be, by its file and path; none. */
function expectOfEach(
  check: (text: string, entry: Entry) => boolean,
  isGroup: (json: unknown) => boolean = () => true,
): void {
  const wrong = FILES.flatMap((file) => {
    const text = textOf(file);
    return groupsIn(text, isGroup)
      .filter((entry) => !check(text, entry))
      .map(({ path }) => `${file} /${path.join('/')}`);
  });
  expect(wrong).toEqual([]);
}

describe('one change of a text', () => {
  it('[JE1] replaces, adds, inserts, removes, moves and duplicates, and leaves every other character', () => {
    expect(replaceValue(LINES, ['c', 'd'], [1, { e: 'f' }])).toBe(LINES.replace('true', '[1, { "e": "f" }]'));
    expect(removeValue(LINES, ['a'])).toBe(LINES.replace('"a": 1,\r\n  ', ''));
    expect(removeValue(LINES, ['b'])).toBe(LINES.replace(',\r\n  "b": [ "x" ]', ''));
    expect(removeValue(LINES, ['c', 'd'])).toBe(LINES.replace(' "d": true ', ''));
    expect(removeValue('["x", "y"]', [0])).toBe('["y"]');
    expect(addField(LINES, [], { name: 'n', value: ['v'], after: 'a' })).toBe(
      LINES.replace('1,', '1,\r\n  "n": ["v"],'),
    );
    expect(addField(LINES, [], { name: 'n', value: 2 })).toBe(LINES.replace('true }', 'true },\r\n  "n": 2'));
    expect(addField('{}', [], { name: 'n', value: {} })).toBe('{ "n": {} }');
    expect(insertItem(LINES, ['b'], 'y')).toBe(LINES.replace('"x"', '"x", "y"'));
    expect(insertItem('["x"]', [], 'y', 0)).toBe('["y", "x"]');
    expect(insertItem('[]', [], 'y')).toBe('["y"]');
    expect(insertItem('[\n  1,\n  3\n]', [], 2, 1)).toBe('[\n  1,\n  2,\n  3\n]');
    expect(movePart('[\n  1,\n\n  { "a": [2] },\n  3\n]', [2], 0)).toBe('[\n  3,\n\n  1,\n  { "a": [2] }\n]');
    expect(movePart(LINES, ['c'], 0)).toBe('{\r\n  "c": { "d": true },\r\n  "a": 1,\r\n  "b": [ "x" ]\r\n}\r\n');
    expect(duplicateItem('[\n  {  "a":1 }\n]', [0])).toBe('[\n  {  "a":1 },\n  {  "a":1 }\n]');
    expect(replaceValue(`\uFEFF${LINES}`, ['a'], 2)).toBe(`\uFEFF${LINES.replace('1', '2')}`);
  });

  it('[JE2] opened and written back, a file is the same', () => {
    const crlf = new TextEncoder().encode(`\uFEFF${LINES}`);
    for (const bytes of [...paths.map((path) => realFiles.get(path)!), crlf])
      expect(Buffer.compare(encode(decode(bytes).text, bytes), bytes)).toBe(0);
  });

  it('[JE1] a value that is set changes its own bytes alone', () => {
    expectOfEach((text, { path, value, json }) => {
      const changed = replaceValue(text, path, typeof json === 'number' ? json + 1 : 'other');
      const tail = text.length - value.end;
      return (
        changed.slice(0, value.start) === text.slice(0, value.start) &&
        changed.slice(changed.length - tail) === text.slice(value.end) &&
        JSON.stringify(valueAt(JSON.parse(changed), path)) === (typeof json === 'number' ? String(json + 1) : '"other"')
      );
    });
  });

  it.each(VALUES.map((value) => [JSON.stringify(value).slice(0, 40), value]))(
    '[JE4] put in and taken out again leaves the very file: %s',
    (_, value) => {
      expectOfEach(
        (text, { path, json }) =>
          (json as unknown[]).every(
            (__, index) => removeValue(insertItem(text, path, value, index), [...path, index]) === text,
          ) && removeValue(insertItem(text, path, value), [...path, (json as unknown[]).length]) === text,
        Array.isArray,
      );
      expectOfEach(
        (text, { path, json }) =>
          [undefined, ...Object.keys(json as object)].every(
            (after) =>
              removeValue(addField(text, path, { name: 'new one', value, ...(after !== undefined && { after }) }), [
                ...path,
                'new one',
              ]) === text,
          ),
        isFilledObject,
      );
    },
  );

  it('[JE4] put into an empty list or object and taken out again, too', () => {
    for (const text of ['{ "a": [] }\n', '{\r\n  "a": []\r\n}']) {
      for (const value of VALUES) expect(removeValue(insertItem(text, ['a'], value), ['a', 0])).toBe(text);
    }
    for (const value of VALUES)
      expect(removeValue(addField('{ "a": {} }', ['a'], { name: 'n', value }), ['a', 'n'])).toBe('{ "a": {} }');
  });

  it('[JE4] what is moved keeps its characters, and moved back it leaves the very file', () => {
    expectOfEach(
      (text, { path, json }) =>
        (json as unknown[]).every((_, index) => {
          const to = (json as unknown[]).length - 1 - index;
          const moved = movePart(text, [...path, index], to);
          const now = entriesOf(moved).find((entry) => entry.path.join() === [...path, to].join())!.value;
          const then = entriesOf(text).find((entry) => entry.path.join() === [...path, index].join())!.value;
          return (
            moved.slice(now.start, now.end) === text.slice(then.start, then.end) &&
            movePart(moved, [...path, to], index) === text
          );
        }),
      Array.isArray,
    );
    expectOfEach(
      (text, { path, name }) => !name || movePart(movePart(text, path, 0), path, indexOf(text, path)) === text,
    );
  });

  it('[JE4] what is duplicated stands twice, and the copy taken out leaves the very file', () => {
    expectOfEach(
      (text, { path, json }) =>
        (json as unknown[]).every((item, index) => {
          const twice = duplicateItem(text, [...path, index]);
          const list = valueAt(JSON.parse(twice), path) as unknown[];
          return (
            JSON.stringify(list[index + 1]) === JSON.stringify(item) &&
            removeValue(twice, [...path, index + 1]) === text
          );
        }),
      Array.isArray,
    );
  });

  it('[JE2] prints on one line what fits, and else a line for each part', () => {
    const page = '{\n  "blocks": [\n    { "type": "hero" }\n  ]\n}\n';
    expect(insertItem(page, ['blocks'], VALUES.at(-1))).toBe(`{
  "blocks": [
    { "type": "hero" },
    {
      "type": "cards",
      "heading": "Cards",
      "items": [
${CARDS.map(
  ({ heading }) => `        {
          "icon": "clock",
          "heading": "${heading}",
          "text": "A sentence of a card that says what it offers.",
          "action": { "do": "call", "label": "Call: {phone}" }
        }`,
).join(',\n')}
      ]
    }
  ]
}
`);
    expect(insertItem('[\n\t{ "a": [1] }\n]', [], CARDS, 0)).toContain(
      '\n\t[\n\t\t{ "icon": "clock", "heading": "Card 0",',
    );
  });

  it('[JE2] has no line over 160 columns, unless one text is longer', () => {
    const names = [
      'Old Mill Lane',
      'Castle Street',
      'The Long Bridge',
      'Harbour Steps',
      'St Mary at the Wall',
      'Corn Exchange',
      'Market Cross',
      'North Gate',
      'Town Quay',
    ];
    let text = '{\n  "streets": []\n}\n';
    for (const name of names) text = insertItem(text, ['streets'], name);
    for (const name of names) text = insertItem(text, ['streets'], { name, in: 'XY1' }, 2);
    expect(longest(text)).toBeLessThanOrEqual(160);
    const long = 'word '.repeat(60);
    expect(longest(insertItem(text, ['streets'], { name: long }))).toBeLessThan(long.length + 40);
    expect(longest(addField(text, [], { name: 'cards', value: CARDS }))).toBeLessThanOrEqual(160);
    expect(longest(replaceValue(text, ['streets'], CARDS))).toBeLessThanOrEqual(160);
  });

  it('[JE7] throws where a path leads nowhere', () => {
    expect(() => replaceValue(LINES, ['z'], 1)).toThrow('There is nothing at /z.');
    expect(() => movePart('[1]', [1], 0)).toThrow('There is nothing at /1.');
  });
});

/** Where a field stands among its siblings. */
const indexOf = (text: string, path: Path): number =>
  Object.keys(valueAt(JSON.parse(text), path.slice(0, -1)) as object).indexOf(String(path.at(-1)));
