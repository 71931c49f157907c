import { blockSchemas } from '../../../blocks/schemas';
import { metaOf } from '../../../schema/children';

const HEAD = `<!-- Generated from the blocks by "npm run schemas". Do not edit. -->

# The blocks there are

A page is a list of blocks, \`"blocks": [{ "type": "hero", … }]\`. \`npm run edit\` offers them by their pictures, \`npm run dev\` draws each at \`/_gallery\`, and the schema that a name leads to says what it may hold.

| \`"type"\` | what visitors see |
|---|---|
`;

/** Every block in one line: `schemas/blocks.md`. */
export const blocksDocument = (): string => `${HEAD}${Object.entries(blockSchemas).map(lineOf).join('')}`;

function lineOf([type, schema]: [string, (typeof blockSchemas)[keyof typeof blockSchemas]]): string {
  const { description = '' } = metaOf(schema);
  return `| [\`${type}\`](blocks/${type}.schema.json) | ${description.replaceAll('|', '\\|')} |\n`;
}
