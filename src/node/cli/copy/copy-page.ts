import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { copiedText } from '../../../authoring/copy/copied-text';
import { decode } from '../../../json/decode';
import { isListed, kindNamed } from '../../../kinds/named';
import { isPageFile, kindOf } from '../../../content/files';
import { routeOf } from '../../../content/routes';
import { loadSite } from '../../load/load-site';
import { placeIn } from '../../site-folder';
import type { SiteFolder } from '../../site-folder';
import * as words from './words';
import { nextSteps } from '../../authoring/next-steps';
import { namesOf } from '../../report/named';
import { dialogueOf, refuse } from '../../terminal';
import type { Dialogue } from '../../terminal';
import { aliasesIn, intendedFile, intendedPage, refusalOf } from '../../../authoring/place';
import { toDoLines } from '../../authoring/to-do-lines';

interface Wish {
  from: string;
  to: string;
  /** The site of the page that is copied; left out, the one that the copy is for. */
  source?: SiteFolder;
}

/** Copies a page into a site. Returns the exit code. */
export async function copyPage({ from, to, source: home }: Wish, site: SiteFolder, raw: Dialogue): Promise<number> {
  const isOwn = home === undefined || home.path === site.path;
  const [dialogue, dialogueOfSource] = [dialogueOf(site, raw), dialogueOf(isOwn ? site : home, raw)];
  const loaded = await loadSite(site);
  const there = isOwn ? loaded : await loadSite(home);
  const source = intendedFile(from, 'pages');
  if (!isPageFile(source) || !isListed(kindOf(source))) return refuse(dialogueOfSource, words.notAPage(source));
  const bytes = there.files.get(source);
  if (!bytes) return refuse(dialogueOfSource, words.noPage(source, intendedPage(source, there.files.keys())));
  const page = there.site.valid.find((each) => each.path === source);
  if (!page) return refuse(dialogueOfSource, words.faultySource(source));

  const kind = kindNamed(kindOf(source));
  const path = intendedFile(to, dirname(source));
  const refusal = refusalOf(path, kind, {
    paths: loaded.files.keys(),
    aliases: aliasesIn(loaded.site.documents),
  });
  if (refusal) return refuse(dialogue, refusal);

  const { text, marked, dropped } = copiedText(page, decode(bytes).text, { path, site: there.site });
  const place = placeIn(site, path);
  await mkdir(dirname(place), { recursive: true });
  await writeFile(place, text, { flag: 'wx' });
  const made = words.made({
    source: namesOf(isOwn ? site : home)(source),
    path: namesOf(site)(path),
    route: routeOf(path),
    marked: marked.length,
    dropped: dropped.map((each) => String(each.at(-1))),
  });
  raw.say(`${made}\n`);
  if (!isOwn) dialogue.say(words.fromElsewhere());
  dialogue.say(nextSteps({ path, route: routeOf(path), left: toDoLines(path, text) }));
  return 0;
}
