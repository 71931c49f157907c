import { inEachDocument } from '../../each-document';
import type { Words } from '../../problem';
import type { Rule } from '../../rule';
import { textsIn } from '../../texts';
import { quote } from '../../words';
import { markupIn } from './markup';
import type { Markup, MarkupSort } from './markup';

const DOES: Record<MarkupSort, string> = {
  picture: 'show a picture', link: 'make a link', emphasis: 'make words stand out', heading: 'make a heading', line: 'begin a new line', list: 'make a list',
  other: 'shape a page', character: 'stand for a character',
};

export const markupInText: Rule = {
  code: 'markup-in-text',
  severity: 'warning',
  summary: 'A text has signs that make bold words, links or new lines elsewhere, such as ** or <br>; here visitors would read them.',
  example: { before: '"text": "We come **at once**."', after: '"text": "We come at once."' },
  check: inEachDocument(function* (document) {
    for (const { path, value } of textsIn(document)) {
      for (const { start, end, insert, ...found } of markupIn(value)) {
        yield {
          document, location: { path, part: 'value', inside: { start, end } },
          words: words({ ...found, insert, written: value.slice(start, end) }),
          ...(insert !== undefined && { insert: JSON.stringify(insert).slice(1, -1) }),
        };
      }
    }
  }),
};

function words({ sort, written, label, to, insert }: Pick<Markup, 'sort' | 'label' | 'to' | 'insert'> & { written: string }): Words {
  return {
    message: `${quote(written)} has signs that ${DOES[sort]} on other websites, but not here.`,
    fix: remedyOf({ sort, label, to, insert }),
    why: 'Texts are shown just as they are written, so visitors would read the signs.',
  };
}

function remedyOf({ sort, label, to = '', insert }: Pick<Markup, 'sort' | 'label' | 'to' | 'insert'>): string {
  const bare = label ? `Write ${quote(label)} without them` : 'Take them out';
  switch (sort) {
    case 'link': return `${bare}. ${linkFor(label || 'Our prices', to)}`;
    case 'picture': return `${bare}. A drawing or the map stands in "picture" of a block that has this field.`;
    case 'emphasis': return `${bare}. What must stand out gets a block of its own, for example a "notice".`;
    case 'heading': return `${bare}, into the "heading" of a block.`;
    case 'line': return 'Take it out. A new paragraph is a new entry of "paragraphs".';
    case 'list': return 'Take them out. Write a list into a block that has one, for example as "items" of a "tag-list" or "steps" block.';
    case 'other': return `${bare}. How the words look is decided by the block that they stand in.`;
    case 'character': return insert === ' ' ? 'Write a space in its place.' : `Write ${insert} in its place.`;
  }
}

function linkFor(label: string, to: string): string {
  if (/^tel:/i.test(to)) return 'To call us there is a button: { "do": "call", "label": "Call: {phone}" }.';
  if (/^mailto:/i.test(to)) return `To write to us there is a button: { "do": "email", "label": ${JSON.stringify(label)} }.`;
  const route = /^\/[a-z0-9#/-]*$/.test(to) ? to : '/services';
  return `A link to one of our pages is a button of the block: "action": { "do": "page", "label": ${JSON.stringify(label)}, "to": "${route}" }.`;
}
