import { FAULTS } from '../../json/faults';
import { APPROVAL_CODES } from '../approval/unapproved';
import { EXCEPTION_CODES } from './exceptions';
import { FILE_CODES } from '../files/codes';
import { VALUE_CODES } from '../judge/codes';
import type { AnyRule } from '../built/finished-rule';
import type { CodeEntry } from '../rule';

type Coded = Pick<CodeEntry, 'code' | 'summary' | 'example'> & Partial<Pick<CodeEntry, 'severity'>>;

const entryOf = ({ code, severity = 'error', summary, example }: Coded) => ({ code, severity, summary, example });

/** A warning may be excused; an error only where its rule says so, and what needs the finished page never. */
function ofRule({ code, severity, summary, example, gate, mayAllow = severity === 'warning', ...rest }: AnyRule) {
  return { code, severity, summary, example, gate, mayAllow: 'check' in rest && mayAllow };
}

/** Every code that a problem can have, sorted: of these rules, and of what reads, names and judges files. */
export const codesOf = (rules: readonly AnyRule[]): readonly CodeEntry[] =>
  [
    ...Object.entries(FAULTS).map(([code, fault]) => entryOf({ code, ...fault })),
    ...[...FILE_CODES, ...VALUE_CODES].map(entryOf),
    ...EXCEPTION_CODES,
    ...APPROVAL_CODES,
    ...rules.map(ofRule),
  ].sort((a, b) => (a.code < b.code ? -1 : 1));
