import { seeded } from '../bench/seeded';
import { entriesOf, splice } from './json-text';
import type { Entry, Span } from './json-text';
import type { Mutant } from './mutant';
import { paths, textOf } from './real-site';

/** A file with an office mistake, and where the reader must be told of it. */
interface Slip {
  content: string | Uint8Array;
  offset: number;
  /** What its author meant, where that is not the text as it was. */
  meant?: string;
}

type Random = () => number;
export type Planter = (text: string, random: Random) => Slip | undefined;

/** In how many places of each file each mistake is planted, and in each of its ways at least once. */
const PLACES = 3;

/** What Word, Notepad and tired fingers do to a file, at places drawn by a seed in every file of the site. */
export function* officeMutants(): Generator<Mutant> {
  yield* singleMutants();
  yield* pairedMutants();
}

function* singleMutants(): Generator<Mutant> {
  const random = seeded(34);
  for (const file of paths) {
    for (const [rule, planters] of Object.entries(PLANTERS)) {
      for (let place = 0; place < Math.max(PLACES, planters.length); place += 1) {
        const plant = planters[place % planters.length]!;
        const seed = Math.floor(random() * 2 ** 31);
        if (place >= planters.length && WHOLE.has(rule)) continue;
        if (!plant(textOf(file), seeded(seed))) continue;
        yield {
          sort: `office: ${rule}`,
          name: `${file} ${rule} ${place + 1} (seed ${seed})`,
          make: () => {
            const { content, offset } = plant(textOf(file), seeded(seed))!;
            return { files: { [file]: content }, expected: [{ rule, file, offset }] };
          },
        };
      }
    }
  }
}

/** Mistakes that leave every other line as it was, so that two of them are two. */
const OF_A_LINE = [
  'bad-escape',
  'control-character',
  'extra-comma',
  'missing-colon',
  'missing-comma',
  'missing-value',
  'no-break-space',
  'number-form',
  'quote-in-text',
  'single-quotes',
  'tab-in-text',
  'trailing-comma',
  'unclosed-bracket',
  'unclosed-text',
  'unexpected-character',
  'unopened-text',
  'unquoted-name',
  'unquoted-text',
  'wrong-word',
];

/** Two different mistakes in one file, a few lines apart: each is told. */
function* pairedMutants(): Generator<Mutant> {
  const random = seeded(35);
  for (const file of paths) {
    for (const rule of OF_A_LINE) {
      const other = pick(
        OF_A_LINE.filter((each) => each !== rule),
        random,
      )!;
      const seed = Math.floor(random() * 2 ** 31);
      if (!pairIn(textOf(file), [rule, other], seed)) continue;
      yield {
        sort: `office: two`,
        name: `${file} ${rule} and ${other} (seed ${seed})`,
        make: () => {
          const { content, offsets } = pairIn(textOf(file), [rule, other], seed)!;
          return {
            files: { [file]: content },
            expected: [
              { rule, file, offset: offsets[0] },
              { rule: other, file, offset: offsets[1] },
            ],
          };
        },
      };
    }
  }
}

/** How far apart, in lines. */
const APART = 3;

function pairIn(
  text: string,
  rules: [string, string],
  seed: number,
): { content: string; offsets: [number, number] } | undefined {
  const random = seeded(seed);
  const [first, second] = rules.map((rule) => changeBy(PLANTERS[rule]![0]!, text, random));
  if (!first || !second) return undefined;
  const [early, late] = first.cut.start < second.cut.start ? [first, second] : [second, first];
  if (text.slice(early.cut.end, late.cut.start).split('\n').length <= APART) return undefined;
  const content = splice(splice(text, late.cut, late.insert), early.cut, early.insert);
  const shift = early.insert.length - (early.cut.end - early.cut.start);
  const offsetIn = (change: typeof first) => change.offset + (change === late ? shift : 0);
  return { content, offsets: [offsetIn(first), offsetIn(second)] };
}

/** A slip as the change that it is: what it cuts and what it puts there. */
function changeBy(
  plant: Planter,
  text: string,
  random: Random,
): { cut: Span; insert: string; offset: number } | undefined {
  const slip = plant(text, random);
  if (!slip || typeof slip.content !== 'string') return undefined;
  const { content, offset } = slip;
  let start = 0;
  while (start < text.length && text[start] === content[start]) start += 1;
  let tail = 0;
  while (
    tail < Math.min(text.length, content.length) - start &&
    text[text.length - 1 - tail] === content[content.length - 1 - tail]
  )
    tail += 1;
  return { cut: { start, end: text.length - tail }, insert: content.slice(start, content.length - tail), offset };
}

/** Mistakes of a whole file, of which there is one in each way. */
const WHOLE = new Set([
  'binary-file',
  'byte-order-mark',
  'empty-file',
  'file-too-large',
  'not-json',
  'text-before-start',
  'too-deep',
  'utf-16',
]);

const encoder = new TextEncoder();
const at = (start: number, length = 0): Span => ({ start, end: start + length });
const pick = <Item>(items: readonly Item[], random: Random): Item | undefined =>
  items[Math.floor(random() * items.length)];
const textsIn = (text: string) => entriesOf(text).filter(({ json }) => typeof json === 'string');
const fieldsIn = (text: string) => entriesOf(text).filter(({ name }) => name);
const proseIn = (text: string) =>
  textsIn(text).filter(
    ({ json, path }) => path[0] !== '$schema' && /\w \w/.test(String(json)) && !/["\\]/.test(String(json)),
  );

/** What is cut, what is put there, where it is told, and what was meant to stand there if not what is cut. */
interface Planted {
  cut: Span;
  insert: string;
  offset: number;
  meant?: string;
}

/** Changes one entry that passes. */
const onOne =
  (list: (text: string) => Entry[], change: (entry: Entry, text: string) => Planted | undefined): Planter =>
  (text, random) => {
    const entry = pick(list(text), random);
    const changed = entry && change(entry, text);
    if (!changed) return undefined;
    const { cut, insert, offset, meant } = changed;
    return {
      content: splice(text, cut, insert),
      offset,
      ...(meant !== undefined && { meant: splice(text, cut, meant) }),
    };
  };

/** A character put into the first gap between two words of a text. */
const inGap = (insert: string, shift = 0, meant?: string): Planter =>
  onOne(proseIn, ({ value }, text) => {
    const gap = value.start + text.slice(value.start).search(/(?<=\w) (?=\w)/);
    return { cut: at(gap, 1), insert, offset: gap + shift, ...(meant !== undefined && { meant }) };
  });

const followed = (text: string) => entriesOf(text).filter(({ value }) => text[value.end] === ',');
const last = (text: string) => entriesOf(text).filter(({ value }) => /^\s*[}\]]/.test(text.slice(value.end)));
const filled = (text: string) =>
  entriesOf(text).filter(({ json, value }) => typeof json === 'object' && json !== null && value.end - value.start > 2);
const groups = (text: string) =>
  entriesOf(text).filter(
    ({ json, value }) => typeof json === 'object' && text.slice(value.start, value.end).includes('\n'),
  );
const numbers = (text: string) => entriesOf(text).filter(({ json }) => typeof json === 'number');
const lineStarts = (text: string) =>
  [...text.matchAll(/\n {2,}(?=")/g)].map(({ index, 0: found }) => index + found.length);

/** Where what stands before a bracket ends, unless it has a line to itself; of lists that end at once the last. */
const endBefore = (text: string, start: number) => {
  const offset = start + /^\]+/.exec(text.slice(start))![0].length - 1;
  return text[offset + 1] === ',' || /\n[ \t]*$/.test(text.slice(0, offset))
    ? offset
    : text.slice(0, offset).trimEnd().length;
};

/** Of brackets of a kind in a row nobody can say which is too many: the second is told. */
const secondOf = (text: string, offset: number) => offset - /(.)\1*$/.exec(text.slice(0, offset))![0].length + 1;

/** Where the first word of a line stands if a bracket before it is gone, or else where the bracket was. */
const firstWord = (text: string, offset: number) =>
  /\n[ \t]*$/.test(text.slice(0, offset))
    ? offset + /^ */.exec(text.slice(offset + 1))![0].length
    : firstOf(text, offset);

/** Of brackets of a kind in a row nobody can say which is gone: the first is told. */
const firstOf = (text: string, offset: number) =>
  text[offset] === '[' ? offset - /\[*$/.exec(text.slice(0, offset))![0].length : offset;

/** Something put before the first word of a line. */
const onLine =
  (insert: string, shift = 0): Planter =>
  (text, random) => {
    const start = pick(lineStarts(text), random);
    return start === undefined ? undefined : { content: splice(text, at(start), insert), offset: start + shift };
  };

const inPlaceOf = (insert: string, meant: string): Planter =>
  onOne(textsIn, ({ value }) => ({ cut: value, insert, offset: value.start, meant }));
const bytesAfter = (text: string, start: number[]) => Uint8Array.from([...start, ...encoder.encode(text)]);
const utf16 = (text: string, isBig: boolean) =>
  Uint8Array.from(
    [...`\uFEFF${text}`].flatMap((char) => {
      const code = char.charCodeAt(0);
      return isBig ? [code >> 8, code & 255] : [code & 255, code >> 8];
    }),
  );

export const PLANTERS: Record<string, Planter[]> = {
  'bad-escape': [
    inGap('C:\\Windows', 2),
    inGap(' \\% ', 1, ' % '),
    inGap(" \\' \\# ", 1, " ' # "),
    inGap('\\o', 0),
    onOne(textsIn, ({ value }) => ({
      cut: value,
      insert: '"C:\\Users\\Office\\new.jpg"',
      offset: value.start + 3,
      meant: JSON.stringify('C:\\Users\\Office\\new.jpg'),
    })),
    onOne(followed, ({ value }, text) =>
      text[value.end - 1] === '"' ? { cut: at(value.end - 1), insert: '\\', offset: value.end - 1 } : undefined,
    ),
  ],
  'binary-file': [
    (text) => ({ content: bytesAfter(text, [0x50, 0x4b, 3, 4]), offset: 0 }),
    (text) => ({ content: bytesAfter(text, [0x25, 0x50, 0x44, 0x46]), offset: 0 }),
  ],
  'byte-order-mark': [(text) => ({ content: bytesAfter(text, [0xef, 0xbb, 0xbf]), offset: 0 })],
  'comment': [
    onLine('// to be changed\n    '),
    onLine('/* old */ '),
    onOne(
      (text) => followed(text).filter(({ value }) => /^,\r?\n/.test(text.slice(value.end))),
      ({ value }) => ({ cut: at(value.end + 1), insert: ' # see the list', offset: value.end + 2 }),
    ),
  ],
  'control-character': [inGap('\u0007', 0, ''), inGap('\u001b', 0, '')],
  'curly-quotes': [
    onOne(textsIn, ({ value }) => ({ cut: at(value.start, 1), insert: '“', offset: value.start })),
    onOne(textsIn, ({ value }) => ({ cut: at(value.end - 1, 1), insert: '”', offset: value.end - 1 })),
    onOne(fieldsIn, ({ name }, text) => ({
      cut: name!,
      insert: `“${text.slice(name!.start + 1, name!.end - 1)}”`,
      offset: name!.start,
    })),
    onOne(
      (text) => fieldsIn(text).filter(({ json }) => typeof json === 'string' && !json.includes('"')),
      ({ name, value, json }, text) => ({
        cut: { start: name!.start, end: value.end },
        insert: `“${text.slice(name!.start + 1, name!.end - 1)}”: “${String(json)}”`,
        offset: name!.start,
      }),
    ),
    (text) => ({ content: text.replaceAll(/(?<!\\)"((?:[^"\\]|\\.)*)"/g, '“$1”'), offset: text.indexOf('"') }),
  ],
  'duplicate-field': [
    onOne(fieldsIn, ({ name, value }, text) => {
      const field = text.slice(name!.start, value.end);
      return { cut: at(value.end), insert: `, ${field}`, offset: value.end + 2 };
    }),
  ],
  'empty-file': [() => ({ content: '', offset: 0 }), () => ({ content: '\n\n', offset: 0 })],
  'extra-bracket': [
    (text) => ({ content: `${text.trimEnd()}}\n`, offset: text.trimEnd().length }),
    (text) => ({ content: `${text.trimEnd()}\n]\n`, offset: text.trimEnd().length + 1 }),
    onOne(filled, ({ value }, text) => ({
      cut: at(value.end),
      insert: text[value.end - 1]!,
      offset: secondOf(text, value.end),
    })),
  ],
  'extra-comma': [onOne(followed, ({ value }) => ({ cut: at(value.end), insert: ',', offset: value.end + 1 }))],
  'file-too-large': [(text) => ({ content: text + ' '.repeat(512 * 1024), offset: 0 })],
  'forbidden-name': ['__proto__', 'constructor', 'prototype'].map((name) =>
    onOne(fieldsIn, (entry) => ({ cut: at(entry.name!.start), insert: `"${name}": 1, `, offset: entry.name!.start })),
  ),
  'line-break-in-text': [inGap('\n'), inGap('\r\n'), inGap('\n      ')],
  'merge-conflict': [
    (text, random) => {
      const inLine = pick(lineStarts(text), random);
      if (inLine === undefined) return undefined;
      const start = text.lastIndexOf('\n', inLine) + 1;
      const end = text.indexOf('\n', inLine) + 1;
      const line = text.slice(start, end);
      return {
        content: splice(text, { start, end }, `<<<<<<< HEAD\n${line}=======\n${line}>>>>>>> new-figures\n`),
        offset: start,
      };
    },
  ],
  'missing-colon': [
    onOne(fieldsIn, ({ name, value }) => ({
      cut: { start: name!.end, end: value.start },
      insert: ' ',
      offset: name!.end,
    })),
    onOne(fieldsIn, ({ name, value }) => ({
      cut: { start: name!.end, end: value.start },
      insert: ' = ',
      offset: name!.end + 1,
    })),
    onOne(fieldsIn, ({ name, value }) => ({
      cut: { start: name!.end, end: value.start },
      insert: ' => ',
      offset: name!.end + 1,
    })),
  ],
  'missing-comma': [onOne(followed, ({ value }) => ({ cut: at(value.end, 1), insert: '', offset: value.end }))],
  'missing-value': [onOne(fieldsIn, ({ name, value }) => ({ cut: value, insert: '', offset: name!.start }))],
  'no-break-space': [
    onLine('\u00a0'),
    onLine('\u200b'),
    onOne(fieldsIn, ({ value }) => ({ cut: at(value.start - 1, 1), insert: '\u00a0', offset: value.start - 1 })),
  ],
  'not-json': [
    (text) => ({ content: `{\\rtf1\\ansi ${text}}`, offset: 0 }),
    (text) => ({ content: `<!DOCTYPE html>\n<html><body>${text}</body></html>`, offset: 0 }),
  ],
  'not-utf-8': [
    (text, random) => {
      const gap = pick(
        [...text.slice(0, text.search(/[^\0-\u007f]/) >>> 0).matchAll(/(?<=\w) (?=\w)/g)],
        random,
      )?.index;
      if (gap === undefined) return undefined;
      return {
        content: Uint8Array.from([...encoder.encode(text.slice(0, gap)), 0xe9, ...encoder.encode(text.slice(gap))]),
        offset: gap,
      };
    },
  ],
  'number-form': [
    onOne(
      (text) => numbers(text).filter(({ json }) => Number(json) >= 1),
      ({ value }) => ({ cut: at(value.start), insert: '0', offset: value.start }),
    ),
    onOne(
      (text) => numbers(text).filter(({ json }) => Number(json) > 0),
      ({ value }) => ({ cut: at(value.start), insert: '+', offset: value.start }),
    ),
    onOne(
      (text) => numbers(text).filter(({ name, json }) => name && !Number.isInteger(json)),
      ({ value, json }) => ({ cut: value, insert: String(json).replace('.', ','), offset: value.start }),
    ),
    ...[' minutes', '%', '°', ' out of 5'].map((unit) =>
      onOne(numbers, ({ value }) => ({ cut: at(value.end), insert: unit, offset: value.start })),
    ),
    onOne(
      (text) => numbers(text).filter(({ name }) => name),
      ({ value }) => ({ cut: value, insert: '1,234', offset: value.start, meant: '1234' }),
    ),
  ],
  'quote-in-text': [
    inGap(' "so called" ', 1, String.raw` \"so called\" `),
    inGap(' 2" pipe and 3" ', 2, String.raw` 2\" pipe and 3\" `),
  ],
  'single-quotes': [
    onOne(proseIn, ({ value, json }) => ({
      cut: value,
      insert: `'${String(json).replaceAll("'", '’')}'`,
      offset: value.start,
      meant: JSON.stringify(String(json).replaceAll("'", '’')),
    })),
    onOne(fieldsIn, ({ name }, text) => ({
      cut: name!,
      insert: `'${text.slice(name!.start + 1, name!.end - 1)}'`,
      offset: name!.start,
    })),
  ],
  'tab-in-text': [inGap('\t')],
  'text-after-end': [
    (text) => ({ content: `${text.trimEnd()}\nlast changed by Anna\n`, offset: text.trimEnd().length + 1 }),
    (text) => ({ content: `${text.trimEnd()}${text}`, offset: text.trimEnd().length }),
  ],
  'text-before-start': [
    (text) => ({ content: `\`\`\`json\n${text}\`\`\`\n`, offset: 0 }),
    (text) => ({
      content: `Here is the page you asked for:\n\n${text}\nLet me know if it needs any changes!\n`,
      offset: 0,
    }),
    (text) => ({ content: `const page = ${text.trimEnd()};\n`, offset: 0 }),
  ],
  'too-deep': [
    (text) => {
      const start = text.indexOf('"version"');
      return {
        content: splice(text, at(start), `"deep": ${'['.repeat(40)}${']'.repeat(40)}, `),
        offset: start + '"deep": '.length + 31,
      };
    },
  ],
  'trailing-comma': [
    onOne(last, ({ value }) => ({ cut: at(value.end), insert: ',', offset: value.end })),
    onOne(last, ({ value }) => ({ cut: at(value.end), insert: ' ,', offset: value.end + 1 })),
  ],
  'unclosed-bracket': [
    onOne(groups, ({ value }) => ({ cut: at(value.end - 1, 1), insert: '', offset: value.end - 1 })),
    onOne(
      (text) => filled(text).filter(({ json }) => Array.isArray(json)),
      ({ value }, text) => ({ cut: at(value.end - 1, 1), insert: '', offset: endBefore(text, value.end - 1) }),
    ),
    (text) => ({
      content: `${text.trimEnd().slice(0, -1).trimEnd()}\n`,
      offset: text.trimEnd().slice(0, -1).trimEnd().length + 1,
    }),
  ],
  'unclosed-text': [onOne(textsIn, ({ value }) => ({ cut: at(value.end - 1, 1), insert: '', offset: value.start }))],
  'unexpected-character': [';', '…'].map((mark) =>
    onOne(followed, ({ value }) => ({ cut: at(value.end, 1), insert: mark, offset: value.end })),
  ),
  'unopened-bracket': [
    (text) => ({ content: text.replace(/^\{\s*/, ''), offset: 0 }),
    ...[filled, groups].map((list) =>
      onOne(list, ({ value }, text) => ({ cut: at(value.start, 1), insert: '', offset: firstWord(text, value.start) })),
    ),
  ],
  'unopened-text': [
    onOne(textsIn, ({ value }) => ({ cut: at(value.start, 1), insert: '', offset: value.start })),
    onOne(fieldsIn, ({ name }) => ({ cut: at(name!.start, 1), insert: '', offset: name!.start })),
  ],
  'unquoted-name': [
    onOne(fieldsIn, ({ name }, text) => ({
      cut: name!,
      insert: text.slice(name!.start + 1, name!.end - 1),
      offset: name!.start,
    })),
  ],
  'unquoted-text': [
    onOne(
      (text) =>
        textsIn(text).filter(
          ({ json }) =>
            /^[A-Za-z][\w ]*$/.test(String(json)) && !/^(true|false|null|none|nil|yes|no)$/i.test(String(json)),
        ),
      ({ value, json }) => ({ cut: value, insert: String(json), offset: value.start }),
    ),
    onOne(
      (text) => proseIn(text).filter(({ json }) => /^[A-Za-z][^{}]*$/.test(String(json))),
      ({ value, json }) => ({ cut: value, insert: String(json), offset: value.start }),
    ),
    onOne(
      (text) =>
        entriesOf(text).filter(
          ({ json }) =>
            Array.isArray(json) &&
            json.length > 1 &&
            json.every((each) => typeof each === 'string' && /^[A-Za-z][\w ']*$/.test(each)),
        ),
      ({ value, json }) => ({
        cut: value,
        insert: `[\n${(json as string[]).map((each) => `      • ${each}\n`).join('')}    ]`,
        offset: value.start + '[\n      '.length,
      }),
    ),
  ],
  'utf-16': [
    (text) => ({ content: utf16(text, false), offset: 0 }),
    (text) => ({ content: utf16(text, true), offset: 0 }),
  ],
  'wrong-word': [inPlaceOf('True', 'true'), inPlaceOf('None', 'null'), inPlaceOf('undefined', 'null')],
};
