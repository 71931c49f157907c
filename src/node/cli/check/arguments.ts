import { nearest } from '../../../check/nearest';
import { gateOfCheck } from '../../load/gate';
import type { Gate } from '../../load/gate';
import { keptByNpm, readArguments } from '../../read-arguments';
import type { Options } from '../../read-arguments';
import { PRINTERS } from '../../report/printers';

export const USAGE = `npm run check [-- options] [paths]

  --site DIR        the folder of the site: the one that has _site.json; left out, pages/
  --summary         one line a file: how much there is to do, and what comes first
  --format FORMAT   ${[...PRINTERS.keys()].join(', ')}
  --strict          warnings count as problems
  --fix             mends what can be mended safely, and says what it changed
  --changed BASE    reports only what came in since a version in git, such as main
  --live            the gate before a real deployment: refuses samples; where CI is set, a site
                    with "status": "live" is asked it without --live
  --watch           checks again whenever a page changes (Ctrl+C stops it)
  --explain CODE    says what a code means
  paths             report only on these files or folders; the whole site is always judged

Ends with 0 when all is well, 1 when there are problems, 2 when the check itself failed.`;

const OPTIONS: Options = {
  site: 'word',
  format: 'word',
  summary: 'switch',
  strict: 'switch',
  fix: 'switch',
  changed: 'word',
  live: 'switch',
  watch: 'switch',
  explain: 'word',
};

export interface CheckRequest {
  site: string | undefined;
  format: string;
  isStrict: boolean;
  isFixing: boolean;
  gate: Gate | undefined;
  isWatching: boolean;
  needsHelp: boolean;
  changed: string | undefined;
  explain: string | undefined;
  /** As they were typed; none for the whole site. */
  paths: string[];
}

/** The parsed request, or one sentence on its mistake. */
export function readRequest(argv: string[], environment: NodeJS.ProcessEnv): CheckRequest | { mistake: string } {
  const read = readArguments(argv, OPTIONS);
  if ('mistake' in read) return { mistake: `${read.mistake}\n\n${USAGE}` };
  const { words, switches, rest } = read;
  const kept = keptByNpm('npm run check', OPTIONS, read, environment);
  if (kept) return { mistake: kept };
  const format = words.get('format') ?? (switches.has('summary') ? 'summary' : 'pretty');
  if (!PRINTERS.has(format))
    return { mistake: `There is no format "${format}".${suggestion(format, [...PRINTERS.keys()])}\n\n${USAGE}` };
  return {
    site: words.get('site'),
    format,
    isStrict: switches.has('strict'),
    isFixing: switches.has('fix'),
    gate: gateOfCheck({ isLive: switches.has('live') }, environment),
    isWatching: switches.has('watch'),
    needsHelp: switches.has('help'),
    changed: words.get('changed'),
    explain: words.get('explain'),
    paths: rest,
  };
}

export function suggestion(word: string, known: string[]): string {
  const intended = nearest(word, known);
  return intended ? ` Did you mean ${intended}?` : '';
}

export const isRequested = (file: string, paths: string[]) =>
  paths.length === 0 || paths.some((path) => path === '' || file === path || file.startsWith(`${path}/`));
