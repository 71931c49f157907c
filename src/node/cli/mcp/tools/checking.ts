import { z } from 'zod';
import { isMendable, mend } from '../../../../check/run/mend';
import { counted } from '../../../../check/words';
import { decode } from '../../../../json/decode';
import { NotDone } from '../answer';
import { problemsOf } from '../told';
import { from, hash, page, READS, tool, WRITES } from '../tool';
import { writeDocument } from '../write-document';

export const check = tool({
  name: 'check',
  title: 'Check',
  description:
    'What the check says of a page, or of the whole site: each problem with its place, what mends it, and why.',
  input: z.strictObject({ page: page.optional(), from }),
  annotations: READS,
  run: async (given, door) => {
    const loaded = await door.load();
    const path = given.page === undefined ? undefined : door.find(given.page, loaded.files).path;
    const found = loaded.problems.filter(({ file }) => path === undefined || file === path);
    return {
      note: `${counted(found.length, 'problem')} in ${path ?? 'the whole site'}.`,
      authored: problemsOf(loaded, path),
    };
  },
});

/** Mending one fault can show the next. */
const MOST_ROUNDS = 20;

export const fix = tool({
  name: 'fix',
  title: 'Mend what is certain',
  description: 'Makes the edits of the check that are certain on one page, and no other ones.',
  input: z.strictObject({ page, hash }),
  annotations: { ...WRITES, idempotentHint: true },
  run: async (given, door) => {
    const read = await door.read();
    const { path, bytes, hash: now } = door.find(given.page, read.files);
    if (now !== given.hash)
      throw new NotDone(`${path} was changed since you read it; its hash is ${now}. Read it again.`);
    const checker = await door.checker();
    let mended = bytes;
    for (let round = 0; round < MOST_ROUNDS; round += 1) {
      const { problems } = checker.check(new Map([...read.files, [path, mended] as const]), read.setting);
      const own = problems.filter(({ file }) => file === path);
      const next = mend(mended, own);
      if (!own.some(isMendable) || next.problems.length === 0) break;
      mended = next.bytes;
    }
    if (mended === bytes) return { note: `There is nothing on ${path} that is certain enough to mend.` };
    return writeDocument(door, read, { path, text: decode(mended).text, base: given.hash, isMending: true });
  },
});
