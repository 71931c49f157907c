import type { Span } from '../../../json/text-edit';
import { oncePer } from '../../once';
import { Sift } from '../../texts/sift';

const NAME = String.raw`\p{Lu}[\p{L}'’-]*(?: \p{Lu}[\p{L}'’.-]*){0,3}`;
const STAND_FOR: Readonly<Record<string, string>> = {
  "'": "['’]",
  '(': '(?:',
  'NAME': NAME,
  'NUMBER': String.raw`\d{1,3}`,
  'WORDS': String.raw`(?:[\p{L}\d'’-]+(?: |(?![\p{L}\d'’-]))){0,3}`,
};
/** Groups of words that several phrases have. */
const GROUPS: Readonly<Record<string, string>> = {
  EDIT: '(delete|remove|rewrite|reword|shorten|update|edit|amend|finish|proofread|expand|fix|change|check)',
  PART: '(bit|text|sentence|paragraph|section|wording|copy|page|heading|para|part)',
  SITE: '(website|web ?page|site|home ?page|page)',
};
const BEGINS = String.raw`(?<=^|[.!?…:;] |[([–-] ?)`;
const ENDS = String.raw`(?=[.!?…)\]\s]{0,5}$|[.!?…:)\]]|,? –)`;

/**
 * Phrases as one form, with " / " between them. Words may begin with a capital. "(a|b)" and "(a )?" are as in a regular
 * expression, NAME is a name, NUMBER a number, WORDS up to three words; "^" and "$" are where a sentence begins and
 * ends.
 */
export function phrases(list: string): RegExp {
  const forms = list.trim().split(/\s+\/\s+/);
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${forms.map(formOf).join('|')})(?![\\p{L}\\p{N}])`, 'u');
}

function formOf(phrase: string): string {
  const words = phrase
    .replace(/^\^|\$$/g, '')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/EDIT|PART|SITE/g, (group) => GROUPS[group]!)
    .replaceAll(/(?<![\p{L}'])\p{Ll}/gu, (letter) => `[${letter.toUpperCase()}${letter}]`)
    .replaceAll(/['(]|NAME|NUMBER|WORDS ?/g, (sign) => STAND_FOR[sign.trim()]!);
  return `${phrase.startsWith('^') ? BEGINS : ''}${words}${phrase.endsWith('$') ? ENDS : ''}`;
}

export type Forms = readonly (readonly [what: string, ...forms: readonly RegExp[]])[];

/** Most texts have nothing of what any form needs. */
const sifted = oncePer((forms: Forms) => {
  const rows = forms.flatMap(([what, ...own]) => own.map((form) => ({ what, form })));
  return { rows, sift: Sift.of(...rows.map(({ form }) => form)) };
});

/** The first thing in a text that has one of the forms, in the order of the table, and what it is. */
export function firstOf(forms: Forms, text: string): { what: string; inside: Span } | undefined {
  const { rows, sift } = sifted(forms);
  for (const index of sift.matching(text)) {
    const { what, form } = rows[index]!;
    const found = form.exec(text);
    if (found) return { what, inside: { start: found.index, end: found.index + found[0].trimEnd().length } };
  }
  return undefined;
}
