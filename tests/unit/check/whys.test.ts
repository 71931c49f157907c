import { describe, expect, it } from 'vitest';
import { createJsonSchemas } from '../../../src/content/documents/json-schema';
import type { JsonSchema } from '../../../src/schema/json-schema-type';
import { areaPage } from '../schemas/area-page';
import { check } from './small-site';
import { lines } from './said';

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

describe('why a field matters', () => {
  it('[C48] is said of every field or of one around it, in words of its own and not in those that say what it is', () => {
    expect(
      fields.filter(({ why, description }) => why === undefined || why === description).map(({ name }) => name),
    ).toEqual([]);
    expect(fields.length).toBeGreaterThan(350);
  });

  it('[C48] is said of every block and document', () => {
    const documents = [...createJsonSchemas()].filter(([file]) => !file.includes('-block.'));
    expect(documents.filter(([, schema]) => !schema['x-why']).map(([file]) => file)).toEqual([]);
  });

  it('[C48] speaks of a person, or of who finds the page', () => {
    for (const { name, why } of fields) {
      expect(why, name).toMatch(
        /visitor|people|search engines|everybody|somebody|nobody|whoever|your editor|a link that|the same message/i,
      );
      expect(why, name).toMatch(/^[A-Z].*\.$/);
    }
  });

  it('[C48] is told with the mistake', () => {
    const why = (change: (text: string) => string) =>
      check({ 'pages/areas/n1.json': change(JSON.stringify(areaPage(), null, 2)) }).problems.map(
        (problem) => problem.why,
      );
    expect(why((text) => text.replace('"£££"', '"£"'))).toEqual(lines`
      Visitors could not tell what to expect before they call, and search engines would not show it.`);
    expect(why((text) => text.replace('"clock"', '"unicorn"'))).toEqual(lines`
      People who skim a page go by the small pictures: here they would see an empty place.`);
    expect(why((text) => text.replace('"metadata": {', '"metadata": { "noindx": true,'))).toEqual(lines`
      A field with a wrong name counts for nothing. People would find a page that is not meant for them, or not find one that is.`);
  });
});
