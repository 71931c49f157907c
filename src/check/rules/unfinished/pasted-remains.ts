import { inEachDocument } from '../../each-document';
import type { Rule } from '../../rule';
import { textsIn, withoutTokens } from '../../texts';

/** What another program left in a text that was copied from it, and how a person would call it. */
const REMAINS: readonly [what: string, form: RegExp][] = [
  ['what Word writes where a reference is broken', /Error! [^.]*\.(?: not (?:found|defined)\.)?/u],
  [
    'what Word shows until somebody writes',
    /\b(?:Click or tap (?:here )?to enter [\w ]+|Type (?:your )?text here|Choose an item)\.?/u,
  ],
  ['a field of Word', /\{\s*(?:MERGEFIELD|REF|PAGEREF|HYPERLINK|TOC|INCLUDETEXT)\b[^}]*\}/u],
  ['a comment of a reviewer', /\[(?:Commented|Comment) \[?[A-Z]{1,3}\d+\]?:?[^\]]*\]|\[[A-Z]{2,3}\d{1,2}\]/u],
  ['the number of a footnote', /(?<=\p{L}{3}[.,;]?)(?:\[\d{1,2}\]|[¹²³⁴-⁹]+)(?!\p{L})/u],
  ['an error of a spreadsheet', /#(?:REF!|N\/A|VALUE!|NAME\?|DIV\/0!|NUM!|NULL!|SPILL!)/u],
  [
    'a formula of a spreadsheet',
    /^\s*=\s*[A-Z]+\(.*\)|(?<![\p{L}\d])=(?:SUM|VLOOKUP|XLOOKUP|IF|CONCATENATE|TODAY|INDEX)\(/u,
  ],
  ['a date as a spreadsheet counts it', /^4[3-9]\d{3}$/u],
  ['a field of a letter that was never filled in', /«[^»]*»|<<[^<>]+>>|\*\|[A-Z_]+\|\*|%[A-Z_]{3,}%|\[\[[^\]]+\]\]/u],
  [
    'the head of an e-mail',
    /-{3,}\s*(?:Original|Forwarded) [Mm]essage\s*-{3,}|^(?:From|To|Sent|Subject|Cc): \S|\bOn [^.]{6,60} wrote:/u,
  ],
  ['the foot of an e-mail', /\bSent from my \p{L}+|\bGet Outlook for \p{L}+/u],
  ['a line quoted from an e-mail', /^(?:>\s?)+\S/u],
  [
    'the small talk of a chat program',
    new RegExp(
      [
        String.raw`^(?:Sure|Certainly|Of course|Absolutely|Great question)[!,.] `,
        String.raw`\bAs an AI\b`,
        String.raw`\b[Hh]ere(?:['’]s| is) (?:a|an|the|your) (?:\w+ )?(?:revised|updated|rewritten|improved|draft|version)`,
        String.raw`\b(?:I hope this helps|Let me know if you(?:['’]d| would) like|Feel free to (?:adjust|edit|customi[sz]e))\b`,
        String.raw`\bRegenerate response\b`,
      ].join('|'),
      'u',
    ),
  ],
  [
    'a note to yourself',
    /\b(?:note to self|(?:need|needs|remember) to check (?:this|with)|check (?:this )?with \p{Lu}\p{L}+|ask \p{Lu}\p{Ll}+ (?:about|if|whether)|to be (?:confirmed|written|added))\b|\bFIXME\b|\(\?\)/iu,
  ],
  ['the bullet of a list in the middle of a line', /^\s*[•·▪●○◦‣⁃]\s|\s[•▪●○◦‣⁃]\s/u],
];

export const pastedRemains: Rule = {
  code: 'pasted-remains',
  severity: 'error',
  summary:
    'A text still has what another program wrote into it: a field of Word, an error of Excel, the head of an e-mail.',
  example: { before: '"text": "See Error! Reference source not found."', after: '"text": "See our prices."' },
  check: inEachDocument(function* (document) {
    for (const { path, value } of textsIn(document)) {
      for (const [what, form] of REMAINS) {
        // A field in curly brackets is no token either.
        const found = form.exec(form.source.startsWith(String.raw`\{`) ? value : withoutTokens(value));
        if (!found) continue;
        const start = found.index;
        yield {
          document,
          location: { path, part: 'value', inside: { start, end: start + found[0].length } },
          words: {
            message: `"${found[0].trim()}" is ${what}, and no words of yours.`,
            fix: 'Take it out, and read the sentence once more from its beginning.',
            why: 'Visitors would read it as it stands, and wonder what else was never read.',
          },
        };
        break;
      }
    }
  }),
};
