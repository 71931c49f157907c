import type { z } from 'zod';
import { isObject } from '../../json/is-object';
import { isToDo } from '../../content/to-do';
import { metaOf } from '../../schema/children';
import { pageBlockSchemas } from '../../content/documents/page.schema';

export const blockSchemaOf = (type: unknown): z.ZodType | undefined =>
  typeof type === 'string' && Object.hasOwn(pageBlockSchemas, type)
    ? pageBlockSchemas[type as keyof typeof pageBlockSchemas]
    : undefined;

/** The name of a block type: "Two columns". */
export const blockTitle = (type: unknown): string => {
  const schema = blockSchemaOf(type);
  return (schema && metaOf(schema).title) ?? (typeof type === 'string' ? type : 'Block');
};

/** The name of a block among others of its type: its heading, or the file that it shows. */
export function blockName(block: unknown): string {
  if (!isObject(block)) return '';
  const words = block['heading'] ?? block['ref'] ?? block['title'] ?? block['label'];
  return typeof words === 'string' && !isToDo(words) ? words : '';
}
