import { isObject } from '../../../json/is-object';
import type { PageHead } from '../../../content/resolve';
import type { Path } from '../../../json/path';
import { oncePer } from '../../once';
import type { Words } from '../../problem';
import type { Diagnostic, Rule } from '../../rule';
import { wordsOf } from '../../texts/words-of';

/** Shorter words are what sentences are made of. */
const SHORTEST = 4;

export const repeatedName: Rule = {
  code: 'repeated-name',
  severity: 'warning',
  summary: 'A description or a summary only says the title or the name of its page again, or a name its code.',
  example: {
    before: '"name": "New doors", "summary": "New doors."',
    after: '"name": "New doors", "summary": "Doors measured, made and hung within a week."',
  },
  scope: 'site',
  check: (site) => (site.resolver?.heads() ?? []).flatMap(repeatedIn),
};

const repeatedIn = oncePer(({ page, head }: PageHead): readonly Diagnostic[] => {
  const { name = '', summary = '', code } = factsOf(page);
  const ofCode = typeof code === 'string' && isWordOf(String(name), code) ? [codeInName(page, code)] : [];
  const said: [field: string, path: Path, text: string, names: string][] = [
    ['description', ['metadata', 'description'], head.description, `${String(name)} ${head.title}`],
    ['summary', ['facts', 'summary'], String(summary), `${String(name)} ${head.title.split('|')[1] ?? ''}`],
  ];
  const repeated = said.flatMap(([field, path, text, names]): Diagnostic[] => {
    const known = new Set(wordsIn(names));
    if (text === '' || wordsIn(text).some((word) => !known.has(word))) return [];
    return [{ document: page, location: { path, part: 'value' }, words: words(field) }];
  });
  return [...ofCode, ...repeated];
});

const isWordOf = (name: string, code: string) =>
  wordsOf(name).length > 1 && wordsOf(name).some(({ word }) => word === code.toLowerCase());

const codeInName = (page: PageHead['page'], code: string): Diagnostic => ({
  document: page,
  location: { path: ['facts', 'name'], part: 'value' },
  words: {
    message: `The name holds the code ${code}, which stands in "code" already.`,
    fix: `Write the name alone, without ${code}.`,
    why: 'Lists and headings show code and name side by side, so visitors would read the code twice.',
  },
});

const words = (field: string): Words => ({
  message: `This ${field} says no more than the name of the page.`,
  fix: 'Say what the page helps with, for whom and where, in a sentence of its own.',
  why: 'It stands right below the name, so visitors would read the same twice and learn nothing.',
});

function factsOf({ document }: PageHead['page']): Record<string, unknown> {
  const facts: unknown = 'facts' in document ? document.facts : undefined;
  return isObject(facts) ? facts : {};
}

const wordsIn = (text: string) => wordsOf(text).flatMap(({ word }) => (word.length < SHORTEST ? [] : [word]));
