import { describe, expect, it } from 'vitest';
import { parse } from '../../../src/json/parse';
import { areaPage } from '../schemas/area-page';

const text = JSON.stringify(areaPage(), null, 2)
  // A list of short things on one line, as people write it.
  .replace(/"credentials": \[\s+("[^"]+"),\s+("[^"]+")\s+\]/, '"credentials": [$1, $2]');

const codesOf = (changed: string) =>
  parse(new TextEncoder().encode(changed))
    .faults.map(({ code }) => code)
    .join();
const splice = (at: number, length: number, insert: string) => text.slice(0, at) + insert + text.slice(at + length);

/** Every text of the file: where its quotes stand. */
const texts = [...text.matchAll(/"(?:[^"\\]|\\.)*"/g)].map(({ index, 0: found }) => ({
  start: index,
  end: index + found.length - 1,
  body: found.slice(1, -1),
}));
const places = (pattern: RegExp) => [...text.matchAll(pattern)].map(({ index, 0: found }) => ({ at: index, found }));

/** Plants a mistake at each place and names those that were not recognised, or not only that. */
function missed(code: string, changed: string[]): string[] {
  expect(changed.length).toBeGreaterThan(5);
  return changed.filter((each) => codesOf(each) !== code).map((each) => `${codesOf(each)}: ${each.slice(0, 200)}`);
}

describe('office mistakes anywhere in a page', () => {
  it('[J14] a forgotten comma', () => {
    expect(
      missed(
        'missing-comma',
        places(/,(?=\s)/g)
          .filter(({ at }) => !isInText(at))
          .map(({ at }) => splice(at, 1, '')),
      ),
    ).toEqual([]);
  });

  it('[J14] a comma after the last entry', () => {
    expect(
      missed(
        'trailing-comma',
        places(/(?<=["\d}\]])(?=\s+[}\]])/g)
          .filter(({ at }) => !isInText(at))
          .map(({ at }) => splice(at, 0, ',')),
      ),
    ).toEqual([]);
  });

  it('[J14] a curly quote at the start or the end of a text', () => {
    expect(
      missed(
        'curly-quotes',
        texts.flatMap(({ start, end }) => [splice(start, 1, '“'), splice(end, 1, '”')]),
      ),
    ).toEqual([]);
  });

  it('[J14] a forgotten quote at the end of a text', () => {
    expect(
      missed(
        'unclosed-text',
        texts.map(({ end }) => splice(end, 1, '')),
      ),
    ).toEqual([]);
  });

  it('[J14] quotes, a tab or a line break inside a text', () => {
    const inner = texts.flatMap(({ start, body }) => (body.includes(' ') ? [start + 1 + body.indexOf(' ')] : []));
    expect(
      missed(
        'quote-in-text',
        inner.map((at) => splice(at, 1, ' "so called" ')),
      ),
    ).toEqual([]);
    expect(
      missed(
        'tab-in-text',
        inner.map((at) => splice(at, 1, '\t')),
      ),
    ).toEqual([]);
    expect(
      missed(
        'line-break-in-text',
        inner.map((at) => splice(at, 1, '\n')),
      ),
    ).toEqual([]);
  });

  it('[J14] a bracket that is never closed', () => {
    expect(
      missed(
        'unclosed-bracket',
        places(/(?<=\n) +[}\]]/g).map(({ at, found }) => splice(at, found.length, '')),
      ),
    ).toEqual([]);
  });

  it('[J14] the end of a list of one text that is never closed, and a comma farther on', () => {
    const list = '{\n  "texts": [\n    "One"\n  ,\n  "points": [],\n  "before": {}\n  "more": "Show"\n}\n';
    expect(codesOf(list)).toBe('unclosed-bracket,missing-comma');
  });

  it('[J14] a no-break space or a comment between entries', () => {
    const lines = places(/(?<=\n) +/g);
    expect(
      missed(
        'no-break-space',
        lines.map(({ at }) => splice(at, 1, '\u00a0')),
      ),
    ).toEqual([]);
    expect(
      missed(
        'comment',
        lines.map(({ at }) => splice(at, 0, '// to do\n')),
      ),
    ).toEqual([]);
  });
});

function isInText(at: number): boolean {
  return texts.some(({ start, end }) => start < at && at <= end);
}
