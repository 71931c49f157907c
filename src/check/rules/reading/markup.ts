import { DomUtils, parseDocument } from 'htmlparser2';
import { LONGEST_TEXT } from '../../../schema/fields';
import { withoutTokens } from '../../texts/texts';

/** The effect that a sign of Markdown or HTML would have. */
export type MarkupSort =
  | 'link'
  | 'picture'
  | 'emphasis'
  | 'heading'
  | 'line'
  | 'list'
  | 'program'
  | 'other'
  | 'character';
export type MarkupLanguage = 'Markdown' | 'HTML';

export interface Markup {
  language: MarkupLanguage;
  sort: MarkupSort;
  start: number;
  end: number;
  /** The words between the signs, and the address of a link. */
  label: string;
  to?: string;
  /** The replacement, where it is certain. */
  insert?: string;
}

/** A tag: `<` and a name of HTML without a space between them, and only attributes with values. So "a < b" is none. */
const tag = (names: string) =>
  String.raw`<(?:${names})(?:\s+(?:[\w:-]+\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'<>]+)|async|defer|controls|hidden))*\s*\/?>`;
const pair = (names: string) => `${tag(names)}(?<label>[^<]*)</(?:${names})\\s*>`;
const whole = (names: string) => String.raw`<(?<name>${names})\b[^<>]*>[^]*?</\k<name>\s*>`;
const EMPHASIS = 'b|strong|i|em|u|mark|small|big|font|span|strike|s|del|ins|sup|sub|abbr|cite|q|center|blockquote|code';
const PROGRAMS = 'script|style|iframe|object|embed|svg|form|template|noscript';
const OTHERS = [
  'a|h[1-6]|table|thead|tbody|tr|td|th|caption|html|head|body|meta|link|title|section|article|header|footer|nav|main',
  `aside|button|input|label|select|option|textarea|video|audio|source|canvas|dl|dt|dd|${EMPHASIS}|${PROGRAMS}`,
].join('|');

/** In the order in which they are looked for: what lies in something that was found is a part of it. */
const HTML: [sort: MarkupSort, form: string][] = [
  ['program', whole(PROGRAMS)],
  ['other', '<!--[^]*?-->'],
  ['list', whole('ul|ol')],
  ['link', String.raw`<a\s[^<>]*?href\s*=\s*["']?(?<to>[^\s"'<>]*)[^<>]*>(?<label>[^<]*)</a\s*>`],
  ['emphasis', pair(EMPHASIS)],
  ['heading', pair('h[1-6]')],
  ['line', pair('p|div')],
  ['line', `${tag('br|p|div|hr')}|</(?:p|div)\\s*>`],
  ['list', `${tag('ul|ol|li')}|</(?:ul|ol|li)\\s*>`],
  ['picture', tag('img')],
  ['other', `${tag(OTHERS)}|</(?:${OTHERS})\\s*>`],
];
const MARKDOWN: [sort: MarkupSort, form: RegExp][] = [
  ['picture', /!\[(?<label>[^\][\n]*)\]\((?<to>[^()\s]+)\)/g],
  ['link', /\[(?<label>[^\][\n]+)\]\((?<to>[^()\s]+)\)/g],
  // Not quite a link: with a space between, no end, no words, no beginning, or the brackets the other way round.
  ['link', /\[(?<label>[^\][\n]*)\]\s?\((?<to>\s?\/[a-z0-9#/-]*(?:\s[a-z0-9#/-]+(?=\s?\)))?\s?)\)?/g],
  ['link', /\[(?<label>[^\][()\n]+)\((?<to>\/[a-z0-9#/-]*)\)\]?/g],
  ['link', /\[(?<label>[^\][\n]+)\](?<to>\/[a-z0-9#/-]*)/g],
  ['link', /\[(?<label>[^\][\n]+)\]\s?\(\s*\)/g],
  ['link', /\]\((?<to>\/[a-z0-9#/-]*)\)/g],
  ['link', /\((?<label>[^()\n]+)\)\[(?<to>\/[a-z0-9#/-]*)\]/g],
  // An address alone, as nobody says it.
  ['link', /(?<=^|\s)(?<to>\/[a-z]{3}[a-z0-9-]*(?:\/[a-z0-9-]+)*(?:#[a-z0-9-]+)?)(?=[.,;:!?)]*(?:\s|$))/g],
  ['emphasis', /\*\*(?=\S)(?<label>[^*\n]*?\S)\*\*/g],
  ['emphasis', /(?<![\w_])__(?=[^\s_])(?<label>[^_\n]*?[^\s_])__(?![\w_])/g],
  ['emphasis', /(?<![\w*])\*(?=[^\s*])(?<label>[^*\n]*?[^\s*])\*(?![\w*])/g],
  ['emphasis', /(?<![\w_])_(?=[^\s_])(?<label>[^_\n]*?[^\s_])_(?![\w_])/g],
  ['emphasis', /~~(?=\S)(?<label>[^~\n]+)~~/g],
  ['heading', /^#{1,6}\s+(?<label>\S.*)$/g],
  // In the middle of a paragraph nobody knows where its words end.
  ['heading', /(?<=\s)#{2,6}(?=\s+\S)/g],
  ['other', /(`{1,3})(?<label>[^`\n]*)\1/g],
  // Signs that are left where the other half was removed.
  ['emphasis', /\*{2,}(?=\S)|(?<=\S)\*{2,}|(?<=^|\s)\*(?=\p{L})/gu],
  ['other', /(?<!-)-{3}(?!-)|`(?!\p{L})/gu],
];
const FORMS = [
  ...HTML.map(([sort, form]) => ({ language: 'HTML' as const, sort, form: new RegExp(form, 'gi') })),
  ...MARKDOWN.map(([sort, form]) => ({ language: 'Markdown' as const, sort, form })),
];
const ANY = /[[\]*_#<&~`]|---|(?:^|\s)\/[a-z]/;

/** The commonest character references are recognised without their semicolon too. */
const CHARACTER = /&(?:[a-z]+\d{0,2}|#\d{2,6}|#x[\da-f]{2,5})(?:;|(?<=&(?:amp|nbsp|pound|quot))(?![a-z;]))/gi;

/** The signs of Markdown and HTML in a text, in order; a pair of tags is one. */
export function markupIn(text: string): Markup[] {
  if (!ANY.test(text) || text.length > LONGEST_TEXT) return [];
  const plain = withoutTokens(text);
  const found: Markup[] = [];
  const isTaken = new Uint8Array(text.length);
  const add = (markup: Markup) => {
    if (isTaken.subarray(markup.start, markup.end).includes(1)) return;
    isTaken.fill(1, markup.start, markup.end);
    found.push(markup);
  };
  for (const { language, sort, form } of FORMS) {
    for (const { 0: written, index: start, groups: { label: words = '', to } = {} } of plain.matchAll(form)) {
      const at = plain.indexOf(words, start);
      const label = text.slice(at, at + words.length).replaceAll(CHARACTER, intendedCharacter);
      add({ language, sort, start, end: start + written.length, label, ...(to !== undefined && { to }) });
    }
  }
  for (const { 0: written, index: start } of plain.matchAll(CHARACTER)) {
    const insert = intendedCharacter(written);
    const end = start + written.length;
    if (insert !== written) add({ language: 'HTML', sort: 'character', start, end, label: '', insert });
  }
  return found.sort((a, b) => a.start - b.start);
}

/** The character of `&pound;` and `&#163;`; the reference itself where its character is invisible. */
function intendedCharacter(written: string): string {
  const character = DomUtils.textContent(parseDocument(written.replace(/;?$/, ';')));
  return /^[\p{L}\p{M}\p{N}\p{P}\p{S}\p{Zs}]$/u.test(character) ? character.replace('\u00a0', ' ') : written;
}
