import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { functionsAbove } from './functions';

const COLUMNS = 120;
const IS_COMMENT = /^\s*(?:\/\/|\/\*\*|\*) /;
const MOST_IN_FILE = 250;
const MOST_IN_FUNCTION = 60;

const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(tsx?|mts|mjs)$/.test(file))
    .map((file) => ({ file: `${folder}/${file}`, code: readFileSync(`${folder}/${file}`, 'utf8') }));

const source = filesIn('src');
const files = [...source, ...filesIn('tests')];

describe('the code', () => {
  it(`[A5] breaks its comments at ${COLUMNS} columns; oxfmt breaks all else`, () => {
    const tooLong = files.flatMap(({ file, code }) =>
      code
        .split('\n')
        .flatMap((line, index) => (IS_COMMENT.test(line) && line.length > COLUMNS ? [`${file}:${index + 1}`] : [])),
    );
    expect(files.length).toBeGreaterThan(500);
    expect(tooLong).toEqual([]);
  });

  it(`[A5] has no file above ${MOST_IN_FILE} lines, and no function above ${MOST_IN_FUNCTION}`, () => {
    const longFiles = source
      .map(({ file, code }) => ({ file, lines: code.split('\n').length - 1 }))
      .filter(({ lines }) => lines > MOST_IN_FILE);
    const longFunctions = source.flatMap((each) =>
      functionsAbove(MOST_IN_FUNCTION, each).map(({ line, lines }) => `${each.file}:${line} has ${lines} lines`),
    );
    expect(longFiles).toEqual([]);
    expect(longFunctions).toEqual([]);
  });

  it('[A5] counts a function with those inside it, and a component as a function', () => {
    const code = 'const a = () => {\n  b(() => {\n    c();\n  });\n};\nfunction D() {\n  return <p>\n    e\n  </p>;\n}';
    const found = (most: number) => functionsAbove(most, { file: 'a.tsx', code });
    expect(found(3)).toEqual([
      { line: 1, lines: 5 },
      { line: 6, lines: 5 },
    ]);
    expect(found(5)).toEqual([]);
  });
});
