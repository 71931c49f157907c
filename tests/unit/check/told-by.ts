import { Checker } from '../../../src/check/run/checker';
import type { Problem } from '../../../src/check/problem';
import type { AnyRule } from '../../../src/check/built/finished-rule';
import { APPROVAL_CODES } from '../../../src/check/approval/unapproved';
import { CODES, RULES } from '../../../src/check/rules';
import type { Setting } from '../../../src/check/site';
import { createJsonSchemas } from '../../../src/content/documents/json-schema';
import { filesOf, siteFile } from './small-site';

const schemas = createJsonSchemas();

type Changes = Parameters<typeof filesOf>[0];

/** What one rule, or a few, find in the small site with these changes; nothing of what nobody has approved. */
export function problemsBy(
  rules: AnyRule | readonly AnyRule[],
  changes: Changes = {},
  setting: Setting = {},
): Problem[] {
  const chosen = 'code' in rules ? [rules] : inOrder(rules);
  const { problems } = new Checker(schemas, chosen, { codes: CODES }).check(filesOf(changes), setting);
  return problems.filter(({ rule }) => !APPROVAL_CODES.some(({ code }) => code === rule));
}

/** As the list has them, in which the first goes before others; rules of a test stand behind. */
const inOrder = (rules: readonly AnyRule[]): AnyRule[] => [
  ...RULES.filter((rule) => rules.includes(rule)),
  ...rules.filter((rule) => !RULES.includes(rule)),
];

/** The same, each as `file code "underlined text"`. */
export function toldBy(rules: AnyRule | readonly AnyRule[], changes: Changes = {}, setting: Setting = {}): string[] {
  const files = filesOf(changes);
  return problemsBy(rules, changes, setting).map(
    ({ file, rule, range }) =>
      `${file} ${rule} ${new TextDecoder().decode(files.get(file)).slice(range.start.offset, range.end.offset)}`,
  );
}

/** What a person reads, and no more. */
export const wordsBy = (rules: AnyRule | readonly AnyRule[], changes: Changes = {}, setting: Setting = {}) =>
  problemsBy(rules, changes, setting).map(({ message, fix, why }) => ({ message, fix, why }));

/** The site file with other values. */
export const siteWith = (changes: object) => ({ 'pages/_site.json': { ...siteFile(), ...changes } });
