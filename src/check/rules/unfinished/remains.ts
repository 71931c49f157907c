import { phrases } from './phrases';
import type { Forms } from './phrases';

/** The months and weekdays are those of mail programs in English. */
const TIME = String.raw`\d{1,2}[:.]\d\d(?::\d\d)?(?:\s?[AaPp]\.?[Mm]\.?)?`;
const DATE = String.raw`\d{1,4}[./-]\d{1,2}[./-]\d{2,4}`;
const NAME = String.raw`\p{Lu}[\p{L}'’-]*(?: \p{Lu}[\p{L}'’.-]*){0,3}`;

const HEAD = String.raw`(?<!\p{L})(?:From|To|Sent|Date|Cc|Bcc|Subject|Reply-To)`;

const MAIL = 'what stands around the words of an e-mail';
const SMALL_TALK = 'the small talk of a chat program';
const NOTE = 'a note to yourself';
const CHAT = 'the stamp of a chat';
const CREDIT = 'the credit of somebody else for their words or pictures';

/** What goes with the rest of its sentence. */
export const IN_SENTENCES: ReadonlySet<string> = new Set([MAIL, SMALL_TALK, NOTE, CHAT, CREDIT]);

const any = (...forms: string[]) => new RegExp(forms.join('|'), 'u');

/** What another program left in a text that was copied from it, and how a person would call it. */
export const REMAINS: Forms = [
  [
    'what Word writes of its own',
    /Error! [^.!]{0,80}\.(?: not (?:found|defined)\.)?|\{\s*(?:MERGEFIELD|REF|PAGEREF|HYPERLINK|TOC|INCLUDETEXT)\b[^{}]*\}/u,
    /\[(?:Commented|Comment) \[?[A-Z]{1,3}\d+\]?:?[^\][]*\]|(?:\bComment(?:ed)? )?\[[A-Z]{2,3}\d{1,2}\]|\bFormatted: \p{Lu}|\bDeleted: /u,
    phrases(`comment(ed)? by NAME / ^table of contents$`),
  ],
  [
    'what a program shows until somebody writes',
    phrases(`
      (double-)?(click|tap|press) (or tap )?(here )?to (add|edit|enter|type|insert|write|change)( (a |an |your |the |some )?(text|title|subtitle|heading|name|date|picture|photo))? / choose an item$ /
      ^type (your )?text here$`),
  ],
  [
    'the number of a footnote',
    /(?<=\p{L}{3}[.,;]?)(?:\[\^?\d{1,2}\]|[¹²³⁴-⁹]+|\^\d{1,2}|[†‡])(?!\p{L})|(?<=\p{L}\p{P}?) \[\d{1,2}\]/u,
  ],
  [
    'an error of a spreadsheet',
    /#(?:REF!|N\/A|VALUE!|NAME\?|DIV\/0!|NUM!|NULL!|SPILL!)|#{4,}|(?<![\p{L}\d])\d\.\d+E[+-]\d\d|\$[A-Z]{1,2}\$\d/u,
  ],
  [
    'a formula of a spreadsheet, or a date as it counts them',
    /^\s*=\s*(?:[A-Z]+\(.*\)|'?[\w ]+'?![$A-Z]+\d|\$?[A-Z]{1,2}\$?\d+\s*$)|(?<![\p{L}\d])=(?:SUM|VLOOKUP|XLOOKUP|IF|CONCATENATE|TODAY|INDEX|[A-Z]\d+[-+*/]\w+)\b/u,
    /^4[3-9]\d{3}$|(?<=[.!?] )(?:4[3-9]\d{3}|TRUE|FALSE)(?= \p{Lu}|\.?$)|^(?:TRUE|FALSE)$|^(?:\d{1,2}-)?(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)-\d\d$|\d[/-]\d{2,4} 00:00(?::00)?(?!\d)/u,
  ],
  [
    'a field of a letter that was never filled in',
    /(?:(?<=^|[.!?] )(?:Dear|Hello|Hi) )?«[^«»]*»|<<[^<>]+>>|\*\|[A-Z_]+\|\*|\[\[[^\][]+\]\]|\{\{\s*\p{L}[\w.]*(?: \p{L}[\w.]*){0,2}\s*\}\}/u,
    /(?<![\p{L}\p{N}/])([%#@~!]{1,2})\p{L}\w*(?:[ .-]\w+){0,2}\1(?![\p{L}\p{N}])|(?<![\w%])%(?:\d\$)?[sd](?!\p{L})/u,
    /(?<![\w$])\$(?:\p{L}\w{2,}|[A-Z]\w*)(?!\d)|(?<![\w_])__[A-Z][A-Z_ ]*__/u,
  ],
  [
    'what a program writes where a value is missing',
    /\[object Object\]|(?<!\p{L})NaN(?!\p{L})|(?<![\p{L}-])undefined(?!\p{L})|(?<!\p{L})null(?! and void|\p{L})|(?<=^|[.!?] )(?:null|None|N\/A)\.?$/u,
  ],
  [
    'a command of another website program',
    /\[\/?[a-z][a-z_-]*(?: [\w-]+=["'“”\w][^\][]*)\]|(?<!\))\[\/[a-z][a-z_-]*\]|<\?(?:php|=)|<%|\{%|\b(?:class|style)="/u,
  ],
  [
    'how programs write a sign that is not seen',
    /\\(?:[nrt](?!\p{Ll})|u[\da-f]{4})|(?<=[\p{L}\d])%(?:[2-7][0-9A-F]|C3|E2)(?:%[0-9A-F]{2})*(?=[\p{L}\d])/u,
  ],
  [
    'the way to a file on a computer, or an address as a browser shows it',
    /(?<![\p{L}\d])[A-Za-z]:\\\S+|\\\\\w+\\\S+|\bfile:\/\/\S+|(?<!\S)\/Users\/\S+/u,
    /https?:\/\/\S+\?\S+=\S*|^\/[\w/-]+(?:#[\w-]+)?$|(?<!\p{L})javascript:\S*/u,
  ],
  [
    'the name of a file',
    /\[cid:[^\][]*\]|(?<![\w/.-])[\w-]+\.(?:docx?|xlsx?|pptx?|pdf|jpg|jpeg|png|gif|heic|webp|psd|odt|rtf|csv|txt|zip|mp4)(?!\w)/iu,
  ],
  [
    CHAT,
    any(
      String.raw`\[(?:${DATE},? ${TIME}|${TIME},? ${DATE})\]:?(?: ${NAME}:?)?`,
      String.raw`(?<![\d/])${DATE},? ${TIME} [-–] ${NAME}:`,
      String.raw`^${NAME}(?:, ${TIME}:| \[${TIME}\]) `,
      String.raw`\[(?:[Yy]esterday|[Tt]oday|${TIME}),? ?(?:${TIME})?\] ${NAME}:?`,
      String.raw`<(?:Media|[Ii]mage|[Vv]ideo|[Aa]udio) omitted>|\b(?:image|video|audio|sticker) omitted\b`,
      String.raw`\bThis message was (?:deleted|edited)\b|\bMissed (?:voice|video) call\b`,
    ),
  ],
  [
    'what a phone or a mail program writes under each e-mail',
    any(
      String.raw`(?<!\p{L})[Ss]ent from my (?:(?:Samsung|Google|Huawei|Android|[Mm]obile|[Ww]ork|[Ss]mart) ?)?(?:iPhone|iPad|Galaxy|Pixel|[Pp]hone|[Mm]obile|[Dd]evice|[Tt]ablet)?`,
      String.raw`(?<!\p{L})(?:[Kk]ind|[Bb]est|[Ww]arm) [Rr]egards(?:,? \p{Lu}[\p{L}'’.-]*(?![\p{L}'’.-]| \p{Ll}))*`,
    ),
  ],
  [
    MAIL,
    any(
      String.raw`(?<=^|[.!?] )(?:Hi|Hey|Dear|Hello|Good (?:morning|afternoon)),? (?:${NAME}|all|both|team|[Ss]ir|[Mm]adam|there)[,:]`,
    ),
    any(String.raw`(?:${HEAD}: (?:[^:]|(?<=\d):(?=\d)){0,60} )+${HEAD}: \S+`),
    any(
      String.raw`(?<!-)-{3,}\s*(?:Original|Forwarded) [Mm]essage\s*-{3,}|\bBegin forwarded message\b`,
      String.raw`^(?:From|To): (?:\S*@\S+|${NAME}(?= <|;|$| (?:Sent|To|Date|Subject)))|^Attachments?: \S+`,
      String.raw`(?<!\p{L})(?:Subject|Sent|Cc|Bcc|Reply-To): \S+`,
      String.raw`^(?:F[Ww]|F[Ww][Dd]|R[Ee]|AW|WG)\s?: `,
      String.raw`<[^<>@\s]{1,64}@[^<>\s]{1,200}>|\bOn [^.]{6,60} wrote:`,
    ),
    phrases(`
      get Outlook for /
      ^(regards|best wishes|yours (sincerely|faithfully)), / this e-?mail (and any|is (confidential|intended)) /
      (this|the) (message|e-?mail|communication|document|transmission) (is|are|may be|contains?)
      (strictly |private and |legally |information that is )?(confidential|privileged|intended) /
      intended (only|solely) for the (use of the )?(addressee|recipient|person|individual|named) /
      (you are|if you are) not the intended recipient / received this (e-?mail|message|communication) in error /
      consider the environment before printing / (scanned|checked) for viruses /
      view (this e-?mail )?in (your |a )?browser /
      (please (find|see)|see|PFA|find) (the )?attached / as per my (last )?e-?mail / ^as (discussed|requested), /
      (put|add|post|upload|stick|pop) (this|these|it|that) (on|to|onto|up on) the SITE /
      ^(text|copy|words|wording) for (the )?SITE`),
    /^(?:>\s?)+\S/u,
  ],
  [
    SMALL_TALK,
    /(?<=^|[.!?] )(?:Sure(?: thing)?|Certainly|Of course|Absolutely|Great(?: question)?|Understood)(?:! |[,.] (?:[Hh]ere['’ ]|I ))/u,
    phrases(`
      as an? (AI|(large )?language model) / as of my (last|knowledge) (update|cut-?off) /
      my (knowledge cut-?off|training data) / I('m| am) (sorry|unable|not able), but I can('t|not) /
      I (can't|cannot) (assist|browse|verify|help with (that|this)) /
      I (don't|do not) have (real-time|access to (real-time|current|the internet)) /
      (here('s| is| are)|below (is|are)|this is) (a|an|the|your|my|some|two|three)
      WORDS(version|draft|rewrite|revision|rewording)s? /
      (here('s| is| are)|below (is|are)) (a|an|the|your|some|two|three) WORDS(paragraph|wording|copy|text)s?$ /
      here are WORDS(options|suggestions|ideas|alternatives|variations) for your /
      ^here are (a few|two|three|four|five|NUMBER|some) (options|versions|suggestions|alternatives|variations) /
      (a|the) (shorter|longer|polished|rewritten|reworded|condensed|expanded|punchier) version /
      (would you like|do you want|do you need) me to /
      ^(shall|should|can|could|may) I (also )?(write|make|add|adjust|shorten|rewrite|expand|create|draft|provide) /
      if you('d like| like| want| prefer| would like|'d prefer), I('ll| can| could| will) /
      I (can|could) (also )?(write|make|provide|adjust|rewrite|shorten|tailor|generate|create|draft|expand|refine) /
      ^let me know (if|whether|which|what|how) /
      I('ve| have) (rewritten|drafted|revised|shortened|reworded) (the|this|it|your|a) /
      I hope (this|it|that) (helps|meets|works|is) / ^hope (this|that|it) (helps|works) /
      feel free to (adjust|edit|tweak|customise|customize|modify|change|adapt|reuse) / is there anything else I can /
      regenerate response / ^word count / NUMBER words$ / ^(ChatGPT|you|assistant|user) said$`),
  ],
  [
    'what a draft says of itself, its parts and its length',
    /\(\d{2,3} (?:characters|words)\)|(?<=^|[.!?] )This (?:paragraph|text|section|copy) (?:emphasi[sz]es|highlights|conveys|underlines|targets|aims|focuses)/u,
  ],
  [
    'the mark of a source, as a chat program writes it',
    /【[^】]*】|:?contentReference(?:\[[^\][]*\])?|\boaicite\b|\bturn\d+search\d+|\bChatGPT\b|\bOpenAI\b/u,
  ],
  [
    'the mark of one of several versions',
    /(?<=^|[.!?] )(?:Option|Version|Draft|Variation|Alternative) ?(?:\d{1,2}|[A-D])(?: \(\p{L}+\))?(?::|\)| [–-]|\.?$)/u,
  ],
  [
    'what a program calls a part of a text',
    /(?<=^|[.!?] )(?:Paragraph|Section|Heading|Slide|Figure|Image|Photo) ?(?:\d{1,2}|[A-D])(?: \(\p{L}+\))?(?::|\)| [–-]|\.?$)/u,
    /^(?:Title|Headline|Heading|Sub-?heading|Meta (?:title|description)|Subject line|Alt text|Caption|Intro(?:duction)?|Body(?: text| copy)?|CTA|Prompt|Assistant|User|Translat(?:e|ion)): /iu,
  ],
  [
    NOTE,
    /(?<!\S)@\p{L}+[,:]? (?:please|can|could|pls)\b|\bFIXME\b|[([]\s?(?:sp|sic)?\s?\?\s?[)\]]|>{2,}|<{2,}|(?<!\p{L})(?:WIP|FAO|FYI)(?: \p{Lu}|[.:!]|$)/u,
    /[([](?:as|per) (?:discussed|requested|mentioned)(?![\p{L}])[^)\]]*[)\]]/iu,
    /[([]\s*(?:check|confirm|verify|spelling|reword|rewrite|old|cont(?:inued|\.)?(?: overleaf)?|more|new (?:text|wording))(?: this)?[?!.]*\s*[)\]]/iu,
    phrases(`
      (note to (self|editor|web|printer|NAME)|editor's note) /
      N\\.?B\\.?:? (please )?(check|update|confirm|change|add|remove|delete|ask|amend|still|prices?|needs?) /
      (need|needs|remember) to (check|update|change|confirm|add) (this|these|with) /
      ^(still )?needs? (updating|checking|rewriting|editing|rewording|proofreading|more work|work|a better) /
      ^need to (check|update|confirm|change)$ /
      (remember|don't forget|do not forget) to EDIT (this|these|the (PART|price|date|link)s?) /
      ^PERSON (to|please|pls) (check|confirm|ask|send|write|supply|approve|review|advise|provide|update|finish|chase|add|rewrite|look at|sort|decide|proofread|amend|edit|change|sign off) /
      (before|until|when|once|after) (it|this|we|the (SITE|text)) (goes|go|is put|gets|is) (live|online|published) /
      ^to (check|confirm|discuss|clarify|agree) with WORDS$ / (check|agree|clear|confirm|sort) (this|it|the PART) with NAME /
      (check|confirm) (this )?with NAME / ask NAME (about|if|whether) / to be (confirmed|written|added) /
      ^to be
      (completed|advised|supplied|checked|decided|announced|updated|agreed|finalised|provided|edited|rewritten|reviewed|replaced)$
      /
      ^(please |must |then )?(EDIT|replace|move) (this|these) (PART|later|before) /
      ^(please |must |then )?EDIT (this|these)( (in|by|on|next|when) WORDS)?$ /
      ^(please |must )?(update|change|check|amend) (the )?(prices?|wording|copy|text|figures?|dates?)? ?before NAME /
      ^add (more|something|some text|a (paragraph|sentence|line)) (here|about|on) /
      is this still (right|correct|true|ok)\\? / ^is this (right|correct|true|ok)\\?$ /
      ^not sure (about|if|whether) (this|that)( (PART|is right|is true))?$ /
      ^(client|customer|boss|office|NAME) to (confirm|check|write|supply|provide|send|approve|advise|review|sign off)(
      WORDS)?$ /
      ^(client|boss|NAME)(,| -| –) (please |pls |can you |could you )(EDIT|confirm|review|add) (this|that|the PART) /
      (copy|copied|taken|text|pasted)( and paste|/paste)?( this)? from (the |our )?(old |previous |other |last
      )?(SITE|leaflet|flyer|brochure|newsletter) /
      ^(use|see) (the )?(text|wording|copy) from / ^(same as|see) (above|below|NAME page)( text)?$ /
      do not (publish|print|upload) / not for publication / for internal use /
      commercial(ly)?[ -]in[ -]confidence / ((strictly|private and|company) confidential|internal use only)$ /
      ^(same (text )?as|as per|copy of) (the )?(NAME|WORDS)(page|text|leaflet)$ / ^same text as / need more (text|words|copy) /
      delete (this )?(after|before|by|in) NAME /
      ^(new|another|extra|next) (PART|photo|picture) here / ^(new|another|extra) (paragraph|section|sentence) (about|on|for) /
      ^(waiting|awaiting)( for| on)? (the
      )?(photo|copy|text|approval|sign-off|wording|content|image|picture|logo|client|confirmation)s? /
      ^too (long|short)\\?$ / (citation|source|reference) (needed|required) / to do:`),
  ],
  [
    'the mark of a version',
    /^\s*(?:[([]\s*)?(?:draft|obsolete|old (?:version|text|wording)|(?:new|updated|revised|final) (?:version|text|wording)|rev(?:ision)?\.? ?\d|v\d(?:\.\d)?)(?: ?\d)?\s*(?::|\)|\]| [–-]| \p{Lu}\p{Ll}* )/iu,
    /(?<=^|[.!?] )(?:DRAFT|FINAL|OLD|NEW|VERSION|COPY|WIP)(?: (?:v?\d{1,2}(?:\.\d)?|FINAL|DRAFT|VERSION|COPY|EDIT))+(?: \([^()]{1,40}\))?|\((?:\p{Lu}\p{L}+|[A-Z]{2,3})(?:['’]s)? (?:edits?|comments?|changes?|version|draft|amends?|amendments)\)|\((?:edited|amended|updated|changed|checked|approved) by [^()]{2,30}\)/u,
    /(?<=^|[.!?] )DRAFT\s*(?::| [–-])|^\s*(?:FINAL|OLD|NEW|APPROVED|COPY)(?: (?:v\d|FINAL|VERSION))?\s*(?::| [–-])|_(?:FINAL|final|DRAFT|draft|[vV]\d)/u,
    /[([]\s*(?:(?:final|old|new|updated|revised|first|second) )?(?:draft|version|final|v|rev)\.? ?\d{0,2}(?:\.\d)?\s*[)\]]|(?<!\p{L})v\d(?:\.\d)?\.?$|[([]copy(?: \d)?[)\]]| [-–] copy(?= \||$)/iu,
  ],
  ['the bullet of a list in the middle of a line', /^\s*[•·▪●○◦‣⁃►▶➤➢✓✔✗✘→⇒»§❖■□◆\uf0b7]\s|\s[•▪●○◦‣⁃]\s/u],
  [
    'the mark of a list',
    /^(?:\(?\d{1,2}[.)]|\d{1,2}(?:\.\d{1,2})+\.?(?=\s+\p{Lu})|\(?[a-h]\)|[ivx]{1,4}[.)]|[-*+–—]|o|Q:)\s+(?=\p{L})(?!\d+\. (?:January|February|March|April|May|June|July|August|September|October|November|December))/u,
    /(?:^|[:;,.] )\(?1[.)] [^)]{2,80} \(?2[.)] |(?<=[:.;] )[-*] (?=\p{L})/u,
  ],
];

/** What leads to something beside a text, and here to nothing. Labels of buttons are judged by themselves. */
const OF_WEB_PAGES: Forms = [
  [
    'what a web page shows beside its text',
    /\[(?:edit|source\?|image|photo|video)\]|(?<!\p{L})©/iu,
    /(?<=^|[.!?] )(?:We|This (?:web ?)?site) uses? (?:\p{L}+ )?cookies [^.!?]{0,60} experience[^.!?]{0,80}[.!?]?|(?<=^|[.!?] )By (?:continuing|clicking|using|browsing) [^.!?]{0,60} (?:agree|accept|consent) [^.!?]{0,40}cookies[.!?]?/u,
    /(?<=^|[.!?…] )(?:(?:[Rr]ead|[Ll]earn|[Ss]ee|[Ss]how|[Vv]iew|[Ff]ind out) more|[Rr]ead on|[Cc]ontinue reading)(?:[\s.…»>→!]*$|\s?[»>→])/u,
    /^\p{Lu}\p{L}+(?: [>›»] \p{Lu}[\p{L} ]+){2,}$|^Home [>›»/|] \p{Lu}/u,
    phrases(`
      (accept|reject|decline|allow) all$ / (accept|reject|decline|allow) (all|optional|essential|necessary|only necessary) cookies / ^you are here: /
      ^(cookie (settings|preferences)|manage cookies|accept (and|&) (close|continue))$ / click (here|below|the (link|button)) /
      ^(share on (Facebook|Twitter|X|LinkedIn|WhatsApp)|translate this (page|text)|see (the )?attachments?|see page NUMBER overleaf)$ /
      (share on|follow us on|like us on) (Facebook|Twitter|LinkedIn|Instagram)$ / is typing /
      ^(skip to (main )?content|back to top|share this|print this page|leave a comment|related posts|all comments) /
      ^posted (by|on|in) (NAME|admin|NUMBER) /
      (see|in the) (image|photo|picture|table|footnote|figure) (above|below|opposite|overleaf|NUMBER) /
      see page NUMBER$ / was this (page|article|answer) helpful / ^you (may|might) also (like|be interested) /
      all rights reserved / (NUMBER|one) min(ute)? read / ^last (edited|modified) (on|by) /
      ^(advertisement|sponsored( content| post)?|on this page|in this article)$`),
  ],
  ['what a print or a PDF has on each page', phrases(`^page NUMBER (of|/) NUMBER / please turn over$`)],
  [
    CREDIT,
    phrases(`
      ^(from|source|via|courtesy of|credit|copied from):? (the )?(Wikipedia|Wikimedia)(, the free encyclopa?edia)? /
      (source|credit|courtesy of|copied from):? (Google|YouTube|Pinterest|Reddit) /
      the free encyclopa?edia / ^(photo|image|picture|photograph|illustration)s?( credit)?: NAME /
      (photo|image|picture|photograph)s? (by|courtesy of|from) NAME (on|via|at) NAME / ^retrieved (on )?NUMBER /
      ^this article (is|was|first|originally) / (first|originally) published (on|in|by|at)`),
  ],
  ['the bar of a table', /(?<!\S)\|(?!\S)|^\||\|$/u],
];

/** What is left over in sentences, and in headings, too. */
export const REMAINS_IN_PROSE: Forms = [...REMAINS, ...OF_WEB_PAGES];
/** Names of places and people are read by strangers. */
export const REMAINS_IN_NAMES: Forms = [
  ...REMAINS,
  ['an address of somebody, or a note of yours', /\S+@\S+|,? \d+[a-z]? \p{Lu}\p{L}+ .*$|[;:]$|\([^)]*\?\)$/u],
];
export const REMAINS_IN_HEADINGS: Forms = [...REMAINS, ['the mark of a copy', /^Copy (?:\(\d+\) )?of \p{Lu}/u]];
