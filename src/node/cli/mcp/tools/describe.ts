import { z } from 'zod';
import { leftToACopier } from '../../../../authoring/copy/left-to-a-copier';
import { blockSchemas } from '../../../../blocks/schemas';
import { ownValue } from '../../../../json/own-value';
import { pointerOf } from '../../../../json/path';
import type { JsonSchema } from '../../../../schema/json-schema-type';
import { metaOf } from '../../../../schema/children';
import type { ReadSite } from '../../../load-site';
import { exampleOn, readExamples } from '../../../read-examples';
import { readSchemas } from '../../../read-schemas';
import { NotDone } from '../answer';
import { from, READS, tool } from '../tool';

export const describe = tool({
  name: 'describe',
  title: 'Describe a kind, a block or a field',
  description:
    'The JSON Schema of a kind of page or of a block, or of one field of it, with examples and what a copier must change.',
  input: z.strictObject({
    name: z.string().min(1).max(100).describe('A kind such as page, a block such as faq; shared, site and region too.'),
    field: z
      .string()
      .max(300)
      .optional()
      .describe('The way to one field of it, of any entry of a list: /facts/name, /items/question.'),
    from,
  }),
  annotations: READS,
  run: async ({ name, field }, door) => {
    const schemas = await readSchemas(door.folder.project);
    const isBlock = Object.hasOwn(blockSchemas, name);
    const file = isBlock ? `blocks/${name}.schema.json` : `${name}.schema.json`;
    const schema = schemas.get(file);
    if (!schema) throw new NotDone(`There is nothing called ${JSON.stringify(name)}. The names: ${namesIn(schemas)}`);
    if (field !== undefined) {
      const found = fieldOf(schema, { schemas, file, steps: field.split('/').slice(1) });
      if (!found) throw new NotDone(`${name} has no field ${field}.`);
      return { note: `The field ${field} of ${name}:`, authored: found };
    }
    const read = await door.read();
    const more = isBlock ? await examplesOf(name, read) : copiedOf(name, read);
    return { note: `${name}:`, authored: { ...more, schema } };
  },
});

const namesIn = (schemas: ReadonlyMap<string, unknown>) =>
  [...schemas.keys()].map((file) => file.replace(/^blocks\/|\.schema\.json$/g, '')).join(', ');

async function examplesOf(type: string, { site }: ReadSite): Promise<object> {
  const examples = (await readExamples()).filter((each) => each.type === type);
  return { examples: Object.fromEntries(examples.map((each) => [each.name, exampleOn(site, each)])) };
}

/** What a copy of the first page of a kind would be asked. */
function copiedOf(kind: string, { site }: ReadSite): object {
  const pages = site.valid.filter((page) => page.kind === kind);
  const [first] = pages;
  return {
    examples: pages.slice(0, 5).map(({ path }) => path),
    ...(first && {
      aCopierMustChange: leftToACopier(first, site).map(({ path, schema, value }) => ({
        pointer: pointerOf(path),
        wanted: metaOf(schema).description,
        [`in ${first.path}`]: value,
      })),
    }),
  };
}

interface Way {
  schemas: ReadonlyMap<string, JsonSchema>;
  /** In which references of the schema are read. */
  file: string;
  steps: readonly string[];
}

/** The schema of a field, through lists, choices and other files. */
function fieldOf(schema: JsonSchema, { schemas, file, steps }: Way): JsonSchema | undefined {
  const reference = schema.$ref?.split('#')[0];
  if (reference) {
    const path = new URL(reference, `file:///${file}`).pathname.slice(1);
    const target = schemas.get(path);
    return target && fieldOf(target, { schemas, file: path, steps });
  }
  const [step, ...rest] = steps;
  if (step === undefined) return schema;
  const own = ownValue(schema.properties, step);
  if (own) return fieldOf(own, { schemas, file, steps: rest });
  const { items } = schema;
  if (items && typeof items === 'object')
    return fieldOf(items as JsonSchema, { schemas, file, steps: /^(\d+|-)$/.test(step) ? rest : steps });
  return [...(schema.anyOf ?? []), ...(schema.oneOf ?? [])]
    .map((each) => fieldOf(each, { schemas, file, steps }))
    .find(Boolean);
}
