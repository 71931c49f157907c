import { dirname } from 'node:path';
import { z } from 'zod';
import { copiedText } from '../../../../authoring/copy/copied-text';
import { filledCopy } from '../../../../authoring/copy/filled-copy';
import { lostEntries } from '../../../../authoring/copy/lost-tokens';
import { intendedDistrict } from '../../../../authoring/copy/region-district';
import { aliasesIn, intendedFile, refusalOf } from '../../../../authoring/place';
import { REGION_FILE } from '../../../../content/files';
import { decode } from '../../../../json/decode';
import { isListed, kindNamed } from '../../../../kinds/named';
import { NotDone } from '../answer';
import { page, tool, WRITES } from '../tool';
import { writeDocument } from '../write-document';

export const copyPage = tool({
  name: 'copy_page',
  description:
    'Makes a draft from a page that is like it. What must not stay as it is says "TO DO", but for the facts that ' +
    'you give.',
  input: z.strictObject({
    page,
    to: z.string().min(1).max(300).describe('The name of the new one, such as north, or its whole file or address.'),
    facts: z
      .record(z.string().max(100), z.json())
      .default({})
      .describe('Facts by their names, as the schema has them.'),
  }),
  annotations: WRITES,
  run: async ({ page: typed, to, facts }, assisted) => {
    const read = await assisted.reader.read();
    const { site, files } = read;
    const source = assisted.find(typed, files);
    const original = site.valid.find(({ path }) => path === source.path);
    if (!original || !isListed(original.kind))
      throw new NotDone(`${source.path} has mistakes of its own, or is none that can be copied. Choose another page.`);
    const path = intendedFile(to, dirname(source.path));
    const taken = { paths: files.keys(), aliases: aliasesIn(site.documents) };
    const refusal = refusalOf(path, kindNamed(original.kind), taken);
    if (refusal !== undefined) throw new NotDone(refusal);
    const copied = copiedText(original, decode(source.bytes).text, { path, site });
    const region = site.documents.get(REGION_FILE)?.value;
    const district = intendedDistrict(region, typeof facts['code'] === 'string' ? facts['code'] : '');
    const without = lostEntries(original, copied.dropped);
    const text = filledCopy(copied.text, { facts, district, isDraft: true, without });
    return writeDocument(assisted, read, { path, text, base: null });
  },
});
