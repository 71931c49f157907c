import { relative, resolve, sep } from 'node:path';
import { parseArgs } from 'node:util';
import { nearest } from '../../../check/nearest';
import { PRINTERS } from '../../report/printers';

export const USAGE = `npm run check [-- options] [paths]

  --format FORMAT   ${[...PRINTERS.keys()].join(', ')}
  --strict          warnings count as problems
  --fix             mends what can be mended safely, and says what it changed
  --changed BASE    reports only what came in since a version in git, such as main
  --live            the gate before a real deployment: refuses samples
  --watch           checks again whenever a page changes (Ctrl+C stops it)
  --explain CODE    says what a code means
  paths             report only on these files or folders; the whole site is always judged

Ends with 0 when all is well, 1 when there are problems, 2 when the check itself failed.`;

const OPTIONS = {
  'format': { type: 'string' }, 'strict': { type: 'boolean' }, 'fix': { type: 'boolean' }, 'changed': { type: 'string' }, 'live': { type: 'boolean' },
  'watch': { type: 'boolean' }, 'explain': { type: 'string' }, 'help': { type: 'boolean', short: 'h' },
} as const;

export interface Arguments {
  format: string;
  isStrict: boolean;
  isFixing: boolean;
  isLive: boolean;
  isWatching: boolean;
  needsHelp: boolean;
  changed: string | undefined;
  explain: string | undefined;
  /** Relative to the site, with `/`; empty for the whole of it. */
  paths: string[];
}

/** What was asked for, or one sentence on what cannot be understood. */
export function readArguments(argv: string[]): Arguments | { mistake: string } {
  const { values, positionals, tokens } = parseArgs({ args: argv, options: OPTIONS, strict: false, allowPositionals: true, tokens: true });
  for (const token of tokens) {
    if (token.kind !== 'option') continue;
    if (!(token.name in OPTIONS)) return { mistake: `There is no option ${token.rawName}.${suggestion(token.name, Object.keys(OPTIONS), '--')}` };
    const { type } = OPTIONS[token.name as keyof typeof OPTIONS];
    if (type === 'string' && !token.value) return { mistake: `${token.rawName} needs a word after it.` };
    if (type === 'boolean' && token.value !== undefined) return { mistake: `${token.rawName} takes no value.` };
  }
  const word = (value: string | boolean | undefined) => (value === undefined ? undefined : String(value));
  const format = word(values.format) ?? 'pretty';
  if (!PRINTERS.has(format)) return { mistake: `There is no format "${format}".${suggestion(format, [...PRINTERS.keys()], '')}` };
  return {
    format,
    isStrict: values.strict === true,
    isFixing: values.fix === true,
    isLive: values.live === true,
    isWatching: values.watch === true,
    needsHelp: values.help === true,
    changed: word(values.changed),
    explain: word(values.explain),
    paths: positionals.map((path) => relative(process.cwd(), resolve(path)).split(sep).join('/')),
  };
}

/** The options that npm took for its own, as "npm run check --strict" makes it do: it says so in the environment of what it runs. */
export function keptByNpm(argv: readonly string[], environment: NodeJS.ProcessEnv): string | undefined {
  const kept = Object.keys(OPTIONS).filter((name) => environment[`npm_config_${name}`] && !argv.some((word) => word === `--${name}` || word.startsWith(`--${name}=`)));
  if (kept.length === 0) return undefined;
  return `npm kept ${kept.map((name) => `--${name}`).join(', ')} for itself: write two hyphens of their own before the options, as in npm run check -- --${kept[0]}.`;
}

export function suggestion(word: string, known: string[], prefix: string): string {
  const meant = nearest(word, known);
  return meant ? ` Did you mean ${prefix}${meant}?` : '';
}

export const isAsked = (file: string, paths: string[]) =>
  paths.length === 0 || paths.some((path) => path === '' || file === path || file.startsWith(`${path}/`));
