import type { ErrorObject } from 'ajv';
import type { JsonSchema, JsonType } from '../../schema/json-schema-type';
import { fullPath, nameOf, sampleOf, whyOf } from './flaw';
import type { Flaw, Judged } from './flaw';
import * as words from './words';
import type { ValueWords } from './words';
import { offerFor } from './other-words';
import type { Words } from '../problem';
import { typeOf } from './schema-walk';
import type { Step } from './schema-walk';
import { parseText } from '../../content/tokens';

const A_TYPE: Record<JsonType, string> = {
  string: 'a text', number: 'a number', integer: 'a whole number', boolean: 'true or false', object: 'a group of fields', array: 'a list', null: 'nothing',
};

/** What is wrong with one value, in the words that fit the sort of mistake. */
export function valueFlaw({ keyword }: ErrorObject, steps: Step[], judged: Judged): Flaw {
  const { schema, value } = steps.at(-1)!;
  const path = fullPath(steps, judged);
  const about: ValueWords = { name: nameOf(steps), value, hint: hintOf(schema, keyword), why: whyOf(steps.map((step) => step.schema)) };
  const found = explain(keyword, schema, about);
  const location = keyword === 'minItems' ? { path, part: 'opening' as const }
    : keyword === 'maxItems' ? { path: [...path, schema.maxItems ?? 0], part: 'value' as const }
      : { path, part: 'value' as const };
  return {
    rule: found.rule, location, words: found.words,
    ...(found.insert !== undefined && { replace: { part: 'value' as const, insert: found.insert } }),
  };
}

const hintOf = (schema: JsonSchema, keyword: string) =>
  (keyword === 'pattern' ? schema.patternErrorMessage : schema.errorMessage) ?? `Write what belongs there, for example ${sampleOf(schema)}.`;

interface Explained {
  rule: string;
  words: Words;
  insert?: string;
}

function explain(keyword: string, schema: JsonSchema, about: ValueWords): Explained {
  switch (keyword) {
    case 'enum': return explainEnum(schema, about);
    case 'const': return { rule: 'unknown-value', words: words.onlyValue(about, JSON.stringify(schema.const)), insert: JSON.stringify(schema.const) };
    case 'pattern': return explainPattern(schema, about);
    case 'minItems': case 'maxItems': {
      const count = (about.value as unknown[]).length;
      return { rule: keyword === 'minItems' ? 'too-few' : 'too-many', words: words.listLength(about, { count, limit: { least: schema.minItems, most: schema.maxItems } }) };
    }
    case 'minimum': case 'maximum': return { rule: 'out-of-range', words: words.outOfRange(about, limitsOf(schema)) };
    default: return explainType(schema, about);
  }
}

const limitsOf = ({ minimum, maximum }: JsonSchema) => ({
  least: minimum !== undefined && minimum > Number.MIN_SAFE_INTEGER ? minimum : undefined,
  most: maximum !== undefined && maximum < Number.MAX_SAFE_INTEGER ? maximum : undefined,
});

function explainEnum(schema: JsonSchema, about: ValueWords): Explained {
  const allowed = (schema.enum ?? []).map(String);
  const token = tokenIn(about.value);
  if (token) return { rule: 'misplaced-token', words: words.misplacedToken(about, token) };
  const offer = offerFor(about.value, allowed, schema['x-other-words']);
  return { rule: 'unknown-value', words: words.unknownValue(about, offer), ...(offer.meant && { insert: JSON.stringify(offer.meant) }) };
}

function explainPattern(schema: JsonSchema, about: ValueWords): Explained {
  const value = String(about.value);
  if (value.trim() === '') return { rule: 'empty-text', words: words.emptyText(about) };
  const token = tokenIn(value);
  if (token) return { rule: 'misplaced-token', words: words.misplacedToken(about, token) };
  if (schema['x-kind'] === 'route') {
    const button = /^(mailto|tel):/i.exec(value.trim())?.[1]?.toLowerCase();
    if (button) return { rule: 'wrong-form', words: words.addressOfButton(about, button === 'tel' ? 'call' : 'email') };
  }
  const meant = (schema['x-kind'] === 'route' ? mendedRoute : mended)(value, new RegExp(schema.pattern ?? '', 'u'));
  return { rule: 'wrong-form', words: words.wrongForm(about, meant), ...(meant && { insert: JSON.stringify(meant) }) };
}

function tokenIn(value: unknown): string | undefined {
  if (typeof value !== 'string' || !value.includes('{')) return undefined;
  const token = parseText(value).find((part) => 'name' in part);
  return token && 'name' in token ? token.name : undefined;
}

/** The value with one slip undone, if that makes it right: spaces, capitals, a slash too many or too few. */
function mended(value: string, pattern: RegExp): string | undefined {
  const trimmed = value.trim();
  const joined = trimmed.replaceAll(/\s+/g, '');
  const hyphened = trimmed.toLowerCase().replaceAll(/[\s_]+/g, '-');
  const attempts = [trimmed, trimmed.replace(/\/$/, ''), `/${trimmed}`, `/${trimmed}`.replace(/\/$/, ''), trimmed.replace(/\.json$/, ''),
    joined, joined.toUpperCase(), joined.toLowerCase(), hyphened, `/${hyphened}`];
  return attempts.find((attempt) => attempt !== value && pattern.test(attempt));
}

/** The same for an address: a slash, spaces for hyphens, capitals, or the name of its file. A made-up address is worse than none. */
function mendedRoute(value: string, pattern: RegExp): string | undefined {
  const path = value.trim().replace(/^\/?pages\//, '/').replace(/\.(json|html?)$/, '').replace(/(?<=.)\/$/, '');
  const slashed = path.startsWith('/') ? path : `/${path}`;
  return [slashed, slashed.toLowerCase().replaceAll(/\s+/g, '-')].find((attempt) => attempt !== value && pattern.test(attempt));
}

function explainType(schema: JsonSchema, about: ValueWords): Explained {
  const { value } = about;
  const expected = [schema.type ?? []].flat();
  const got = typeOf(value);
  const isNumeric = expected.includes('number') || expected.includes('integer');
  if (got === 'null') return { rule: 'wrong-type', words: words.nothing(about) };
  if (isNumeric && typeof value === 'string') {
    const literal = numberIn(value);
    if (literal) return { rule: 'number-in-quotes', words: words.numberInQuotes(about, literal), insert: literal };
  }
  if (expected.includes('boolean') && typeof value === 'string' && /^(true|false)$/i.test(value.trim())) {
    const literal = value.trim().toLowerCase();
    return { rule: 'boolean-in-quotes', words: words.booleanInQuotes(about, literal), insert: literal };
  }
  if (expected.length === 1 && expected[0] === 'string' && (got === 'number' || got === 'boolean')) {
    return { rule: 'wrong-type', words: words.textWithoutQuotes(about), insert: JSON.stringify(String(value)) };
  }
  if (expected.length === 1 && expected[0] === 'array' && [schema.items?.type ?? []].flat().includes(got)) {
    return { rule: 'wrong-type', words: words.notAList(about), insert: `[${JSON.stringify(value)}]` };
  }
  return {
    rule: 'wrong-type',
    words: words.wrongType(about, { expected: expected.map((type) => A_TYPE[type]).join(' or '), got: gotWords(value) }),
  };
}

const gotWords = (value: unknown) => (typeof value === 'number' ? `the number ${value}` : typeof value === 'boolean' ? String(value) : A_TYPE[typeOf(value)]);

/** `20` of `"20"`, `"20 minutes"` and `"£20"`; nothing when more than one number could be meant. */
function numberIn(value: string): string | undefined {
  const numbers = value.replaceAll(/(?<=\d),(?=\d{3}\b)/g, '').match(/-?\d+(\.\d+)?/g);
  return numbers?.length === 1 ? String(Number(numbers[0])) : undefined;
}
