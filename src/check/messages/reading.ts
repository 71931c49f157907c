import type { Words } from '../problem';
import type { Markup, MarkupSort } from '../rules/reading/markup';
import { quote } from '../words';

export const missingHero = (first: string | undefined): Words => ({
  message: first ? `This page begins with a "${first}" block and has no "hero".` : 'This page has no "hero".',
  fix: 'Write { "type": "hero", "heading": "…", "intro": "…" } as the first entry of "blocks".',
  why: 'The hero draws the main heading: without it visitors, screen readers and search engines are not told what the page is about.',
});

export const lateHero = (first: string): Words => ({
  message: `The "hero" of this page stands after a "${first}" block.`,
  fix: 'Move the hero up, so that it is the first entry of "blocks".',
  why: 'The main heading comes first: a screen reader reads from top to bottom, and headings would be out of order.',
});

export const secondHero = (): Words => ({
  message: 'This is the second "hero" of the page.',
  fix: 'Use another block here, such as "prose" or "call-to-action".',
  why: 'A page has one main heading. With two, screen readers and search engines cannot tell what it is about.',
});

export const doubleSpace = (where: 'between' | 'edge'): Words => ({
  message: where === 'between' ? 'There are several spaces between two words.' : 'There is a space at the edge of this text.',
  fix: where === 'between' ? 'Leave one of them.' : 'Remove it.',
  why: 'It came with a copied or half-deleted text, so visitors may miss a word as well.',
});

export const allCapitals = (words: string): Words => ({
  message: `${quote(words)} is written in capitals only.`,
  fix: 'Write it in small letters, with a capital only where a sentence or a name begins.',
  why: 'Capitals are slower to read, and some screen readers spell them letter by letter.',
});

export const longSentence = ({ count, most }: { count: number; most: number }): Words => ({
  message: `This sentence has ${count} words.`,
  fix: `Split it into sentences of at most ${most} words, one step in each.`,
  why: 'Somebody reads it with water coming through the ceiling, and must understand it at once.',
});

export const repeatedLinkText = ({ label, targets }: { label: string; targets: [string, string] }): Words => ({
  message: `Two links of this page are called ${quote(label)}, and they lead to ${targets[0]} and to ${targets[1]}.`,
  fix: 'Say in each label where it leads.',
  why: 'People who hear the page often jump from link to link, and could not tell the two apart.',
});

export const emptyLinkText = (label: string): Words => ({
  message: `The label ${quote(label)} has no words.`,
  fix: 'Say what happens when it is pressed, for example "See all services".',
  why: 'A person who hears the page would hear "link" and nothing more.',
});

export const vagueLinkText = (label: string): Words => ({
  message: `The label ${quote(label)} does not say where the link leads.`,
  fix: 'Say it in the label, for example "What a boiler service includes".',
  why: 'People who hear the page often jump from link to link, without the sentences around them.',
});

const GAS_FIRST = 'Whoever smells gas must reach the people who make it safe, free and at once. It can save lives.';

export const missingGasHotline = ({ text, id }: { text: string; id: string }): Words => ({
  message: `${quote(text)} speaks of leaking gas, and the gas emergency number is not shown with it.`,
  fix: `Write "before": { "hotline": "${id}" } after the heading.`,
  why: GAS_FIRST,
});

/** Where the number cannot stand beside the words. */
export const gasWithoutHotline = ({ text, id, name, display }: { text: string; id: string; name: string; display: string }): Words => ({
  message: `${quote(text)} speaks of leaking gas, and the gas emergency number does not stand before it on the page.`,
  fix: `Write "before": { "hotline": "${id}" } into the hero of the page, or say in this block to call ${name} on ${display} first.`,
  why: GAS_FIRST,
});

const DOES: Record<MarkupSort, string> = {
  picture: 'show a picture', link: 'make a link', emphasis: 'make words stand out', heading: 'make a heading', line: 'begin a new line', list: 'make a list',
  other: 'shape a page', character: 'stand for a character',
};

export function markupInText({ sort, written, label, to, insert }: Pick<Markup, 'sort' | 'label' | 'to' | 'insert'> & { written: string }): Words {
  return {
    message: `${quote(written)} has signs that ${DOES[sort]} on other websites, but not here.`,
    fix: remedyOf({ sort, label, to, insert }),
    why: 'Texts are shown just as they are written, so visitors would read the signs.',
  };
}

function remedyOf({ sort, label, to = '', insert }: Pick<Markup, 'sort' | 'label' | 'to' | 'insert'>): string {
  const words = label ? `Write ${quote(label)} without them` : 'Take them out';
  switch (sort) {
    case 'link': return `${words}. ${linkFor(label || 'Our prices', to)}`;
    case 'picture': return `${words}. A drawing or the map stands in "picture" of a block that has this field.`;
    case 'emphasis': return `${words}. What must stand out gets a block of its own, for example a "notice".`;
    case 'heading': return `${words}, into the "heading" of a block.`;
    case 'line': return 'Take it out. A new paragraph is a new entry of "paragraphs".';
    case 'list': return 'Take them out. Write a list into a block that has one, for example as "items" of a "tag-list" or "steps" block.';
    case 'other': return `${words}. How the words look is decided by the block that they stand in.`;
    case 'character': return insert === ' ' ? 'Write a space in its place.' : `Write ${insert} in its place.`;
  }
}

function linkFor(label: string, to: string): string {
  if (/^tel:/i.test(to)) return 'To call us there is a button: { "do": "call", "label": "Call: {phone}" }.';
  if (/^mailto:/i.test(to)) return `To write to us there is a button: { "do": "email", "label": ${JSON.stringify(label)} }.`;
  const route = /^\/[a-z0-9#/-]*$/.test(to) ? to : '/services';
  return `A link to one of our pages is a button of the block: "action": { "do": "page", "label": ${JSON.stringify(label)}, "to": "${route}" }.`;
}
