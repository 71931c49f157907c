import { parseText } from '../../../content/tokens/tokens';
import { atValue } from '../../placed';
import { tokensOf } from '../../documents/business';
import { nearest } from '../../nearest';
import { oncePerSiteFile } from '../../once';
import type { Rule } from '../../rule';
import { textsIn, withoutTokens } from '../../texts/texts';
import { ALL_OWN_TOKENS, kindOfToken } from '../../texts/tokens';
import { quote } from '../../words';

const WORD = '[A-Za-z]+';
const DOTTED = String.raw`${WORD}(?:\.[A-Za-z][\w-]*)+`;
const NAME = String.raw`\s*(?<name>${WORD}(?:\.[A-Za-z][\w-]*)*)\s*`;
/**
 * Brackets and signs in which other programs keep what they fill in. Behind a number a word in round brackets says what
 * the number is, "0800 … (phone)"; a name without any brackets has a dot in it, or one bracket of two.
 */
const FORMS = (
  [
    ['{{', String.raw`\{\{${NAME}\}\}?`],
    ['[', String.raw`\[\[?${NAME}\]\]?(?!\()`],
    ['<', `<<?${NAME}>>?`],
    ['%', `%${NAME}%`],
    ['(', String.raw`(?<!(?:[\d}]|@\S{1,80})\s?)\(${NAME}\)`],
    ['}', String.raw`(?<![\w{])[([<]${NAME}\}`],
    ['$', String.raw`(?<![\w$])\$${NAME}\$?(?![\w.])`],
    ['.', String.raw`(?<![\w.{[(<%«#|$@/:-])(?<name>${DOTTED})\}?(?![\w\])>%».:@/-])`],
    ['}', String.raw`(?<![\w.{[(<%«#|$@/:-])(?<name>${WORD})\}`],
  ] as const
).map(([sign, form]) => ({ sign, form: new RegExp(form, 'g') }));

/** The dot in a name: that of a sentence has no letter behind it. */
const DOT = /[A-Za-z]\.[A-Za-z]/;

export const wrongBrackets: Rule = {
  code: 'wrong-brackets',
  severity: 'error',
  summary: 'A token stands in other brackets than { and }.',
  example: { before: '"heading": "Repairs in (area.name)"', after: '"heading": "Repairs in {area.name}"' },
  scope: 'document',
  *check(document, site) {
    const names = namesOf(site);
    if (!names) return;
    for (const { path, value } of textsIn(document)) {
      for (const each of foundIn(value)) {
        const token = intendedToken(each, names);
        if (!token) continue;
        const inside = { start: each.start, end: each.end };
        const kind = kindOfToken(token);
        const isUsable = !kind || kind === document.kind || document.kind === 'shared';
        const words = {
          message: `${quote(value.slice(inside.start, inside.end))} is a token in the wrong brackets.`,
          fix: isUsable
            ? `Write {${token}} in its place.`
            : `Write the words themselves: {${token}} only works on ${kind} pages.`,
          why: 'Visitors would read the name of the token, and not what it stands for.',
        };
        yield atValue(document, path, words, { inside, insert: isUsable ? `{${token}}` : undefined });
      }
    }
  },
};

/** The tokens of a site and of its pages, by their names without capitals. */
const namesOf = oncePerSiteFile((site): ReadonlyMap<string, string> | undefined => {
  const ofSite = tokensOf(site);
  return ofSite && new Map([...ofSite.keys(), ...ALL_OWN_TOKENS].map((token) => [token.toLowerCase(), token]));
});

/** A name of one word must be that of a token; one with a dot, which no other word has, may be misspelt. */
function intendedToken({ name, isBare }: Found, names: ReadonlyMap<string, string>): string | undefined {
  const same = names.get(name.toLowerCase());
  return same ?? (name.includes('.') && !isBare ? nearest(name, names.values()) : undefined);
}

interface Found {
  name: string;
  isBare?: boolean;
  start: number;
  end: number;
}

function foundIn(text: string): Found[] {
  const plain = withoutTokens(text);
  const forms = FORMS.filter(({ sign }) => (sign === '.' ? DOT.test(plain) : plain.includes(sign)));
  const isTaken = new Uint8Array(forms.length > 0 ? text.length : 0);
  const others = forms.flatMap(({ form }) =>
    [...plain.matchAll(form)].flatMap(({ 0: written, index: start, groups }): Found[] => {
      const [name, end] = [groups!['name']!, start + written.length];
      if (isTaken.subarray(start, end).includes(1)) return [];
      isTaken.fill(1, start, end);
      return [{ name, start, end, isBare: written === name }];
    }),
  );
  // A token in the right brackets, with one more before or behind it: `${phone}`, `{phone}}`.
  const doubled = (text.includes('{') ? parseText(text) : []).flatMap((part): Found[] => {
    if (!('name' in part)) return [];
    const start = text[part.start - 1] === '$' ? part.start - 1 : part.start;
    const end = /^\}(?!\})/.test(text.slice(part.end)) ? part.end + 1 : part.end;
    return start < part.start || end > part.end ? [{ name: part.name, start, end }] : [];
  });
  return [...others, ...doubled].sort((a, b) => a.start - b.start);
}
