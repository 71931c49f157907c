import { isTextKind } from '../../schema/fields';
import type { TextKind } from '../../schema/fields';
import { withoutLinks } from '../../content/resolve/text-links';
import { parseText } from '../../content/tokens/tokens';
import type { Field } from '../../schema/walk';
import type { Path } from '../../json/path';
import { oncePerFields } from '../once';

export interface FoundText {
  path: Path;
  kind: TextKind;
  value: string;
}

const isText = (field: Field): field is Field & FoundText => isTextKind(field.kind) && typeof field.value === 'string';

/**
 * Every text of a document that visitors read, as it was written, but of the links in it only the words: the rest is
 * blank, so that offsets stay as they are.
 */
export const textsIn = oncePerFields((fields): readonly FoundText[] =>
  fields.filter(isText).map((text) => (text.kind === 'prose' ? { ...text, value: withoutLinks(text.value) } : text)),
);

/** The text with tokens made blank, so that offsets stay as they are and names of tokens are not taken for words. */
export function withoutTokens(text: string): string {
  if (!text.includes('{')) return text;
  return parseText(text).reduce(
    (blank, part) =>
      'name' in part
        ? blank.slice(0, part.start) + '\u0000'.repeat(part.end - part.start) + blank.slice(part.end)
        : blank,
    text,
  );
}
