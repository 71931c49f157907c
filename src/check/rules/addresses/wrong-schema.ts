import type { Words } from '../../problem';
import type { Rule } from '../../rule';
import { isSchemaAddress, schemaAddress } from '../../files/schema-address';
import { soundOf } from '../../../content/sound';
import { quote } from '../../words';

export const wrongSchema: Rule = {
  code: 'wrong-schema',
  severity: 'warning',
  summary: 'A file leads editors to the rules of another kind of page, or to nothing.',
  example: {
    before: '"$schema": "../schemas/page.schema.json" in pages/areas/northgate.json',
    after: '"$schema": "../../schemas/area.schema.json"',
  },
  *check(site) {
    const { folders } = site.setting;
    for (const document of site.documents.values()) {
      const address = soundOf(document).$schema;
      if (address === undefined || isSchemaAddress(address, document.path, folders)) continue;
      const wanted = schemaAddress(document.path, folders);
      yield {
        document,
        location: { path: ['$schema'], part: 'value' },
        words: words({ address, wanted }),
        insert: JSON.stringify(wanted),
      };
    }
  },
};

const words = ({ address, wanted }: { address: string; wanted: string }): Words => ({
  message: `"$schema" is ${quote(address)}, but the rules for this file are in "${wanted}".`,
  fix: `Write "${wanted}" in its place.`,
  why: 'Your editor would explain and underline the wrong things in this file, or nothing at all.',
});
