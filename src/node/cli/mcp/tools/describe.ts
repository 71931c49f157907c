import { z } from 'zod';
import { leftToACopier } from '../../../../authoring/copy/left-to-a-copier';
import { blockSchemas } from '../../../../blocks/schemas';
import { pointerOf } from '../../../../json/path';
import type { JsonSchema } from '../../../../schema/json-schema-type';
import { metaOf } from '../../../../schema/children';
import { exampleOn, readExamples } from '../../../load/read-examples';
import { readSchemas } from '../../../load/read-schemas';
import { engineOf } from '../../../site-folder';
import { NotDone } from '../answer';
import { from, READS, tool } from '../tool';

export const describe = tool({
  name: 'describe',
  description:
    'The JSON Schema of a kind of page or of a block, or of a field of it, with examples and what a copier must ' +
    'change.',
  input: z.strictObject({
    name: z.string().min(1).max(100).describe('A kind such as page, a block such as faq, or shared.'),
    field: z
      .string()
      .max(300)
      .optional()
      .describe('The way to a field of it, lists aside: /facts/name, /items/question.'),
    from,
  }),
  annotations: READS,
  run: async ({ name, field }, { folder, reader }) => {
    const schemas = await readSchemas(engineOf(folder));
    const isBlock = Object.hasOwn(blockSchemas, name);
    const schema = schemas.get(isBlock ? `blocks/${name}.schema.json` : `${name}.schema.json`);
    const names = [...schemas.keys()].map((file) => file.replace(/^blocks\/|\.schema\.json$/g, ''));
    if (!schema) throw new NotDone(`There is nothing called ${JSON.stringify(name)}. Names are: ${names.join(', ')}`);
    const found = field === undefined ? schema : fieldOf(schema, field.split('/').slice(1));
    if (!found) throw new NotDone(`${name} has no field ${JSON.stringify(field)}.`);
    if (field !== undefined) return { note: `The field ${field} of ${name}:`, authored: found };
    const { site } = await reader.read();
    const pages = site.valid.filter(({ kind }) => kind === name);
    const examples = (await readExamples()).filter(({ type }) => type === name).map((each) => exampleOn(site, each));
    const left = pages.slice(0, 1).flatMap((page) => leftToACopier(page, site));
    const mustChange = left.map(({ path, schema: of }) => ({ pointer: pointerOf(path), is: metaOf(of).description }));
    const authored = isBlock ? { examples, schema } : { pages: pages.map(({ path }) => path), mustChange, schema };
    return { note: `${name}, with what a copier of its first page must change:`, authored };
  },
});

const fieldOf = (schema: JsonSchema, steps: readonly string[]): JsonSchema | undefined =>
  steps.reduce<JsonSchema | undefined>((at, step) => {
    const own = at?.properties ?? at?.items?.properties ?? {};
    return Object.hasOwn(own, step) ? own[step] : undefined;
  }, schema);
