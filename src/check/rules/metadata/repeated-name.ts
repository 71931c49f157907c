import type { PageHead } from '../../../content/resolve';
import { isObject } from '../../../json/is-object';
import { oncePer } from '../../once';
import { atValue } from '../../placed';
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
  const facts: unknown = 'facts' in page.document ? page.document.facts : undefined;
  const { name = '', summary = '', code = '' } = isObject(facts) ? facts : {};
  const own = [
    { path: ['metadata', 'description'], text: head.description, names: `${String(name)} ${head.title}` },
    { path: ['facts', 'summary'], text: String(summary), names: `${String(name)} ${head.title.split('|')[1] ?? ''}` },
  ].filter(({ text, names }) => {
    const known = new Set(wordsIn(names));
    return text !== '' && wordsIn(text).every((word) => known.has(word));
  });
  const inName = wordsOf(String(name)).map(({ word }) => word);
  const hasCode = inName.length > 1 && inName.includes(String(code).toLowerCase());
  return [
    ...(hasCode ? [atValue(page, ['facts', 'name'], codeInName(String(code)))] : []),
    ...own.map(({ path }) => atValue(page, path, words(path.at(-1)!))),
  ];
});

const codeInName = (code: string) => ({
  message: `The name holds the code ${code}, which stands in "code" already.`,
  fix: `Write the name alone, without ${code}.`,
  why: 'Lists and headings show code and name side by side, so visitors would read the code twice.',
});

const words = (field: string) => ({
  message: `This ${field} says no more than the name of the page.`,
  fix: 'Say what the page helps with, for whom and where, in a sentence of its own.',
  why: 'It stands right below the name, so visitors would read the same twice and learn nothing.',
});

const wordsIn = (text: string) => wordsOf(text).flatMap(({ word }) => (word.length < SHORTEST ? [] : [word]));
