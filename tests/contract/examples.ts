import { readExamples } from '../../src/node/load/read-examples';

/** Every example of every block, in the order of the files. */
export const examples = await readExamples();
