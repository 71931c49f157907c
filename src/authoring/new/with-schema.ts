import { schemaAddress, schemasOf } from '../../check/files/schema-address';
import { removeValue, replaceValue } from '../../json/edit-json';

/** A new page's text with the way to its rules: where most files of the site lead, or none where they have none. */
export function withSchema(text: string, path: string, documents: ReadonlyMap<string, { value: unknown }>): string {
  const schemas = schemasOf(documents);
  return schemas === undefined
    ? removeValue(text, ['$schema'])
    : replaceValue(text, ['$schema'], schemaAddress(path, schemas));
}
