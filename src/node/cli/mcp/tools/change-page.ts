import { z } from 'zod';
import { decode, MOST_BYTES } from '../../../../json/decode';
import { parse } from '../../../../json/parse';
import { patched, PatchFault } from '../../../../json/patch';
import { printed } from '../../../../json/print-json';
import { NotDone } from '../answer';
import { hash, page, tool, WRITES } from '../tool';
import { writeDocument } from '../write-document';

const pointer = z
  .string()
  .max(500)
  .describe('A JSON Pointer: /blocks/0/heading; /blocks/- is the place behind the last.');
const operation = z.discriminatedUnion('op', [
  z.strictObject({ op: z.enum(['add', 'replace', 'test']), path: pointer, value: z.json() }),
  z.strictObject({ op: z.literal('remove'), path: pointer }),
  z.strictObject({ op: z.enum(['move', 'copy']), path: pointer, from: pointer }),
]);

export const changePage = tool({
  name: 'change_page',
  title: 'Change a page',
  description:
    'Changes a page or shared file by a JSON Patch (RFC 6902), or to a whole document. Refused where the file was ' +
    'changed since you read it, or where the schema refuses the result.',
  input: z.strictObject({
    page,
    hash,
    patch: z.array(operation).min(1).max(200).optional(),
    document: z.record(z.string(), z.unknown()).optional().describe('The whole document, in the place of a patch.'),
  }),
  annotations: WRITES,
  run: async (given, door) => {
    const read = await door.read();
    const { path, bytes, hash: now } = door.find(given.page, read.files);
    if (now !== given.hash)
      throw new NotDone(`${path} was changed since you read it; its hash is ${now}. Read it again.`);
    if (!('value' in parse(bytes)))
      throw new NotDone(`${path} cannot be read as it is. Run fix, or leave it to a person.`);
    if ((given.patch === undefined) === (given.document === undefined))
      throw new NotDone('Give either "patch" or "document".');
    const text = given.patch ? afterPatch(decode(bytes).text, given.patch) : written(given.document);
    return writeDocument(door, read, { path, text, base: given.hash });
  },
});

function afterPatch(text: string, patch: Parameters<typeof patched>[1]): string {
  try {
    return patched(text, patch);
  } catch (error) {
    if (!(error instanceof PatchFault)) throw error;
    throw new NotDone(`Operation ${error.index} of the patch cannot be done, so nothing was. ${error.message}`);
  }
}

/** As our files are printed. What is too large or too deep for any file is not printed at all. */
function written(document: unknown): string {
  const text = jsonOf(document);
  const isReadable =
    text !== undefined && text.length <= MOST_BYTES && 'value' in parse(new TextEncoder().encode(text));
  if (!isReadable) throw new NotDone('The document is too large, too deep, or has a name that no field may have.');
  return `${printed(document, { indent: '', unit: '  ', eol: '\n', before: 0, behind: 0 })}\n`;
}

function jsonOf(document: unknown): string | undefined {
  try {
    return JSON.stringify(document);
  } catch {
    return undefined;
  }
}
