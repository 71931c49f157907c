import { readExamples } from '../../src/node/read-examples';

/** Every example of every block, in the order of the files. */
export const examples = await readExamples();
