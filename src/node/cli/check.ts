import { relative, resolve, sep } from 'node:path';
import { parseArgs } from 'node:util';
import { CODES } from '../../check/codes';
import { nearest } from '../../check/nearest';
import { loadSite } from '../load-site';
import { PRINTERS } from '../report/printers';
import { countOf } from '../report/report';
import { today } from '../today';

const USAGE = `npm run check [-- options] [paths]

  --format FORMAT   ${[...PRINTERS.keys()].join(', ')}
  --strict          warnings count as problems
  --explain CODE    says what a code means
  paths             report only on these files or folders; the whole site is always judged

Ends with 0 when all is well, 1 when there are problems, 2 when the check itself failed.`;

/** `npm run check`. Returns the exit code: 0 clean, 1 problems, 2 tool failure. */
export async function main(argv: string[]): Promise<number> {
  const read = readArguments(argv);
  if ('mistake' in read) {
    console.error(`${read.mistake}\n\n${USAGE}`);
    return 2;
  }
  if (read.help) return say(USAGE);
  if (read.explain !== undefined) return explain(read.explain);
  const { problems, files } = await loadSite(process.cwd(), { today: today() });
  const chosen = problems.filter(({ file }) => isAsked(file, read.paths));
  const asked = new Map([...files].filter(([file]) => isAsked(file, read.paths)));
  if (read.paths.length > 0 && asked.size === 0 && chosen.length === 0) {
    console.error(`There is no file at ${read.paths.join(', ')}. Write a path such as pages/areas/sw1h.json.`);
    return 2;
  }
  const print = PRINTERS.get(read.format)!;
  console.log(print({ problems: chosen, files: asked }, { colour: process.stdout.isTTY && !process.env['NO_COLOR'] }));
  return countOf(chosen, 'error') > 0 || (read.strict && chosen.length > 0) ? 1 : 0;
}

interface Arguments {
  format: string;
  strict: boolean;
  help: boolean;
  explain: string | undefined;
  paths: string[];
}

function readArguments(argv: string[]): Arguments | { mistake: string } {
  const options = { 'format': { type: 'string' }, 'strict': { type: 'boolean' }, 'explain': { type: 'string' }, 'help': { type: 'boolean', short: 'h' } } as const;
  const { values, positionals, tokens } = parseArgs({ args: argv, options, strict: false, allowPositionals: true, tokens: true });
  for (const token of tokens) {
    if (token.kind !== 'option') continue;
    if (!(token.name in options)) return { mistake: `There is no option ${token.rawName}.${suggestion(token.name, Object.keys(options), '--')}` };
    const { type } = options[token.name as keyof typeof options];
    if (type === 'string' && !token.value) return { mistake: `${token.rawName} needs a word after it.` };
    if (type === 'boolean' && token.value !== undefined) return { mistake: `${token.rawName} takes no value.` };
  }
  const format = String(values.format ?? 'pretty');
  if (!PRINTERS.has(format)) return { mistake: `There is no format "${format}".${suggestion(format, [...PRINTERS.keys()], '')}` };
  const paths = positionals.map((path) => relative(process.cwd(), resolve(path)).split(sep).join('/'));
  return { format, strict: values.strict === true, help: values.help === true, explain: values.explain === undefined ? undefined : String(values.explain), paths };
}

function suggestion(word: string, known: string[], prefix: string): string {
  const meant = nearest(word, known);
  return meant ? ` Did you mean ${prefix}${meant}?` : '';
}

const isAsked = (file: string, paths: string[]) =>
  paths.length === 0 || paths.some((path) => path === '' || file === path || file.startsWith(`${path}/`));

function explain(code: string): number {
  const found = CODES.find((each) => each.code === code);
  if (found) return say(`${found.code} (${found.severity})\n  ${found.summary}`);
  console.error(`There is no code "${code}".${suggestion(code, CODES.map((each) => each.code), '')}\n\nThe codes are:\n${CODES.map((each) => `  ${each.code}`).join('\n')}`);
  return 2;
}

function say(text: string): number {
  console.log(text);
  return 0;
}
