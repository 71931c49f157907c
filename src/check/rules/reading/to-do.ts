import { leftInside, toDosIn, wantedBy } from '../../../content/to-do';
import type { ToDo } from '../../../content/to-do';
import { metaOf, schemaAt } from '../../../schema/children';
import { oncePer } from '../../once';
import type { Words } from '../../problem';
import type { Rule } from '../../rule';
import { schemaOf } from '../../../content/site';
import type { SiteDocument } from '../../site';

/** What is said first of each; a list says it once. */
export const WRITE_OVER = 'Write over the words between the quotes.';

const WHY = 'The page is not finished: visitors would read "TO DO", or find a fact of another page.';

export const toDo: Rule = {
  code: 'to-do',
  severity: 'error',
  ofUnfinished: true,
  summary: 'Something of a page is left to write: it says "TO DO", "TODO", "TBC" or "lorem ipsum".',
  example: { before: '"name": "TO DO: The district as people call it."', after: '"name": "Northgate"' },
  scope: 'site',
  *check(site) {
    for (const document of site.documents.values()) {
      for (const todo of toDosOf(document)) {
        const { path, text } = todo.left[0]!;
        const inside = leftInside(text);
        yield inside
          ? {
              document,
              location: { path, part: 'value', inside },
              words: partToDo(text.slice(inside.start, inside.end)),
            }
          : { document, location: { path, part: 'value' }, words: wordsFor(todo, document) };
      }
    }
  },
};

const toDosOf = oncePer(({ kind, value }: SiteDocument) => toDosIn(schemaOf(kind), value));

function wordsFor({ path, schema, left, of }: ToDo, { kind, value }: SiteDocument) {
  const first = left[0]!;
  if (!schema) return textToDo(wantedBy(first.text));
  const {
    kind: holds,
    description = '',
    errorMessage,
    examples,
  } = metaOf(schemaAt(schemaOf(kind), value, first.path) ?? schema);
  const example: unknown = Array.isArray(examples) ? examples[0] : undefined;
  return fieldToDo({
    name: String(path.at(-1)),
    left: left.length,
    of,
    description,
    ...(typeof example === 'string' && { example }),
    form: holds ? undefined : errorMessage,
  });
}

const fieldToDo = ({ name, left, of, description, example, form }: FieldToDo): Words => ({
  message: `"${name}" is left to write${left < of ? `: ${left} of ${of} places still say "TO DO"` : ''}.`,
  fix: form ?? `${WRITE_OVER} ${description}${example ? ` For example: "${example}".` : ''}`,
  why: WHY,
});

interface FieldToDo {
  name: string;
  /** How many of its places still say "TO DO". */
  left: number;
  of: number;
  description: string;
  example?: string;
  /** How the value is written, where it is not plain words. */
  form: string | undefined;
}

/** Of a text that is written but for a part. */
const partToDo = (mark: string): Words => ({
  message: `This text still says "${mark}".`,
  fix: 'Write what belongs there in its place.',
  why: 'The page is not finished, and visitors would read this.',
});

const textToDo = (wanted: string): Words => ({
  message: 'This text is left to write.',
  fix: `${WRITE_OVER}${wanted ? ` They say: "${wanted}".` : ''}`,
  why: WHY,
});
