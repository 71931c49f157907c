import { kindOfFile } from '../../../content/site';
import { validPartsOf } from '../../../content/valid-parts';
import { schemaAddress, schemasFrom, schemasOf } from '../../files/schema-address';
import { atValue } from '../../placed';
import type { Rule } from '../../rule';
import { quote } from '../../words';

export const wrongSchema: Rule = {
  code: 'wrong-schema',
  severity: 'warning',
  summary: 'A file leads editors to the rules of another kind of page, or elsewhere than the other files do.',
  example: { before: '"$schema": "../schemas/page.schema.json"', after: '"$schema": "../../schemas/area.schema.json"' },
  scope: 'site',
  *check({ documents }) {
    // Where the other files of the site lead to.
    const schemas = schemasOf(documents);
    for (const document of documents.values()) {
      const { path } = document;
      const address = validPartsOf(document).$schema;
      const own = address === undefined ? undefined : schemasFrom(path, address);
      const file = `${kindOfFile(path)}.schema.json`;
      if (address === undefined || (own !== undefined && address.endsWith(`/${file}`) && own === (schemas ?? own)))
        continue;
      const wanted = schemas === undefined ? address.replace(/[^/]*$/, file) : schemaAddress(path, schemas);
      const words = {
        message: `"$schema" is ${quote(address)}, but the rules for this file are in "${wanted}".`,
        fix: `Write "${wanted}" in its place, or take the line out.`,
        why: 'Your editor would explain and underline the wrong things in this file, or nothing at all.',
      };
      yield atValue(document, ['$schema'], words, { insert: JSON.stringify(wanted) });
    }
  },
};
