import type { Problem } from '../../../check/problem';
import { counted } from '../../../check/words';
import { isAsked, keptByNpm, readArguments, USAGE } from './arguments';
import type { Arguments } from './arguments';
import { NoSuchVersion, sinceVersion } from './changed';
import { explain } from './explain';
import { fixSite } from './fix';
import { watchPages } from './watch';
import { loadSite } from '../../load-site';
import { PRINTERS } from '../../report/printers';
import { countOf } from '../../report/report';
import { today } from '../../today';

/** `npm run check`. Returns the exit code: 0 clean, 1 problems, 2 tool failure. */
export async function main(argv: string[]): Promise<number> {
  const asked = readArguments(argv);
  if ('mistake' in asked) return fail(`${asked.mistake}\n\n${USAGE}`);
  const kept = keptByNpm(argv, process.env);
  if (kept) return fail(kept);
  if (asked.needsHelp) {
    console.log(USAGE);
    return 0;
  }
  if (asked.explain !== undefined) return explain(asked.explain);
  if (!asked.isWatching) return checkOnce(asked);
  const stop = new AbortController();
  process.once('SIGINT', () => { stop.abort(); });
  let last = 0;
  await watchPages(process.cwd(), async () => { last = await checkOnce(asked); }, stop.signal);
  return last;
}

async function checkOnce(asked: Arguments): Promise<number> {
  const root = process.cwd();
  const setting = { today: today(), isLive: asked.isLive };
  const isWanted = (file: string) => isAsked(file, asked.paths);
  if (asked.isFixing) console.error((await fixSite(root, setting, isWanted)).join('\n'));
  const { problems, files } = await loadSite(root, setting);
  const chosen = await since(root, asked.changed, problems.filter(({ file }) => isWanted(file)), setting);
  if (chosen instanceof NoSuchVersion) return fail(chosen.message);
  const wanted = new Map([...files].filter(([file]) => isWanted(file)));
  if (asked.paths.length > 0 && wanted.size === 0 && chosen.length === 0) {
    return fail(`There is no file at ${asked.paths.join(', ')}. Write a path such as pages/areas/sw1h.json.`);
  }
  const print = PRINTERS.get(asked.format)!;
  console.log(print({ problems: chosen, files: wanted }, { colour: process.stdout.isTTY && !process.env['NO_COLOR'], isStrict: asked.isStrict }));
  return countOf(chosen, 'error') > 0 || (asked.isStrict && chosen.length > 0) ? 1 : 0;
}

async function since(root: string, base: string | undefined, problems: Problem[], setting: Parameters<typeof sinceVersion>[3]): Promise<Problem[] | NoSuchVersion> {
  if (base === undefined) return problems;
  try {
    const fresh = await sinceVersion(root, base, problems, setting);
    const old = problems.length - fresh.length;
    if (old > 0) console.error(`${counted(old, 'problem')} of ${base} ${old === 1 ? 'is' : 'are'} not shown.`);
    return fresh;
  } catch (error) {
    if (error instanceof NoSuchVersion) return error;
    throw error;
  }
}

function fail(sentence: string): number {
  console.error(sentence);
  return 2;
}
