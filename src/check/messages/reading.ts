import type { Words } from '../problem';
import { quote } from './words';

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
  why: 'It came with a copied or half-deleted text, so a word may be missing as well.',
});

export const allCapitals = (words: string): Words => ({
  message: `${quote(words)} is written in capitals only.`,
  fix: `Write it in small letters, with a capital where a sentence or a name begins: ${quote(words.charAt(0) + words.slice(1).toLowerCase())}.`,
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

export const missingGasHotline = ({ heading, id }: { heading: string; id: string }): Words => ({
  message: `${quote(heading)} speaks of leaking gas, and the gas emergency number is not shown with it.`,
  fix: `Write "before": { "hotline": "${id}" } after the heading.`,
  why: 'Whoever smells gas must reach the people who make it safe, free and at once. It can save lives.',
});
