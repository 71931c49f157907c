import type { Words } from '../../problem';
import type { Diagnostic, Rule } from '../../rule';
import type { SiteDocument } from '../../site';
import { textsIn } from '../../texts/texts';
import { quote } from '../../words';
import { markupIn } from './markup';
import type { Markup, MarkupLanguage, MarkupSort } from './markup';

/** The signs of one language in each text. */
const signsOf = (language: MarkupLanguage) =>
  function* (document: SiteDocument): Generator<Diagnostic> {
    for (const { kind, path, value } of textsIn(document)) {
      for (const { start, end, insert, ...found } of markupIn(value)) {
        if (found.language !== language) continue;
        yield {
          document,
          location: { path, part: 'value', inside: { start, end } },
          words: words({ ...found, insert, written: value.slice(start, end), isProse: kind === 'prose' }),
          ...(insert !== undefined && { insert: JSON.stringify(insert).slice(1, -1) }),
        };
      }
    }
  };

export const htmlInText: Rule = {
  code: 'html-in-text',
  severity: 'error',
  summary: 'A text has tags or characters of HTML, such as <br> or &nbsp;; here visitors would read them.',
  example: { before: '"text": "We come <b>at once</b>."', after: '"text": "We come at once."' },
  scope: 'document',
  check: signsOf('HTML'),
};

export const markupInText: Rule = {
  code: 'markup-in-text',
  severity: 'error',
  summary:
    'A text has signs that make bold words, links or headings elsewhere, such as ** or #; here visitors would ' +
    'read them.',
  example: { before: '"text": "We come **at once**."', after: '"text": "We come at once."' },
  scope: 'document',
  check: signsOf('Markdown'),
};

type Sign = Pick<Markup, 'sort' | 'label' | 'to' | 'insert'> & { isProse: boolean };

const words = ({ written, ...sign }: Sign & { written: string }): Words => ({
  message:
    sign.sort === 'link' && sign.isProse
      ? `${quote(written)} is no link as it is written here.`
      : `${quote(written)} has signs that ${DOES[sign.sort]} on other websites, but not here.`,
  fix: remedyOf(sign),
  why: 'Texts are shown just as they are written, so visitors would read the signs.',
});

const DOES: Record<MarkupSort, string> = {
  picture: 'show a picture',
  link: 'make a link',
  emphasis: 'make words stand out',
  heading: 'make a heading',
  line: 'begin a new line',
  list: 'make a list',
  program: 'run a program or change the look',
  other: 'shape a page',
  character: 'stand for a character',
};

/** Behind how the words are written without the signs. */
const INSTEAD: Partial<Record<MarkupSort, string>> = {
  picture: '. A drawing or the map stands in "picture" of a block that has this field.',
  emphasis: '. What must stand out gets a block of its own, for example a "notice".',
  heading: ', into the "heading" of a block.',
  other: '. How the words look is decided by the block that they stand in.',
};
const REMEDIES: Partial<Record<MarkupSort, string>> = {
  line: 'Take it out. A new paragraph is a new entry of "paragraphs".',
  list:
    'Take them out. Write a list into a block that has one, for example as "items" of a "tag-list" or "steps" ' +
    'block.',
  program: 'Take it out with all that stands in it: a page has no programs and no look of its own.',
};

function remedyOf({ sort, label, to = '', insert, isProse }: Sign): string {
  if (sort === 'character') return insert === ' ' ? 'Write a space in its place.' : `Write ${insert} in its place.`;
  const meant = addressMeant(to);
  if (sort === 'link' && isProse && isAddress(meant))
    return `Write "[${label || 'the words'}](${meant})": ${meant === to ? IN_BRACKETS : reasonFor(to)}.`;
  const bare = label ? `Write ${quote(label)} without them` : 'Take them out';
  if (sort === 'link') return `${bare}. ${linkFor(label || 'Our prices', { to, isProse })}`;
  return REMEDIES[sort] ?? bare + INSTEAD[sort]!;
}

function linkFor(label: string, { to, isProse }: { to: string; isProse: boolean }): string {
  if (/^tel:/i.test(to)) return 'To call us there is a button: { "do": "call", "label": "Call: {phone}" }.';
  const labelled = `"label": ${JSON.stringify(label)}`;
  if (/^mailto:/i.test(to)) return `To write to us there is a button: { "do": "email", ${labelled} }.`;
  const page = isAddress(to) ? to : '/services';
  if (to === '')
    return `For a link to one of our pages, write its address between the brackets: ${quote(`[${label}](${page})`)}.`;
  if (isProse)
    return `A link in a text leads to a page of this site, by its address without the host: ${quote(`[${label}](${page})`)}.`;
  const button = `{ "do": "page", ${labelled}, "to": "${page}" }`;
  return `A link to one of our pages is a button of the block: "action": ${button}.`;
}

const isAddress = (to: string) => /^\/[a-z0-9#/-]*$/.test(to);
const IN_BRACKETS = 'the words in [ ], and right behind them the address in ( )';
const STOP = /[.,;:!?]+$/;
const NO_STOP = 'an address ends without a full stop or comma';
const SMALL = 'an address has small letters, and no slash at its end';
const BARE = 'an address begins with "/", and has no spaces and no ending such as ".json"';

function reasonFor(to: string): string {
  if (STOP.test(to.trim())) return NO_STOP;
  return /^\/\S*$/.test(to) && !to.includes('.') ? SMALL : BARE;
}

/** `/Services/#prices`, `pages/services.json#prices`, `/services #prices` → `/services#prices`. */
function addressMeant(to: string): string {
  const plain = to
    .trim()
    .replace(STOP, '')
    .toLowerCase()
    .replaceAll(/\s*([#/])\s*/g, '$1')
    .replaceAll(/\s+/g, '-');
  const file =
    /^(?:\.{0,2}\/)*(?:pages\/)?(?<route>[a-z0-9-]+(?:\/[a-z0-9-]+)*)(?:\.json|\.html?)?(?<place>#.*)?$/.exec(plain);
  const address = file ? `/${file.groups!['route']}${file.groups!['place'] ?? ''}` : plain;
  return address.replace(/(?<=[^/])\/(?=#|$)/, '');
}
