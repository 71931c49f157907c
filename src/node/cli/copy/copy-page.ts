import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { copiedText } from '../../../authoring/copy/copied-text';
import { decode } from '../../../json/decode';
import { isListed, kindNamed } from '../../../kinds/named';
import { isPageFile, kindOf } from '../../../content/files';
import { routeOf } from '../../../content/routes';
import { loadSite } from '../../load-site';
import { placeIn } from '../../site-folder';
import type { SiteFolder } from '../../site-folder';
import * as words from './words';
import { nextSteps } from '../../authoring/next-steps';
import type { Talk } from '../../terminal';
import { aliasesIn, fileMeant, pageMeant, refusalOf } from '../../../authoring/place';
import { toDoLines } from '../../authoring/to-do-lines';

/** Copies a page of a site. Returns the exit code. */
export async function copyPage(
  { from, to }: { from: string; to: string },
  site: SiteFolder,
  talk: Talk,
): Promise<number> {
  const { files, site: judged } = await loadSite(site);
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

  const { text, marked, dropped } = copiedText(page, decode(bytes).text, { path, site: judged });
  const place = placeIn(site, path);
  await mkdir(dirname(place), { recursive: true });
  await writeFile(place, text, { flag: 'wx' });
  talk.say(
    `${words.made({ source, path, route: routeOf(path), marked: marked.length, dropped: dropped.map((each) => String(each.at(-1))) })}\n`,
  );
  talk.say(nextSteps({ path, route: routeOf(path), left: toDoLines(path, text) }));
  return 0;
}
