import type { JsonSchema } from '../../schema/json-schema-type';
import type { Path } from '../../json/path';
import type { CodeWords, Diagnostic } from '../rule';

/** One mistake in a document, found by its value alone. */
export interface JudgeDiagnostic extends Pick<Diagnostic, 'location' | 'words' | 'insert'> {
  code: string;
}

/** The judged part: a document without its blocks, or a block. */
export interface Judged {
  schema: JsonSchema;
  value: unknown;
  /** Where the judged value stands in its document. */
  path: Path;
  /** How sentences call it: `an area page`, `the "hero" block`. */
  subject: string | undefined;
  /** The types of all blocks that there are. */
  blockTypes: readonly string[];
}

/** A value that does not fit its schema, with what sentences about it are made of. */
export interface WrongValue {
  value: unknown;
  schema: JsonSchema;
  /** `"rating"`, `item 3 of "streets"`. */
  name: string;
  /** The name at the beginning of a sentence. */
  subject: string;
  /** The field's own message about a wrong value. */
  hint: string;
  /** The two letters of the country that the document names. */
  country: string | undefined;
}

export interface Explained {
  message: string;
  fix: string;
  /** Left out: the reason of the field. */
  why?: string;
  /** The replacement of the value, where it is certain. */
  insert?: string | undefined;
  /** The place of the report, where it is not the whole value: the bracket that opens it, or one of its entries. */
  at?: 'opening' | number;
}

/** One way in which a value can be wrong: its condition, and the message. */
export interface ValueRule extends Partial<CodeWords> {
  /** Without a summary it is that of the rule of a topic. */
  code: string;
  /** The keywords of JSON Schema whose errors it may explain. */
  keywords: readonly string[];
  /** `undefined` when the value is wrong in another way. */
  explain(wrong: WrongValue): Explained | undefined;
}
