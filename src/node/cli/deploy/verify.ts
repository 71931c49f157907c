import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pageFileAddress } from '../../../content/routes';
import type { BuildFile } from '../../build/output/source';
import { answerAt, headersAt } from '../../hosting/addresses';
import { notFoundAt, readBuiltSite } from '../../hosting/built-site';
import type { BuiltSite } from '../../hosting/built-site';
import { assetsOfFolder } from './releases';
import * as words from './words';

/** The deployed build, and the address of the site. */
interface Deployed extends Pick<BuildFile, 'build'> {
  /** The folder with its files. */
  dist: string;
  /** Address of the site, with or without a slash at its end. */
  url: string;
}

/** How patient it is: what a host answers is the old site for a while. */
export interface Patience {
  tries: number;
  pauseMs: number;
}

const PATIENCE: Patience = { tries: 10, pauseMs: 3000 };
const TIMEOUT_MS = 10_000;
const AT_ONCE = 8;

/** One thing that must be true of a deployed site; says what is wrong. */
type Check = () => Promise<string | undefined>;

/**
 * Requests every page and every old address, the not-found page, a script and a page file, with their headers, as
 * visitors do. Returns the faults that remain; each fault is tried again first.
 */
export async function verify(deployed: Deployed, { tries, pauseMs }: Patience = PATIENCE): Promise<string[]> {
  const checks = await checksOf(deployed);
  let open: [Check, string][] = checks.map((check) => [check, '']);
  for (let turn = 0; turn < tries && open.length > 0; turn += 1) {
    if (turn > 0) await new Promise((next) => setTimeout(next, pauseMs));
    open = await failing(open.map(([check]) => check));
  }
  return open.map(([, fault]) => fault);
}

async function failing(checks: readonly Check[]): Promise<[Check, string][]> {
  const waiting = [...checks];
  const failed: [Check, string][] = [];
  const work = async () => {
    for (let check = waiting.shift(); check; check = waiting.shift()) {
      const fault = await check();
      if (fault !== undefined) failed.push([check, fault]);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return failed;
}

async function checksOf({ dist, url, build }: Deployed): Promise<Check[]> {
  const site = await readBuiltSite(dist);
  const script = (await assetsOfFolder(dist)).find((file) => file.endsWith('.js'));
  const pages = [...site.places].filter(([from, to]) => from === to).map(([page]) => page);
  const page = pages.at(-1)!;
  const at = (path: string) => new URL(path, url).href;
  const old = [...site.places].filter(([from, to]) => from !== to);
  return [
    ...pages.map((path) => () => checkPage(at(path), { dist, build, file: fileOf(path, site) })),
    ...old.map(
      ([from, to]) =>
        () =>
          checkMoved(at(from), at(to)),
    ),
    () => checkStatus(at(`/no-such-page-${build}`), 404),
    () => checkHeaders(at('/'), headersAt('/', true, site)),
    ...(script ? [() => checkHeaders(at(`/${script}`), headersAt(`/${script}`, true, site))] : []),
    () => checkPageFile(at(pageFileAddress(page)), join(dist, pageFileAddress(page))),
  ];
}

function fileOf(path: string, site: BuiltSite): string {
  const answer = answerAt(path, site);
  return answer && 'file' in answer ? answer.file : notFoundAt(path, site);
}

interface Answer {
  status: number;
  headers: Headers;
  text: string;
}

async function ask(address: string): Promise<Answer | string> {
  try {
    const answer = await fetch(address, { redirect: 'manual', signal: AbortSignal.timeout(TIMEOUT_MS) });
    return { status: answer.status, headers: answer.headers, text: await answer.text() };
  } catch (error) {
    return words.noAnswer(address, error);
  }
}

/** The page of this build, in the version that was built, whole. */
async function checkPage(
  address: string,
  { dist, build, file }: { dist: string; build: string; file: string },
): Promise<string | undefined> {
  const answer = await ask(address);
  if (typeof answer === 'string') return answer;
  if (answer.status !== 200) return words.wrongStatus(address, answer.status, 200);
  const built = await readFile(join(dist, file), 'utf8');
  if (markOf(answer.text, 'build') !== build && built.includes(`data-build="${build}"`)) return words.oldPage(address);
  if (markOf(answer.text, 'fingerprint') !== markOf(built, 'fingerprint')) return words.oldPage(address);
  return answer.text.trimEnd().endsWith('</html>') ? undefined : words.cutOff(address);
}

const markOf = (html: string, name: string) => new RegExp(` data-${name}="([^"]*)"`).exec(html)?.[1];

async function checkMoved(address: string, to: string): Promise<string | undefined> {
  const answer = await ask(address);
  if (typeof answer === 'string') return answer;
  const location = answer.headers.get('location') ?? '';
  const leadsThere = URL.canParse(location, address) && new URL(location, address).pathname === new URL(to).pathname;
  return [301, 308].includes(answer.status) && leadsThere ? undefined : words.notMoved(address, to);
}

async function checkStatus(address: string, wanted: number): Promise<string | undefined> {
  const answer = await ask(address);
  if (typeof answer === 'string') return answer;
  return answer.status === wanted ? undefined : words.wrongStatus(address, answer.status, wanted);
}

async function checkHeaders(address: string, wanted: Record<string, string>): Promise<string | undefined> {
  const answer = await ask(address);
  if (typeof answer === 'string') return answer;
  if (answer.status !== 200) return words.wrongStatus(address, answer.status, 200);
  const other = Object.entries(wanted).filter(([name, value]) => answer.headers.get(name) !== value);
  return other.length === 0
    ? undefined
    : words.wrongHeaders(
        address,
        other.map(([name]) => name),
      );
}

/** Scripts draw pages from it, so it must be the very one. */
async function checkPageFile(address: string, file: string): Promise<string | undefined> {
  const answer = await ask(address);
  if (typeof answer === 'string') return answer;
  return answer.text === (await readFile(file, 'utf8')) ? undefined : words.oldPage(address);
}
