import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { normalizePath, runnerImport } from 'vite';
import type { Plugin } from 'vite';
import type { OwnFault } from '../../blocks/own-schemas.ts';
import { engine } from '../paths.ts';
import { extractStyles, NotStatic } from './extract-styles.ts';

/** The exports of a block's module, and its path. */
interface Part {
  file: string;
  name: string;
}

/** A block of a site's own repository; a part that cannot be used is missing, and a fault says why. */
export interface OwnBlock {
  type: string;
  schema: Part | undefined;
  component: Part | undefined;
  examples: Record<string, unknown>;
  faults: OwnFault[];
}

/** Files of blocks import what they are made of by this name: `…/src/schema/fields`, `…/src/design/Section`. */
export const { name: packageName } = JSON.parse(readFileSync(join(engine, 'package.json'), 'utf8')) as {
  name: string;
};

/** Every block in a folder, each loaded once to see that it can be. */
export async function readOwnBlocks(folder: string): Promise<OwnBlock[]> {
  if (!existsSync(folder)) return [];
  const types = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && /^[a-z][a-z\d-]*$/.test(entry.name))
    .map(({ name }) => name)
    .sort();
  const parts = types.flatMap((type) => Object.values(partsOf(folder, type)));
  const loaded = await loadEach(parts.map(({ file }) => file));
  return types.map((type) => readOne(folder, type, new Map(parts.map(({ file }, at) => [file, loaded[at]!]))));
}

type Loaded = PromiseSettledResult<Record<string, unknown>>;

function readOne(folder: string, type: string, loaded: ReadonlyMap<string, Loaded>): OwnBlock {
  const faults: OwnFault[] = [];
  const say = (file: string, message: string, [line, column] = [1, 1]) =>
    void faults.push({ file: normalizePath(relative(dirname(folder), file)), line, column, message });
  const sound = ({ file, name }: Part): Part | undefined => {
    if (!existsSync(file)) return say(file, 'This file is missing.');
    const result = loaded.get(file)!;
    if (result.status === 'rejected') return say(file, sentenceOf(result.reason), placeOf(result.reason, file));
    const unstyled = faultOfStyles(file);
    if (unstyled !== undefined) return say(file, unstyled);
    return name in result.value ? { file, name } : say(file, `This file exports no "${name}".`);
  };
  const parts = partsOf(folder, type);
  if (existsSync(join(engine, 'src/blocks', type))) say(parts.schema.file, `There is a block "${type}" already.`);
  const schema = sound(parts.schema);
  const component = sound(parts.component);
  const file = join(folder, type, `${type}.examples.json`);
  const examples = readExamples(file, (message) => say(file, message));
  if (schema) {
    const { value } = loaded.get(schema.file) as PromiseFulfilledResult<Record<string, Judge>>;
    const fault = value[schema.name]!.safeParse?.(examples['default']).error?.issues[0];
    if (fault) say(file, `The example "default" does not fit the schema at ${fault.path.join('/')}: ${fault.message}`);
  }
  return { type, schema, component, examples, faults };
}

/** The part of a zod schema that is needed here. */
interface Judge {
  safeParse?(value: unknown): { error?: { issues: { path: PropertyKey[]; message: string }[] } };
}

function readExamples(file: string, say: (message: string) => void): Record<string, unknown> {
  if (!existsSync(file)) {
    say('This file is missing.');
    return {};
  }
  try {
    const examples = JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>;
    if (!('default' in examples)) say('There is no example "default".');
    return examples;
  } catch (error) {
    say((error as Error).message);
    return {};
  }
}

/** A style that cannot be computed before the page is drawn; undefined where there is none. */
function faultOfStyles(file: string): string | undefined {
  try {
    extractStyles(file, readFileSync(file, 'utf8'));
    return undefined;
  } catch (error) {
    if (error instanceof NotStatic) return error.message;
    throw error;
  }
}

/** The modules of a block are named by its type: `opening-offer` has `openingOfferSchema` and `OpeningOffer`. */
function partsOf(folder: string, type: string): { schema: Part; component: Part } {
  const name = type.replaceAll(/(?:^|-)([a-z\d])/g, (_, letter: string) => letter.toUpperCase());
  const at = (file: string) => normalizePath(join(folder, type, file));
  return {
    schema: { file: at(`${type}.schema.ts`), name: `${name[0]!.toLowerCase()}${name.slice(1)}Schema` },
    component: { file: at(`${name}.tsx`), name },
  };
}

const EACH = 'virtual:each-own-block';

/** The exports of each file, or its error at the place in the file as it was written. */
async function loadEach(files: readonly string[]): Promise<readonly Loaded[]> {
  const each: Plugin = {
    name: 'each-own-block',
    resolveId: (id) => (id === EACH ? `\0${EACH}` : null),
    load: (id) =>
      id === `\0${EACH}`
        ? 'export const all = await ' +
          `Promise.allSettled([${files.map((file) => `import(${JSON.stringify(file)})`).join()}]);`
        : null,
  };
  process.setSourceMapsEnabled(true);
  try {
    const { module } = await runnerImport<{ all: readonly Loaded[] }>(EACH, {
      root: engine,
      configFile: false,
      logLevel: 'silent',
      resolve: { alias: { [packageName]: engine } },
      plugins: [each],
    });
    // A stack is written when it is first read, and then it must know the places.
    for (const result of module.all) if (result.status === 'rejected') void (result.reason as Error).stack;
    return module.all;
  } finally {
    process.setSourceMapsEnabled(false);
  }
}

/** A mistake that the parser found, as it throws it. */
interface Unparsed extends Error {
  errors?: { message: string; loc?: { line: number; column: number } }[];
}

function sentenceOf(reason: unknown): string {
  const { errors, message } = reason as Unparsed;
  // eslint-disable-next-line no-control-regex
  const plain = (errors?.[0]?.message ?? message).replaceAll(/\u001B\[[\d;]*m/g, '');
  return plain.split('\n')[0]!.replace(/^\[\w+\] /, '');
}

function placeOf(reason: unknown, file: string): [line: number, column: number] | undefined {
  const { errors, stack = '' } = reason as Unparsed;
  const loc = errors?.[0]?.loc;
  if (loc) return [loc.line, loc.column + 1];
  const [, line, column] = stack.slice(stack.indexOf(file)).match(/:(\d+):(\d+)/) ?? [];
  return stack.includes(file) && line && column ? [Number(line), Number(column)] : undefined;
}
