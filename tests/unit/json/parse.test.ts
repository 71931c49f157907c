import { describe, expect, it } from 'vitest';
import { parse } from '../../../src/json/parse';
import { wordsOfFault } from '../../../src/json/faults';
import type { Fault } from '../../../src/json/faults';
import { applyEdits } from '../../../src/json/text-edit';

const bytes = (text: string) => new TextEncoder().encode(text);
const faultsOf = (text: string) =>
  parse(bytes(text)).faults.map(({ code, start, end }) => [code, text.slice(start, end)]);

function mend(text: string, faults: Fault[]): string {
  return applyEdits(
    text,
    faults.flatMap(({ edits }) => edits),
  );
}

describe('parse', () => {
  it('[J1] reads JSON, with CRLF or without', () => {
    expect(parse(bytes('{\r\n  "a": [1, true, null, "x"]\r\n}\r\n'))).toMatchObject({
      value: { a: [1, true, null, 'x'] },
      faults: [],
    });
  });

  it('[J31] offers no number for one with a zero before it that may have lost its point', () => {
    const { faults } = parse(bytes('{ "a": -01687 }'));
    expect(faults).toMatchObject([{ code: 'number-form', edits: [] }]);
    expect(wordsOfFault(faults[0]!).fix).toBe(
      'Write -0.1687 if the point was lost, or -1687 if the zero does not belong there.',
    );
  });

  /** name, text, code, underlined, mended */
  const MENDED: [string, string, string, string, unknown][] = [
    ['curly quotes around a text', '{ "a": “Hello” }', 'curly-quotes', '“', { a: 'Hello' }],
    ['curly quotes around a name', '{ “a”: "Hello" }', 'curly-quotes', '“', { a: 'Hello' }],
    ['a curly closing quote', '{\n  "a”: "Hello"\n}', 'curly-quotes', '”', { a: 'Hello' }],
    [
      'a curly closing quote of a value',
      '{\n  "a": "Hello”,\n  "b": "x"\n}',
      'curly-quotes',
      '”',
      { a: 'Hello', b: 'x' },
    ],
    ['a curly opening quote', '{ "a": “Hello" }', 'curly-quotes', '“', { a: 'Hello' }],
    ['a quote inside a text', '{ "a": "He said "hello" to me" }', 'quote-in-text', '"', { a: 'He said "hello" to me' }],
    [
      'a quote at the end of a text',
      '{\n "a": "He said "hello"",\n "b": 1\n}',
      'quote-in-text',
      '"',
      { a: 'He said "hello"', b: 1 },
    ],
    ['inches in a text', '{\n "a": "a 5" pipe",\n "b": 1\n}', 'quote-in-text', '"', { a: 'a 5" pipe', b: 1 }],
    ['quotes around words', '{ "a": "Say "yes", "no" and go" }', 'quote-in-text', '"', { a: 'Say "yes", "no" and go' }],
    ['a text of a list that does not end', '["/about, "/contact"]', 'unclosed-text', '"/about', ['/about', '/contact']],
    ['quotes inside a text of a list', '["call "999" now"]', 'quote-in-text', '"', ['call "999" now']],
    ['a missing comma', '{\n  "a": 1\n  "b": 2\n}', 'missing-comma', '', { a: 1, b: 2 }],
    ['a missing comma after a text', '{\n  "a": "x"\n  "b": 2\n}', 'missing-comma', '', { a: 'x', b: 2 }],
    ['a missing comma on one line', '{ "a": "x" "b": 2 }', 'missing-comma', '', { a: 'x', b: 2 }],
    ['a missing comma in a list', '["a"\n"b"]', 'missing-comma', '', ['a', 'b']],
    ['a missing comma between objects', '[{ "a": 1 } { "a": 2 }]', 'missing-comma', '', [{ a: 1 }, { a: 2 }]],
    ['a trailing comma', '{ "a": [1, 2,\n] }', 'trailing-comma', ',', { a: [1, 2] }],
    ['a trailing comma in an object', '{ "a": 1, }', 'trailing-comma', ',', { a: 1 }],
    ['two commas', '[1,, 2]', 'extra-comma', ',', [1, 2]],
    ['a no-break space', '{ "a":\u00a01 }', 'no-break-space', '\u00a0', { a: 1 }],
    ['an invisible space', '{ "a": 1 }\u200b', 'no-break-space', '\u200b', { a: 1 }],
    ['a tab in a text', '{ "a": "x\ty" }', 'tab-in-text', '\t', { a: 'x y' }],
    ['a control character', '{ "a": "x\u0007y" }', 'control-character', '\u0007', { a: 'xy' }],
    ['a line break in a text', '{ "a": "one\n  two" }', 'line-break-in-text', '', { a: 'one two' }],
    ['a line break before the quote', '{ "a": "one\n",\n "b": 1 }', 'line-break-in-text', '', { a: 'one', b: 1 }],
    ['a line comment', '{ "a": 1 // price\n}', 'comment', '// price', { a: 1 }],
    ['a block comment', '{ /* todo */ "a": 1 }', 'comment', '/* todo */', { a: 1 }],
    ['single quotes', "{ 'a': 1 }", 'single-quotes', "'a'", { a: 1 }],
    ['an apostrophe in single quotes', "{ \"a\": 'it's' }", 'single-quotes', "'it's'", { a: "it's" }],
    ['a name without quotes', '{ heading: "x" }', 'unquoted-name', 'heading', { heading: 'x' }],
    ['a text without quotes', '{ "a": hello there }', 'unquoted-text', 'hello there', { a: 'hello there' }],
    ['True', '{ "a": True }', 'wrong-word', 'True', { a: true }],
    ['None', '[None]', 'wrong-word', 'None', [null]],
    ['a leading zero', '{ "a": 07 }', 'number-form', '07', { a: 7 }],
    ['a plus', '{ "a": +7 }', 'number-form', '+7', { a: 7 }],
    ['a number that begins with its point', '{ "a": .5 }', 'number-form', '.5', { a: 0.5 }],
    ['a decimal comma', '{ "a": 4,9, "b": 1 }', 'number-form', '4,9', { a: 4.9, b: 1 }],
    ['a decimal comma at the end', '{ "a": 4,9 }', 'number-form', '4,9', { a: 4.9 }],
    ['a thousands comma', '{\n"a": 4,800\n}', 'number-form', '4,800', { a: 4800 }],
    ['a missing colon', '{ "a" 1 }', 'missing-colon', '', { a: 1 }],
    ['an equals sign', '{ "a" = 1 }', 'missing-colon', '=', { a: 1 }],
    ['a semicolon', '{ "a": 1; "b": 2 }', 'unexpected-character', ';', { a: 1, b: 2 }],
    ['a missing closing quote', '{\n  "a": "x,\n  "b": 2\n}', 'unclosed-text', '"x', { a: 'x', b: 2 }],
    [
      'a Windows path',
      String.raw`{ "a": "C:\Pictures" }`,
      'bad-escape',
      String.raw`\P`,
      { a: String.raw`C:\Pictures` },
    ],
  ];
  it.each(MENDED)('[J2] [PR25] names %s once, and knows what mends it', (_, text, code, underlined, mended) => {
    expect(faultsOf(text)).toEqual([[code, underlined]]);
    expect(JSON.parse(mend(text, parse(bytes(text)).faults))).toEqual(mended);
  });

  const STOPPED: [string, string, string, string][] = [
    ['an empty file', '', 'empty-file', ''],
    ['a file of spaces', ' \n ', 'empty-file', ''],
    ['text after the end', '{}\nhello', 'text-after-end', 'hello'],
    ['one bracket too many', '{ "a": 1 }}', 'extra-bracket', '}'],
    ['no bracket at the start', '"a": 1', 'unopened-bracket', ''],
    ['a field without a value', '{ "a": , "b": 1 }', 'missing-value', '"a"'],
    ['a field without a value at the end', '{ "a": }', 'missing-value', '"a"'],
    ['rich text', String.raw`{\rtf1 { "a": 1 }}`, 'not-json', String.raw`{\rtf1 { "a": 1 }}`],
    ['a web page', '<html>', 'not-json', '<html>'],
    ['a list that is never closed', '{ "a": [1, 2}', 'unclosed-bracket', ''],
    ['a unit at a number', '{ "a": 20min, "b": 1 }', 'number-form', '20min'],
  ];
  it.each(STOPPED)('[J3] stops at %s', (_, text, code, underlined) => {
    expect(faultsOf(text)).toEqual([[code, underlined]]);
  });

  it('[J4] tells where a bracket is missing and where it was opened, by how the lines are indented', () => {
    const text = '{\n  "facts": {\n    "a": 1,\n  "blocks": [\n    1\n  ]\n}\n';
    const [fault] = parse(bytes(text)).faults;
    const at = text.indexOf(',\n  "blocks"');
    expect(fault).toMatchObject({
      code: 'unclosed-bracket',
      found: 'facts',
      start: at,
      end: at,
      wanted: '}',
      related: { start: text.indexOf('{', 5) },
    });
  });

  it('[J4] tells that a list was not closed before the next field', () => {
    const text = '{\n  "streets": ["a", "b",\n  "landmarks": ["c"]\n}';
    expect(parse(bytes(text)).faults).toMatchObject([
      {
        code: 'unclosed-bracket',
        found: 'streets',
        start: text.indexOf(',\n  "l'),
        wanted: ']',
        related: { start: text.indexOf('[') },
      },
    ]);
  });

  it('[J3] finds several faults of one file', () => {
    expect(faultsOf('{\n  “a”: 1,\n  "b": True,\n  "c": [1,],\n}').map(([code]) => code)).toEqual([
      'curly-quotes',
      'wrong-word',
      'trailing-comma',
      'trailing-comma',
    ]);
  });

  it('[J6] refuses a field that stands twice, and shows the first', () => {
    const text = '{ "a": { "x": 1, "y": 2, "x": 3 }, "x": 4 }';
    expect(parse(bytes(text)).faults).toMatchObject([
      { code: 'duplicate-field', start: 25, end: 28, found: 'x', related: { start: 9, end: 12 } },
    ]);
    expect(parse(bytes(text))).not.toHaveProperty('value');
  });

  it.each(['__proto__', 'constructor', 'prototype', 'toString'])('[J6] refuses a field called %s', (name) => {
    expect(faultsOf(`{ "${name}": { "a": 1 } }`)).toEqual([['forbidden-name', `"${name}"`]]);
    expect(faultsOf('{ "\\u005f_proto__": {} }')).toEqual([['forbidden-name', '"\\u005f_proto__"']]);
  });

  it('[J1] recognises UTF-16 of both orders, with its mark or without', () => {
    const utf16 = (text: string, order: 'le' | 'be') =>
      Uint8Array.from(
        [...text].flatMap((char) => {
          const unit = char.charCodeAt(0);
          return order === 'le' ? [unit & 255, unit >> 8] : [unit >> 8, unit & 255];
        }),
      );
    for (const order of ['le', 'be'] as const) {
      for (const mark of ['\ufeff', '']) {
        expect(
          parse(utf16(`${mark}{ "a": "Hello" }`, order)).faults.map(({ code }) => code),
          `${order} ${mark}`,
        ).toEqual(['utf-16']);
      }
    }
  });

  it('[J31] leaves 1,22 to a person, which may lack a digit', () => {
    expect(parse(bytes('{ "count": 1,22 }')).faults).toMatchObject([{ code: 'number-form', edits: [] }]);
    for (const number of ['4,9', '51,5627', '-0,13', '1,220'])
      expect(parse(bytes(`{ "a": ${number} }`)).faults[0]!.edits, number).not.toEqual([]);
  });

  it('[J1] names a byte-order mark and still reads the file', () => {
    const parsed = parse(Uint8Array.from([0xef, 0xbb, 0xbf, ...bytes('{ "a": 1 }')]));
    expect(parsed).toMatchObject({ text: '{ "a": 1 }', value: { a: 1 }, faults: [{ code: 'byte-order-mark' }] });
  });

  it('[J10] names the letter that Windows saved in its own way', () => {
    const parsed = parse(Uint8Array.from([...bytes('{ "a": "caf'), 0xe9, ...bytes('" }')]));
    expect(parsed.faults).toMatchObject([{ code: 'not-utf-8', start: 11, end: 12, found: 'é' }]);
  });

  it('[J10] recognises what is not text', () => {
    expect(parse(Uint8Array.from([0x50, 0x4b, 3, 4, 9, 9])).faults).toMatchObject([
      { code: 'binary-file', found: 'a Word, Excel or ZIP file' },
    ]);
    expect(parse(Uint8Array.from([1, 2, 3, 0, 5])).faults).toMatchObject([{ code: 'binary-file' }]);
  });

  it('[J12] refuses more than 512 kB before reading it', () => {
    expect(parse(new Uint8Array(5 * 1024 * 1024)).faults).toMatchObject([{ code: 'file-too-large', found: '5242880' }]);
  });

  it('[J12] refuses more than 32 levels in linear time, and takes 32', () => {
    const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);
    expect(parse(bytes(nested(32))).faults).toEqual([]);
    expect(parse(bytes(nested(10_000))).faults).toMatchObject([{ code: 'too-deep', start: 32 }]);
    expect(parse(bytes('{"a":'.repeat(10_000))).faults).toMatchObject([{ code: 'too-deep' }]);
  });
});
