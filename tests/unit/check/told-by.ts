import { Checker } from '../../../src/check/run/checker';
import type { Problem } from '../../../src/check/problem';
import type { AnyRule } from '../../../src/check/built/finished-rule';
import { writtenApproved } from '../../../src/check/approval/approved-file';
import { APPROVAL_CODES } from '../../../src/check/approval/unapproved';
import { itemsOfSite } from '../../../src/check/approval/waiting';
import { CODES, RULES } from '../../../src/check/rules';
import type { Setting } from '../../../src/check/site';
import { createJsonSchemas } from '../../../src/content/documents/json-schema';
import { checker, filesOf, REFERENCES, underlined } from './small-site';
import type { Changes } from './small-site';

const schemas = createJsonSchemas();

/** The list of what is approved, of a site that a person has read whole. */
export function approvedList(changes: Changes = {}, setting: Setting = {}): string {
  const items = [...itemsOfSite(checker.check(filesOf(changes), setting).site).values()].flat();
  return writtenApproved(new Map(items.map(({ fingerprint }) => [fingerprint, { date: '2026-11-22', by: 'AB' }])));
}

/** A problem with the text that it underlines. */
type Told = Problem & { underlined: string };
/** Codes with spaces between them, or rules that a test has made. */
type Asked = string | AnyRule | readonly AnyRule[];

/** What the rules find in the small site with these changes; nothing of what nobody has approved. */
export function problemsBy(asked: Asked, changes: Changes = {}, setting: Setting = {}): Told[] {
  const files = filesOf(changes);
  const { problems } = new Checker(schemas, rulesOf(asked), { codes: CODES }).check(files, setting);
  return problems
    .filter(({ rule }) => !APPROVAL_CODES.some(({ code }) => code === rule))
    .map((problem) => ({ ...problem, underlined: underlined(files, problem) }));
}

/** As the list has them, in which the first goes before others; rules of a test stand behind. */
function rulesOf(asked: Asked): AnyRule[] {
  if (typeof asked !== 'string') {
    const rules = 'code' in asked ? [asked] : asked;
    return [...RULES.filter((rule) => rules.includes(rule)), ...rules.filter((rule) => !RULES.includes(rule))];
  }
  const codes = asked.split(/\s+/);
  const rules = RULES.filter(({ code }) => codes.includes(code));
  if (rules.length < codes.length) throw new Error(`Not each of these is the code of a rule: ${asked}`);
  return rules;
}

/** The same, each as `file code "underlined text"`. */
export const toldBy = (asked: Asked, changes: Changes = {}, setting: Setting = {}): string[] =>
  problemsBy(asked, changes, setting).map((problem) => `${problem.file} ${problem.rule} ${problem.underlined}`);

/** The same of what documents refer to. */
export const told = (changes: Changes): string[] => toldBy(REFERENCES, changes);

/** What a person reads, and no more. */
export const wordsBy = (asked: Asked, changes: Changes = {}, setting: Setting = {}) =>
  problemsBy(asked, changes, setting).map(({ message, fix, why }) => ({ message, fix, why }));
