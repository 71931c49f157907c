import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BlockSamples } from '../content/json-schema';

/** The `default` example of each block, from `<blocks>/<name>/<name>.examples.json`. */
export async function readSamples(blocks: string): Promise<BlockSamples> {
  const names = (await readdir(blocks, { withFileTypes: true })).filter((entry) => entry.isDirectory()).map(({ name }) => name).sort();
  const samples = await Promise.all(names.map(async (name): Promise<[string, unknown]> => {
    const text = await readFile(join(blocks, name, `${name}.examples.json`), 'utf8').catch(() => 'null');
    return [name, firstExample(JSON.parse(text))];
  }));
  return new Map(samples.filter(([, sample]) => sample !== undefined));
}

function firstExample(examples: unknown): unknown {
  if (typeof examples !== 'object' || examples === null) return undefined;
  return Object.values(examples)[0];
}
