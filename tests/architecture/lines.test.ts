import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const COLUMNS = 120;
const IS_COMMENT = /^\s*(?:\/\/|\/\*\*|\*) /;

const files = ['src', 'tests'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(tsx?|mts|mjs)$/.test(file))
    .map((file) => `${folder}/${file}`),
);

describe('the code', () => {
  it(`[A5] breaks its comments at ${COLUMNS} columns; prettier breaks all else`, () => {
    const tooLong = files.flatMap((file) =>
      readFileSync(file, 'utf8')
        .split('\n')
        .flatMap((line, index) => (IS_COMMENT.test(line) && line.length > COLUMNS ? [`${file}:${index + 1}`] : [])),
    );
    expect(files.length).toBeGreaterThan(500);
    expect(tooLong).toEqual([]);
  });
});
