import type { z } from 'zod';
import { valueAt } from '../../json/path';
import type { Path } from '../../json/path';
import { metaOf, schemaAt } from '../../schema/children';
import { blockTitle } from './block-words';

/** A field of a block is called after both: "Text: Paragraph". */
export function titleAt(schema: z.ZodType, document: unknown, path: Path): string {
  const { title = String(path.at(-1)) } = metaOf(schemaAt(schema, document, path)!);
  const block = path.findLastIndex((_, depth) => valueAt(document, [...path.slice(0, depth), 'type']) !== undefined);
  if (block < 0) return title;
  return `${blockTitle(valueAt(document, [...path.slice(0, block), 'type']))}: ${title}`;
}
