import { readFile } from 'node:fs/promises';
import { APPROVAL_CODES } from '../../../check/approval/unapproved';
import { FILE_CODES } from '../../../check/files/codes';
import { VALUE_CODES } from '../../../check/judge/codes';
import type { AnyRule } from '../../../check/built/finished-rule';
import type { CodeEntry } from '../../../check/rule';
import { CODES } from '../../../check/rules';
import * as list from '../../../check/rules/list';
import { EXCEPTION_CODES } from '../../../check/run/exceptions';
import { upperFirst } from '../../../check/words';
import { FAULTS } from '../../../json/faults';

const RULES = 'src/check/rules';
const LISTS = ['list.ts', 'finished.ts'];

const HEAD = `<!-- Generated from the rules by "npm run schemas". Do not edit. -->

# What the check can say

\`npm run check -- --explain CODE\` tells the rest of a code: the fault as somebody might write it, how it is mended, when it is asked, and whether a page may be an exception. An **error** keeps the site from being published, a **warning** does not.
`;

/** Every code in one line, by topic: `schemas/rules.md`. */
export async function rulesDocument(): Promise<string> {
  const groups = new Map<string, readonly string[]>([
    ['Text that is not JSON', Object.keys(FAULTS)],
    ['Fields, values and blocks', VALUE_CODES.map(({ code }) => code)],
    ['Names and places of files', FILE_CODES.map(({ code }) => code)],
    ['Exceptions', EXCEPTION_CODES.map(({ code }) => code)],
    ['Approval', APPROVAL_CODES.map(({ code }) => code)],
    ...(await topics()),
  ]);
  return [HEAD, ...[...groups].map(([title, codes]) => section(title, codes))].join('\n');
}

function section(title: string, codes: readonly string[]): string {
  const entries = CODES.filter(({ code }) => codes.includes(code));
  return `## ${title}\n\n${entries.map(line).join('\n')}\n`;
}

const line = ({ code, severity, summary }: CodeEntry) => `- \`${code}\`, ${severity}: ${summary}`;

/** The codes of each folder of rules, as the lists of rules import them: folder, in words → codes. */
async function topics(): Promise<[topic: string, codes: string[]][]> {
  const lists = await Promise.all(LISTS.map((file) => readFile(`${RULES}/${file}`, 'utf8')));
  const rules: Readonly<Record<string, AnyRule>> = list;
  const found = new Map<string, string[]>();
  for (const [, names = '', folder = ''] of lists.join('\n').matchAll(/^export \{([^}]+)\} from '\.\/([\w-]+)\//gm)) {
    const codes = names.split(',').flatMap((name) => rules[name.trim()]?.code ?? []);
    found.set(folder, [...(found.get(folder) ?? []), ...codes]);
  }
  return [...found]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([folder, codes]) => [upperFirst(folder.replaceAll('-', ' ')), codes]);
}
