import { lstat, readFile, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { textsWithout } from '../../authoring/move/deleted';
import type { Remains } from '../../authoring/move/deleted';
import { mendedLinks } from '../../authoring/move/links';
import { movedText } from '../../authoring/move/moved-text';
import { textsOf } from '../../authoring/move/texts';
import type { TextFile } from '../../authoring/move/texts';
import { aliasesIn, refusalOf } from '../../authoring/place';
import { schemasOf } from '../../check/files/schema-address';
import { encode } from '../../json/decode';
import { isPageFile, kindOf, NOT_FOUND_FILE } from '../../content/files';
import { routeOf } from '../../content/routes';
import { kindNamed } from '../../kinds/named';
import { hashOf } from '../hash-of';
import { readSafePages } from '../read-pages';
import { placeIn } from '../site-folder';
import type { SiteFolder } from '../site-folder';
import { today } from '../today';
import { writeWhole } from '../write-whole';
import { writingAlone } from '../writing-alone';
import { Refused } from './faults';
import { isInside, mayBeSaved } from './save-file';

/** A page that goes to another address, or away. */
export interface Moving {
  path: string;
  /** The hash of its bytes as somebody saw it. */
  base: string;
  /** Its new file, and whether the old address leads there; or what visitors find instead of the page. */
  change: { to: string; keepsAlias: boolean } | { leadsTo: string } | { reason: string };
}

const WORDS = {
  fixed: 'This page must stay where it is: the site needs it there.',
  changed: 'Somebody changed this page since you opened it. Look at it once more.',
  unreadable: 'Another page is damaged, and a link could stand in it. Repair that page first.',
  taken: 'Somebody made a page at this address just now. Choose another address.',
  link: 'A folder or a page on the way is a link, and is not written.',
  noTarget: 'Choose a page that visitors are led to.',
};

/** Moves and deletes pages, one after the other. Gives the paths of the files that are others now. */
export function mover(site: SiteFolder): (moving: Moving) => Promise<string[]> {
  let last: Promise<unknown> = Promise.resolve();
  return (moving) => {
    const done = last.then(() => writingAlone(site, () => movePage(site, moving)));
    last = done.catch(() => undefined);
    return done;
  };
}

async function movePage(site: SiteFolder, { path, base, change }: Moving): Promise<string[]> {
  const { files: bytes } = await readSafePages(site.path);
  const own = bytes.get(path);
  if (!own || !mayBeSaved(path) || !isPageFile(path) || path === 'pages/index.json' || path === NOT_FOUND_FILE)
    throw new Refused(WORDS.fixed);
  if (hashOf(own) !== base) throw new Refused(WORDS.changed);
  const { files, unreadable } = textsOf(bytes);
  if (unreadable.some((each) => each !== path || 'to' in change)) throw new Refused(WORDS.unreadable);
  const texts = 'to' in change ? moved(files, { path, ...change }) : deleted(files, path, { change, bytes });
  for (const file of texts.keys()) await mustBePlain(site, file);
  for (const [file, text] of texts) await write(site, file, text);
  await rm(placeIn(site, path));
  return [path, ...texts.keys()];
}

type Files = ReadonlyMap<string, TextFile>;

function moved(
  files: Files,
  { path, to, keepsAlias }: { path: string; to: string; keepsAlias: boolean },
): Map<string, string> {
  const others = [...files.keys()].filter((file) => file !== path);
  const aliases = new Map([...aliasesIn(files)].filter(([, owner]) => owner !== path));
  const refusal =
    mayBeSaved(to) && dirname(to) === dirname(path)
      ? refusalOf(to, kindNamed(kindOf(path)), { paths: others, aliases })
      : 'Use small letters, digits and hyphens.';
  if (refusal || to === path) throw new Refused(refusal ?? 'The page is there already.');
  const move = { from: { path, route: routeOf(path) }, to: { path: to, route: routeOf(to) } };
  const { texts } = mendedLinks(files, move.from.route, move.to.route);
  const { text } = movedText(texts.get(path) ?? files.get(path)!.text, move, {
    keepsAlias,
    schemas: schemasOf(files),
  });
  texts.delete(path);
  // The page itself first: what leads to it finds it from then on.
  return new Map([[to, text], ...texts]);
}

function deleted(
  files: Files,
  path: string,
  { change, bytes }: { change: { leadsTo: string } | { reason: string }; bytes: Map<string, Uint8Array> },
): Map<string, string> {
  const remains: Remains = 'reason' in change ? { reason: change.reason, since: today(bytes) } : change;
  if ('leadsTo' in remains && (!files.has(remains.leadsTo) || !isPageFile(remains.leadsTo) || remains.leadsTo === path))
    throw new Refused(WORDS.noTarget);
  return textsWithout(path, files, remains);
}

/** Throws where a step on the way to a file, or the file itself, is a link: before anything is written. */
async function mustBePlain(site: SiteFolder, file: string): Promise<void> {
  const place = placeIn(site, file);
  const entry = await lstat(place).catch(() => undefined);
  if (!(await isInside(place, site)) || (entry && !entry.isFile())) throw new Refused(WORDS.link);
}

/** Over the file that is there, or new; with its byte-order mark. */
async function write(site: SiteFolder, file: string, text: string): Promise<void> {
  const place = placeIn(site, file);
  const over = await lstat(place).catch(() => undefined);
  const before = over && (await readFile(place));
  const isWritten = await writeWhole(site, place, { bytes: encode(text, before), over });
  if (!isWritten) throw new Refused(WORDS.taken);
}
