import { readdirSync, readFileSync } from 'node:fs';
import type { BlockInput, BlockType } from '../../src/blocks/schemas';

export interface Example {
  type: BlockType;
  name: string;
  block: BlockInput;
}

const folders = readdirSync('src/blocks', { withFileTypes: true }).filter((entry) => entry.isDirectory()).map(({ name }) => name);

/** Every example of every block, in the order of the files. */
export const examples: Example[] = folders.flatMap((folder) => {
  const file = JSON.parse(readFileSync(`src/blocks/${folder}/${folder}.examples.json`, 'utf8')) as Record<string, BlockInput>;
  return Object.entries(file).map(([name, block]) => ({ type: folder as BlockType, name, block }));
});
