import type { Problem } from '../../../check/problem';
import type { Setting } from '../../../check/site';
import { counted } from '../../../check/words';
import { isRequested, readRequest, USAGE } from './arguments';
import type { CheckRequest } from './arguments';
import { sinceVersion } from './changed';
import { explain } from './explain';
import { fixSite } from './fix';
import { unreadIn } from './unread';
import { watchPages } from './watch';
import { Complaint } from '../../complaint';
import { SiteReader } from '../../load/load-site';
import { named, namesOf } from '../../report/named';
import { PRINTERS } from '../../report/printers';
import { countOf } from '../../report/report';
import { fileIn, siteFolder } from '../../site-folder';

/** `npm run check`. Returns the exit code: 0 clean, 1 problems, 2 tool failure. */
export async function main(argv: string[]): Promise<number> {
  const request = readRequest(argv, process.env);
  if ('mistake' in request) {
    console.error(request.mistake);
    return 2;
  }
  if (request.needsHelp) {
    console.log(USAGE);
    return 0;
  }
  if (request.explain !== undefined) return explain(request.explain);
  const reader = new SiteReader(siteFolder(request.site));
  if (!request.isWatching) return checkOnce(reader, request);
  const stop = new AbortController();
  process.once('SIGINT', () => {
    stop.abort();
  });
  let last = 0;
  await watchPages(
    reader.folder,
    async () => {
      last = await checkOnce(reader, request);
    },
    stop.signal,
  );
  return last;
}

async function checkOnce(reader: SiteReader, request: CheckRequest): Promise<number> {
  const site = reader.folder;
  const paths = request.paths.map((path) => fileIn(site, path));
  const isWanted = (file: string) => isRequested(file, paths);
  const say = namesOf(site);
  if (request.isFixing) console.error(say((await fixSite(reader, request, isWanted)).join('\n')));
  const { problems, files, setting, site: judged } = await reader.load(request);
  const chosen = await since(
    reader,
    request.changed,
    problems.filter(({ file }) => isWanted(file)),
    setting,
  );
  const wanted = new Map([...files].filter(([file]) => isWanted(file)));
  if (paths.length > 0 && wanted.size === 0 && chosen.length === 0) {
    throw new Complaint(
      `There is no file at ${request.paths.join(', ')}. Write a path such as ${say('pages/index.json')}.`,
    );
  }
  const print = PRINTERS.get(request.format)!;
  const isColoured = process.stdout.isTTY && !process.env['NO_COLOR'];
  console.log(
    print(named({ problems: chosen, files: wanted }, site), { colour: isColoured, isStrict: request.isStrict }),
  );
  const unread = ['pretty', 'summary'].includes(request.format) ? unreadIn(judged) : undefined;
  if (unread) console.error(unread);
  return countOf(chosen, 'error') > 0 || (request.isStrict && chosen.length > 0) ? 1 : 0;
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
