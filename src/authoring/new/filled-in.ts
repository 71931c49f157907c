import { pageSchemaOf } from '../../content/documents/page.schema';
import { toDoValue } from '../../content/to-do';
import { addField, removeValue, replaceValue } from '../../json/edit-json';
import type { Path } from '../../json/path';
import type { ListedKind } from '../../kinds/kind';
import { mayBeLeftOut, mustChangeIn } from '../../schema/must-change';
import type { MustChange } from '../../schema/must-change';

/** The answers about a page before it exists. */
export interface Answer {
  path: Path;
  value: unknown;
}

interface Beginning {
  kind: ListedKind;
  answers: readonly Answer[];
  isDraft: boolean;
}

/** A template with the answers, and with a "TO DO" for each fact of its own that has none. */
export function filledIn(template: string, { kind, answers, isDraft }: Beginning): string {
  const isAnswered = (field: MustChange) =>
    answers.some(({ path }) => field.path.every((step, depth) => path[depth] === step));
  const marked = mustChangeIn(pageSchemaOf(kind), JSON.parse(template) as unknown).reduce(
    (text, field) =>
      mayBeLeftOut(field) && !isAnswered(field)
        ? removeValue(text, field.path)
        : replaceValue(text, field.path, toDoValue(field)),
    template,
  );
  const answered = answers.reduce((text, { path, value }) => replaceValue(text, path, value), marked);
  return isDraft ? addField(answered, [], { name: 'status', value: 'draft', after: 'version' }) : answered;
}
