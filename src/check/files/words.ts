import { apart, LISTED_KINDS, placeOfKind } from '../../kinds/named';
import type { ListedKind } from '../../kinds/kind';
import type { Words } from '../problem';

const ADDRESS = 'The name of a file is the address of its page, and an address must work on every computer and in every message.';
const NOT_FOUND = 'It would not be published: visitors would find nothing at its address.';

/** How a file gets a good name. */
export interface Advice {
  /** After what the files of its folder are called. */
  after: string;
  /** A name that no file of the folder has yet, for an example. */
  sample: string;
  /** The name that was meant, where it is free. */
  wanted?: string;
  /** The name that was meant, where another file has it. */
  taken?: string;
}

const OWN_NAME = 'The name of a file is the address of its page: without one of its own, visitors cannot come to this page.';

const ownName = ({ after, sample }: Advice) => `Call it after ${after}, for example "${sample}"`;
const remedy = (advice: Advice) => (advice.wanted ? `Call it "${advice.wanted}".` : advice.taken
  ? `There is a "${advice.taken}" already. ${ownName(advice)}, or delete it if nobody needs it.` : `${ownName(advice)}.`);

export const badFileName = (name: string, advice: Advice): Words => ({
  message: `"${name}" cannot be the name of a page: names have lower-case letters, digits and single hyphens only.`,
  fix: remedy(advice),
  why: ADDRESS,
});

export const badFolderName = (name: string, wanted: string | undefined): Words => ({
  message: `"${name}" cannot be the name of a folder of pages: names have lower-case letters, digits and single hyphens only.`,
  fix: wanted ? `Call the folder "${wanted}".` : 'Call the folder after what its pages are about, for example "guides".',
  why: 'The name of a folder is the beginning of the addresses in it, and an address must work on every computer and in every message.',
});

/** A copy beside its original, as the computer calls it. */
export const unnamedCopy = (name: string, original: string, advice: Advice): Words => ({
  message: `"${name}" is a copy of "${original}" that has no name of its own yet.`,
  fix: `${ownName(advice)}, and then change in it what is different. If nobody needs the copy, delete it.`,
  why: OWN_NAME,
});

export const deviceName = (name: string, advice: Advice): Words => ({
  message: `"${name}" cannot be the name of a page: Windows keeps this name for itself.`,
  fix: remedy(advice),
  why: 'Nobody with Windows could open the file, copy the folder or publish the site.',
});

export const wrongEnding = (name: string, { advice, isHidden }: { advice: Advice; isHidden: boolean }): Words => ({
  message: `"${name}" does not end in ".json".`,
  fix: `${remedy(advice)}${isHidden ? ' Windows hides endings: in the Explorer, choose View and then "File name extensions".' : ''}`,
  why: NOT_FOUND,
});

export const backupFile = (name: string, original: string): Words => ({
  message: `"${name}" is an older copy of "${original}", as programs keep them.`,
  fix: 'Move it out of the folder "pages", or delete it if nobody needs it.',
  why: 'Nobody could say later which of the two visitors are shown.',
});

export const wordFile = (name: string, advice: Advice): Words => ({
  message: `"${name}" is a document of a word processor, and a page is a plain text file that ends in ".json".`,
  fix: `Copy another page of this folder, call the copy ${advice.wanted ? `"${advice.wanted}"` : `after ${advice.after}, for example "${advice.sample}"`}, and put the words of the document into it. Then move the document out of the folder "pages".`,
  why: 'Nothing of it would be published: visitors would never read these words.',
});

export const strangeFile = (name: string): Words => ({
  message: `"${name}" is no page: only files that end in ".json" belong in this folder.`,
  fix: `Move it out of the folder "pages". ${/\.(avif|gif|heic|ico|jpe?g|png|svg|webp)$/i.test(name) ? 'Pictures belong in src/site/public/images.' : 'If it is meant to be a page, copy another page of this folder and put its words into the copy.'}`,
  why: 'It would not be published: whoever put it here for visitors waits in vain.',
});

export const badPictureName = (name: string): Words => ({
  message: `"${name}" cannot be the name of a picture in the folder _images.`,
  fix: 'Put it into _images itself, under a name of lower-case letters, digits and single hyphens that ends in .svg, .png, .jpg, .webp or .avif.',
  why: 'A name that not every computer knows in the same way would leave visitors without the picture.',
});

export const unknownSiteFile = (name: string): Words => ({
  message: `"${name}" is not a file that the site knows: a name that begins with "_" is kept for _site.json and the folder _shared.`,
  fix: 'Take the "_" off its name if it is a page, or move it to the folder _shared if its blocks are shared.',
  why: NOT_FOUND,
});

export const collidingFiles = (other: string, advice: Advice): Words => ({
  message: `On Windows and on a Mac this is the same name as "${other}".`,
  fix: `${ownName(advice)}, or delete it if nobody needs it.`,
  why: 'Whoever copies the site to such a computer would lose one of the two pages.',
});

export const indexInFolder = (wanted: string): Words => ({
  message: 'The page of a folder stands beside the folder and not in it.',
  fix: `Move it to "${wanted}".`,
  why: 'Its address would end in "/index", and visitors would find nothing at the address of the folder.',
});

export const nestedShared = (): Words => ({
  message: 'The folder _shared has no folders in it.',
  fix: 'Move the file to pages/_shared itself.',
  why: 'No page could show it to visitors.',
});

export const missingFile = (path: string, what: string): Words => ({
  message: `${path} is not there.`,
  fix: `Create ${path}, or bring it back from an earlier version.`,
  why: what,
});

export const unsafeLink = (message: string): Words => ({
  message,
  fix: 'Put the file itself in its place.',
  why: 'What lies outside the folder could be published for everybody by mistake, and is missing on every other computer.',
});

const ABOUT = LISTED_KINDS.flatMap(({ words: { about } }) => (about ? [`of ${about}`] : []));
const sortOf = (kind: ListedKind) => (kind.words.about ? apart(kind) : `${apart(kind)}, neither ${ABOUT.join(' nor ')}`);

export const wrongFolder = ({ kind, file, isTaken }: { kind: ListedKind; file: string; isTaken: boolean }): Words => ({
  message: `This is ${sortOf(kind)}, and belongs in ${placeOfKind(kind)}.`,
  fix: isTaken ? `There is a ${file} already. Move this file to ${placeOfKind(kind)} under a name of its own, or delete it if nobody needs it.` : `Move the file to ${file}.`,
  why: 'The folder says what sort of page a file is: here visitors would not be shown what makes this page one of its sort.',
});
