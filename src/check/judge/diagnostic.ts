import type { JsonSchema } from '../../schema/json-schema-type';
import type { Path } from '../../json/path';
import type { Diagnostic } from '../rule';

/** One mistake in a document, told by its value alone. */
export interface JudgeDiagnostic extends Pick<Diagnostic, 'location' | 'words' | 'insert'> {
  code: string;
}

/** What is judged: a document without its blocks, or a block. */
export interface Judged {
  schema: JsonSchema;
  value: unknown;
  /** Where the judged value stands in its document. */
  path: Path;
  /** How sentences call it: `an area page`, `the "hero" block`. */
  subject: string | undefined;
}
