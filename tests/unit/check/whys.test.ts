import { expect, it } from 'vitest';
import { createJsonSchemas } from '../../../src/content/documents/json-schema';
import type { JsonSchema } from '../../../src/schema/json-schema-type';

/** A field with the reason that the check gives: its own, or that of the nearest field around it. */
interface Field {
  name: string;
  description: string | undefined;
  why: string | undefined;
}

/** Every field that a document or block can have, however deep. */
const fields = [...createJsonSchemas()].flatMap(([file, schema]) =>
  file.includes('-block.') ? [] : fieldsIn(schema, file.replace('.schema.json', '')),
);

function fieldsIn(schema: JsonSchema, owner: string, around?: string): Field[] {
  const own = Object.entries(schema.properties ?? {}).flatMap(([key, field]) => {
    const name = `${owner}/${key}`;
    const why = field['x-why'] ?? around;
    return [{ name, description: field.description, why }, ...fieldsIn(field, name, why)];
  });
  const inner = [schema.items, schema.then, schema.else, ...(schema.allOf ?? [])];
  return [...own, ...inner.flatMap((each) => (each ? fieldsIn(each, owner, each['x-why'] ?? around) : []))];
}

it('[C48] says of every field, or of one around it, why it matters, in words of its own and not in those that say what it is', () => {
  const unexplained = fields.filter(({ why, description }) => why === undefined || why === description);
  expect(unexplained.map(({ name }) => name)).toEqual([]);
  expect(fields.length).toBeGreaterThan(350);
});

it('[C48] says of every block and document why it matters', () => {
  const documents = [...createJsonSchemas()].filter(([file]) => !file.includes('-block.'));
  expect(documents.filter(([, schema]) => !schema['x-why']).map(([file]) => file)).toEqual([]);
});

it('[C48] speaks there of a person, or of who finds the page', () => {
  for (const { name, why } of fields) {
    expect(why, name).toMatch(
      /visitor|people|search engines|everybody|somebody|nobody|whoever|your editor|a link that|the same message/i,
    );
    expect(why, name).toMatch(/^[A-Z].*\.$/);
  }
});
