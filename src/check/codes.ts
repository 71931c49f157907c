import { FAULTS } from '../json/faults';
import type { NameFlaw } from './files/file-names';
import type { Severity } from './problem';
import { BUILT_RULES } from './rules/call-path';
import { NAME_EXAMPLES, VALUE_EXAMPLES } from './code-examples';
import { RULES } from './rules';
import type { Example, Rule } from './rule';

export interface Code {
  code: string;
  severity: Severity;
  /** One sentence: what it means. */
  summary: string;
  /** Whether a page may be an exception. */
  mayAllow: boolean;
  /** Asked only before a real deployment. */
  gate?: 'live';
  example?: Example;
}

const NAMES: Record<NameFlaw['rule'] | 'missing-file' | 'unsafe-link' | 'wrong-folder', string> = {
  'bad-file-name': 'The name of a file has capitals, spaces or odd characters and cannot be an address.',
  'colliding-files': 'Two files have the same name on Windows or on a Mac.',
  'misplaced-file': 'A file lies where no page can be.',
  'missing-file': 'A file that every site needs is not there.',
  'unsafe-link': 'A file is a link to somewhere else.',
  'wrong-ending': 'The name of a file does not end in ".json".',
  'wrong-folder': 'A page lies in the folder of another sort of page.',
};

const VALUES: Record<string, string> = {
  'boolean-in-quotes': 'true or false stands in quotes, which makes it a text.',
  'empty-text': 'A text holds no words.',
  'misplaced-block': 'A block stands where blocks of its type cannot stand.',
  'missing-field': 'A field that is needed is not there.',
  'number-in-quotes': 'A number stands in quotes, which makes it a text.',
  'out-of-range': 'A number is too small or too large.',
  'too-few': 'A list has too few entries.',
  'too-many': 'A list has too many entries.',
  'too-many-blocks': 'A page has more than 200 blocks.',
  'unknown-block': 'There is no block of this type.',
  'unknown-field': 'A field has a name that is not known where it stands.',
  'unknown-value': 'A word is not one of those that a field can be.',
  'wrong-block': 'A block has the fields of another type.',
  'wrong-form': 'A text is not written in the form that its field needs: an address, a postcode, a date.',
  'wrong-type': 'A value is of the wrong sort: a number where words are needed, one value where a list is.',
};

const EXCEPTIONS: Omit<Rule, 'check'>[] = [
  {
    code: 'expired-exception', severity: 'warning', mayAllow: false, summary: 'An exception of a page has ended.',
    example: { before: '"allow": [{ "rule": "long-title", "reason": "…", "until": "2024-01-31" }]', after: '"allow": []' },
  },
  {
    code: 'forbidden-exception', severity: 'error', summary: 'A page wants to be an exception to something that must never be broken.',
    example: { before: '"allow": [{ "rule": "broken-link", "reason": "…", "until": "2030-01-31" }]', after: '"allow": []' },
  },
  {
    code: 'stale-exception', severity: 'warning', mayAllow: false, summary: 'An exception of a page excuses nothing any more.',
    example: { before: '"allow": [{ "rule": "long-title", "reason": "…", "until": "2030-01-31" }]\n(and the title is short by now)', after: '"allow": []' },
  },
  {
    code: 'unknown-exception', severity: 'error', summary: 'An exception names a code that does not exist.',
    example: { before: '"allow": [{ "rule": "title-long", "reason": "…", "until": "2030-01-31" }]', after: '"allow": [{ "rule": "long-title", "reason": "…", "until": "2030-01-31" }]' },
  },
];

const listed = (group: Record<string, string>, examples: Record<string, Example>): Code[] =>
  Object.entries(group).map(([code, summary]) => ({ code, severity: 'error', summary, mayAllow: false, ...(examples[code] && { example: examples[code] }) }));

/** A warning may be excused; an error only where its rule says so. */
const ofRule = ({ code, severity, summary, example, gate, mayAllow = severity === 'warning' }: Omit<Rule, 'check'>): Code =>
  ({ code, severity, summary, mayAllow, ...(gate && { gate }), ...(example && { example }) });

/** Every code that a problem can have, sorted. Codes never change. */
export const CODES: readonly Code[] = [
  ...Object.entries(FAULTS).map(([code, { summary, example }]) =>
    ({ code, severity: 'error' as const, summary, mayAllow: false, example })),
  ...listed(NAMES, NAME_EXAMPLES), ...listed(VALUES, VALUE_EXAMPLES),
  ...RULES.map(ofRule), ...EXCEPTIONS.map(ofRule), ...BUILT_RULES.map((rule) => ({ ...ofRule(rule), mayAllow: false })),
].sort((a, b) => (a.code < b.code ? -1 : 1));
