import type { BuiltRule } from '../../built/built-rule';
import { gasNumberAfterOurs } from './gas-number-after-ours';
import { missingCallLink } from './missing-call-link';
import { unnamedCallLink } from './unnamed-call-link';
import { unshownNumber } from './unshown-number';
import { unshownRating } from './unshown-rating';
import { wrongCallNumber } from './wrong-call-number';

/** Every rule that needs the finished page. */
export const BUILT_RULES: readonly BuiltRule[] = [gasNumberAfterOurs, missingCallLink, unnamedCallLink, unshownNumber, unshownRating, wrongCallNumber];
