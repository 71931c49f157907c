import { withoutTokens } from '../../texts/texts';

/** What signs of Markdown or HTML are meant to do. */
export type MarkupSort =
  'link' | 'picture' | 'emphasis' | 'heading' | 'line' | 'list' | 'program' | 'other' | 'character';
export type MarkupLanguage = 'Markdown' | 'HTML';

export interface Markup {
  language: MarkupLanguage;
  sort: MarkupSort;
  start: number;
  end: number;
  /** The words between the signs, and the address of a link. */
  label: string;
  to?: string;
  /** What to write in its place, where that is certain. */
  insert?: string;
}

/** A tag: `<` and a name of HTML without a space between them, and only attributes with values. So "a < b" is none. */
const tag = (names: string) =>
  String.raw`<(?:${names})(?:\s+(?:[\w:-]+\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'<>]+)|async|defer|controls|hidden))*\s*\/?>`;
const pair = (names: string) => `${tag(names)}(?<label>[^<]*)</(?:${names})\\s*>`;
const EMPHASIS = 'b|strong|i|em|u|mark|small|big|font|span|strike|s|del|ins|sup|sub|abbr|cite|q|center|blockquote|code';
const PROGRAMS = 'script|style|iframe|object|embed|svg|form|template|noscript';
const OTHERS = [
  'a|h[1-6]|table|thead|tbody|tr|td|th|caption|html|head|body|meta|link|title|section|article|header|footer|nav|main',
  `aside|button|input|label|select|option|textarea|video|audio|source|canvas|dl|dt|dd|${EMPHASIS}|${PROGRAMS}`,
].join('|');

/** In the order in which they are looked for: what lies in something that was found is a part of it. */
const MARKDOWN: [sort: MarkupSort, form: RegExp][] = [
  ['picture', /!\[(?<label>[^\][\n]*)\]\((?<to>[^()\s]+)\)/g],
  ['link', /\[(?<label>[^\][\n]+)\]\((?<to>[^()\s]+)\)/g],
  // Not quite a link: with a space between, no end, no words, no beginning, or the brackets the other way round.
  ['link', /\[(?<label>[^\][\n]*)\]\s?\((?<to>\s?\/[a-z0-9#/-]*(?:\s[a-z0-9#/-]+)?\s?)\)/g],
  ['link', /\[(?<label>[^\][\n]*)\]\s?\((?<to>\/[a-z0-9#/-]*)\)?/g],
  ['link', /\[(?<label>[^\][()\n]+)\((?<to>\/[a-z0-9#/-]*)\)\]?/g],
  ['link', /\[(?<label>[^\][\n]+)\](?<to>\/[a-z0-9#/-]*)/g],
  ['link', /\[(?<label>[^\][\n]+)\]\s?\(\s*\)/g],
  ['link', /\]\((?<to>\/[a-z0-9#/-]*)\)/g],
  // An address alone, as nobody says it.
  ['link', /(?<=^|\s)(?<to>\/[a-z]{3}[a-z0-9-]*(?:\/[a-z0-9-]+)*(?:#[a-z0-9-]+)?)(?=[.,;:!?)]*(?:\s|$))/g],
  ['link', /\((?<label>[^()\n]+)\)\[(?<to>\/[a-z0-9#/-]*)\]/g],
  ['emphasis', /\*\*(?=\S)(?<label>[^*\n]*?\S)\*\*/g],
  ['emphasis', /(?<![\w_])__(?=[^\s_])(?<label>[^_\n]*?[^\s_])__(?![\w_])/g],
  ['emphasis', /(?<![\w*])\*(?=[^\s*])(?<label>[^*\n]*?[^\s*])\*(?![\w*])/g],
  ['emphasis', /(?<![\w_])_(?=[^\s_])(?<label>[^_\n]*?[^\s_])_(?![\w_])/g],
  ['emphasis', /~~(?=\S)(?<label>[^~\n]+)~~/g],
  ['heading', /^#{1,6}\s+(?<label>\S.*)$/g],
  // In the middle of a paragraph nobody knows where its words end.
  ['heading', /(?<=\s)#{2,6}(?=\s+\S)/g],
  ['other', /(`{1,3})(?<label>[^`\n]*)\1/g],
  // What is left of them where the other half was taken out.
  ['emphasis', /\*{2,}(?=\S)|(?<=\S)\*{2,}|(?<=^|\s)\*(?=\p{L})/gu],
  ['other', /(?<!-)-{3}(?!-)|`(?!\p{L})/gu],
];

/** What goes with all that stands in it, up to its end. */
const ENCLOSED: [sort: MarkupSort, opening: RegExp, end: (name: string) => string][] = [
  ['program', new RegExp(String.raw`<(?<name>${PROGRAMS})\b[^<>]*>`, 'gi'), (name) => `</${name}>`],
  ['other', /<!--/g, () => '-->'],
  ['list', new RegExp(tag('(?<name>ul|ol)'), 'gi'), (name) => `</${name}>`],
];

const HTML: [sort: MarkupSort, form: RegExp][] = [
  ['link', new RegExp(String.raw`<a\s[^<>]*?href\s*=\s*["']?(?<to>[^\s"'<>]*)[^<>]*>(?<label>[^<]*)</a\s*>`, 'gi')],
  ['emphasis', new RegExp(pair(EMPHASIS), 'gi')],
  ['heading', new RegExp(pair('h[1-6]'), 'gi')],
  ['line', new RegExp(pair('p|div'), 'gi')],
  ['line', new RegExp(`${tag('br|p|div|hr')}|</(?:p|div)\\s*>`, 'gi')],
  ['list', new RegExp(`${tag('ul|ol|li')}|</(?:ul|ol|li)\\s*>`, 'gi')],
  ['picture', new RegExp(tag('img'), 'gi')],
  ['other', new RegExp(`${tag(OTHERS)}|</(?:${OTHERS})\\s*>`, 'gi')],
];

const FORMS = [
  ...HTML.map(([sort, form]) => ({ language: 'HTML' as const, sort, form })),
  ...MARKDOWN.map(([sort, form]) => ({ language: 'Markdown' as const, sort, form })),
];

const CHARACTERS = new Map(
  `amp& lt< gt> quot" apos' ndash– mdash— hellip… lsquo‘ rsquo’ ldquo“ rdquo” pound£ euro€ copy© reg® trade™ deg°
  frac12½ frac14¼ frac34¾ times× bull• middot· eacuteé`
    .split(/\s+/)
    .map((entry): [string, string] => [entry.slice(0, -1), entry.slice(-1)]),
).set('nbsp', ' ');
/** Of those that are met most the semicolon may be missing. */
const CHARACTER =
  /&(?:(?<name>[a-z]+\d{0,2})|#(?<decimal>\d{2,6})|#x(?<hex>[\da-f]{2,5}))(?:;|(?<=&(?:amp|nbsp|pound|quot|euro|ndash|rsquo))(?![a-z;]))/gi;

/** The signs of Markdown and HTML in a text, in order; a pair of tags is one. */
export function markupIn(text: string): Markup[] {
  if (!/[[\]*_#<&~`]|---|(?:^|\s)\/[a-z]/.test(text)) return [];
  const plain = withoutTokens(text);
  const found: Markup[] = [];
  const isTaken = new Uint8Array(text.length);
  const add = (markup: Markup) => {
    if (isTaken.subarray(markup.start, markup.end).includes(1)) return;
    isTaken.fill(1, markup.start, markup.end);
    found.push(markup);
  };
  enclosedIn(plain).forEach(add);
  for (const { language, sort, form } of FORMS) {
    for (const { 0: written, index: start, groups: { label: words = '', to } = {} } of plain.matchAll(form)) {
      const at = plain.indexOf(words, start);
      const label = text.slice(at, at + words.length).replaceAll(CHARACTER, characterMeant);
      add({ language, sort, start, end: start + written.length, label, to });
    }
  }
  charactersIn(plain).forEach(add);
  return found.sort((a, b) => a.start - b.start);
}

function enclosedIn(text: string): Markup[] {
  const small = text.toLowerCase();
  const missing = new Set<string>();
  return ENCLOSED.flatMap(([sort, opening, endOf]) =>
    [...text.matchAll(opening)].flatMap(({ 0: { length }, index: start, groups }): Markup[] => {
      const mark = endOf(groups?.['name']?.toLowerCase() ?? '');
      const end = missing.has(mark) ? -1 : small.indexOf(mark, start + length);
      if (end < 0) missing.add(mark);
      return end < 0 ? [] : [{ language: 'HTML', sort, start, end: end + mark.length, label: '' }];
    }),
  );
}

function charactersIn(text: string): Markup[] {
  return [...text.matchAll(CHARACTER)].flatMap(({ 0: written, index }): Markup[] => {
    const insert = characterMeant(written);
    const span = { start: index, end: index + written.length };
    return insert === written ? [] : [{ language: 'HTML', sort: 'character', ...span, label: '', insert }];
  });
}

/** What `&pound;` and `&#163;` stand for; themselves where they stand for nothing. */
function characterMeant(written: string): string {
  const { name, decimal, hex } = new RegExp(CHARACTER.source, 'i').exec(written)!.groups!;
  const code = decimal ? Number(decimal) : Number.parseInt(hex ?? '', 16);
  return (name ? CHARACTERS.get(name.toLowerCase()) : visible(code)) ?? written;
}

/** The character of a number, where it is one that people see. */
function visible(code: number): string | undefined {
  if (code > 0x10ffff) return undefined;
  const character = String.fromCodePoint(code);
  return /^[\p{L}\p{M}\p{N}\p{P}\p{S}\p{Zs}]$/u.test(character) ? character.replace('\u00a0', ' ') : undefined;
}
