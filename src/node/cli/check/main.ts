import type { Problem } from '../../../check/problem';
import type { Setting } from '../../../check/site';
import { counted } from '../../../check/words';
import { isAsked, readAsked, USAGE } from './arguments';
import type { Asked } from './arguments';
import { sinceVersion } from './changed';
import { explain } from './explain';
import { fixSite } from './fix';
import { unreadIn } from './unread';
import { watchPages } from './watch';
import { Complaint } from '../../complaint';
import { SiteReader } from '../../load-site';
import { named, namesOf } from '../../report/named';
import { PRINTERS } from '../../report/printers';
import { countOf } from '../../report/report';
import { fileIn, siteFolder } from '../../site-folder';

/** `npm run check`. Returns the exit code: 0 clean, 1 problems, 2 tool failure. */
export async function main(argv: string[]): Promise<number> {
  const asked = readAsked(argv, process.env);
  if ('mistake' in asked) {
    console.error(asked.mistake);
    return 2;
  }
  if (asked.needsHelp) {
    console.log(USAGE);
    return 0;
  }
  if (asked.explain !== undefined) return explain(asked.explain);
  const reader = new SiteReader(siteFolder(asked.site));
  if (!asked.isWatching) return checkOnce(reader, asked);
  const stop = new AbortController();
  process.once('SIGINT', () => {
    stop.abort();
  });
  let last = 0;
  await watchPages(
    reader.folder,
    async () => {
      last = await checkOnce(reader, asked);
    },
    stop.signal,
  );
  return last;
}

async function checkOnce(reader: SiteReader, asked: Asked): Promise<number> {
  const site = reader.folder;
  const paths = asked.paths.map((path) => fileIn(site, path));
  const isWanted = (file: string) => isAsked(file, paths);
  const say = namesOf(site);
  if (asked.isFixing) console.error(say((await fixSite(reader, asked, isWanted)).join('\n')));
  const { problems, files, setting, site: judged } = await reader.load(asked);
  const chosen = await since(
    reader,
    asked.changed,
    problems.filter(({ file }) => isWanted(file)),
    setting,
  );
  const wanted = new Map([...files].filter(([file]) => isWanted(file)));
  if (paths.length > 0 && wanted.size === 0 && chosen.length === 0) {
    throw new Complaint(
      `There is no file at ${asked.paths.join(', ')}. Write a path such as ${say('pages/index.json')}.`,
    );
  }
  const print = PRINTERS.get(asked.format)!;
  const isColoured = process.stdout.isTTY && !process.env['NO_COLOR'];
  console.log(
    print(named({ problems: chosen, files: wanted }, site), { colour: isColoured, isStrict: asked.isStrict }),
  );
  const unread = ['pretty', 'summary'].includes(asked.format) ? unreadIn(judged) : undefined;
  if (unread) console.error(unread);
  return countOf(chosen, 'error') > 0 || (asked.isStrict && chosen.length > 0) ? 1 : 0;
}

async function since(
  reader: SiteReader,
  base: string | undefined,
  problems: Problem[],
  setting: Setting,
): Promise<Problem[]> {
  if (base === undefined) return problems;
  const fresh = await sinceVersion(reader, base, problems, setting);
  const old = problems.length - fresh.length;
  if (old > 0) console.error(`${counted(old, 'problem')} of ${base} ${old === 1 ? 'is' : 'are'} not shown.`);
  return fresh;
}
