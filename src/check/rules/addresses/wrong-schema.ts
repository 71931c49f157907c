import { soundOf } from '../../../content/sound';
import { isSchemaAddress, schemaAddress, SIDE_BY_SIDE } from '../../files/schema-address';
import { oncePer } from '../../once';
import { atValue } from '../../placed';
import type { Diagnostic, Rule } from '../../rule';
import type { SchemaFolders, SiteDocument } from '../../site';
import { quote } from '../../words';

export const wrongSchema: Rule = {
  code: 'wrong-schema',
  severity: 'warning',
  summary: 'A file leads editors to the rules of another kind of page, or to nothing.',
  example: {
    before: '"$schema": "../schemas/page.schema.json" in pages/areas/northgate.json',
    after: '"$schema": "../../schemas/area.schema.json"',
  },
  scope: 'site',
  check: ({ documents, setting: { folders = SIDE_BY_SIDE } }) => [...documents.values()].flatMap(finderFor(folders)),
};

const finderFor = oncePer((folders: SchemaFolders) =>
  oncePer((document: SiteDocument): Diagnostic[] => {
    const address = soundOf(document).$schema;
    if (address === undefined || isSchemaAddress(address, document.path, folders)) return [];
    const wanted = schemaAddress(document.path, folders);
    const words = {
      message: `"$schema" is ${quote(address)}, but the rules for this file are in "${wanted}".`,
      fix: `Write "${wanted}" in its place.`,
      why: 'Your editor would explain and underline the wrong things in this file, or nothing at all.',
    };
    return [atValue(document, ['$schema'], words, { insert: JSON.stringify(wanted) })];
  }),
);
