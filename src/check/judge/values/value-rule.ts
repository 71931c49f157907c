import type { JsonSchema } from '../../../schema/json-schema-type';
import type { CodeWords } from '../../rule';

/** A value that does not fit its schema, with what sentences about it are made of. */
export interface WrongValue {
  value: unknown;
  schema: JsonSchema;
  /** `"rating"`, `item 3 of "streets"`. */
  name: string;
  /** The name at the beginning of a sentence. */
  subject: string;
  /** What the field itself says of a wrong value. */
  hint: string;
  /** What it means for a visitor when it is wrong. */
  why: string;
  /** The two letters of the country that the document names. */
  country: string | undefined;
}

export interface Explained {
  message: string;
  fix: string;
  /** Left out: the reason of the field. */
  why?: string;
  /** What to write in the place of the value, where that is certain. */
  insert?: string;
  /** The same, of a text. */
  meant?: string;
  /** Where it is told, when not of the whole value: at the bracket that opens it, or at one of its entries. */
  at?: 'opening' | number;
}

/** One way in which a value can be wrong: when it is that, and what its author is told. */
export interface ValueRule {
  code: string;
  /** The keywords of JSON Schema whose errors it may explain. */
  keywords: readonly string[];
  /** `undefined` when the value is wrong in another way. */
  explain(wrong: WrongValue): Explained | undefined;
}

/** A rule of values whose code is its own. */
export type OwnValueRule = ValueRule & CodeWords;
