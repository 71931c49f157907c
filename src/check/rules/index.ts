import { codesOf } from '../run/codes';
import type { AnyRule } from '../built/finished-rule';
import * as list from './list';

/** Of equally grave problems that overlap the first of these is reported, and else the first by name. */
const FIRST: readonly string[] = [
  'broken-characters',
  'unseen-character',
  'look-alike-letter',
  'wrong-brackets',
  'markup-in-text',
  'html-in-text',
  'empty-link-text',
  'sample-company',
  'placeholder-text',
  'repeated-block',
  'duplicate-id',
  'broken-link',
  'unknown-unit',
  'leftover-place',
  'wrong-district',
  'distant-coordinates',
  'copied-page',
  'misspelt-address',
  'long-title',
  'misplaced-business',
  'misspelt-brand',
  'misspelt-place',
  'short-title',
  'misspelt-word',
  'unclosed-token',
];

const rankOf = ({ code }: AnyRule) => (FIRST.includes(code) ? FIRST.indexOf(code) : FIRST.length);

/** Every rule: of the whole site and of the finished page. */
export const RULES: readonly AnyRule[] = Object.values(list).sort((a, b) => rankOf(a) - rankOf(b));

/** Every code that a problem can have, sorted. Codes never change. */
export const CODES = codesOf(RULES);
