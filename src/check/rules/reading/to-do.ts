import { schemaOf } from '../../../content/site';
import { leftInside, toDosIn, wantedBy } from '../../../content/to-do';
import type { ToDo } from '../../../content/to-do';
import { metaOf, schemaAt } from '../../../schema/children';
import { atValue } from '../../placed';
import type { Rule } from '../../rule';
import type { SiteDocument } from '../../site';

/** The first sentence of each fix; a list shows it once. */
export const WRITE_OVER = 'Write over the words between the quotes.';

const WHY = 'The page is not finished: visitors would read what is left to write, or find a fact of another page.';

export const toDo: Rule = {
  code: 'to-do',
  severity: 'error',
  ofUnfinished: true,
  summary: 'Something of a page is left to write: it says "TO DO", "TODO", "TBC" or "lorem ipsum".',
  example: { before: '"name": "TO DO: The district as people call it."', after: '"name": "Northgate"' },
  scope: 'document',
  *check(document) {
    for (const todo of toDosIn(schemaOf(document.kind), document.value)) {
      const { path, text } = todo.left[0]!;
      const inside = leftInside(text);
      const message = inside && `This text still says "${text.slice(inside.start, inside.end)}".`;
      const words = message ? { message, fix: 'Write what belongs there in its place.' } : wordsFor(todo, document);
      yield atValue(document, path, { ...words, why: WHY }, { inside });
    }
  },
};

/** The message from the field's own documentation, or else from the author of the "TO DO". */
function wordsFor({ path, schema, left, of }: ToDo, { kind, value }: SiteDocument) {
  const first = left[0]!;
  if (!schema) {
    const wanted = wantedBy(first.text);
    return { message: 'This text is left to write.', fix: `${WRITE_OVER}${wanted && ` They say: "${wanted}".`}` };
  }
  const field = metaOf(schemaAt(schemaOf(kind), value, first.path) ?? schema);
  const example: unknown = Array.isArray(field.examples) ? field.examples[0] : undefined;
  const like = typeof example === 'string' ? ` For example: "${example}".` : '';
  // Where a value is not plain words, its own message says how it is written.
  const form = field.kind ? undefined : field.errorMessage;
  return {
    message:
      `"${String(path.at(-1))}" is left to ` +
      `write${left.length < of ? `: ${left.length} of ${of} places still say "TO DO"` : ''}.`,
    fix: form ?? `${WRITE_OVER} ${field.description ?? ''}${like}`,
  };
}
