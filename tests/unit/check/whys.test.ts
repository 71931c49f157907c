import { describe, expect, it } from 'vitest';
import { whyOf, WHY_NAMES } from '../../../src/check/judge/whys';
import { createJsonSchemas } from '../../../src/content/json-schema';
import type { JsonSchema } from '../../../src/schema/json-schema-type';
import { areaPage } from '../schemas/area-page';
import { check } from './small-site';

interface Field {
  block: string | undefined;
  path: string[];
  description: string | undefined;
}

/** Every field that a document or block can have, however deep. */
const fields = [...createJsonSchemas()].flatMap(([file, schema]) => {
  const block = /^blocks\/(.+)\.schema\.json$/.exec(file)?.[1];
  return file.includes('-block.') ? [] : fieldsIn(schema).map((field): Field => ({ ...field, block }));
});

function fieldsIn(schema: JsonSchema, path: string[] = []): Omit<Field, 'block'>[] {
  const own = Object.entries(schema.properties ?? {}).flatMap(([name, field]) =>
    [{ path: [...path, name], description: field.description }, ...fieldsIn(field, [...path, name])]);
  const inner = [schema.items, schema.then, ...(schema.allOf ?? []), ...(schema.anyOf ?? []), ...(schema.oneOf ?? [])];
  return [...own, ...inner.flatMap((each) => (each ? fieldsIn(each, path) : []))];
}

describe('why a field matters', () => {
  it('[C48] is said of every field, in words of its own and not in those that say what it is', () => {
    const unsaid = fields.filter(({ path, block, description }) => [whyOf([], block), description].includes(whyOf(path, block)));
    expect(unsaid.map(({ path, block }) => [block, ...path].filter(Boolean).join('/'))).toEqual([]);
    expect(fields.length).toBeGreaterThan(350);
  });

  it('[C48] names no field that there is not', () => {
    const known = fields.map(({ path, block }) => `/${[block, ...path].filter(Boolean).join('/')}`);
    expect(WHY_NAMES.filter((name) => !known.some((path) => path.endsWith(`/${name}`)))).toEqual([]);
  });

  it('[C48] speaks of a person, or of who finds the page', () => {
    for (const why of fields.map(({ path, block }) => whyOf(path, block))) {
      expect(why).toMatch(/visitor|people|search engines|everybody|somebody|nobody|whoever|your editor|a link that|the same message/i);
      expect(why).toMatch(/^[A-Z].*\.$/);
    }
  });

  it('[C48] is told with the mistake', () => {
    const why = (change: (text: string) => string) => check({ 'pages/areas/n1.json': change(JSON.stringify(areaPage(), null, 2)) }).problems.map((problem) => problem.why);
    expect(why((text) => text.replace('"£££"', '"£"'))).toEqual(['Visitors could not tell what to expect before they call, and search engines would not show it.']);
    expect(why((text) => text.replace('"clock"', '"unicorn"'))).toEqual(['People who skim a page go by the small pictures: here they would see an empty place.']);
    expect(why((text) => text.replace('"metadata": {', '"metadata": { "noindx": true,'))).toEqual(['A field with a wrong name counts for nothing. People would find a page that is not meant for them, or not find one that is.']);
  });
});
