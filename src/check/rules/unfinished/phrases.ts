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
  /** First names that note-writers have; a word with a capital at the beginning of a sentence is none by itself. */
  PERSON:
    '(Mr NAME|Mrs NAME|Ms NAME|Adam|Alan|Alex|Alice|Amanda|Amy|Andrew|Andy|Angela|Ann|Anna|Anne|Barry|Ben|Beth|Bob|Brian|Carl|Carol|Caroline|Charlie|Chris|Claire|Clare|Colin|Dan|Daniel|Dave|David|Dawn|Debbie|Dean|Diane|Ed|Ellie|Emily|Emma|Fiona|Gareth|Gary|Gemma|Geoff|George|Graham|Greg|Hannah|Harry|Hayley|Heather|Helen|Ian|Jack|Jackie|James|Jamie|Jan|Jane|Janet|Jason|Jean|Jeff|Jen|Jenny|Jess|Jessica|Jim|Jo|Joanna|Joe|John|Jon|Julia|Julie|Karen|Kate|Katie|Keith|Kelly|Ken|Kerry|Kevin|Kim|Kirsty|Laura|Lauren|Lee|Lesley|Linda|Lisa|Liz|Louise|Lucy|Luke|Lynn|Maggie|Margaret|Maria|Martin|Mary|Matt|Megan|Mel|Michael|Michelle|Mick|Mike|Natalie|Neil|Nick|Nicola|Nigel|Olivia|Pam|Pat|Paul|Pete|Peter|Phil|Rachel|Ray|Rebecca|Rich|Richard|Rita|Rob|Robert|Ross|Roy|Ruth|Ryan|Sally|Sam|Samantha|Sandra|Sarah|Scott|Sharon|Sheila|Simon|Sophie|Stella|Steve|Stuart|Sue|Susan|Tim|Tina|Tom|Tony|Tracy|Trevor|Vicky|Will|Yvonne|Zoe)',
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
    .replaceAll(/EDIT|PART|SITE|PERSON/g, (group) => GROUPS[group]!)
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

/** Where a sentence ends: behind its sign, and in front of what encloses it. */
const SENTENCE_END =
  /[.!?…]+["”’)\]]*(?=\s|$)|[:)\]](?=\s|$)|(?= (?:The|We|Our|You|Your|It|They|There|This|That|These|If|When|Call|Ring|Please|Every|An?) \p{Ll})/gu;
const CLOSING = /[.!?…:;,)\]»>]$/u;
/** So many words before a phrase that begins with a small letter belong to it: "Need to ask Tom about". */
const FEW_WORDS = /(?:^|(?<=[.!?…:] )|(?=[([]))[([]?(?:[\p{L}\d'’:-]+ ){1,4}$/u;

/** The whole of the sentence in which a phrase was found, as far as it belongs to it. */
export function sentenceAround(text: string, { start, end }: Span): Span {
  const before = /^\p{Ll}/u.test(text.slice(start)) ? FEW_WORDS.exec(text.slice(0, start))?.index : undefined;
  const bracket = /[([]\s?$/u.exec(text.slice(0, start))?.index;
  const closed = CLOSING.test(text.slice(start, end)) && !/^: \p{Ll}/u.test(text.slice(end - 1));
  SENTENCE_END.lastIndex = end;
  const behind = closed ? undefined : SENTENCE_END.exec(text);
  const last = closed ? end : behind ? behind.index + behind[0].length : text.trimEnd().length;
  return { start: before ?? bracket ?? start, end: last };
}

export interface Phrase {
  what: string;
  inside: Span;
}

/** The first thing in a text that has one of the forms, in the order of the table, and what it is. */
export function firstOf(forms: Forms, text: string): Phrase | undefined {
  for (const found of allOf(forms, text)) return found;
  return undefined;
}

/** All that has one of the forms, the first of each form before the next form. */
export function* allOf(forms: Forms, text: string): Generator<Phrase> {
  const { rows, sift } = sifted(forms);
  for (const index of sift.matching(text)) {
    const { what, form } = rows[index]!;
    for (const found of text.matchAll(everywhere(form)))
      yield { what, inside: { start: found.index, end: found.index + found[0].trimEnd().length } };
  }
}

const everywhere = oncePer((form: RegExp) => new RegExp(form, `g${form.flags}`));

const NOTHING_BETWEEN = /^[\s\p{P}]*$/u;

/** A span and those that only signs part from it, one after the other. */
export function joinedTo(first: Span, others: readonly Span[], text: string): Span {
  const { start, end } = first;
  const touching = others.filter(
    (other) =>
      NOTHING_BETWEEN.test(text.slice(Math.min(end, other.end), Math.max(start, other.start))) &&
      (other.start < start || other.end > end),
  );
  if (touching.length === 0) return first;
  const all = [first, ...touching];
  return joinedTo(
    { start: Math.min(...all.map((each) => each.start)), end: Math.max(...all.map((each) => each.end)) },
    others,
    text,
  );
}
