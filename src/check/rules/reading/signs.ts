import { ofBusiness } from '../../documents/business';
import { atValue } from '../../placed';
import type { Words } from '../../problem';
import type { Diagnostic, Rule } from '../../rule';
import type { SiteDocument, SiteFileOnly } from '../../site';
import { textsIn } from '../../texts/texts';
import { quote } from '../../words';
import { markupIn } from './markup';
import type { Markup, MarkupLanguage, MarkupSort } from './markup';

const signsOf = (language: MarkupLanguage) =>
  function* (document: SiteDocument, site: SiteFileOnly): Generator<Diagnostic> {
    const origin = ofBusiness(site, 'origin');
    for (const { kind, path, value } of textsIn(document)) {
      for (const sign of markupIn(value)) {
        if (sign.language !== language) continue;
        const { start, end, insert } = sign;
        const own = { ...sign, to: ownAddress(sign.to ?? '', origin) };
        const words = wordsFor(own, { written: value.slice(start, end), isProse: kind === 'prose' });
        const mended = insert === undefined ? {} : { insert: JSON.stringify(insert).slice(1, -1) };
        yield atValue(document, path, words, { inside: { start, end }, ...mended });
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
  summary: 'A text has signs that make bold words, links or headings elsewhere, such as ** or #; visitors read them.',
  example: { before: '"text": "We come **at once**."', after: '"text": "We come at once."' },
  scope: 'document',
  check: signsOf('Markdown'),
};

function wordsFor(sign: Markup, { written, isProse }: { written: string; isProse: boolean }): Words {
  const isLink = sign.sort === 'link' && isProse;
  return {
    message:
      `${quote(written)} ` +
      `${isLink ? 'is no link as it is written here' : `has signs of ${sign.language}, which do nothing here`}.`,
    fix: remedyOf(sign, isProse),
    why: 'Texts are shown just as they are written, so visitors would read the signs.',
  };
}

/** The field or block that does here what the signs do elsewhere. */
const INSTEAD: Partial<Record<MarkupSort, string>> = {
  picture: 'A drawing, a photograph or the map stands in "picture" of a block that has this field.',
  emphasis: 'What must stand out gets a block of its own, for example a "notice".',
  heading: 'A heading stands in the "heading" of a block.',
  line: 'A new paragraph is a new entry of "paragraphs".',
  list: 'A list stands in a block that has one, for example as "items" of a "tag-list" or "steps" block.',
  program: 'A page has no programs and no look of its own.',
  other: 'How the words look is decided by the block that they stand in.',
};

/** The address of a page of this site without the host, and any other as it is. */
const ownAddress = (to: string, origin: string | undefined) =>
  origin !== undefined && to.startsWith(`${origin}/`) ? to.slice(origin.length) : to;

function remedyOf({ sort, label, to = '', insert }: Markup, isProse: boolean): string {
  if (insert !== undefined) return insert === ' ' ? 'Write a space in its place.' : `Write ${insert} in its place.`;
  const intended = intendedAddress(to);
  if (sort === 'link' && isProse && isAddress(intended))
    return `Write "[${label || 'the words'}](${intended})": ${HOW_TO_LINK}.`;
  const bare = label ? `Write ${quote(label)} without them.` : 'Take them out.';
  return `${bare} ${INSTEAD[sort] ?? linkFor(label || 'Our prices', { to, isProse })}`;
}

const HOW_TO_LINK =
  'the words in [ ], and right behind them in ( ) the address, which begins with "/" and has no capitals, no spaces, ' +
  'no ending, and no slash or full stop at its end';

function linkFor(label: string, { to, isProse }: { to: string; isProse: boolean }): string {
  if (/^lang:/i.test(to))
    return 'A phrase of another language is marked only in paragraphs, and in other texts that can hold a link.';
  if (/^tel:/i.test(to)) return 'To call us there is a button: { "do": "call", "label": "Call: {phone}" }.';
  if (/^mailto:/i.test(to)) return `To write to us there is a button: { "do": "email", "label": ${quote(label)} }.`;
  const link = `[${label}](${isAddress(to) ? to : '/services'})`;
  return isProse
    ? `A link in a text leads to a page of this site, by its address without the host: ${quote(link)}.`
    : `A text of this sort holds no link, and a paragraph does, for example ${link}.`;
}

const isAddress = (to: string) => /^\/[a-z0-9#/-]*$/.test(to);

/** `/Services/#prices`, `pages/services.json#prices`, `/services #prices` → `/services#prices`. */
function intendedAddress(to: string): string {
  const plain = to
    .trim()
    .replace(/[.,;:!?]+$/, '')
    .toLowerCase()
    .replaceAll(/\s*([#/])\s*/g, '$1')
    .replaceAll(/\s+/g, '-');
  const file =
    /^(?:\.{0,2}\/)*(?:pages\/)?(?<route>[a-z0-9-]+(?:\/[a-z0-9-]+)*)(?:\.json|\.html?)?(?<place>#.*)?$/.exec(plain);
  const address = file ? `/${file.groups!['route']}${file.groups!['place'] ?? ''}` : plain;
  return address.replace(/(?<=[^/])\/(?=#|$)/, '');
}
