import type { Words } from '../problem';
import { counted } from '../words';

const CUT_OFF = 'Search results cut longer ones off in the middle, so visitors do not read the end.';

interface Length {
  text: string;
  most: number;
}

const over = ({ text, most }: Length) => counted(text.length - most, 'character');

export const longTitle = ({ text, most }: Length): Words => ({
  message: `This title is ${text.length} characters long, as visitors see it: "${text}".`,
  fix: `Take out at least ${over({ text, most })}: up to ${most} are shown.`,
  why: CUT_OFF,
});

export const shortTitle = ({ text, least }: { text: string; least: number }): Words => ({
  message: `This title is only ${counted(text.length, 'character')} long, as visitors see it: "${text}".`,
  fix: `Say in ${least} to 60 characters what the page is about and whose it is, for example "Boiler repair in Camden | {brand}".`,
  why: 'People choose among search results and browser tabs by the title.',
});

export const longDescription = ({ text, most }: Length): Words => ({
  message: `This description is ${text.length} characters long, as visitors see it.`,
  fix: `Take out at least ${over({ text, most })}: up to ${most} are shown.`,
  why: CUT_OFF,
});

export const shortDescription = ({ text, least }: { text: string; least: number }): Words => ({
  message: `This description is only ${counted(text.length, 'character')} long, as visitors see it.`,
  fix: `Add at least ${counted(least - text.length, 'character')}: say what the page helps with, where, and what sets it apart.`,
  why: 'Search engines replace a very short description by whatever they find on the page.',
});

export const duplicateTitle = (text: string): Words => ({
  message: `Two pages have the title "${text}".`,
  fix: 'Give one of the two a title of its own.',
  why: 'In search results and browser tabs visitors cannot tell the two pages apart.',
});

export const duplicateDescription = (): Words => ({
  message: 'Two pages have this description.',
  fix: 'Say here what only this page says.',
  why: 'In search results visitors cannot tell the two pages apart.',
});

export const repeatedWord = ({ word, count, field }: { word: string; count: number; field: string }): Words => ({
  message: `The word "${word}" stands ${count} times in this ${field}.`,
  fix: 'Keep it once or twice, and say something new in the place of the others.',
  why: 'It reads like a list for machines, and search engines rank such pages lower.',
});

export const repeatedKeyword = (text: string): Words => ({
  message: `The keyword "${text}" stands here twice.`,
  fix: 'Remove one of the two.',
  why: 'Search engines take repetition for an attempt to mislead them.',
});

export const ownCanonical = (): Words => ({
  message: 'This is the address that the page has anyway.',
  fix: 'Remove "canonical": it follows from the file name.',
  why: 'When the file gets another name, the old address would stay here and hide the page from search engines.',
});

export const canonicalElsewhere = ({ address, route }: { address: string; route: string }): Words => ({
  message: `"canonical" says that the real page is ${address}, which is another page of this site.`,
  fix: `Remove "canonical" if this page is worth diagnostic. If it is not, remove the page and write its address into "aliases" of ${route}.`,
  why: 'Search engines show only the other page, so nobody finds this one.',
});

export const canonicalNowhere = ({ address, meant }: { address: string; meant: string | undefined }): Words => ({
  message: `"canonical" says that the real page is ${address}, but there is no page of ours there.${meant ? ` Did you mean ${meant}?` : ''}`,
  fix: 'Remove "canonical": the address follows from the file name.',
  why: 'Search engines would show an address at which visitors find nothing.',
});

export const hiddenInMenu = (links: number): Words => ({
  message: `This page is hidden from search engines, but ${links > 1 ? `${links} links of the menus lead` : 'a menu leads'} to it.`,
  fix: 'Write "noindex": false, or take the page out of the menu.',
  why: 'What every page links to is what visitors search for, and they would not find it.',
});
