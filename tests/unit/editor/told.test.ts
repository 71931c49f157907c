import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { intendedDistrict } from '../../../src/authoring/copy/region-district';
import type { Problem } from '../../../src/check/problem';
import { schemaOf } from '../../../src/content/site';
import { editorProblemOf } from '../../../src/editor/judge/editor-problem';

const place = { offset: 0, line: 1, column: 1 };
const problem = (own: Partial<Problem>): Problem => ({
  rule: 'a-rule',
  severity: 'error',
  file: 'pages/areas/hill.json',
  pointer: '',
  range: { start: place, end: place },
  related: [],
  edits: [],
  message: '',
  fix: '',
  why: '',
  ...own,
});
const told = (own: Partial<Problem>, facts: object) =>
  editorProblemOf(problem(own), { schema: schemaOf('area'), value: { facts }, nameOf: () => 'Hill R4' });

describe('a message of the editor', () => {
  it('[EF14] calls fields and pages by what stands on the screen, without a path or a bracket', () => {
    const message = '"responseMinutes" is also in pages/areas/hill.json.';
    const fix = 'List one to eight facts, each as { "label": "Water", "value": "…" }, or leave the field out.';
    expect(told({ pointer: '/facts/responseMinutes', message, fix }, { responseMinutes: 5 })).toEqual({
      message: '“Response time” is also in the page “Hill R4”.',
      fix: 'List one to eight facts, or leave the field out.',
      offers: [],
    });
  });

  it('[EF14] says of a number with letters that it is none, and offers the number', () => {
    const edits = [{ start: 0, end: 7, insert: '25' }];
    const own = { pointer: '/facts/responseMinutes', message: 'It is a number in quotes.', edits };
    expect(told(own, { responseMinutes: '25min' })).toEqual({
      message: '“25min” is not a number.',
      fix: 'Write the average response in whole minutes, for example 20.',
      offers: [{ words: 'Use 25', edits }],
    });
  });

  it('[EF14] offers what has no words of its own as a fix', () => {
    const edits = [{ start: 1, end: 1, insert: ',' }];
    expect(told({ edits }, {}).offers).toEqual([{ words: 'Fix it', edits }]);
  });

  it('[EF14] offers each figure that a typed one may be, by its value and what it is', () => {
    const about: Record<string, string> = { 'claim.home': 'price, home', 'claim.shop': 'price, shop' };
    const { message, offers } = editorProblemOf(
      problem({
        message: '"£95" is typed here, and {claim.home} or {claim.shop} stand for the same.',
        pointer: '/facts/name',
      }),
      {
        schema: schemaOf('area'),
        value: { facts: { name: '£95' } },
        nameOf: () => '',
        nameOfToken: (token) => ({ words: '£95', about: about[token]! }),
      },
    );
    expect(message).toBe('“£95” is typed here, and £95 (price, home) or £95 (price, shop) stand for the same.');
    expect(offers.map(({ words, edits }) => [words, edits[0]!.insert])).toEqual([
      ['Use £95 (price, home)', '{claim.home}'],
      ['Use £95 (price, shop)', '{claim.shop}'],
    ]);
  });

  it('[EF14] offers the words of a closed list that are near what was written', () => {
    const { offers } = editorProblemOf(problem({ pointer: '/status' }), {
      schema: schemaOf('area'),
      value: { status: 'drafft' },
      nameOf: () => '',
    });
    expect(offers.map(({ words }) => words)).toEqual(['Use draft']);
  });
});

it('[EF15] knows a district by its code, however that is spaced and written', () => {
  const region: unknown = JSON.parse(readFileSync('pages/_region.json', 'utf8'));
  const codes = ['e5', 'E 5', ' e 5 '].map((code) => intendedDistrict(region, code)?.code);
  expect(codes).toEqual(['E5', 'E5', 'E5']);
  expect(['', 'E555', undefined].map((code) => intendedDistrict(region, code ?? ''))).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
  expect(intendedDistrict(undefined, 'E5')).toBe(undefined);
});
