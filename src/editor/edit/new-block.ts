import { ownExamples } from '../../blocks/own-schemas';
import { blockSchemas, isBlockType } from '../../blocks/schemas';
import { toDoValue } from '../../content/to-do';
import { isTextKind } from '../../schema/fields';
import { mapFields } from '../../schema/walk';
import { schemaAt } from '../../schema/children';

const EXAMPLES = import.meta.glob<{ default: unknown }>('../../blocks/*/*.examples.json', {
  eager: true,
  import: 'default',
});

/** The first example of a sort of block. */
export const exampleOf = (type: string): unknown =>
  (EXAMPLES[`../../blocks/${type}/${type}.examples.json`] ?? ownExamples[type])?.['default'];

/** A block of a sort as it begins: the first example of the sort, in which every text is left to write. */
export function newBlock(type: string): unknown {
  if (!isBlockType(type)) return { type, ref: '' };
  const schema = blockSchemas[type];
  const example = exampleOf(type);
  return mapFields(schema, example ?? { type }, ({ kind, value, path }) => {
    const own = schemaAt(schema, example, path);
    return isTextKind(kind) && typeof value === 'string' && own
      ? { with: toDoValue({ schema: own, value }) }
      : undefined;
  });
}
