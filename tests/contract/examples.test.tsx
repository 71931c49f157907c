import { mkdirSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { blockSchemas, OPENING_TYPES } from '../../src/blocks/schemas';
import type { BlockType } from '../../src/blocks/schemas';
import { readExamples } from '../../src/node/load/read-examples';
import { examples } from './examples';

/** Every field of a schema by its path, `items[].label`, through lists, unions and wrappers. */
function fieldPaths(schema: z.ZodType, path = ''): Map<string, z.ZodType> {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault)
    return fieldPaths(schema.unwrap() as z.ZodType, path);
  if (schema instanceof z.ZodArray) return fieldPaths(schema.element as z.ZodType, `${path}[]`);
  if (schema instanceof z.ZodUnion)
    return new Map((schema.options as z.ZodType[]).flatMap((option) => [...fieldPaths(option, path)]));
  if (!(schema instanceof z.ZodObject)) return new Map();
  return new Map(
    Object.entries(schema.shape as Record<string, z.ZodType>).flatMap(([key, field]): [string, z.ZodType][] => [
      [`${path}.${key}`, field],
      ...fieldPaths(field, `${path}.${key}`),
    ]),
  );
}

/** Every path that a value really has. */
function valuePaths(value: unknown, path = ''): string[] {
  if (Array.isArray(value)) return value.flatMap((item) => valuePaths(item, `${path}[]`));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) => [`${path}.${key}`, ...valuePaths(item, `${path}.${key}`)]);
}

describe.each(Object.keys(blockSchemas) as BlockType[])('%s', (type) => {
  const schema: z.ZodType = blockSchemas[type];
  const own = examples.filter((example) => example.type === type);
  // What columns hold is the business of the blocks that stand in them.
  const fields = [...fieldPaths(schema)].filter(([path]) => type !== 'columns' || !path.includes('[]'));

  it('[X1] has a default example, and every example is legal', () => {
    expect(own[0]?.name).toBe('default');
    for (const { name, block } of own) expect([name, schema.safeParse(block).error]).toEqual([name, undefined]);
  });

  it('[X1] explains every field to authors', () => {
    const silent = fields.filter(([, field]) => !z.globalRegistry.get(field)?.description && !describedInside(field));
    expect(silent.map(([path]) => path)).toEqual([]);
  });

  it('[X1] uses every field in some example', () => {
    const used = new Set(own.flatMap(({ block }) => valuePaths(block)));
    expect(fields.map(([path]) => path).filter((path) => path !== '.id' && !used.has(path))).toEqual([]);
  });
});

describe('a block without examples', () => {
  it('[X1] is refused with the file that it lacks', async () => {
    const blocks = mkdtempSync(join(tmpdir(), 'blocks-'));
    mkdirSync(join(blocks, 'hours'));
    await expect(readExamples(blocks)).rejects.toThrow(
      'The block "hours" has no examples. Add the file src/blocks/hours/hours.examples.json: an object of blocks as ' +
        'authors write them, the first named "default", which together use every field but "id"; copy that of ' +
        '"tag-list". The gallery, the editor and the tests draw them.',
    );
  });
});

describe('a block that opens a page', () => {
  it('[X6] says the main heading of its page', () => {
    expect(OPENING_TYPES.length).toBeGreaterThan(0);
    for (const type of OPENING_TYPES) {
      const [example] = examples.filter((each) => each.type === type);
      expect(example?.block, type).toHaveProperty('heading', expect.stringMatching(/\S/));
    }
  });
});

function describedInside(field: z.ZodType): boolean {
  const wraps = field instanceof z.ZodOptional || field instanceof z.ZodDefault;
  return wraps && !!z.globalRegistry.get(field.unwrap() as z.ZodType)?.description;
}
