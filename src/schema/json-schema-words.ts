import { isTextKind } from './fields';
import type { JsonSchema } from './json-schema-type';

/** Longer lists of words are left to completion; written out they would drown the sentence. */
const LISTED = 40;

/** Adds what editors show: the text of the hover, and words for the mistakes that they underline. */
export function describe(schema: JsonSchema): JsonSchema {
  return {
    ...schema,
    ...(schema.description && { markdownDescription: schema.markdownDescription ?? hover(schema) }),
    ...messages(schema),
  };
}

function hover(schema: JsonSchema): string {
  const lines = [schema.description];
  if (isTextKind(schema['x-kind'])) lines.push('Tokens such as `{phone}` work here.');
  if (schema['x-kind'] === 'prose')
    lines.push('A link to a page of this site: `[what we charge](/contact#prices)`. No other signs of Markdown work.');
  const choices = schema.enum ?? [];
  if (choices.length > 1 && choices.length <= LISTED) lines.push(`One of: ${codes(choices)}.`);
  if (schema.default !== undefined) lines.push(`Left out, it is ${code(schema.default)}.`);
  if (schema.examples?.length) lines.push(`For example: ${codes(schema.examples)}.`);
  return lines.join('\n\n');
}

/** `Write one of these: "a", "b" or "c".` A list longer than `most` is cut to that many. */
export const chooseOne = (values: unknown[], most = LISTED) =>
  values.length <= most
    ? `Write one of these: ${values
        .map((value) => JSON.stringify(value))
        .join(', ')
        .replace(/, (?=[^ ]+$)/, ' or ')}.`
    : `This is not one of the ${values.length} words that can stand here. Press Ctrl and Space to see them all.`;

const code = (value: unknown) => `\`${JSON.stringify(value)}\``;
const codes = (values: unknown[]) => values.map(code).join(', ');

/**
 * One message for each way to be wrong: an editor uses `errorMessage` for the type, an unknown field and a list of
 * words.
 */
function messages(schema: JsonSchema): JsonSchema {
  if (schema.pattern) {
    return {
      patternErrorMessage: schema.errorMessage ?? 'This is not written in the form that is needed here.',
      errorMessage: 'Write this as text in double quotes.',
    };
  }
  if (schema.errorMessage) return {};
  if (schema.enum) return { errorMessage: chooseOne(schema.enum) };
  if (schema.type === 'boolean') return { errorMessage: 'Write true or false, without quotes.' };
  if (schema.type === 'number' || schema.type === 'integer') return { errorMessage: 'Write a number without quotes.' };
  if (schema.type === 'string') return { errorMessage: 'Write this as text in double quotes.' };
  if (schema.type === 'array') return { errorMessage: 'Write a list in square brackets.' };
  if (schema.type === 'object' && schema.additionalProperties === false) {
    return {
      errorMessage:
        'Only these fields are known here, in curly brackets: ' +
        `${Object.keys(schema.properties ?? {})
          .map((key) => JSON.stringify(key))
          .join(', ')}.`,
    };
  }
  return {};
}
