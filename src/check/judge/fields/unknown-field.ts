import type { JsonSchema } from '../../../schema/json-schema-type';
import type { Words } from '../../problem';
import { listOf } from '../../words';
import { oddIn } from '../odd-character';
import { lowerFirst } from '../naming';

interface Unknown {
  key: string;
  /** `the facts of an area page`. */
  owner: string;
  /** The field that was surely meant, and what it says of itself. */
  meant: string | undefined;
  field: JsonSchema | undefined;
  /** What it means when it is not there. */
  why: string;
  /** The fields that can still be added. */
  allowed: string[];
}

export const unknownField = {
  code: 'unknown-field',
  summary: 'A field has a name that is not known where it stands.',
  example: { before: '"headng": "Roof repair"', after: '"heading": "Roof repair"' },

  words({ key, owner, meant, field, why, allowed }: Unknown): Words {
    const message = `"${key}" is not a field of ${owner}.`;
    if (!meant)
      return {
        message,
        fix:
          allowed.length > 0
            ? `Remove it, or write one of the fields that can still be added here: ${listOf(allowed, 'or')}.`
            : 'Remove it. Every field that can stand here is already there.',
        why: 'A field that is not known is left out of the page, so visitors would not see what it says.',
      };
    const title = lowerFirst(field?.title ?? meant);
    const odd = oddIn(key)?.named;
    return {
      message: `${message}${odd === undefined ? '' : ` It holds ${odd}.`} Did you mean "${meant}"?`,
      fix: `Write "${meant}" in its place.`,
      why:
        field?.['x-visible'] === false
          ? `A field with a wrong name counts for nothing. ${why}`
          : `A field with a wrong name is left out of the page, so visitors would not see the ${title}.`,
    };
  },

  ofType: (misspelt: string): Words => ({
    message: `"${misspelt}" is not a field of a block. Did you mean "type"?`,
    fix: 'Write "type" in its place.',
    why: 'Without its type nobody knows what the block is, and visitors would see nothing where it stands.',
  }),
};
