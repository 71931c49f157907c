import { z } from 'zod';
import { decode } from '../../../../json/decode';
import { parse } from '../../../../json/parse';
import { printed } from '../../../../json/print-json';
import { NotDone } from '../answer';
import { patched } from '../patch';
import { hash, page, REPLACES, tool } from '../tool';
import { writeDocument } from '../write-document';

const pointer = z
  .string()
  .max(500)
  .startsWith('/')
  .describe('A JSON Pointer: /blocks/0/heading, or /blocks/- to append.');
const operation = z.discriminatedUnion('op', [
  z.strictObject({ op: z.enum(['add', 'replace', 'test']), path: pointer, value: z.json() }),
  z.strictObject({ op: z.literal('remove'), path: pointer }),
  z.strictObject({ op: z.enum(['move', 'copy']), path: pointer, from: pointer }),
]);

export const changePage = tool({
  name: 'change_page',
  description:
    'Changes a page or shared file by a JSON Patch (RFC 6902), or to a whole document. Refused where the file was ' +
    'changed since you read it, or where the schema refuses the result.',
  input: z.strictObject({
    page,
    hash,
    patch: z.array(operation).min(1).max(200).optional(),
    document: z.record(z.string(), z.json()).optional().describe('The whole document, in the place of a patch.'),
  }),
  annotations: REPLACES,
  run: async ({ patch, document, ...given }, assisted) => {
    const read = await assisted.reader.read();
    const { path, bytes } = assisted.find(given.page, read.files, given.hash);
    if (!('value' in parse(bytes)))
      throw new NotDone(`${path} cannot be read as it is. Run fix, or leave it to a person.`);
    if (!patch === !document) throw new NotDone('Give either "patch" or "document".');
    try {
      const text = patch ? patched(decode(bytes).text, patch) : written(document);
      return await writeDocument(assisted, read, { path, text, base: given.hash });
    } catch (error) {
      if (error instanceof NotDone) throw error;
      throw new NotDone(`Nothing was written. ${(error as Error).message}`);
    }
  },
});

/**
 * As our files are printed. Throws for what no file may hold, before it is printed: that takes long of what is deep.
 */
function written(document: unknown): string {
  const { faults, ...parsed } = parse(new TextEncoder().encode(JSON.stringify(document)));
  if (!('value' in parsed))
    throw new Error(`No file may hold this document: ${faults.map(({ code }) => code).join(', ')}.`);
  return `${printed(document, { indent: '', unit: '  ', eol: '\n', before: 0, behind: 0 })}\n`;
}
