import { expect, it } from 'vitest';
import { fillTokens, parseText } from '../../../src/content/tokens/tokens';

const values = new Map([
  ['phone', '020 7946 0123'],
  ['area.code', 'SW1H'],
]);

it('[T1] puts the value of a token in its place, spaces inside the braces allowed', () => {
  expect(fillTokens('Call {phone} from { area.code }', values)).toBe('Call 020 7946 0123 from SW1H');
});

it('[T1] reads {{ and }} as literal braces', () => {
  expect(fillTokens('{{phone}} is a token', values)).toBe('{phone} is a token');
});

it('[T1] leaves an unknown token as it was written', () => {
  expect(fillTokens('Call {fone}', values)).toBe('Call {fone}');
});

it('[T1] tells where a token stands, and where a brace was never closed', () => {
  expect(parseText('a {phone} b {area')).toEqual([
    { words: 'a ' },
    { name: 'phone', start: 2, end: 9 },
    { words: ' b ' },
    { unclosedAt: 12 },
    { words: 'area' },
  ]);
});
