import { z } from 'zod';
import { offerFor } from '../../../check/judge/offer';
import { ICONS } from '../../../design/drawings/icon-names';
import { metaOf, schemaAt } from '../../../schema/children';
import { pageSchemaOf } from '../../../content/documents/page.schema';
import type { ListedKind, Question } from '../../../kinds/kind';
import * as words from './answer-words';

/** The field that a question asks for, in the template that it will stand in. Throws when the template has none. */
export function fieldOf(kind: ListedKind, { path }: Question, template: unknown): z.ZodType {
  const schema = schemaAt(pageSchemaOf(kind), template, path);
  if (!schema) throw new Error(`The template of ${kind.name} pages has nothing at ${path.join('/')}.`);
  return schema instanceof z.ZodOptional ? (schema.unwrap() as z.ZodType) : schema;
}

/** The words that an answer can be; none where it is not chosen from a list. */
export const choicesOf = (schema: z.ZodType): readonly string[] =>
  schema instanceof z.ZodEnum ? schema.options.map(String) : [];

/**
 * Converts a typed answer to the type of its field: a text, a text in capitals and without spaces, a number with its
 * unit, as many signs of the site's money (`sign`), or a list that is written with semicolons or commas, in which
 * "Angel station (AB2)" lies next door.
 */
export function readAnswer(schema: z.ZodType, typed: string, sign: string): { value: unknown } | { mistake: string } {
  const text = typed.trim();
  const numbers = numbersIn(text);
  const signs = metaOf(schema).kind === 'price-range' && /^\d$/.test(text) ? [sign.repeat(Number(text))] : [];
  const candidates = [
    text,
    text.toUpperCase(),
    text.replaceAll(/\s/g, '').toUpperCase(),
    ...numbers,
    ...signs,
    entriesOf(text),
  ];
  const value = candidates.find((candidate) => schema.safeParse(candidate).success);
  return value === undefined ? { mistake: reason(schema, { text, numbers, sign }) } : { value };
}

/** `20 min`, `4,9`, `1,200` and `0.07 W` as numbers, in each way that they can be read. */
function numbersIn(text: string): number[] {
  const [, digits = '', unit = ''] = /^(-?\d[\d.,]*)\s*(°?\s*[a-z]*)$/i.exec(text) ?? [];
  const sign = /^°?\s*[ws]$/i.test(unit) ? -1 : 1;
  return digits
    ? [digits, digits.replace(',', '.'), digits.replaceAll(',', '')]
        .map((each) => sign * Number(each))
        .filter((each) => !Number.isNaN(each))
    : [];
}

/** Why an answer does not fit, and what would. */
function reason(
  schema: z.ZodType,
  { text, numbers: [number], sign }: { text: string; numbers: readonly number[]; sign: string },
): string {
  const { errorMessage, description: what = '', kind, otherWords } = metaOf(schema);
  const choices = choicesOf(schema);
  if (choices.length > 0)
    return words.notAChoice({
      text,
      groups: kind === 'icon' ? ICON_GROUPS : [['', [...choices]]],
      offer: offerFor(text, choices, otherWords),
    });
  if (
    schema instanceof z.ZodNumber &&
    number !== undefined &&
    !schema.safeParse(number).success &&
    Number.isInteger(number)
  ) {
    return words.outOfRange({ text, least: schema.minValue, most: schema.maxValue });
  }
  if (kind === 'price-range' && sign) return words.noPriceRange({ text, sign });
  const message = plain(errorMessage ?? what);
  return schema instanceof z.ZodArray
    ? words.otherCount({ count: entriesOf(text).length, message })
    : words.misfit({ text, message });
}

const ICON_GROUPS = Object.entries(ICONS).map(([group, icons]): [string, string[]] => [
  group,
  Object.keys(icons).sort(),
]);

function entriesOf(text: string): unknown[] {
  return text
    .split(text.includes(';') ? ';' : ',')
    .map((each) => each.trim())
    .filter(Boolean)
    .map((each) => {
      const nextDoor = /^(.+?)\s*\(([A-Z\d]+)\)$/.exec(each);
      return nextDoor ? { name: nextDoor[1], in: nextDoor[2] } : each;
    });
}

/** The documentation of a field is for somebody who types JSON; an answer needs no quotes. */
const plain = (text: string) => text.replace(', as a number without quotes', '').replace(' without quotes', '');
