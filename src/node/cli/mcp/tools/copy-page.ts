import { dirname } from 'node:path';
import { z } from 'zod';
import { copiedText } from '../../../../authoring/copy/copied-text';
import { filledCopy } from '../../../../authoring/copy/filled-copy';
import { lostEntries } from '../../../../authoring/copy/lost-tokens';
import { districtMeant } from '../../../../authoring/copy/region-district';
import { aliasesIn, fileMeant, refusalOf } from '../../../../authoring/place';
import { REGION_FILE } from '../../../../content/files';
import { decode } from '../../../../json/decode';
import { addField } from '../../../../json/edit-json';
import { valueAt } from '../../../../json/path';
import { pointerOf } from '../../../../json/path';
import { isListed, kindNamed } from '../../../../kinds/named';
import { metaOf } from '../../../../schema/children';
import { NotDone } from '../answer';
import { page, tool, WRITES } from '../tool';
import { writeDocument } from '../write-document';

const MOST_FACTS = 50;

export const copyPage = tool({
  name: 'copy_page',
  title: 'Copy a page',
  description:
    'Makes a draft from a page that is like it. What must not stay as it is says "TO DO", but for the facts that you give.',
  input: z.strictObject({
    page: page.describe('The page to copy: pages/areas/hill.json or /areas/hill.'),
    to: z.string().min(1).max(300).describe('The name of the new one, such as north, or its whole file or address.'),
    facts: z
      .record(z.string().max(100), z.unknown())
      .refine((facts) => Object.keys(facts).length <= MOST_FACTS)
      .default({})
      .describe('Its facts by their names, as its schema has them. A code that the region knows brings its place.'),
  }),
  annotations: WRITES,
  run: async (given, door) => {
    const read = await door.read();
    const { site, files, setting } = read;
    const source = door.find(given.page, files);
    const original = site.valid.find(({ path }) => path === source.path);
    if (!original || !isListed(original.kind))
      throw new NotDone(`${source.path} has mistakes of its own, or is none that can be copied. Choose another page.`);
    const path = fileMeant(given.to, dirname(source.path));
    const taken = { paths: files.keys(), aliases: aliasesIn(site.documents) };
    const refusal = refusalOf(path, kindNamed(original.kind), taken);
    if (refusal !== undefined) throw new NotDone(refusal);

    const copied = copiedText(original, decode(source.bytes).text, { path, site, folders: setting.folders });
    const { code } = given.facts;
    const district = districtMeant(site.documents.get(REGION_FILE)?.value, typeof code === 'string' ? code : '');
    const without = lostEntries(original, copied.dropped);
    const filled = filledCopy(copied.text, { facts: given.facts, district, isDraft: true, without });
    const text = Object.entries(given.facts).reduce(
      (now, [name, value]) =>
        valueAt(JSON.parse(now), ['facts', name]) === undefined ? addField(now, ['facts'], { name, value }) : now,
      filled,
    );
    const answer = await writeDocument(door, read, { path, text, base: null });
    const left = copied.marked
      .filter((each) => JSON.stringify(valueAt(JSON.parse(text), each.path))?.includes('TO DO'))
      .map((each) => ({
        pointer: pointerOf(each.path),
        wanted: metaOf(each.schema).description,
        there: each.value,
      }));
    return { ...answer, authored: { leftToWrite: left, check: answer.authored } };
  },
});
