import { isOfSentences } from '../../../schema/fields';
import { metaOf, schemaAt } from '../../../schema/children';
import { inEachText } from '../../documents/in-each-text';
import type { Rule } from '../../rule';
import { schemaOf } from '../../../content/site';
import type { SiteDocument } from '../../site';
import { withoutTokens } from '../../texts/texts';
import type { FoundText } from '../../texts/texts';
import { firstOf, phrases } from './phrases';
import type { Forms } from './phrases';

const THING =
  'name|area|town|place|street|number|price|phone|date|address|e-?mail|photo|picture|image|video|map|logo|link|url|company|customer|client|city|code|title|heading|text|content|copy|quote|detail|figure|time|amount|job|service';
const SORT =
  '(text|titles?|headings?|headlines?|subtitles?|subheadings?|copy|content|captions?|descriptions?|paragraphs?)';

/** Each letter by its name, so that a text without it is not tried. */
const HELD_DOWN = String.raw`(?:${[...'abcdefghijklmnopqrstuvwxyz'].map((letter) => letter.repeat(4)).join('|')}|[^\0-\x7f](?<=(\p{L}))\1{3})`;

/** What people and programs write where something is still to come. */
const PLACEHOLDERS: Forms = [
  [
    'blanks',
    /(?<![\p{L}\p{N}])(?:[Xx]{3,}|[Xx]{2}(?=[ -][Xx]{2}))(?:[ -][Xx]{2,})*(?![\p{L}\p{N}])|\?{2,}|\?[.:]\?|(?<![\p{L}\p{N}])XX:XX|\p{Sc}?\s?_{2,}|\p{Sc}\s?(?:[Xx]{1,4}(?![\p{L}\p{N}])|\?|0+\.00|00+|[-–—](?= ))/u,
    /\.{4,}|(?<=[.!?] )\.{3}$|…{2,}|-{4,}|={3,}|~{3,}|(?<!\d)(?:19|20)[Xx]{2}(?!\p{L})|(?<!\p{L})(?:[Dd]{2}|[Mm]{2})\/(?:[Dd]{2}|[Mm]{2})\/[Yy]{2}/u,
    /(?<![\p{L}\p{N}])(?:tb[acd]|text goes here|dolor sit|column1|consectetur|eiusmod|adipiscing|(?:blah|yada)(?: blah| yada)+|foo ?bar)(?![\p{L}\p{N}])/iu,
    // Keys that lie side by side, and one letter held down.
    new RegExp(
      String.raw`(?<!\p{L})\p{L}*(?:asdf|sdfg|dfgh|fghj|ghjk|hjkl|jkl;|qwert|zxcv|xcvb|cvbn|${HELD_DOWN})\p{L}*`,
      'iu',
    ),
  ],
  [
    'brackets',
    new RegExp(String.raw`[[<]\s*(?:[\p{L}'’]+ ){0,3}(?:${THING})s?\b[^\]>]{0,60}[\]>](?!\()`, 'iu'),
    /[[<(]\s*(?:insert|add|enter|fill in|your|tbc|tba)\b[^\])>]*[\])>]|<\p{L}[\p{L}_ -]{1,40}>|\[(?:…|\.{2,}|\p{L}+)\](?!\()/iu,
    /\[\p{Lu}[\p{Lu} _]+\]/u,
    // One of several words, of which none was chosen.
    /\[\p{L}[\p{L}'’ -]{0,30} ?(?:\/|\|) ?\p{L}[\p{L}'’ /|-]{0,40}\](?!\()/u,
  ],
  [
    'prompts',
    phrases(`
      (sample|dummy|placeholder|filler|example) ${SORT} / placeholder /
      ^(type|enter|insert|add|write|put|paste|edit|replace) (your|some|more|a|an|the|this)? ?WORDS${SORT}( here)?$ /
      ^(type|write|enter) (something|here|your WORDS(here|message)) / ^(start|begin) (writing|typing) /
      ^your (own )?WORDS${SORT}( (here|goes here))?$ /
      ^(this is|I'm|I am) (a|your|the) (sample |first |new |example |text )?(paragraph|heading|title|page|post) /
      (more|some|further|other) WORDS(text|content|copy|details|information) (here|goes here|to (follow|come)) /
      (photo|picture|image|video|map|logo|chart|text|content|copy|wording|caption|details|price|title|heading|headline|subtitle|name|description|link|button|quote|address|question|answer|summary|intro|bio|review|testimonial)s?
      (goes?|go|belongs) (in )?here /
      ^(short |brief |long )?(description|summary|name|title) of (the |your |this )?(service|page|company|business|area|product|item|section|block|team|offer|step)$ /
      ^an? (short|brief) (description|summary|text|introduction) (of|about) WORDS$ /
      (photo|picture|image|video|map|text|content|copy|wording|caption|detail|price|bio|answer)s? (to (follow|come|be
      (added|supplied|confirmed|provided))|needed|pending|coming soon) /
      ^coming soon$ / ^(this )?(page |section )?(is )?(still )?under construction$ /
      ^(new|untitled) (page|section|heading|title|block|document|item|card)$ /
      ^(page|heading|title|item|card|document|block|question|answer|paragraph|section|street|landmark|area|place|column) NUMBER$ /
      ^(text|heading|paragraph|photo|picture|price|title) here / (insert|put|add) (the |a |your )?WORDS${SORT} here /
      ^insert (the |a |your )?(photo|picture|image|logo|video|map)s? (of|here) / ^put (the |a |your )?(photo|picture|price|name|town|area|address)s? here$ / (town|area|place|street|customer) name here`),
  ],
];

/** What says nothing where a block is to say something. */
const NOTHING =
  /^[\p{P}\s]*(?:\p{L}|abc|xyz|n\/?a|none|test(?:ing|ed)?(?: test)*[\s\d]*|hello,? world|sample|untitled|ditto)?[\p{P}\s]*$/iu;
/** What stands for a text that nobody has written, whatever the text is of. */
const UNWRITTEN = /^[\p{P}\s]*(?:lorem(?: ipsum)?|n\/a|untitled|ditto|todo)[\p{P}\s]*$/iu;
const SIGNS = /^[\p{P}\s]+$/u;
/** What stands for the name of a person, or of anything. */
const NOBODY =
  /^(?:[\p{P}\s]+|(?:(?:first|full|your|customer|reviewer)[ -])*name(?:,? (?:(?:and|or) )?surname)?|test(?: ?(?:user|customer|review(?:er)?|name))?|(?:john|jane|joe) (?:doe|bloggs|public)|a\.? ?n\.? other)$/iu;

export const placeholderText: Rule = {
  code: 'placeholder-text',
  severity: 'error',
  yieldsTo: ['wrong-brackets', 'markup-in-text', 'pasted-remains', 'html-in-text', 'empty-link-text', 'sample-company'],
  summary: 'A text says only that something is to come: XXX, ???, [insert area], €__, "Heading".',
  example: {
    before: '"intro": "We come to [insert area] from €__."',
    after: '"intro": "We come to {area.name} from {claim.hourly}."',
  },
  check: inEachText(function* (text, document) {
    const { kind, path, value } = text;
    const plain = withoutTokens(value);
    const nothing = path[0] === 'blocks' && isOfSentences(kind) ? NOTHING : path.at(-1) === 'name' ? NOBODY : SIGNS;
    const saysNothing =
      (nothing.test(plain) && (nothing !== SIGNS || kind === 'heading' || kind === 'place')) ||
      (kind !== 'label' && UNWRITTEN.test(plain));
    const inside = (firstOf(PLACEHOLDERS, plain) ?? (saysNothing ? { inside: wholeOf(plain) } : undefined))?.inside;
    if (!inside && !isOwnTitle(document, text)) return;
    const said = inside
      ? `"${value.slice(inside.start, inside.end).trim()}" stands where something is still to come.`
      : `"${value}" is the name of this field, and not yet what it is to say.`;
    yield {
      ...(inside && { inside }),
      words: {
        message: said,
        fix: 'Write the words that belong here, or take this part of the page out.',
        why: 'Visitors would read it as it stands, and take the whole site for unfinished.',
      },
    };
  }),
};

const wholeOf = (text: string) => ({ start: 0, end: text.trimEnd().length });

/** No field has a longer one. */
const LONGEST_TITLE = 60;

/** Whether a text repeats the title of its field: "Heading", "Paragraph". Names and labels may be called so. */
function isOwnTitle({ kind, value: root }: SiteDocument, { kind: holds, path, value }: FoundText): boolean {
  if (holds === 'label' || path[0] === 'facts' || value.length > LONGEST_TITLE) return false;
  const field = schemaAt(schemaOf(kind), root, path);
  return field !== undefined && metaOf(field).title?.toLowerCase() === value.trim().toLowerCase();
}
