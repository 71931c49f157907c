/** The months and weekdays are those of mail programs in English. */
const TIME = String.raw`\d{1,2}[:.]\d\d(?::\d\d)?(?:\s?[AaPp]\.?[Mm]\.?)?`;
const DATE = String.raw`\d{1,4}[./-]\d{1,2}[./-]\d{2,4}`;
const NAME = String.raw`\p{Lu}[\p{L}'’-]*(?: \p{Lu}[\p{L}'’.-]*){0,3}`;

const any = (...forms: string[]) => new RegExp(forms.join('|'), 'u');

/** What another program left in a text that was copied from it, and how a person would call it. */
export const REMAINS: readonly [what: string, form: RegExp][] = [
  ['what Word writes where a reference is broken', /Error! [^.!]{0,80}\.(?: not (?:found|defined)\.)?/u],
  [
    'what Word shows until somebody writes',
    /\b(?:Click or tap (?:here )?to enter [\w ]+|Type (?:your )?text here|Choose an item)\.?/u,
  ],
  ['a field of Word', /\{\s*(?:MERGEFIELD|REF|PAGEREF|HYPERLINK|TOC|INCLUDETEXT)\b[^{}]*\}/u],
  ['a comment of a reviewer', /\[(?:Commented|Comment) \[?[A-Z]{1,3}\d+\]?:?[^\][]*\]|\[[A-Z]{2,3}\d{1,2}\]/u],
  ['the number of a footnote', /(?<=\p{L}{3}[.,;]?)(?:\[\d{1,2}\]|[¹²³⁴-⁹]+)(?!\p{L})/u],
  ['an error of a spreadsheet', /#(?:REF!|N\/A|VALUE!|NAME\?|DIV\/0!|NUM!|NULL!|SPILL!)/u],
  [
    'a formula of a spreadsheet',
    /^\s*=\s*[A-Z]+\(.*\)|(?<![\p{L}\d])=(?:SUM|VLOOKUP|XLOOKUP|IF|CONCATENATE|TODAY|INDEX)\(/u,
  ],
  ['a date as a spreadsheet counts it', /^4[3-9]\d{3}$/u],
  ['a field of a letter that was never filled in', /«[^«»]*»|<<[^<>]+>>|\*\|[A-Z_]+\|\*|%[A-Z_]{3,}%|\[\[[^\][]+\]\]/u],
  [
    'what a program writes where a value is missing',
    /\[object Object\]|(?<!\p{L})NaN(?!\p{L})|(?<![\p{L}-])undefined(?!\p{L})|^null$/u,
  ],
  [
    'a command of another website program',
    /\[\/?[a-z][a-z_-]*(?: [\w-]+=["'“”][^\][]*)\]|\[\/[a-z][a-z_-]*\]|<\?(?:php|=)|<%/u,
  ],
  ['what a web page shows beside its text', /\[(?:edit|citation needed|source\?|sic|image|photo|video)\]/iu],
  ['a character as an address writes it', /(?<=[\p{L}\d])%(?:[2-7][0-9A-F]|C3|E2)(?=[\p{L}\d%])/u],
  ['the way to a file on a computer', /(?<![\p{L}\d])[A-Za-z]:\\\S+|\\\\\w+\\\S+|\bfile:\/\/\S+|(?<!\S)\/Users\/\S+/u],
  [
    'the stamp of a chat',
    any(
      String.raw`\[${DATE},? ${TIME}\]:?(?: ${NAME}:?)?`,
      String.raw`(?<![\d/])${DATE},? ${TIME} [-–] ${NAME}:`,
      String.raw`^${NAME}(?:, ${TIME}:| \[${TIME}\]) `,
      String.raw`\[(?:[Yy]esterday|[Tt]oday|${TIME}),? ?(?:${TIME})?\] ${NAME}:?`,
      String.raw`<(?:Media|[Ii]mage|[Vv]ideo|[Aa]udio) omitted>|\b(?:image|video|audio|sticker) omitted\b`,
      String.raw`\bThis message was (?:deleted|edited)\b|\bMissed (?:voice|video) call\b`,
    ),
  ],
  [
    'the head of an e-mail',
    any(
      String.raw`(?<!-)-{3,}\s*(?:Original|Forwarded) [Mm]essage\s*-{3,}|\bBegin forwarded message\b`,
      String.raw`^(?:From|To): (?:\S*@\S+|${NAME}(?= <|;|$| (?:Sent|To|Date|Subject)))|^Attachments?: \S+`,
      String.raw`(?<!\p{L})(?:Subject|Sent|Cc|Bcc|Reply-To): \S+`,
      String.raw`^(?:F[Ww]|F[Ww][Dd]|R[Ee]|AW|WG)\s?: `,
      String.raw`<[^<>@\s]{1,64}@[^<>\s]{1,200}>`,
      String.raw`\bOn [^.]{6,60} wrote:`,
      String.raw`^(?:Hi|Hey|Dear) (?:${NAME}|all|both|team|[Ss]ir|[Mm]adam)[,:]`,
    ),
  ],
  [
    'the foot of an e-mail',
    /\bSent from my \p{L}+|\bGet Outlook for \p{L}+|\b(?:[Kk]ind|[Bb]est|[Ww]arm) [Rr]egards\b|(?<=^|[.!?] )Regards,|\b[Tt]his e-?mail (?:and any|is (?:confidential|intended))/u,
  ],
  [
    'the words of an e-mail around a file',
    /\b(?:[Pp]lease (?:find|see)|[Ss]ee|PFA|[Ff]ind) (?:the )?attached\b|\b[Aa]s per my (?:last )?e-?mail\b/u,
  ],
  ['a line quoted from an e-mail', /^(?:>\s?)+\S/u],
  [
    'the small talk of a chat program',
    any(
      String.raw`^(?:Sure|Certainly|Of course|Absolutely|Great question)[!,.] `,
      String.raw`\bAs an AI\b`,
      String.raw`\b[Hh]ere(?:['’]s| is) (?:a|an|the|your) (?:\w+ )?(?:revised|updated|rewritten|improved|draft|version)`,
      String.raw`\b(?:I hope this helps|Let me know if you(?:['’]d| would) like|Feel free to (?:adjust|edit|customi[sz]e))\b`,
      String.raw`\bRegenerate response\b`,
    ),
  ],
  [
    'a note to yourself',
    new RegExp(
      [
        String.raw`\b(?:note to self|(?:need|needs|remember) to check (?:this|with)|check (?:this )?with \p{Lu}\p{L}+)\b`,
        String.raw`\bask \p{Lu}\p{Ll}+ (?:about|if|whether)\b|\bto be (?:confirmed|written|added)\b|\bFIXME\b|\(\?\)`,
        String.raw`(?<=^|[.!?] |[([])(?:delete|remove|replace|rewrite|reword|shorten|check) this (?:bit|text|sentence|paragraph|section|later)\b`,
        String.raw`\bis this still (?:right|correct|true|ok)\?|[([]is this (?:right|correct|true|ok)\?`,
        String.raw`[([]\s*\p{Lu}\p{Ll}+ to (?:confirm|check|write|supply|provide|send)\b[^)\]]{0,60}[)\]]`,
        String.raw`(?<!\S)@\p{L}+[,:]? (?:please|can|could|pls)\b`,
        String.raw`^\s*(?:draft|obsolete|old version|new version)(?::| [–-])`,
      ].join('|'),
      'iu',
    ),
  ],
  ['the bullet of a list in the middle of a line', /^\s*[•·▪●○◦‣⁃]\s|\s[•▪●○◦‣⁃]\s/u],
];
