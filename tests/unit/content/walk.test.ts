import { expect, it } from 'vitest';
import { z } from 'zod';
import { fieldsOf, mapFields } from '../../../src/schema/walk';

const schema = z.strictObject({
  title: z.string().meta({ kind: 'heading' }).optional(),
  items: z.array(
    z.discriminatedUnion('do', [
      z.strictObject({ do: z.literal('page'), to: z.string().meta({ kind: 'route' }) }),
      z.strictObject({ do: z.literal('call') }),
    ]),
  ),
  ticks: z.union([
    z.array(z.string().meta({ kind: 'text' })),
    z.strictObject({ fact: z.string() }).meta({ kind: 'fact' }),
  ]),
});

it('[P17] finds every field that has a kind, through optional fields, lists and unions', () => {
  const fields = fieldsOf(schema, { title: 'A', items: [{ do: 'page', to: '/a' }, { do: 'call' }], ticks: ['x'] });
  expect(fields).toEqual([
    { kind: 'heading', value: 'A', path: ['title'] },
    { kind: 'route', value: '/a', path: ['items', 0, 'to'] },
    { kind: 'text', value: 'x', path: ['ticks', 0] },
  ]);
});

it('[P17] puts what the visitor returns in the place of a field, and leaves the rest as it is', () => {
  const value = { title: 'A', items: [], ticks: { fact: 'streets' } };
  const mapped = mapFields(schema, value, ({ kind }) => (kind === 'fact' ? { with: ['one', 'two'] } : undefined));
  expect(mapped).toEqual({ title: 'A', items: [], ticks: ['one', 'two'] });
  expect(value.ticks).toEqual({ fact: 'streets' });
});

it('[P17] leaves alone what does not fit the schema', () => {
  expect(fieldsOf(schema, { items: 7, ticks: null, title: { nested: true } })).toEqual([
    { kind: 'heading', value: { nested: true }, path: ['title'] },
  ]);
  expect(fieldsOf(schema, 'nothing')).toEqual([]);
});

it('[P17] finds what stands in an object of a union that lacks a field, by the fields that it has', () => {
  const [unit, words] = [z.string().meta({ kind: 'unit' }), z.string().meta({ kind: 'text' })];
  const either = z.union([
    z.strictObject({ id: z.string(), unit, value: z.number(), words: words.optional() }).meta({ kind: 'fact' }),
    z.strictObject({ id: z.string(), words }),
  ]);
  const kinds = (value: object) => fieldsOf(either, value).map(({ kind }) => kind);
  expect(kinds({ id: 'a', value: 1, unit: 'x', words: 'y' })).toEqual(['fact', 'unit', 'text']);
  expect(kinds({ unit: 'x', words: 'y' })).toEqual(['unit', 'text']);
  expect(kinds({ words: 'y' })).toEqual(['text']);
  expect(kinds({ other: 'y' })).toEqual([]);
});

it('[P17] throws for a union whose options are not told apart by literals', () => {
  const option = z.strictObject({ do: z.enum(['call', 'email']) });
  expect(() => fieldsOf(z.discriminatedUnion('do', [option]), { do: 'call' })).toThrow(
    'The options of a union by field must each have a literal in that field.',
  );
});

it('[P17] throws for a field of a type that it does not know, and takes it for none that it knows', () => {
  for (const field of [
    z.string().nullable(),
    z.record(z.string(), z.string()),
    z.tuple([z.string()]),
    z.lazy(() => z.string()),
  ]) {
    expect(() => fieldsOf(z.strictObject({ field }), { field: 'x' })).toThrow(
      `A field of the type "${field.def.type}" cannot be walked through.`,
    );
  }
});
