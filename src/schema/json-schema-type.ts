/** The part of JSON Schema (draft 7) that our schemas use, with what editors read beside it. */
export interface JsonSchema {
  $schema?: string;
  $ref?: string;
  $comment?: string;
  title?: string;
  description?: string;
  markdownDescription?: string;
  errorMessage?: string;
  patternErrorMessage?: string;
  type?: JsonType | JsonType[];
  enum?: unknown[];
  const?: unknown;
  enumDescriptions?: string[];
  default?: unknown;
  examples?: unknown[];
  defaultSnippets?: { label: string; description: string; body: unknown }[];
  pattern?: string;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  minItems?: number;
  maxItems?: number;
  items?: JsonSchema;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  propertyNames?: JsonSchema;
  additionalProperties?: boolean;
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  allOf?: JsonSchema[];
  if?: JsonSchema;
  then?: JsonSchema;
  else?: JsonSchema;
  'x-kind'?: string;
  'x-on-copy'?: string;
  /** The consequence of a missing or wrong value; it holds for all values below that have none of their own. */
  'x-why'?: string;
  /** Only ever `false`: the field acts on the page and is not seen itself. */
  'x-visible'?: boolean;
  /** For each choice, other words that people write for it, in one line. */
  'x-other-words'?: Readonly<Record<string, string>>;
}

/** The fields that an object must have, wherever its schema says so. */
export const requiredOf = (schema: JsonSchema): string[] => schema.required ?? schema.then?.required ?? [];

export type JsonType = 'string' | 'number' | 'integer' | 'boolean' | 'object' | 'array' | 'null';
