import { parseText } from '../../../content/tokens';
import { tokensOf } from '../../ledger';
import { nearest } from '../../nearest';
import { oncePer } from '../../once';
import type { Words } from '../../problem';
import type { Rule } from '../../rule';
import type { SiteDocument } from '../../site';
import { textsIn, withoutTokens } from '../../texts';
import { ALL_OWN_TOKENS, kindOfToken } from '../../tokens';
import { quote } from '../../words';

const NAME = String.raw`\s*(?<name>[A-Za-z]+(?:\.[A-Za-z][\w-]*)*)\s*`;
/** `{{phone}}`, `[phone]`, `<phone>`, `%phone%`, and `(area.name)`: a single word in round brackets is a word. */
const FORMS = [
  String.raw`\{\{${NAME}\}\}?`, String.raw`\[${NAME}\](?!\()`, `<${NAME}>`, `%${NAME}%`,
  String.raw`\((?=[^()]*\.)${NAME}\)`,
].map((form) => new RegExp(form, 'g'));

export const wrongBrackets: Rule = {
  code: 'wrong-brackets',
  severity: 'error',
  summary: 'A token stands in other brackets than { and }.',
  example: { before: '"heading": "Repairs in (area.name)"', after: '"heading": "Repairs in {area.name}"' },
  *check(site) {
    const ofSite = tokensOf(site);
    if (!ofSite) return;
    const known = [...ofSite.keys(), ...ALL_OWN_TOKENS];
    for (const document of site.documents.values()) {
      for (const { path, value, found } of bracketsIn(document)) {
        for (const { name, ...inside } of found) {
          const token = tokenMeant(name, known);
          if (!token) continue;
          const kind = kindOfToken(token);
          const isUsable = !kind || kind === document.kind || document.kind === 'shared';
          yield {
            document, location: { path, part: 'value', inside },
            words: words({ written: value.slice(inside.start, inside.end), token, kind: isUsable ? undefined : kind }),
            ...(isUsable && { insert: `{${token}}` }),
          };
        }
      }
    }
  },
};

/** A name of one word must be that of a token; one with a dot, which no other word has, may be misspelt. */
function tokenMeant(name: string, known: readonly string[]): string | undefined {
  const same = known.find((each) => each.toLowerCase() === name.toLowerCase());
  return same ?? (name.includes('.') ? nearest(name, known) : undefined);
}

interface Found {
  name: string;
  start: number;
  end: number;
}

/** The texts of a document with something in wrong brackets; whether a token is meant is for the site to say. */
const bracketsIn = oncePer((document: SiteDocument) =>
  textsIn(document)
    .map(({ path, value }) => ({ path, value, found: foundIn(value) }))
    .filter(({ found }) => found.length > 0));

function foundIn(text: string): Found[] {
  if (!/[[({<%]/.test(text)) return [];
  const plain = withoutTokens(text);
  const others = FORMS.flatMap((form) => [...plain.matchAll(form)])
    .map(({ 0: written, index, groups }) => ({ name: groups!['name']!, start: index, end: index + written.length }));
  // A token in the right brackets, with one more before or behind it: `${phone}`, `{phone}}`.
  const doubled = parseText(text).flatMap((part): Found[] => {
    if (!('name' in part)) return [];
    const start = text[part.start - 1] === '$' ? part.start - 1 : part.start;
    const end = /^\}(?!\})/.test(text.slice(part.end)) ? part.end + 1 : part.end;
    return start < part.start || end > part.end ? [{ name: part.name, start, end }] : [];
  });
  return [...others, ...doubled].sort((a, b) => a.start - b.start);
}

const words = ({ written, token, kind }: { written: string; token: string; kind: string | undefined }): Words => ({
  message: `${quote(written)} is a token in the wrong brackets.`,
  fix: kind ? `Write the words themselves: {${token}} only works on ${kind} pages.` : `Write {${token}} in its place.`,
  why: 'Visitors would read the name of the token, and not what it stands for.',
});
