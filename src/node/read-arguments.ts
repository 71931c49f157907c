import { parseArgs } from 'node:util';
import { nearest } from '../check/nearest';
import { Complaint } from './complaint';

/** The options of a command: name → whether a word follows it. */
export type Options = Record<string, 'word' | 'switch'>;

export interface Arguments {
  /** Options with their words. */
  words: ReadonlyMap<string, string>;
  /** Options that were given and take no word. */
  switches: ReadonlySet<string>;
  /** Everything else, in order. */
  rest: string[];
}

/** Reads the arguments of a command, or says in a sentence which of them it does not understand. */
export function readArguments(argv: string[], options: Options): Arguments | { mistake: string } {
  const all: Options = { ...options, help: 'switch' };
  const parsable = Object.fromEntries(
    Object.entries(all).map(([name, takes]) => [
      name,
      { type: takes === 'word' ? ('string' as const) : ('boolean' as const) },
    ]),
  );
  const { tokens } = parseArgs({ args: argv, options: parsable, strict: false, allowPositionals: true, tokens: true });
  const words = new Map<string, string>();
  const switches = new Set<string>();
  const rest: string[] = [];
  for (const token of tokens) {
    if (token.kind === 'positional') rest.push(token.value);
    if (token.kind !== 'option') continue;
    const name = token.rawName === '-h' ? 'help' : token.name;
    const takes = Object.hasOwn(all, name) ? all[name] : undefined;
    if (!takes) return { mistake: `There is no option ${token.rawName}.${suggestion(name, Object.keys(all))}` };
    if (takes === 'switch' && token.value !== undefined) return { mistake: `${token.rawName} takes no word after it.` };
    if (takes === 'word' && !token.value?.trim()) return { mistake: `${token.rawName} needs a word after it.` };
    if (takes === 'word') words.set(name, token.value!);
    else switches.add(name);
  }
  return { words, switches, rest };
}

function suggestion(name: string, parsable: string[]): string {
  const intended = nearest(name, parsable);
  return intended ? ` Did you mean --${intended}?` : '';
}

/**
 * The arguments of a command that takes only options; undefined where help was requested, which is printed. Throws a
 * `Complaint` for an unknown one. `usage` begins with the command itself; after the switch `wordsAfter` it takes words
 * too, with `takesWords` always.
 */
export function optionsOf(
  argv: string[],
  options: Options,
  usage: string,
  { wordsAfter = '', takesWords = false }: { wordsAfter?: string; takesWords?: boolean } = {},
): Arguments | undefined {
  const read = readArguments(argv, options);
  const [command = ''] = usage.split(/ -- | \[|\n/);
  const mistake =
    'mistake' in read
      ? read.mistake
      : (keptByNpm(command, options, read, process.env) ??
        (read.rest.length > 0 && !takesWords && !read.switches.has(wordsAfter)
          ? `${command} takes no word "${read.rest[0]}".`
          : undefined));
  if ('mistake' in read || mistake !== undefined) throw new Complaint(`${mistake}\n\n${usage}`);
  if (!read.switches.has('help')) return read;
  console.log(usage);
  return undefined;
}

/** The options that npm took for its own, as "npm run check --strict" makes it do: it says so in the environment. */
export function keptByNpm(
  command: string,
  options: Options,
  { words, switches }: Arguments,
  environment: NodeJS.ProcessEnv,
): string | undefined {
  const kept = Object.keys(options).filter(
    (name) => environment[`npm_config_${name.replaceAll('-', '_')}`] && !words.has(name) && !switches.has(name),
  );
  if (kept.length === 0) return undefined;
  const written = kept.map((name) => `--${name}`).join(' ');
  return (
    `npm kept ${kept.map((name) => `--${name}`).join(', ')} for itself: ` +
    `write two hyphens of their own before the options, as in ${command} -- ${written}.`
  );
}
