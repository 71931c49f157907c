import { booleanInQuotes } from './boolean-in-quotes';
import { bothCoordinates } from './both-coordinates';
import { emptyText } from './empty-text';
import { numberInQuotes } from './number-in-quotes';
import { outOfRange } from './out-of-range';
import { tokenInValue } from './token-in-value';
import { tooFew } from './too-few';
import { tooLong } from './too-long';
import { tooMany } from './too-many';
import { unknownValue } from './unknown-value';
import type { OwnValueRule, ValueRule } from './value-rule';
import { wrongDate } from './wrong-date';
import { wrongForm } from './wrong-form';
import { wrongType } from './wrong-type';

/** Of those of one keyword, the first that knows the value explains it. */
export const VALUE_RULES: readonly ValueRule[] = [
  emptyText,
  tokenInValue,
  bothCoordinates,
  numberInQuotes,
  booleanInQuotes,
  wrongType,
  unknownValue,
  wrongDate,
  wrongForm,
  tooLong,
  tooFew,
  tooMany,
  outOfRange,
];

export const OWN_VALUE_RULES: readonly OwnValueRule[] = VALUE_RULES.filter(
  (rule): rule is OwnValueRule => 'summary' in rule,
);
