import { dirname } from 'node:path';
import { textsWithout } from '../../authoring/move/deleted';
import type { Remains } from '../../authoring/move/deleted';
import { mendedLinks } from '../../authoring/move/links';
import { movedText } from '../../authoring/move/moved-text';
import { textsOf } from '../../authoring/move/texts';
import type { TextFile } from '../../authoring/move/texts';
import { aliasesIn, refusalOf } from '../../authoring/place';
import { schemasOf } from '../../check/files/schema-address';
import { isPageFile, kindOf } from '../../content/files';
import { routeOf } from '../../content/routes';
import type { Change } from '../../editor/site/wire';
import { kindNamed } from '../../kinds/named';
import { today } from '../load/today';
import { Refused } from './faults';
import { mayBeSaved } from './save-file';

/** A page that goes to another address, or away. */
export interface PageMove {
  path: string;
  change: Change;
}

const unreadable = (file: string) => `${file} is damaged, and could link to this page. Repair it first.`;
const NO_TARGET = 'Choose a page that visitors are led to.';

/** The files that a move writes, by their texts; the page itself is taken away. Throws `Refused`. */
export function textsAfter(bytes: Map<string, Uint8Array>, { path, change }: PageMove): Map<string, string> {
  const { files, unreadable: damaged } = textsOf(bytes);
  const inTheWay = damaged.find((each) => each !== path || 'to' in change);
  if (inTheWay !== undefined) throw new Refused(unreadable(inTheWay));
  return 'to' in change ? moved(files, { path, ...change }) : deleted(files, path, { change, bytes });
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
    throw new Refused(NO_TARGET);
  return textsWithout(path, files, remains);
}
