import type { Words } from '../problem';

const ADDRESS = 'The name of a file is the address of its page, and an address must work on every computer and in every message.';
const NOT_FOUND = 'It would not be published: visitors would find nothing at its address.';

export const badFileName = (name: string, wanted: string): Words => ({
  message: `"${name}" cannot be the name of a page: names have lower-case letters, digits and single hyphens only.`,
  fix: wanted ? `Call it "${wanted}".` : 'Give it a name such as "sw1h.json" or "boiler-heating.json".',
  why: ADDRESS,
});

export const wrongEnding = (name: string, wanted: string): Words => ({
  message: `"${name}" does not end in ".json".`,
  fix: `Call it "${wanted}". Windows hides endings: in the Explorer, choose View and then "File name extensions".`,
  why: NOT_FOUND,
});

export const strangeFile = (name: string): Words => ({
  message: `"${name}" is no page: only files that end in ".json" belong in this folder.`,
  fix: 'Move it out of the folder "pages". Pictures belong in src/site/public/images.',
  why: 'It would not be published.',
});

export const unknownSiteFile = (name: string): Words => ({
  message: `"${name}" is not a file that the site knows: a name that begins with "_" is kept for _site.json and the folder _shared.`,
  fix: 'Take the "_" off its name if it is a page, or move it to the folder _shared if its blocks are shared.',
  why: NOT_FOUND,
});

export const collidingFiles = (other: string): Words => ({
  message: `On Windows and on a Mac this is the same name as "${other}".`,
  fix: 'Rename one of the two.',
  why: 'Whoever copies the site to such a computer would lose one of the two pages.',
});

export const indexInFolder = (wanted: string): Words => ({
  message: 'The page of a folder stands beside the folder and not in it.',
  fix: `Move it to "${wanted}".`,
  why: 'Its address would end in "/index", and the address of the folder would lead nowhere.',
});

export const nestedShared = (): Words => ({
  message: 'The folder _shared has no folders in it.',
  fix: 'Move the file to pages/_shared itself.',
  why: 'No page could refer to it.',
});

export const missingFile = (path: string, what: string): Words => ({
  message: `${path} is not there.`,
  fix: `Create ${path}, or bring it back from an earlier version.`,
  why: what,
});

export const tooManyBlocks = (count: number): Words => ({
  message: `This page has ${count} blocks; it may have 200.`,
  fix: 'Split it into several pages.',
  why: 'So long a page would take visitors on a phone minutes to load.',
});

export const unsafeLink = (message: string): Words => ({
  message,
  fix: 'Put the file itself in its place.',
  why: 'What lies outside the folder could be published by mistake, and is missing on every other computer.',
});
