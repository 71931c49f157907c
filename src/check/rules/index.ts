import { codesOf } from '../run/codes';
import type { AnyRule } from '../built/finished-rule';
import * as list from './list';

/** Of equally grave problems that overlap the first of these is reported; all other codes follow by name. */
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
  'lost-address',
  'broken-link',
  'claim-mismatch',
  'unknown-unit',
  'misplaced-centre',
  'contradicting-region',
  'leftover-place',
  'near-copy',
  'wrong-district',
  'distant-coordinates',
  'duplicate-district',
  'copied-page',
  'unknown-district',
  'misspelt-address',
  'link-to-draft',
  'misleading-link',
  'long-title',
  'misnamed-photo',
  'impossible-date',
  'misplaced-business',
  'misspelt-brand',
  'misspelt-place',
  'short-title',
  'misspelt-word',
  'not-in-standard',
  'phone-mismatch',
  'unclosed-token',
  'repeated-entry',
  'repeated-text',
  'outside-region',
  'swapped-coordinates',
];

const rankOf = ({ code }: AnyRule) => (FIRST.includes(code) ? FIRST.indexOf(code) : FIRST.length);

/** Every rule: of the whole site and of the finished page. */
export const RULES: readonly AnyRule[] = Object.values(list).sort((a, b) => rankOf(a) - rankOf(b));

/** Every code that a problem can have, sorted. Codes never change. */
export const CODES = codesOf(RULES);
