import { Source } from '../../json/source';
import { pageSchemas } from '../../content/page.schema';
import { kindOf } from '../../content/files';
import { toDosIn, wantedBy } from '../../content/to-do';
import type { LeftToWrite } from './next-steps';

/** What is left to write in a page file, with the line of each. */
export function toDoLines(path: string, text: string): LeftToWrite[] {
  const source = new Source(path, text);
  return toDosIn(pageSchemas[kindOf(path)], JSON.parse(text)).map(({ path: at, schema, left }) => {
    const first = left[0]!;
    const { line } = source.range(source.span({ path: first.path, part: 'value' })).start;
    return { line, what: schema ? String(at.at(-1)) : wantedBy(first.text) };
  });
}
