import { Source } from '../../json/source';
import { pageSchemas } from '../../content/documents/page.schema';
import { kindOf } from '../../content/files';
import { toDosIn, wantedBy } from '../../content/to-do';
import { metaOf } from '../../schema/children';
import { fieldAt } from '../report/left-to-write';
import type { LeftToWrite } from '../report/left-to-write';

/** The texts that are left to write in a page file, with their places. */
export function toDoLines(path: string, text: string): LeftToWrite[] {
  const source = new Source(path, text);
  return toDosIn(pageSchemas[kindOf(path)], JSON.parse(text)).map(({ path: at, schema, left }) => {
    const first = left[0]!;
    const { line, column } = source.range(source.span({ path: first.path, part: 'value' })).start;
    const { description = '' } = schema ? metaOf(schema) : {};
    return { place: `${line}:${column}`, field: fieldAt(at), wanted: description || wantedBy(first.text) };
  });
}
