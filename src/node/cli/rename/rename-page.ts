import { mkdir, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { mendedLinks } from '../../../authoring/move/links';
import { movedText } from '../../../authoring/move/moved-text';
import type { Move } from '../../../authoring/move/moved-text';
import { textsOf, wasPublished } from '../../../authoring/move/texts';
import { aliasesIn, intendedFile, intendedPage, refusalOf } from '../../../authoring/place';
import { schemasOf } from '../../../check/files/schema-address';
import { isFixedPage, isPageFile, kindOf } from '../../../content/files';
import { routeOf } from '../../../content/routes';
import { kindNamed } from '../../../kinds/named';
import * as words from './words';
import { readPages } from '../../load/read-pages';
import { placeIn } from '../../site-folder';
import type { SiteFolder } from '../../site-folder';
import { refuse } from '../../terminal';
import type { Dialogue } from '../../terminal';
import { writeOver } from '../../write/write-whole';
import { writingAlone } from '../../write/writing-alone';

interface Wish {
  from: string;
  to: string;
  /** Whether the old address is to lead on; left out, it does where it was published. */
  wantsAlias?: boolean | undefined;
}

/** Moves a page of a site and mends what led to it. Returns the exit code. Refuses before it changes anything. */
export const renamePage = (wish: Wish, site: SiteFolder, dialogue: Dialogue): Promise<number> =>
  writingAlone(site, () => renameAlone(wish, site, dialogue));

async function renameAlone(wish: Wish, site: SiteFolder, dialogue: Dialogue): Promise<number> {
  const { from, to, wantsAlias } = wish;
  const bytes = await readPages(site.path);
  const source = intendedFile(from, 'pages');
  const path = intendedFile(to, dirname(source));
  const { files, unreadable } = textsOf(bytes);
  // Somebody moved the file by hand, and the old address is lost: what is left is to let it lead on and to mend the
  // links.
  const isMoved =
    !bytes.has(source) &&
    bytes.has(path) &&
    wasPublished(files, routeOf(source)) === true &&
    kindOf(source) === kindOf(path);
  if (!isPageFile(source) || !(isMoved || bytes.has(source)))
    return refuse(dialogue, words.noPage(source, intendedPage(source, bytes.keys())));
  if (isFixedPage(source)) return refuse(dialogue, words.fixedPlace(source));
  if (source === path) return refuse(dialogue, words.sameName(source));

  if (unreadable.length > 0) return refuse(dialogue, words.unreadable(unreadable));
  const aliases = aliasesIn(files);
  // A page may go back to an address that it had before.
  const current = isMoved ? path : source;
  const foreign = new Map([...aliases].filter(([, owner]) => owner !== current));
  const others = [...bytes.keys()].filter((file) => file !== current);
  const refusal = refusalOf(path, kindNamed(kindOf(source)), { paths: others, aliases: foreign });
  if (refusal) return refuse(dialogue, words.refused(refusal));

  const move: Move = { from: { path: source, route: routeOf(source) }, to: { path, route: routeOf(path) } };
  const { texts, mended } = mendedLinks(files, move.from.route, move.to.route);
  const isPublished = wasPublished(files, move.from.route);
  const keepsAlias = wantsAlias ?? isPublished !== false;
  const { text: moved, isBack } = movedText(texts.get(current) ?? files.get(current)!.text, move, {
    keepsAlias,
    schemas: schemasOf(files),
  });
  texts.delete(current);
  await mkdir(dirname(placeIn(site, path)), { recursive: true });
  await writeOver(site, path, moved);
  for (const [file, text] of texts) await writeOver(site, file, text);
  // On Windows and on a Mac two names that differ only in capitals are one file, which was just written.
  if (!isMoved && source.toLowerCase() !== path.toLowerCase()) await rm(placeIn(site, source));
  const below = [...bytes.keys()].filter(
    (file) => isPageFile(file) && routeOf(file).startsWith(`${move.from.route}/`),
  ).length;
  dialogue.say(
    words.renamed({
      ...move,
      isMoved,
      alias: { isKept: keepsAlias, isPublished, isRequested: wantsAlias !== undefined },
      isBack,
      mended: new Map([...mended].map(([file, count]) => [file === source ? path : file, count])),
      below,
    }),
  );
  return 0;
}
