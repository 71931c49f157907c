import { TEXT_KINDS } from '../blocks/fields.schema';
import type { TextKind } from '../blocks/fields.schema';
import { parseText } from '../content/tokens';
import type { Path } from '../content/walk';
import { oncePer } from './once';
import type { SiteDocument } from './site';

export interface FoundText {
  path: Path;
  kind: TextKind;
  value: string;
}

const isTextKind = (kind: string): kind is TextKind => (TEXT_KINDS as readonly string[]).includes(kind);

/** Every text of a document that visitors read, as it was written. */
export const textsIn = ({ fields }: SiteDocument): readonly FoundText[] => textsOf(fields);

const textsOf = oncePer((fields: SiteDocument['fields']) =>
  fields.flatMap(({ kind, value, path }): FoundText[] => (isTextKind(kind) && typeof value === 'string' ? [{ path, kind, value }] : [])));

/** The text with tokens made blank, so that offsets stay as they are and names of tokens are not taken for words. */
export function withoutTokens(text: string): string {
  if (!text.includes('{')) return text;
  return parseText(text).reduce((blank, part) =>
    ('name' in part ? blank.slice(0, part.start) + '\u0000'.repeat(part.end - part.start) + blank.slice(part.end) : blank), text);
}
