import { codesOf } from '../run/codes';
import type { AnyRule } from '../built/finished-rule';
import * as list from './list';

/** Every rule: of the whole site and of the finished page. */
export const RULES: readonly AnyRule[] = Object.values(list);

/** Every code that a problem can have, sorted. Codes never change. */
export const CODES = codesOf(RULES);
