import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { schemaAddress } from '../../../check/files/schema-address';
import { decode } from '../../../json/decode';
import { removeValue, replaceValue } from '../../../json/edit-json';
import { valueAt } from '../../../json/path';
import { isListed, kindNamed } from '../../../kinds/named';
import { isPageFile, kindOf } from '../../../content/files';
import { routeOf } from '../../../content/routes';
import { toDoValue } from '../../../content/to-do';
import { mayBeLeftOut } from '../../../schema/must-change';
import type { Path } from '../../../json/path';
import { loadSite } from '../../load-site';
import { placeIn } from '../../site-folder';
import type { SiteFolder } from '../../site-folder';
import * as words from './words';
import { nextSteps } from '../../authoring/next-steps';
import type { Talk } from '../../terminal';
import { leftToACopier } from './left-to-a-copier';
import { aliasesIn, fileMeant, pageMeant, refusalOf } from '../../authoring/place';
import { toDoLines } from '../../authoring/to-do-lines';

/**
 * What belongs to one page alone: its old addresses, its exceptions from the check, the address it gives as its own.
 */
const NOT_COPIED: readonly Path[] = [['aliases'], ['allow'], ['metadata', 'canonical']];

/** Copies a page of a site. Returns the exit code. */
export async function copyPage(
  { from, to }: { from: string; to: string },
  site: SiteFolder,
  talk: Talk,
): Promise<number> {
  const {
    files,
    site: judged,
    setting: { folders },
  } = await loadSite(site);
  const source = fileMeant(from, 'pages');
  const refuse = (text: string) => {
    talk.complain(text);
    return 2;
  };
  if (!isPageFile(source) || !isListed(kindOf(source))) return refuse(words.notAPage(source));
  const bytes = files.get(source);
  if (!bytes) return refuse(words.noPage(source, pageMeant(source, files.keys())));
  const page = judged.valid.find((each) => each.path === source);
  if (!page) return refuse(words.faultySource(source));

  const kind = kindNamed(kindOf(source));
  const path = fileMeant(to, dirname(source));
  const refusal = refusalOf(path, kind, { paths: files.keys(), aliases: aliasesIn(judged.documents) });
  if (refusal) return refuse(refusal);

  const own = leftToACopier(page, judged);
  const fields = own.filter((field) => !mayBeLeftOut(field));
  const optional = own.filter(mayBeLeftOut).map((field) => field.path);
  const dropped = [...NOT_COPIED.filter((each) => valueAt(page.value, each) !== undefined), ...optional];
  const marked = fields.reduce((text, field) => replaceValue(text, field.path, toDoValue(field)), decode(bytes).text);
  const placed =
    valueAt(page.value, ['$schema']) === undefined
      ? marked
      : replaceValue(marked, ['$schema'], schemaAddress(path, folders));
  const text = dropped.reduce(removeValue, placed);
  const place = placeIn(site, path);
  await mkdir(dirname(place), { recursive: true });
  await writeFile(place, text, { flag: 'wx' });
  talk.say(
    `${words.made({ source, path, route: routeOf(path), marked: fields.length, dropped: dropped.map((each) => String(each.at(-1))) })}\n`,
  );
  talk.say(nextSteps({ path, route: routeOf(path), left: toDoLines(path, text) }));
  return 0;
}
