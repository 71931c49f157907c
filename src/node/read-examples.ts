import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BlockInput, BlockType } from '../blocks/schemas';
import type { BlockSamples } from '../content/json-schema';

const BLOCKS = 'src/blocks';

/** One example of a block, as an author would write it. The first of each block is called `default`. */
export interface Example {
  type: BlockType;
  name: string;
  block: BlockInput;
}

/** Every example of every block, from `<name>/<name>.examples.json`, in the order of folders and files. */
export async function readExamples(): Promise<Example[]> {
  const folders = (await readdir(BLOCKS, { withFileTypes: true })).filter((entry) => entry.isDirectory()).map(({ name }) => name).sort();
  const files = await Promise.all(folders.map(async (folder) => {
    const text = await readFile(join(BLOCKS, folder, `${folder}.examples.json`), 'utf8');
    return Object.entries(JSON.parse(text) as Record<string, BlockInput>).map(([name, block]) => ({ type: folder as BlockType, name, block }));
  }));
  return files.flat();
}

/** The default example of each block, which editors offer when a block is inserted. */
export async function readDefaults(): Promise<BlockSamples> {
  return new Map((await readExamples()).filter(({ name }) => name === 'default').map(({ type, block }) => [type, block]));
}
