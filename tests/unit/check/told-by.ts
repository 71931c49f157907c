import { Checker } from '../../../src/check/run/checker';
import type { Problem } from '../../../src/check/problem';
import type { AnyRule } from '../../../src/check/built/finished-rule';
import { CODES } from '../../../src/check/rules';
import type { Setting } from '../../../src/check/site';
import { createJsonSchemas } from '../../../src/content/documents/json-schema';
import { filesOf, siteFile } from './small-site';

const schemas = createJsonSchemas();

type Changes = Parameters<typeof filesOf>[0];

/** What one rule, or a few, find in the small site with these changes. */
export function problemsBy(
  rules: AnyRule | readonly AnyRule[],
  changes: Changes = {},
  setting: Setting = {},
): Problem[] {
  const chosen = 'code' in rules ? [rules] : rules;
  return new Checker(schemas, chosen, { codes: CODES }).check(filesOf(changes), setting).problems;
}

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
